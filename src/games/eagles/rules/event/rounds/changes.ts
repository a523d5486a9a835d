// What an organiser does to the rounds. Each looks at the rounds as they are now, whatever was on the screen.
import { isOver, type Entrant, type Pairing, type Round, type TableResult } from './rounds.ts'
import { isTooMuchToPair, pairRound } from './swiss.ts'

/** The next round; unchanged while the last one is not over, so that two taps never pair twice. */
export function withNextRound(
  rounds: readonly Round[],
  entrants: readonly Entrant[],
  seed: number,
): readonly Round[] {
  const last = rounds.at(-1)
  const present = entrants.filter(({ hasDropped }) => !hasDropped)
  const isReady = (last === undefined || isOver(last)) && present.length >= 2
  if (!isReady || isTooMuchToPair(entrants)) return rounds
  return [...rounds, pairRound(entrants, rounds, seed)]
}

/** The rounds without the one at a place, if it is still the last. */
export const withoutRound = (rounds: readonly Round[], place: number): readonly Round[] =>
  rounds.length === place + 1 ? rounds.slice(0, -1) : rounds

/** For undoing: the round at its place again, unless another has been paired there since. */
export const withRoundBack = (
  rounds: readonly Round[],
  place: number,
  round: Round,
): readonly Round[] => (rounds.length === place ? [...rounds, round] : rounds)

/** The result of those two in that round; unchanged if they are not paired there any more. */
export const withResult = (
  rounds: readonly Round[],
  place: number,
  { first, second }: Pick<Pairing, 'first' | 'second'>,
  result: TableResult | null,
): readonly Round[] =>
  rounds.map((round, n) =>
    n === place
      ? {
          pairings: round.pairings.map((pairing) =>
            pairing.first === first && pairing.second === second ? { ...pairing, result } : pairing,
          ),
        }
      : round,
  )

export const hasResults = ({ pairings }: Round): boolean =>
  pairings.some(({ result }) => result !== null)
