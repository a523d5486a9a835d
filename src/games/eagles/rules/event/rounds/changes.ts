// Changes that an organiser makes to the rounds. Each looks at the rounds as they are now, whatever was on the screen.
import {
  hasBegun,
  isTable,
  withRoundAt,
  type KeptSlip,
  type Pairing,
  type Round,
  type Seats,
  type TableResult,
} from './rounds.ts'

/** The rounds without the one at a place, if it is still the last. */
export const withoutRound = (rounds: readonly Round[], place: number): readonly Round[] =>
  rounds.length === place + 1 ? rounds.slice(0, -1) : rounds

/** For undoing: the round at its place again, unless another has been paired there since. */
export const withRoundBack = (
  rounds: readonly Round[],
  place: number,
  round: Round,
): readonly Round[] => (rounds.length === place ? [...rounds, round] : rounds)

const withTable = (
  rounds: readonly Round[],
  place: number,
  table: Seats,
  next: (pairing: Pairing) => Pairing,
): readonly Round[] =>
  withRoundAt(rounds, place, (round) => ({
    ...round,
    pairings: round.pairings.map((each) => (isTable(each, table) ? next(each) : each)),
  }))

/** The result of those two in that round; unchanged if they are not paired there any more. */
export const withResult = (
  rounds: readonly Round[],
  place: number,
  table: Seats,
  result: TableResult | null,
): readonly Round[] => withTable(rounds, place, table, (pairing) => ({ ...pairing, result }))

/** Slips kept with a table; of more the oldest go. */
export const mostSlips = 50

/** A slip that came for that table; the same one is kept once. */
export const withSlip = (
  rounds: readonly Round[],
  place: number,
  table: Seats,
  slip: KeptSlip,
): readonly Round[] =>
  withTable(rounds, place, table, (pairing) => {
    const slips = pairing.slips ?? []
    return slips.some(({ code }) => code === slip.code)
      ? pairing
      : { ...pairing, slips: [...slips, slip].slice(-mostSlips) }
  })

/** A result, or a slip of one: what would go with the round. */
export const hasResults = ({ pairings }: Round): boolean => pairings.some(hasBegun)
