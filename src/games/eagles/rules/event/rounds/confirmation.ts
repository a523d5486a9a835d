// Confirmation of a result: by no player, by the opponent on the same phone, or by the opponent on a phone of their own.
import { ok, refused, type Result } from '../../../../../core/result.ts'
import type { CodeProblem } from '../../army/code/sealed.ts'
import type { SeatOfTable } from './roundCode.ts'
import { isSameResult, turnedResult, type Pairing, type TableResult } from './rounds.ts'
import { decodeSlip, slipCodeIn, type RoundSlip } from './slipCode.ts'

/** From the weakest to the strongest. */
const ways = ['none', 'same-phone', 'own-phone'] as const
export type ConfirmedHow = (typeof ways)[number]

export const confirmedHow = ({ confirmedBy, ownPhone }: RoundSlip): ConfirmedHow =>
  ownPhone !== undefined ? 'own-phone' : confirmedBy === '' ? 'none' : 'same-phone'

/** Both are of one battle, and say the same of it; who has confirmed is another matter. */
export const isSameOutcome = (one: RoundSlip, other: RoundSlip): boolean =>
  one.battle === other.battle &&
  one.winner === other.winner &&
  one.lost.first === other.lost.first &&
  one.lost.second === other.lost.second

export type ConfirmationProblem =
  | CodeProblem
  /** Not confirmed on another phone: the slip itself, perhaps. */
  | 'unconfirmed'
  | 'other-table'
  | 'other-result'
  /** The player of this phone has confirmed their own slip. */
  | 'own-seat'

/** What the opponent's phone shows, held against the slip of this phone: who has confirmed it. */
export function readConfirmation(
  text: string,
  own: RoundSlip,
  opponent: SeatOfTable,
): Result<SeatOfTable, ConfirmationProblem> {
  const read = decodeSlip(slipCodeIn(text) ?? text)
  if (!read.ok) return read
  const { ownPhone, ticket, round } = read.value
  if (ticket !== own.ticket || round !== own.round) return refused('other-table')
  if (ownPhone === undefined) return refused('unconfirmed')
  if (!isSameOutcome(read.value, own)) return refused('other-result')
  return ownPhone === opponent ? ok(ownPhone) : refused('own-seat')
}

/** What a slip says, in the order of its players. */
export const resultOf = ({ winner, lost: { first, second } }: RoundSlip): TableResult => ({
  winner,
  firstLost: first,
  secondLost: second,
})

/** After a change of seats the slip may have the players the other way round. */
const says = (slip: RoundSlip, result: TableResult): boolean =>
  [result, turnedResult(result)].some((each) => isSameResult(each, resultOf(slip)))

/** The slip of a table that says what is entered there, confirmed as well as any; null: there is none. */
export function bestSlip({ slips = [], result }: Pairing): RoundSlip | null {
  if (result === null) return null
  const fitting = slips.flatMap(({ code }) => {
    const read = decodeSlip(code)
    return read.ok && says(read.value, result) ? [read.value] : []
  })
  const rank = (slip: RoundSlip): number => ways.indexOf(confirmedHow(slip))
  return fitting.toSorted((one, other) => rank(other) - rank(one))[0] ?? null
}
