// The result of a round from the file of its battle, the sides told apart by the fingerprints of their armies.
import type { Side } from '../../../../../core/conversation.ts'
import { mostRecordText, parseRecordText } from '../../../../../core/record/text.ts'
import { resume } from '../../../../../core/record/resume.ts'
import { fingerprint } from '../../army/code/fingerprint.ts'
import type { Army } from '../../army/model.ts'
import { battle } from '../../battle/battle.ts'
import { turnEndsOf } from '../../battle/story/turnEnds.ts'
import type { TableResult } from './rounds.ts'

/** How a battle ended, and who was who as far as the fingerprints tell. */
export interface RecordOutcome {
  readonly armies: Readonly<Record<Side, Army>>
  readonly winner: Side | 'draw'
  /** Rankers and characters lost by all battalions, broken, gone or not. */
  readonly lost: Readonly<Record<Side, number>>
  /** The side of the first player of the pairing; null: the lists do not tell, so it must be asked. */
  readonly firstIs: Side | null
}

/** Only both lists together tell: one alone may be from another round. Two of one list are not told apart. */
function sideOfFirst(
  { a, b }: Readonly<Record<Side, Army>>,
  first: string | null,
  second: string | null,
): Side | null {
  const marks = { a: fingerprint(a), b: fingerprint(b) }
  if (marks.a === marks.b) return null
  if (marks.a === first && marks.b === second) return 'a'
  return marks.b === first && marks.a === second ? 'b' : null
}

/**
 * The end of the battle of a record; `first` and `second` are the fingerprints of the players' lists. null if it is
 * no record of a finished battle. Replays all of it: not for the thread that draws.
 */
export function recordOutcome(
  text: string,
  first: string | null,
  second: string | null,
): RecordOutcome | null {
  const parsed = text.length > mostRecordText ? null : parseRecordText(text)
  if (parsed?.ok !== true) return null
  const { play } = resume(battle, parsed.value.json)
  const result = play?.now.state.result ?? null
  if (play === null || result === null) return null
  const { armies } = play.now.state.setup
  return {
    armies,
    winner: result.winner,
    // The result's own casualties are those of WIN-05: of unbroken battalions only.
    lost: turnEndsOf(play).at(-1)?.casualties ?? { a: 0, b: 0 },
    firstIs: sideOfFirst(armies, first, second),
  }
}

/** The outcome in the order of the pairing. */
export function resultSeen({ winner, lost }: RecordOutcome, firstIs: Side): TableResult {
  const secondIs = firstIs === 'a' ? 'b' : 'a'
  return {
    winner: winner === 'draw' ? 'draw' : winner === firstIs ? 'first' : 'second',
    firstLost: lost[firstIs],
    secondLost: lost[secondIs],
  }
}
