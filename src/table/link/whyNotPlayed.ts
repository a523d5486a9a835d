// The reason why a battle that another phone leads is not played on in this tab.
import type { NotKept } from '@/core/link/line.ts'
import type { FailureCode } from '@/storage/battleDoor.ts'

/** By what the seat at it says; a tab that only reads for want of locks could store nothing either. */
export const whyNotPlayed = (role: string, failure: FailureCode | null): NotKept =>
  role === 'reader' && failure === null ? 'other-tab' : 'not-stored'
