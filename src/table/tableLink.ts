// Changes that a second phone makes at the table: who answers here, and where answers go.
import type { Answer } from '@/core/conversation.ts'
import type { Lock } from '@/core/link/seal.ts'
import type { BattleTitle, Saved } from '@/storage/battleDoor.ts'

/** A result that the other phone wants confirmed here. */
export interface ToSign {
  readonly text: string
  /** Who confirms it: the seat that answers on this phone. */
  readonly seat: string
  readonly confirm: () => void
}

export interface TableLink {
  /** Whether what this party is asked is answered on this phone. */
  readonly answersHere: (party: string) => boolean
  /**
   * Resolves when the phone that leads has said what became of it; null: nothing is answered here. The whole field is
   * null on the phone that leads: it keeps its own record.
   */
  readonly send: ((given: Answer, head: string) => Promise<Saved> | null) | null
  /** Asks the phone that leads to take back the last answer; left out: nothing is taken back from here. */
  readonly askBack?: (head: string) => void
  /**
   * Keeps an answer that is given in secret outside the record until the other phone has locked its own; null: it is
   * none. Left out: nothing is given in secret.
   */
  readonly lock?: (lock: Lock, asked: string) => Promise<Saved> | null
  /** Whose questions the other phone answers; left out: no seat's. */
  readonly theirs?: string
  readonly toSign?: ToSign
  /** This is a tablet beside the table: nothing is answered, and all is shown in large. */
  readonly isBoard?: boolean
}

/** A battle that another phone leads, while there is no link to it. */
export const followsElsewhere: TableLink = { answersHere: () => false, send: () => null }

/** A battle that this phone leads, and shows to the other one by codes. */
const showsCodes: TableLink = { answersHere: () => true, send: null }

/** What lists know of a linked battle, under the keys `table`, `follows` and `byCode`. */
export interface LinkMarks {
  /** The name of the table for both phones. */
  readonly table?: string
  /** 1: another phone leads it, and this one keeps the same record. */
  readonly follows?: number
  /** This phone leads, and there is no link: the turn in which the other one was shown a code last. */
  readonly byCode?: number
}

export function linkMarksIn(title: BattleTitle | null): LinkMarks {
  const table = title?.['table']
  const follows = title?.['follows']
  const byCode = title?.['byCode']
  return {
    ...(typeof table === 'string' ? { table } : {}),
    ...(follows === 1 ? { follows } : {}),
    ...(typeof byCode === 'number' ? { byCode } : {}),
  }
}

export const isFollowing = (title: BattleTitle | null): boolean => linkMarksIn(title).follows === 1

/** What holds of a battle while there is no link to its second phone; null: it has none. */
export function withoutLink(title: BattleTitle | null): TableLink | null {
  const { follows, byCode } = linkMarksIn(title)
  if (follows === 1) return followsElsewhere
  return byCode === undefined ? null : showsCodes
}
