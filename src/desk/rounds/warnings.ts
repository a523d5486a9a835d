// What speaks against two who meet, in words: on their table, and before a swap brings them together.
import {
  objectionsAt,
  teamEntrants,
  teamRounds,
  teamRules,
  withLatecomer,
  withSwap,
  withTeamSwap,
  type Pairing,
} from '@/games/eagles/rules/index.ts'
import { eventsWords } from '@/desk/words/events.ts'
import type { useEventBoard } from '@/desk/store/eventBoard.ts'
import type { Tables } from './useTables.ts'

type Board = ReturnType<typeof useEventBoard>
type Table = Pick<Pairing, 'first' | 'second' | 'isFixed'>
type Warned = (table: Table) => readonly string[]

function said(find: ReturnType<typeof objectionsAt>): Warned {
  const words = eventsWords.value.roundDesk.table
  return (table) => {
    const { met, isSameClub, isSameNation } = find(table)
    return [
      ...(met.length > 0 ? [words.met(met)] : []),
      ...(isSameClub ? [words.sameClub] : []),
      ...(isSameNation ? [words.sameNation] : []),
    ]
  }
}

/** `place` is that of the round, from 0. */
export const playersWarned = (board: Board, { players, rounds }: Tables, place: number): Warned =>
  said(
    objectionsAt(place, {
      entrants: players.value,
      rounds: rounds.value,
      bans: board.desk.bans,
    }),
  )

/** Teams are called by their keys. */
export const teamsWarned = (board: Board, { players, rounds }: Tables, place: number): Warned =>
  said(
    objectionsAt(place, {
      entrants: teamEntrants(players.value, rounds.value),
      rounds: teamRounds(rounds.value, board.desk),
      bans: teamRules(board.desk).bans,
    }),
  )

/** Of the tables at which these sit, each with who meets there. */
const atTables = (
  tables: readonly Pairing[] | undefined,
  ids: readonly string[],
  warned: Warned,
  names: ReadonlyMap<string, string>,
): readonly string[] =>
  (tables ?? [])
    .filter(({ first, second }) => ids.includes(first) || ids.includes(second ?? ''))
    .flatMap((table) => {
      const [first, second] = [table.first, table.second ?? ''].map((id) => names.get(id) ?? '')
      const who = eventsWords.value.rounds.against(first ?? '', second ?? '')
      return warned(table).map((line) => `${who}: ${line}`)
    })

/** What would have to be said of both tables if these two players changed seats. */
export const beforeSwap =
  (board: Board, tables: Tables, place: number) =>
  (one: string, other: string): readonly string[] =>
    atTables(
      withSwap(tables.rounds.value, place, one, other)[place]?.pairings,
      [one, other],
      playersWarned(board, tables, place),
      tables.names.value,
    )

/** What would have to be said of the table at which somebody who came late would sit. */
export const beforeSeat = (board: Board, tables: Tables, player: string): readonly string[] => {
  const rounds = withLatecomer(tables.rounds.value, player)
  const warned = playersWarned(board, tables, rounds.length - 1)
  return atTables(
    rounds.at(-1)?.pairings.map((each) => ({ ...each, isFixed: true })),
    [player],
    warned,
    tables.names.value,
  )
}

export const beforeTeamSwap =
  (board: Board, tables: Tables, place: number) =>
  (one: string, other: string): readonly string[] =>
    atTables(
      teamRounds(withTeamSwap(tables.rounds.value, place, one, other), board.desk)[place]?.pairings,
      [one, other],
      teamsWarned(board, tables, place),
      tables.teamNames.value,
    )
