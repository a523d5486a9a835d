// Players that a round would leave out, and those who would sit at two tables: what an organiser has to know before it is paired.
import { mayPlay, type BoardEntry, type BoardState } from '../board.ts'
import { areRivals, isAway, isSeated } from './seats.ts'
import { isOfTeams, teamSizeOf, usualDesk, type DeskRules } from './deskRules.ts'
import type { Round } from './rounds.ts'
import { isTeamless, lineupsOf, teamsOf, type Lineup, type TeamMember } from './teams/teams.ts'

export interface TeamsBefore<M extends TeamMember> {
  /** The teams that would be paired. */
  readonly teams: readonly Lineup<M>[]
  /** Those of them that forfeit boards. */
  readonly incomplete: readonly Lineup<M>[]
  /** Could play, but for no team. */
  readonly teamless: readonly M[]
  /** Names of teams of which no player could play. */
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

interface Row {
  readonly state: BoardState
  readonly entry: BoardEntry
}

export interface BeforePairing<R extends Row> {
  /** Who would be paired. */
  readonly players: readonly R[]
  /** Two who would be paired and are perhaps one player; to be answered before. */
  readonly twice: readonly { readonly older: R; readonly newer: R }[]
  /** Whose list cannot be played as it is, and nothing was decided of it. */
  readonly leftOut: readonly R[]
  /** Whom the organiser left out with the list that counts now. */
  readonly decided: readonly R[]
  readonly gone: readonly R[]
  /** Could play, but has not been checked in while others have. */
  readonly away: readonly R[]
  /** null: an event of players. */
  readonly teams: TeamsBefore<BoardEntry> | null
  /** How many players would sit down. */
  readonly present: number
  /** How many would be paired: players, or teams. */
  readonly paired: number
}

/** The organiser has said that this list does not play; a newer one is asked about again. */
export const isLeftOut = ({ leftOut, versions }: BoardEntry): boolean =>
  leftOut === versions.length - 1

/** Everybody on the board stands in one of the lists, `twice` apart, whose rows are among the players. */
export function beforePairing<R extends Row>(
  rows: readonly R[],
  rounds: readonly Round[],
  rules: DeskRules = usualDesk,
): BeforePairing<R> {
  const here = rows.filter(({ entry }) => !entry.hasDropped)
  const entries = rows.map(({ entry }) => entry)
  const mayCome = ({ state, entry }: R): boolean => mayPlay(state) || isSeated(rounds, entry.id)
  const could = here.filter(mayCome)
  const players = could.filter(({ entry }) => !isAway(entry, entries, rounds))
  const out = here.filter((row) => !mayCome(row))
  const byId = new Map(players.map((row) => [row.entry.id, row]))
  const twice = players.flatMap((newer) => {
    const older = byId.get(newer.entry.sameNameAs ?? '')
    const areTwo = older === undefined || areRivals(rounds, newer.entry.id, older.entry.id)
    return areTwo ? [] : [{ older, newer }]
  })
  const teams = isOfTeams(rules)
    ? teamsBefore(
        players.map(({ entry }) => entry),
        here.map(({ entry }) => entry),
        teamSizeOf(rules),
      )
    : null
  return {
    players,
    teams,
    present: teams?.teams.flatMap(({ seated }) => seated).length ?? players.length,
    paired: (teams?.teams ?? players).length,
    twice,
    leftOut: out.filter(({ entry }) => !isLeftOut(entry)),
    decided: out.filter(({ entry }) => isLeftOut(entry)),
    gone: rows.filter(({ entry }) => entry.hasDropped),
    away: could.filter(({ entry }) => isAway(entry, entries, rounds)),
  }
}

/** With what the organiser decided: the list that counts now does not play. */
export const withLeftOut = (entry: BoardEntry): BoardEntry => ({
  ...entry,
  leftOut: entry.versions.length - 1,
})
