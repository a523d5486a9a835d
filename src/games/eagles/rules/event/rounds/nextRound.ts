// The next round, or the last one paired anew: of players, or of teams, which are entrants with boards.
import { ok, refused, type Result } from '../../../../../core/result.ts'
import { isOfTeams, teamSizeOf, usualDesk, type DeskRules } from './deskRules.ts'
import { objectionsAt } from './objections.ts'
import { hasBegun, isOpenTable, isOver, type Entrant, type Pairing, type Round } from './rounds.ts'
import { forbiddenTables, isPresent, isTooMuchToPair, pairRound } from './swiss.ts'
import { hasStarted, isByHand, matchesOf, pairingsOf, tableOf } from './teams/matches.ts'
import { boardsOf, sidesNow } from './teams/sides.ts'
import { teamEntrants, teamRounds, teamRules } from './teams/teamStandings.ts'
import { withTickets } from './tickets.ts'

/**
 * `forbidden`: an entrant would have to meet one whom a hard ban forbids. `two-seats`: a player of a match that stays
 * has gone over to another team.
 */
export type PairingRefusal = 'not-over' | 'too-few' | 'too-many' | 'forbidden' | 'two-seats'

/** Ids of players, or keys of teams. */
export interface ForbiddenMeeting {
  readonly first: string
  readonly second: string
  readonly isSameClub: boolean
  readonly isSameNation: boolean
}

/** Why nothing was paired. */
export interface Unpaired {
  readonly why: PairingRefusal
  /** Who would have to meet against a ban: as few as can be, in the pairing that comes nearest. */
  readonly forbidden: readonly ForbiddenMeeting[]
}

const unpaired = (why: PairingRefusal, forbidden: Unpaired['forbidden'] = []) =>
  refused<Unpaired>({ why, forbidden })

/** Who is paired: the players themselves, or their teams by their keys. */
export interface Contest {
  readonly entrants: readonly Entrant[]
  readonly rounds: readonly Round[]
  readonly rules: DeskRules
  /** The boards at which the two of a table sit down. */
  readonly boardsAt: (table: Pairing) => readonly Pairing[]
}

export function contestOf(
  players: readonly Entrant[],
  rounds: readonly Round[],
  rules: DeskRules,
): Contest {
  if (!isOfTeams(rules)) return { entrants: players, rounds, rules, boardsAt: (table) => [table] }
  // Only who plays for a team, and has a board in it, is paired.
  const sides = sidesNow(players, teamSizeOf(rules))
  const teams = teamEntrants(players, rounds)
  return {
    entrants: teams.map((each) => ({ ...each, hasDropped: !sides.has(each.id) })),
    rounds: teamRounds(rounds, rules),
    rules: teamRules(rules),
    boardsAt: ({ first, second }) => {
      const one = sides.get(first)
      return one === undefined ? [] : boardsOf(one, sides.get(second ?? '') ?? null)
    },
  }
}

/** What stays as it is: the boards, and the same as tables of those who are paired. */
interface Kept {
  readonly boards: readonly Pairing[]
  readonly tables: readonly Pairing[]
}

/** Made by hand, or begun. */
function keptIn(round: Round, rules: DeskRules): Kept {
  if (!isOfTeams(rules)) {
    const stay = round.pairings.filter((each) => each.isFixed === true || hasBegun(each))
    return { boards: stay, tables: stay }
  }
  const stay = matchesOf(round).filter(
    (match) => match.second !== null && (hasStarted(match) || isByHand(match)),
  )
  return {
    boards: stay.flatMap(pairingsOf),
    tables: stay.map((match) => ({ ...tableOf(match), result: null, isFixed: true })),
  }
}

function meetingsOf(
  tables: readonly Pairing[],
  { entrants, rules: { bans } }: Contest,
): Unpaired['forbidden'] {
  const hard = {
    club: bans.club === 'hard' ? bans.club : 'off',
    nation: bans.nation === 'hard' ? bans.nation : 'off',
  } as const
  const objectionsTo = objectionsAt(0, { entrants, rounds: [], bans: hard })
  return tables.flatMap((table) => {
    const { isSameClub, isSameNation } = objectionsTo(table)
    const { first, second } = table
    return second === null ? [] : [{ first, second, isSameClub, isSameNation }]
  })
}

const hasBye = ({ second, teams }: Pairing): boolean =>
  (teams === undefined ? second : teams.second) === null

/** The rounds with the next one. Nothing is paired while the last one is not over, so that two taps never pair twice. */
export function nextRound(
  rounds: readonly Round[],
  players: readonly Entrant[],
  seed: number,
  rules: DeskRules = usualDesk,
  kept: Kept = { boards: [], tables: [] },
): Result<readonly Round[], Unpaired> {
  const last = rounds.at(-1)
  if (last !== undefined && !isOver(last)) return unpaired('not-over')
  if (isTooMuchToPair(players)) return unpaired('too-many')
  const contest = contestOf(players, rounds, rules)
  const { entrants, boardsAt } = contest
  if (entrants.filter(isPresent).length < 2) return unpaired('too-few')
  const wanted = { rules: contest.rules, fixed: kept.tables }
  const paired = pairRound(entrants, contest.rounds, seed, wanted)
  const forbidden = forbiddenTables(paired, entrants, contest.rules)
  if (forbidden.length > 0) return unpaired('forbidden', meetingsOf(forbidden, contest))
  const fresh = paired.pairings.filter((each) => !kept.tables.includes(each)).flatMap(boardsAt)
  // Who has gone over to another team since sits at one table only.
  const taken = new Set(kept.boards.flatMap(({ first, second }) => [first, second]))
  if (fresh.some(({ first, second }) => taken.has(first) || (second !== null && taken.has(second))))
    return unpaired('two-seats')
  const all = [...kept.boards, ...fresh]
  const round = { pairings: [...all.filter((one) => !hasBye(one)), ...all.filter(hasBye)] }
  return ok([...rounds, withTickets(round, seed)])
}

/**
 * Some table stays by hand, and another would be paired anew. With none by hand, taking the pairing back does the same; with
 * no other, nothing would change.
 */
export function canPairAnew(round: Round, rules: DeskRules): boolean {
  const { pairings } = round
  const { boards } = keptIn(round, rules)
  return (
    pairings.some(({ isFixed }) => isFixed === true) &&
    pairings.some((each) => isOpenTable(each) && each.isFixed !== true && !boards.includes(each))
  )
}

/** The last round with its open tables paired anew; those made by hand and those that have begun stay. */
export function pairedAnew(
  rounds: readonly Round[],
  players: readonly Entrant[],
  seed: number,
  rules: DeskRules = usualDesk,
): Result<readonly Round[], Unpaired> {
  const last = rounds.at(-1)
  if (last === undefined) return unpaired('too-few')
  const next = nextRound(rounds.slice(0, -1), players, seed, rules, keptIn(last, rules))
  if (!next.ok) return next
  const { pairings } = next.value.at(-1) ?? last
  return ok([...rounds.slice(0, -1), { ...last, pairings }])
}
