// What the page and its worker say to each other about the file of a battle.
import type { RecordOutcome } from '@/rules/eagles/index.ts'

export interface BattleFileAsk {
  readonly file: Blob
  readonly first: string | null
  readonly second: string | null
}

/** null: no finished battle is in it. */
export type BattleFileSays = 'ready' | RecordOutcome | null
