// CC-RESULT: the outcome of a battle as it comes back to the map.
import type { Refusal } from '../../../../core/conversation.ts'
import { fraction } from '../../../../core/odds/fraction.ts'
import { ok, refused, type Result } from '../../../../core/result.ts'
import {
  exactly,
  listOf,
  malformed,
  matching,
  objectOf,
  orNull,
  readAs,
  text,
  type Shape,
} from '../shape.ts'
import { ticketIdShape, type Ticket } from './ticket.ts'

export interface BattleResult {
  readonly format: 'aide-de-camp/result'
  readonly version: 1
  readonly ticket: string
  readonly winner: 0 | 1 | 'draw'
  readonly how: 'broke' | 'points' | 'conceded'
  readonly holdsField: 0 | 1 | null
  readonly source: 'record' | 'typed' | 'quick'
  /** `n/d` in lowest terms, `0/1` for none; null where it is not known. */
  readonly lossShare: readonly [string, string] | null
  readonly enteredBy: readonly string[]
  /** The code of the battle's record. */
  readonly record: string | null
  readonly note: string
}

const share: Shape = (json, path) =>
  typeof json === 'string' && shareOf(json) !== null ? null : path

const resultShape: Shape = objectOf({
  format: exactly('aide-de-camp/result'),
  version: exactly(1),
  ticket: ticketIdShape,
  winner: exactly(0, 1, 'draw'),
  how: exactly('broke', 'points', 'conceded'),
  holdsField: exactly(0, 1, null),
  source: exactly('record', 'typed', 'quick'),
  lossShare: orNull(listOf(share, 2, 2)),
  enteredBy: listOf(text(40), 42),
  record: orNull(matching(/^[\w-]{1,80}$/u)),
  note: text(500),
})

/** Strict; a draw is always `points`, and a winner holds the field or neither side does. */
export const readBattleResult = (json: unknown): Result<BattleResult, Refusal> => {
  const read = readAs<BattleResult>(resultShape, json)
  if (!read.ok) return read
  const { winner, how, holdsField } = read.value
  if (winner === 'draw' && how !== 'points') return malformed('how')
  if (winner !== 'draw' && holdsField !== null && holdsField !== winner)
    return malformed('holdsField')
  return read
}

/** A share of losses as two whole numbers in lowest terms, at most 1; null if it is none. */
export const shareOf = (written: string): { readonly n: number; readonly d: number } | null => {
  const [, top = '', bottom = ''] = /^(0|[1-9]\d{0,5})\/([1-9]\d{0,5})$/u.exec(written) ?? []
  if (top === '') return null
  const [n, d] = [Number(top), Number(bottom)]
  const lowest = fraction(BigInt(n), BigInt(d))
  return n <= d && Number(lowest.n) === n && Number(lowest.d) === d ? { n, d } : null
}

/** What the door of The March of Eagles gives back of a battle, as plain numbers; side A is `a`. */
export interface PlayedBattle {
  /** The ticket named in the set-up; null: a battle for none, which is no contest's result. */
  readonly ticket: string | null
  readonly isOver: boolean
  readonly winner: 'a' | 'b' | 'draw'
  /** The players agreed on it. */
  readonly isAgreed: boolean
  readonly unbroken: PerSide
  /** Rankers at the start, and missing at the end: those of broken and gone battalions whole. */
  readonly rankers: PerSide
  readonly missing: PerSide
  /** The code of its record. */
  readonly record: string
}

interface PerSide {
  readonly a: number
  readonly b: number
}

export type NoResult = 'underWay' | 'otherTicket'

/** CC-RESULT-01, exactly; a battle under way, or without this ticket's id, gives none. */
export const resultOfBattle = (
  ticket: Pick<Ticket, 'id' | 'attacker'>,
  battle: PlayedBattle,
): Result<BattleResult, NoResult> => {
  if (battle.ticket !== ticket.id) return refused('otherTicket')
  if (!battle.isOver) return refused('underWay')
  const winner = battle.winner === 'draw' ? 'draw' : battle.winner === 'a' ? 0 : 1
  const defender = ticket.attacker === 0 ? 1 : 0
  return ok({
    format: 'aide-de-camp/result',
    version: 1,
    ticket: ticket.id,
    winner,
    how: howOf(battle),
    holdsField: winner === 'draw' ? defender : winner,
    source: 'record',
    lossShare: [lossOf(battle, 'a'), lossOf(battle, 'b')],
    enteredBy: [],
    record: battle.record,
    note: '',
  })
}

const howOf = ({ winner, isAgreed, unbroken }: PlayedBattle): BattleResult['how'] => {
  if (winner === 'draw') return 'points'
  const loser = winner === 'a' ? 'b' : 'a'
  if (unbroken[loser] === 0) return 'broke'
  return isAgreed ? 'conceded' : 'points'
}

const lossOf = ({ rankers, missing }: PlayedBattle, side: 'a' | 'b'): string => {
  if (rankers[side] === 0) return '0/1'
  const { n, d } = fraction(BigInt(missing[side]), BigInt(rankers[side]))
  return `${n}/${d}`
}
