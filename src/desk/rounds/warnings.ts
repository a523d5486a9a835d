// Warnings about two players who meet, in words: on their table, and before a swap brings them together.
import {
  contestOf,
  objectionsAt,
  withLatecomer,
  withSwap,
  type Pairing,
  type Round,
} from '@/games/eagles/rules/index.ts'
import { eventsWords } from '@/desk/words/events.ts'
import type { Tables } from './useTables.ts'

type Warned = (table: Pick<Pairing, 'first' | 'second' | 'isFixed'>) => readonly string[]

/** Who meets: players, or teams, which are called by their keys. */
export type Meeting = 'players' | 'teams'

const contestIn = ({ board, players }: Tables, rounds: readonly Round[], of: Meeting) =>
  contestOf(players.value, rounds, of === 'teams' ? board.desk : { ...board.desk, teamSize: 1 })

/** `place` is that of the round, from 0. */
export function warned(tables: Tables, place: number, of: Meeting): Warned {
  const { entrants, rounds, rules } = contestIn(tables, tables.rounds.value, of)
  const find = objectionsAt(place, { entrants, rounds, bans: rules.bans })
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

/** Of the tables at which these sit, each with who meets there. */
const atTables = (
  tables: readonly Pairing[] | undefined,
  ids: readonly string[],
  find: Warned,
  names: ReadonlyMap<string, string>,
): readonly string[] =>
  (tables ?? [])
    .filter(({ first, second }) => ids.includes(first) || ids.includes(second ?? ''))
    .flatMap((table) => {
      const [first, second] = [table.first, table.second ?? ''].map((id) => names.get(id) ?? '')
      const who = eventsWords.value.rounds.against(first ?? '', second ?? '')
      return find(table).map((line) => `${who}: ${line}`)
    })

/** What would have to be said of both tables if these two changed places. */
export function beforeSwap(
  tables: Tables,
  place: number,
  of: Meeting,
  ids: readonly [one: string, other: string],
): readonly string[] {
  const after = contestIn(tables, withSwap(tables.rounds.value, place, ...ids), of)
  const names = of === 'teams' ? tables.teamNames : tables.names
  return atTables(after.rounds[place]?.pairings, ids, warned(tables, place, of), names.value)
}

/** What would have to be said of the table at which a latecomer would sit. */
export function beforeSeat(tables: Tables, player: string): readonly string[] {
  const rounds = withLatecomer(tables.rounds.value, player)
  return atTables(
    rounds.at(-1)?.pairings.map((each) => ({ ...each, isFixed: true })),
    [player],
    warned(tables, rounds.length - 1, 'players'),
    tables.names.value,
  )
}
