// The next round of an event of teams: Swiss over the teams, and board against board within each match.
import { ok, refused, type Result } from '../../../../../../core/result.ts'
import { without } from '../../../../../../core/without.ts'
import { swapPartners } from '../byHand.ts'
import { teamSizeOf, type DeskRules } from '../deskRules.ts'
import { hasBegun, isOver, type Entrant, type Pairing, type Round } from '../rounds.ts'
import { forbiddenTables, isTooMuchToPair, pairRound } from '../swiss.ts'
import { nextTicket, withTickets } from '../tickets.ts'
import { matchesOf, teamRound, type Match } from './matches.ts'
import { teamEntrants, teamRounds, teamRules } from './teamStandings.ts'
import { lineupsOf, teamKey } from './teams.ts'

/** A team as it sits down: players in the order of the boards. */
interface Side {
  readonly name: string
  readonly players: readonly string[]
}

/** Board against board; whoever has no opponent sits alone, and his team stands first there. */
function boardsOf(one: Side, other: Side | null): readonly Pairing[] {
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
function keeping(made: Pairing, round: Round, n: number): Pairing {
  const before = round.pairings.find(
    ({ first, second }) => first === made.first && second === made.second,
  )
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
function sidesIn(round: Round): ReadonlyMap<string, Side> {
  const sides = matchesOf(round).flatMap((match) => [
    sideIn(match, match.first, 'first'),
    ...(match.second === null ? [] : [sideIn(match, match.second, 'second')]),
  ])
  return new Map(sides.map((side) => [teamKey(side.name), side]))
}

const sidesNow = (entrants: readonly Entrant[], size: number): ReadonlyMap<string, Side> =>
  new Map(
    lineupsOf(
      entrants.filter(({ hasDropped }) => !hasDropped),
      size,
    ).map(({ key, name, seated }) => [key, { name, players: seated.map(({ id }) => id) }]),
  )

/** As in the rounds of players; `two-seats`: a player of a match that stays has gone over to another team. */
type TeamRefusal = 'not-over' | 'too-few' | 'too-many' | 'forbidden' | 'two-seats'

/** Boards of matches that stay, as they are, and who has a seat at them. */
interface Kept {
  readonly boards: readonly Pairing[]
  /** The same matches as tables of two teams. */
  readonly tables: readonly Pairing[]
}

const nothingKept: Kept = { boards: [], tables: [] }

const seatedAt = (boards: readonly Pairing[]): ReadonlySet<string | null> =>
  new Set(boards.flatMap(({ first, second }) => [first, second]))

/** Which teams would meet, as tables of their keys, and which of those a hard ban forbids; `stay` first, as they are. */
export function teamTables(
  rounds: readonly Round[],
  entrants: readonly Entrant[],
  seed: number,
  rules: DeskRules,
  stay: readonly Pairing[],
) {
  const sides = sidesNow(entrants, teamSizeOf(rules))
  const ofTeams = teamRules(rules)
  const teams = teamEntrants(entrants, rounds).map((each) => ({
    ...each,
    hasDropped: !sides.has(each.id),
  }))
  const wanted = { rules: ofTeams, fixed: stay }
  const paired = pairRound(teams, teamRounds(rounds, rules), seed, wanted)
  return { paired, teams, rules: ofTeams, forbidden: forbiddenTables(paired, teams, ofTeams) }
}

/** The rounds with the next one. Only who plays for a team, and has a board in it, is paired. */
export function nextTeamRound(
  rounds: readonly Round[],
  entrants: readonly Entrant[],
  seed: number,
  rules: DeskRules,
  kept: Kept = nothingKept,
): Result<readonly Round[], TeamRefusal> {
  const last = rounds.at(-1)
  if (last !== undefined && !isOver(last)) return refused('not-over')
  if (isTooMuchToPair(entrants)) return refused('too-many')
  const sides = sidesNow(entrants, teamSizeOf(rules))
  if (sides.size < 2) return refused('too-few')
  const { paired, forbidden } = teamTables(rounds, entrants, seed, rules, kept.tables)
  if (forbidden.length > 0) return refused('forbidden')
  const fresh = paired.pairings
    .filter((table) => !kept.tables.includes(table))
    .flatMap(({ first, second }) => {
      const [one, other] = [sides.get(first), sides.get(second ?? '')]
      return one === undefined ? [] : boardsOf(one, other ?? null)
    })
  // Who has gone over to another team since sits at one table only.
  const seats = seatedAt(kept.boards)
  if (fresh.some(({ first, second }) => seats.has(first) || (second !== null && seats.has(second))))
    return refused('two-seats')
  const isBye = ({ teams: of }: Pairing): boolean => of?.second === null
  const all = [...kept.boards, ...fresh]
  const round = { pairings: [...all.filter((one) => !isBye(one)), ...all.filter(isBye)] }
  return ok([...rounds, withTickets(round, seed)])
}

const hasStarted = ({ boards }: Match): boolean => boards.some(({ pairing }) => hasBegun(pairing))

const isByHand = ({ boards }: Match): boolean =>
  boards.every(({ pairing }) => pairing.isFixed === true)

const isKept = (match: Match): boolean =>
  match.second !== null && (hasStarted(match) || isByHand(match))

/** Matches of a round that stay when the others are paired anew. */
export function keptIn(round: Round, rules: DeskRules): Kept {
  const matches = matchesOf(round)
  const tables = teamRound(round, rules.scoring).pairings
  return {
    boards: matches.filter(isKept).flatMap(({ boards }) => boards.map(({ pairing }) => pairing)),
    tables: tables
      .filter((_, n) => matches.slice(n, n + 1).some(isKept))
      .map((table) => ({ ...table, isFixed: true }) as const),
  }
}

/** The last round with its open matches paired anew; those made by hand and those that have begun stay. */
export function teamsPairedAnew(
  rounds: readonly Round[],
  entrants: readonly Entrant[],
  seed: number,
  rules: DeskRules,
): Result<readonly Round[], TeamRefusal> {
  const last = rounds.at(-1)
  if (last === undefined) return refused('too-few')
  const next = nextTeamRound(rounds.slice(0, -1), entrants, seed, rules, keptIn(last, rules))
  if (!next.ok) return next
  const { pairings } = next.value.at(-1) ?? last
  return ok([...rounds.slice(0, -1), { ...last, pairings }])
}

const withRound = (rounds: readonly Round[], place: number, round: Round): readonly Round[] =>
  rounds.map((each, n) => (n === place ? round : each))

/** As tables of two teams, of which one that has begun counts as decided: nobody leaves it. */
function openTables(round: Round): Round {
  const matches = matchesOf(round)
  const begun = { winner: 'draw', firstLost: null, secondLost: null } as const
  return {
    pairings: matches.map((match) => ({
      first: teamKey(match.first),
      second: match.second === null ? null : teamKey(match.second),
      result: hasStarted(match) ? begun : null,
    })),
  }
}

/** With which teams a team can change places: all at matches that have not begun. By their keys. */
export const teamSwapPartners = (round: Round, team: string): readonly string[] =>
  isOver(round) ? [] : swapPartners(openTables(round), team)

/** The rounds with both teams in each other's places, made by hand; unchanged where that is not possible any more. */
export function withTeamSwap(
  rounds: readonly Round[],
  place: number,
  one: string,
  other: string,
): readonly Round[] {
  const round = rounds[place]
  if (round === undefined || !teamSwapPartners(round, one).includes(other)) return rounds
  const sides = sidesIn(round)
  const swapped = (team: string): string => (team === one ? other : team === other ? one : team)
  const pairings = matchesOf(round).flatMap((match) => {
    const keys = [match.first, match.second ?? ''].map(teamKey)
    const isMoved = keys.includes(one) !== keys.includes(other)
    if (!isMoved) return match.boards.map(({ pairing }) => pairing)
    const [first, second] = keys.map((key) => sides.get(swapped(key)))
    if (first === undefined) return []
    return boardsOf(first, second ?? null).map((board): Pairing => ({ ...board, isFixed: true }))
  })
  return withRound(rounds, place, {
    ...round,
    pairings: pairings.map((each, n) => keeping(each, round, n)),
  })
}

/** A match as its teams would sit down now, if none of its boards has a result; unchanged otherwise. */
export function withMatchSeatedAnew(
  rounds: readonly Round[],
  place: number,
  match: Pick<Match, 'first' | 'second'>,
  entrants: readonly Entrant[],
  rules: DeskRules,
): readonly Round[] {
  const round = rounds[place]
  const sides = sidesNow(entrants, teamSizeOf(rules))
  const one = sides.get(teamKey(match.first))
  const other = match.second === null ? null : sides.get(teamKey(match.second))
  const found = round && matchesOf(round).find((each) => each.first === match.first)
  if (!round || !found || hasStarted(found) || !one || other === undefined) return rounds
  const old = found.boards.map(({ pairing }) => pairing)
  const made = boardsOf(one, other)
  const others = seatedAt(round.pairings.filter((each) => !old.includes(each)))
  const isTaken = (id: string | null): boolean => id !== null && others.has(id)
  if (made.some(({ first, second }) => isTaken(first) || isTaken(second))) return rounds
  const at = round.pairings.findIndex((each) => old.includes(each))
  const rest = round.pairings.filter((each) => !old.includes(each))
  const byHand = isByHand(found) && ({ isFixed: true } as const)
  const fresh = made.map((each, n) => keeping({ ...each, ...byHand }, round, n))
  return withRound(rounds, place, {
    ...round,
    pairings: [...rest.slice(0, at), ...fresh, ...rest.slice(at)],
  })
}

/** That match stays as it is when the others are paired anew, or no longer. */
export function withMatchFixed(
  rounds: readonly Round[],
  place: number,
  { first, second }: Pick<Match, 'first' | 'second'>,
  isFixed: boolean,
): readonly Round[] {
  const round = rounds[place]
  const match =
    round && matchesOf(round).find((each) => each.first === first && each.second === second)
  if (!round || !match) return rounds
  const own = new Set(match.boards.map(({ pairing }) => pairing))
  return withRound(rounds, place, {
    ...round,
    pairings: round.pairings.map((each) => {
      if (!own.has(each)) return each
      return isFixed ? { ...each, isFixed } : without(each, 'isFixed')
    }),
  })
}

/** The rounds with a team called otherwise. */
export const withTeamRenamed = (
  rounds: readonly Round[],
  from: string,
  to: string,
): readonly Round[] => {
  const renamed = (name: string): string => (teamKey(name) === from ? to : name)
  return rounds.map((round) => ({
    ...round,
    pairings: round.pairings.map((each) =>
      each.teams === undefined
        ? each
        : {
            ...each,
            teams: {
              first: renamed(each.teams.first),
              second: each.teams.second === null ? null : renamed(each.teams.second),
            },
          },
    ),
  }))
}
