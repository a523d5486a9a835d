// The tables of a round in order, each with its number; and rounds and standings as rows of a table program.
import type { DeskRules, Pairing, Round, Standing } from '@/games/eagles/rules/index.ts'
import { eventsWords } from '@/desk/words/events.ts'
import { outcomeWords } from './outcomeWords.ts'

interface NumberedTable {
  readonly pairing: Pairing
  /** From 1; a bye has none. */
  readonly table: number | null
}

/** Who has a bye stands last and has no table. */
export function roundTables({ pairings }: Round): readonly NumberedTable[] {
  const fought = pairings.filter(({ second }) => second !== null)
  return [
    ...fought.map((pairing, n) => ({ pairing, table: n + 1 })),
    ...pairings
      .filter(({ second }) => second === null)
      .map((pairing) => ({ pairing, table: null })),
  ]
}

type Names = ReadonlyMap<string, string>
type Rows = readonly (readonly string[])[]
const figure = (n: number | null | undefined): string =>
  n === null || n === undefined ? '' : String(n)

export function pairingRows(rounds: readonly Round[], names: Names): Rows {
  const words = eventsWords.value.roundDesk.save
  const nameOf = (id: string | null): string => names.get(id ?? '') ?? ''
  const head = [
    words.round,
    words.table,
    words.first,
    words.second,
    words.result,
    words.firstLost,
    words.secondLost,
  ]
  const body = rounds.flatMap((round, n) =>
    roundTables(round).map(({ pairing, table }) => {
      const [first, second] = [nameOf(pairing.first), nameOf(pairing.second)]
      const { result } = pairing
      const outcome = result === null ? '' : outcomeWords(result, { first, second })
      return [
        String(n + 1),
        figure(table),
        first,
        second,
        pairing.second === null ? words.bye : outcome,
        figure(result?.firstLost),
        figure(result?.secondLost),
      ]
    }),
  )
  return [head, ...body]
}

export function standingRows(
  table: readonly Standing[],
  names: Names,
  { tieBreaks }: DeskRules,
  decimal: string,
): Rows {
  const { rounds, roundDesk } = eventsWords.value
  const { victory, draw, defeat, bye, tieBreakNames } = roundDesk.rules
  const head = [rounds.place, rounds.player, rounds.points, victory, draw, defeat, bye]
  return [
    [...head, ...tieBreaks.map((by) => tieBreakNames[by])],
    ...table.map((row) => [
      String(row.place),
      names.get(row.id) ?? '',
      String(row.points),
      String(row.victories),
      String(row.draws),
      String(row.defeats),
      String(row.byes),
      ...tieBreaks.map((by) => figure(row.breaks[by]).replace('.', decimal)),
    ]),
  ]
}
