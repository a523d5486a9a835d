// What an organiser does with teams and their matches. Each is one transaction, whatever another tab does.
import { without } from '@/core/without.ts'
import {
  cleanName,
  joinedTeam,
  movedMember,
  teamKey,
  teamNames,
  teamsOf,
  usualDesk,
  withMatchFixed,
  withMatchSeatedAnew,
  withTeamRenamed,
  type Entrant,
  type Match,
} from '@/games/eagles/rules/index.ts'
import { changeBoard } from '@/storage/eventsDoor.ts'
import type { Place } from './entryActions.ts'
import { changeRounds, presentOf } from './roundActions.ts'

export const joinTeam = ({ event, entry }: Place, name: string) =>
  changeBoard(event, ({ entries }) => ({
    put: joinedTeam(entries, entry, cleanName(name)),
    result: undefined,
  }))

export const leaveTeam = ({ event, entry: id }: Place) =>
  changeBoard(event, ({ entries }) => ({
    put: entries
      .filter((one) => one.id === id)
      .map((entry) => without(without(entry, 'team'), 'board')),
    result: undefined,
  }))

/** A place up (−1) or down in the order of the boards. */
export const moveInTeam = ({ event, entry }: Place, by: -1 | 1) =>
  changeBoard(event, ({ entries }) => ({ put: movedMember(entries, entry, by), result: undefined }))

/** Also in the rounds that it has played. False: another team is called so, or was when it played. */
export const renameTeam = (event: string, key: string, typed: string): Promise<boolean> =>
  changeBoard(event, ({ entries, rounds }) => {
    const name = cleanName(typed)
    const next = teamKey(name)
    if (next === '' || (next !== key && teamNames(entries, rounds).has(next)))
      return { result: false }
    const members = teamsOf(entries).find((team) => team.key === key)?.members ?? []
    return {
      put: members.map((entry) => ({ ...entry, team: name })),
      rounds: withTeamRenamed(rounds, key, name),
      result: true,
    }
  })

export const fixMatch = (event: string, place: number, match: Match, isFixed: boolean) =>
  changeRounds(event, (rounds) => withMatchFixed(rounds, place, match, isFixed))

/** False: nothing could be seated. */
export const seatMatchAnew = (
  event: string,
  place: number,
  match: Match,
  entrants: readonly Entrant[],
): Promise<boolean> =>
  changeBoard(event, (board) => {
    const { rounds, desk = usualDesk } = board
    const next = withMatchSeatedAnew(rounds, place, match, presentOf(entrants, board), desk)
    return { rounds: next, result: next !== rounds }
  })
