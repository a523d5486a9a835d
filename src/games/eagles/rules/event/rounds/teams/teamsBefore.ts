// What an organiser of teams has to know before a round is paired: boards that would be forfeited, players of no team.
import { isTeamless, lineupsOf, teamsOf, type Lineup, type TeamMember } from './teams.ts'

export interface TeamsBefore<M extends TeamMember> {
  /** The teams that would be paired. */
  readonly teams: readonly Lineup<M>[]
  /** Those of them that forfeit boards. */
  readonly incomplete: readonly Lineup<M>[]
  /** Could play, but for no team. */
  readonly teamless: readonly M[]
  /** Names of teams of which nobody could play. */
  readonly empty: readonly string[]
}

/** `could`: those who would be paired if they have a team; `all`: everybody on the board who has not gone home. */
export function teamsBefore<M extends TeamMember>(
  could: readonly M[],
  all: readonly TeamMember[],
  size: number,
): TeamsBefore<M> {
  const teams = lineupsOf(could, size)
  const keys = new Set(teams.map(({ key }) => key))
  return {
    teams,
    incomplete: teams.filter(({ forfeited }) => forfeited.length > 0),
    teamless: could.filter(isTeamless),
    empty: teamsOf(all).flatMap(({ key, name }) => (keys.has(key) ? [] : [name])),
  }
}
