// The sides of a match on their boards: as they sit in a round, and as their teams would sit down now.
import { isTable, type Entrant, type Pairing, type Round } from '../rounds.ts'
import { nextTicket } from '../tickets.ts'
import { matchesOf, type Match } from './matches.ts'
import { lineupsOf, teamKey } from './teams.ts'

/** A team as it sits down: players in the order of the boards. */
interface Side {
  readonly name: string
  readonly players: readonly string[]
}

/** Board against board; a player without an opponent sits alone, and their team stands first there. */
export function boardsOf(one: Side, other: Side | null): readonly Pairing[] {
  const boards = Math.max(one.players.length, other?.players.length ?? 0)
  return Array.from({ length: boards }, (_, n) => n).flatMap((n): readonly Pairing[] => {
    const [first, second] = [one.players[n], other?.players[n]]
    const teams = { first: one.name, second: other?.name ?? null }
    if (first !== undefined) return [{ first, second: second ?? null, result: null, teams }]
    if (second === undefined) return []
    const turned = { first: teams.second ?? '', second: teams.first }
    return [{ first: second, second: null, result: null, teams: turned }]
  })
}

/** A board that stays as it was keeps its number and all that is known of it; any other has a number of its own. */
export function keeping(made: Pairing, round: Round, n: number): Pairing {
  const before = round.pairings.find((each) => isTable(each, made))
  const { teams, isFixed } = made
  if (before !== undefined)
    return { ...before, ...(teams && { teams }), ...(isFixed && { isFixed }) }
  const of = round.pairings[n] ?? round.pairings[0]
  return of === undefined || made.second === null ? made : { ...made, ticket: nextTicket(of, made) }
}

const sideIn = ({ boards }: Match, name: string, seat: 'first' | 'second'): Side => ({
  name,
  players: boards.flatMap(({ pairing, isTurned }) => {
    const isFirst = (seat === 'first') !== isTurned
    return (isFirst ? pairing.first : pairing.second) ?? []
  }),
})

/** Every team that sits in a round, as it sits there. */
export function sidesIn(round: Round): ReadonlyMap<string, Side> {
  const sides = matchesOf(round).flatMap((match) => [
    sideIn(match, match.first, 'first'),
    ...(match.second === null ? [] : [sideIn(match, match.second, 'second')]),
  ])
  return new Map(sides.map((side) => [teamKey(side.name), side]))
}

/** Every team of which a player is here, as it would sit down. */
export const sidesNow = (entrants: readonly Entrant[], size: number): ReadonlyMap<string, Side> =>
  new Map(
    lineupsOf(
      entrants.filter(({ hasDropped }) => !hasDropped),
      size,
    ).map(({ key, name, seated }) => [key, { name, players: seated.map(({ id }) => id) }]),
  )
