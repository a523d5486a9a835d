// What an organiser does to the rounds. Each looks at the rounds as they are now, whatever was on the screen.
import { ok, refused, type Result } from '../../../../../core/result.ts'
import { without } from '../../../../../core/without.ts'
import { isOfTeams, usualDesk, type DeskRules } from './deskRules.ts'
import {
  hasBegun,
  isOpenTable,
  isOver,
  type Entrant,
  type KeptSlip,
  type Pairing,
  type Round,
  type TableResult,
} from './rounds.ts'
import { forbiddenTables, isTooMuchToPair, pairRound } from './swiss.ts'
import { keptIn, nextTeamRound, teamsPairedAnew } from './teams/pairTeams.ts'
import { withTickets } from './tickets.ts'

/**
 * `forbidden`: somebody would have to meet whom a hard ban forbids. `two-seats`: a player of a match that stays has gone
 * over to another team.
 */
export type PairingRefusal = 'not-over' | 'too-few' | 'too-many' | 'forbidden' | 'two-seats'

/** The rounds with the next one. Nothing is paired while the last one is not over, so that two taps never pair twice. */
export function nextRound(
  rounds: readonly Round[],
  entrants: readonly Entrant[],
  seed: number,
  rules: DeskRules = usualDesk,
  fixed: readonly Pairing[] = [],
): Result<readonly Round[], PairingRefusal> {
  if (isOfTeams(rules)) return nextTeamRound(rounds, entrants, seed, rules)
  const last = rounds.at(-1)
  if (last !== undefined && !isOver(last)) return refused('not-over')
  if (entrants.filter(({ hasDropped }) => !hasDropped).length < 2) return refused('too-few')
  if (isTooMuchToPair(entrants)) return refused('too-many')
  const round = pairRound(entrants, rounds, seed, { rules, fixed })
  if (forbiddenTables(round, entrants, rules).length > 0) return refused('forbidden')
  return ok([...rounds, withTickets(round, seed)])
}

/** The next round; unchanged where it cannot be paired. */
export function withNextRound(
  rounds: readonly Round[],
  entrants: readonly Entrant[],
  seed: number,
): readonly Round[] {
  const next = nextRound(rounds, entrants, seed)
  return next.ok ? next.value : rounds
}

/** Tables that stay when the others are paired anew: made by hand, or fought. */
export const staysPut = (pairing: Pairing): boolean => pairing.isFixed === true || hasBegun(pairing)

/**
 * Some table stays by hand, and another would be paired anew. With none by hand, taking the pairing back does the same; with
 * no other, nothing would change.
 */
export function canPairAnew(round: Round, rules: DeskRules): boolean {
  const { pairings } = round
  const stay = isOfTeams(rules) ? keptIn(round, rules).boards : pairings.filter(staysPut)
  const isByHand = ({ isFixed }: Pairing): boolean => isFixed === true
  return (
    pairings.some(isByHand) &&
    pairings.some((each) => isOpenTable(each) && !isByHand(each) && !stay.includes(each))
  )
}

/** The last round with its open tables paired anew; those made by hand and those decided stay. */
export function pairedAnew(
  rounds: readonly Round[],
  entrants: readonly Entrant[],
  seed: number,
  rules: DeskRules = usualDesk,
): Result<readonly Round[], PairingRefusal> {
  if (isOfTeams(rules)) return teamsPairedAnew(rounds, entrants, seed, rules)
  const last = rounds.at(-1)
  if (last === undefined) return refused('too-few')
  const fixed = last.pairings.filter(staysPut)
  const next = nextRound(rounds.slice(0, -1), entrants, seed, rules, fixed)
  if (!next.ok) return next
  const { pairings } = next.value.at(-1) ?? last
  return ok([...rounds.slice(0, -1), { ...last, pairings }])
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

type Seats = Pick<Pairing, 'first' | 'second'>

const isTable = (one: Seats, other: Seats): boolean =>
  one.first === other.first && one.second === other.second

/** The round at a place with each pairing as `next` gives it. */
const withPairings = (
  rounds: readonly Round[],
  place: number,
  next: (pairing: Pairing) => Pairing,
): readonly Round[] =>
  rounds.map((round, n) =>
    n === place ? { ...round, pairings: round.pairings.map((each) => next(each)) } : round,
  )

const withTable = (
  rounds: readonly Round[],
  place: number,
  table: Seats,
  next: (pairing: Pairing) => Pairing,
): readonly Round[] =>
  withPairings(rounds, place, (each) => (isTable(each, table) ? next(each) : each))

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

/** That table stays as it is when the others are paired anew, or no longer. */
export const withFixed = (
  rounds: readonly Round[],
  place: number,
  table: Seats,
  isFixed: boolean,
): readonly Round[] =>
  withTable(rounds, place, table, (pairing) =>
    isFixed ? { ...pairing, isFixed } : without(pairing, 'isFixed'),
  )

/** A result, or a slip of one: what would go with the round. */
export const hasResults = ({ pairings }: Round): boolean => pairings.some(hasBegun)
