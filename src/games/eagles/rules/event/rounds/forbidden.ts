// Who would have to meet against a hard ban: told where a round cannot be paired without it.
import { staysPut } from './changes.ts'
import { isOfTeams, type DeskRules } from './deskRules.ts'
import type { Entrant, Pairing, Round } from './rounds.ts'
import { objectionsAt } from './objections.ts'
import { forbiddenTables, pairRound } from './swiss.ts'
import { keptIn, teamTables } from './teams/pairTeams.ts'

/** Ids of players, or keys of teams. */
export interface ForbiddenMeeting {
  readonly first: string
  readonly second: string
  readonly isSameClub: boolean
  readonly isSameNation: boolean
}

const hardOf = ({ club, nation }: DeskRules['bans']): DeskRules['bans'] => ({
  club: club === 'hard' ? club : 'off',
  nation: nation === 'hard' ? nation : 'off',
})

function meetingsOf(
  tables: readonly Pairing[],
  entrants: readonly Entrant[],
  { bans }: DeskRules,
): readonly ForbiddenMeeting[] {
  const objectionsTo = objectionsAt(0, { entrants, rounds: [], bans: hardOf(bans) })
  return tables.flatMap((table) => {
    const { isSameClub, isSameNation } = objectionsTo(table)
    const { first, second } = table
    return second === null ? [] : [{ first, second, isSameClub, isSameNation }]
  })
}

/** As few as can be, in the pairing that comes nearest. `isAnew`: the last round is paired anew, else the next one. */
export function forbiddenMeetings(
  rounds: readonly Round[],
  entrants: readonly Entrant[],
  seed: number,
  rules: DeskRules,
  isAnew: boolean,
): readonly ForbiddenMeeting[] {
  const before = isAnew ? rounds.slice(0, -1) : rounds
  const last = (isAnew ? rounds.at(-1) : undefined) ?? { pairings: [] }
  if (isOfTeams(rules)) {
    const { tables } = keptIn(last, rules)
    const found = teamTables(before, entrants, seed, rules, tables)
    return meetingsOf(found.forbidden, found.teams, found.rules)
  }
  const round = pairRound(entrants, before, seed, { rules, fixed: last.pairings.filter(staysPut) })
  return meetingsOf(forbiddenTables(round, entrants, rules), entrants, rules)
}
