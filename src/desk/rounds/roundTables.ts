// The tables of a round in order, each with its number; and rounds and standings as rows of a table program.
import {
  doubleLossOf,
  isTeamRound,
  matchesOf,
  type DeskRules,
  type Match,
  type MatchBoard,
  type Pairing,
  type Round,
  type Standing,
} from '@/games/eagles/rules/index.ts'
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

interface NumberedMatch {
  readonly match: Match
  /** From 1; a bye has none. */
  readonly number: number | null
  /** In their order; a player who sits alone has no table. */
  readonly boards: readonly (MatchBoard & NumberedTable)[]
}

/** The matches of a round of teams in order, the team with a bye last. */
export function roundMatches(round: Round): readonly NumberedMatch[] {
  const tables = new Map(roundTables(round).map(({ pairing, table }) => [pairing, table]))
  const all = matchesOf(round).map((match) => ({
    match,
    boards: match.boards.map((board) => ({ ...board, table: tables.get(board.pairing) ?? null })),
  }))
  const isBye = ({ match }: { readonly match: Match }): boolean => match.second === null
  return [
    ...all.filter((each) => !isBye(each)).map((each, n) => ({ ...each, number: n + 1 })),
    ...all.filter(isBye).map((each) => ({ ...each, number: null })),
  ]
}

type Names = ReadonlyMap<string, string>
type Rows = readonly (readonly string[])[]
const figure = (n: number | null | undefined): string =>
  n === null || n === undefined ? '' : String(n)

/** One table of a round as cells, its players in the order of the pairing. */
function tableCells({ pairing, table }: NumberedTable, names: Names): readonly string[] {
  const nameOf = (id: string | null): string => names.get(id ?? '') ?? ''
  const [first, second] = [nameOf(pairing.first), nameOf(pairing.second)]
  const { result } = pairing
  const outcome = result === null ? '' : outcomeWords(result, { first, second })
  return [
    figure(table),
    first,
    second,
    pairing.second === null ? eventsWords.value.roundDesk.save.bye : outcome,
    figure(result?.firstLost),
    figure(result?.secondLost),
  ]
}

/** With the match, the board and both teams in front where teams have met. */
export function pairingRows(rounds: readonly Round[], names: Names): Rows {
  const words = eventsWords.value.roundDesk.save
  const { csv } = eventsWords.value.teams
  const hasTeams = rounds.some(isTeamRound)
  const ofTeams = hasTeams ? [csv.match, csv.board, csv.firstTeam, csv.secondTeam] : []
  const head = [words.table, words.first, words.second, words.result]
  const lost = [words.firstLost, words.secondLost]
  const body = rounds.flatMap((round, n) => {
    const rows = isTeamRound(round) ? matchRows(round, names) : []
    const alone = roundTables(round).filter(({ pairing }) => pairing.teams === undefined)
    const blank = ofTeams.map(() => '')
    const all = [...rows, ...alone.map((each) => [...blank, ...tableCells(each, names)])]
    return all.map((cells) => [String(n + 1), ...cells])
  })
  return [[words.round, ...ofTeams, ...head, ...lost], ...body]
}

const matchRows = (round: Round, names: Names): Rows =>
  roundMatches(round).flatMap(({ number, boards }) =>
    boards.map((board, n) => [
      figure(number),
      String(n + 1),
      board.pairing.teams?.first ?? '',
      board.pairing.teams?.second ?? '',
      ...tableCells(board, names),
    ]),
  )

/** Players and nothing else: a table program takes every row for one. */
export function standingRows(
  table: readonly Standing[],
  names: Names,
  { tieBreaks }: DeskRules,
  decimal: string,
  who = eventsWords.value.rounds.player,
): Rows {
  const { rounds, roundDesk } = eventsWords.value
  const { victory, draw, defeat, bye, tieBreakNames } = roundDesk.rules
  const head = [rounds.place, who, rounds.points, victory, draw, defeat, bye]
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

/** By what a table is made, below it. Of `teamRules`, it says how a match is decided, too: board points stand among what parts equals. */
export function scoringSaid({ scoring, tieBreaks }: DeskRules): string {
  const { roundDesk, teams } = eventsWords.value
  const { margin, defeat } = scoring
  const each = doubleLossOf(scoring)
  const points = [
    ...(tieBreaks.includes('boards') ? [teams.decided] : []),
    roundDesk.points(scoring, each === defeat ? null : each),
    ...(margin === null ? [] : [roundDesk.marginSaid(margin.step, margin.most, margin.isShared)]),
  ]
  return roundDesk.scoring(
    points.join(' '),
    tieBreaks.map((by) => roundDesk.rules.tieBreakNames[by]),
  )
}
