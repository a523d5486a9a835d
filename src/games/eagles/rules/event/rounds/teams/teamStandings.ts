// The teams as entrants of their own, and their table: match points, board points, then the organiser's tie-breaks.
import { matchScoring, type DeskRules } from '../deskRules.ts'
import { withSeats, type Entrant, type Round } from '../rounds.ts'
import { standings, type CountedRound, type Standing } from '../standings.ts'
import { matchesOf, teamRound } from './matches.ts'
import { teamKey, teamsOf } from './teams.ts'

/** A match has points of its own, whatever the boards are worth; clubs are kept apart, nations are the boards' affair. */
export const teamRules = ({ tieBreaks, bans, ...others }: DeskRules): DeskRules => ({
  ...others,
  scoring: matchScoring(others),
  tieBreaks: ['boards', ...tieBreaks],
  bans: { ...bans, nation: 'off' },
})

export const teamRounds = (
  rounds: readonly Round[],
  { scoring }: Pick<DeskRules, 'scoring'>,
): readonly CountedRound[] => rounds.map((round) => teamRound(round, scoring))

/** The club that all who name one share; a team of several clubs is of none. */
function clubOf(members: readonly Entrant[]): string {
  const clubs = members.flatMap(({ club = '' }) => (club.trim() === '' ? [] : [club]))
  return new Set(clubs.map(teamKey)).size === 1 ? (clubs[0] ?? '') : ''
}

/** Of all teams that have sat in these rounds, as they were called then. */
const pairedNames = (rounds: readonly Round[]): readonly string[] =>
  rounds.flatMap(matchesOf).flatMap(({ first, second }) => [first, ...(second ? [second] : [])])

/** Teams by their keys: those that a player plays for now, and those that have met another. A team of which no player is left has gone. */
export function teamEntrants(
  players: readonly Entrant[],
  rounds: readonly Round[],
): readonly Entrant[] {
  const now = teamsOf(players).map(({ key, members }): Entrant => ({
    id: key,
    hasDropped: members.every(({ hasDropped }) => hasDropped),
    club: clubOf(members),
  }))
  const known = new Set(now.map(({ id }) => id))
  const before = new Set(
    pairedNames(rounds)
      .map(teamKey)
      .filter((key) => !known.has(key)),
  )
  return [...now, ...[...before].map((id): Entrant => ({ id, hasDropped: true }))]
}

/** What each team is called: as its members have it now, else as it was paired. */
export const teamNames = (
  players: readonly Entrant[],
  rounds: readonly Round[],
): ReadonlyMap<string, string> =>
  new Map([
    ...pairedNames(rounds).map((name): [string, string] => [teamKey(name), name]),
    ...teamsOf(players).map(({ key, name }): [string, string] => [key, name]),
  ])

/** The teams that have met anybody, or could, the best first; their ids are keys. */
export const teamStandings = (
  players: readonly Entrant[],
  rounds: readonly Round[],
  rules: DeskRules,
): readonly Standing[] =>
  standings(teamEntrants(players, rounds), teamRounds(rounds, rules), teamRules(rules))

/** The rounds with a team called otherwise. */
export const withTeamRenamed = (
  rounds: readonly Round[],
  from: string,
  to: string,
): readonly Round[] =>
  rounds.map((round) => ({
    ...round,
    pairings: round.pairings.map(({ teams, ...each }) =>
      teams === undefined
        ? each
        : { ...each, teams: withSeats(teams, (name) => (teamKey(name) === from ? to : name)) },
    ),
  }))
