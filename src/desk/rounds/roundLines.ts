// A round as lines for a wall or a big screen: by matches where teams meet.
import {
  isTeamRound,
  matchPoints,
  type DeskRules,
  type Pairing,
  type Round,
} from '@/games/eagles/rules/index.ts'
import { eventsWords } from '@/desk/words/events.ts'
import { outcomeWords } from './outcomeWords.ts'
import { roundMatches, roundTables } from './roundTables.ts'

interface RoundLine {
  readonly key: string
  readonly table: number | null
  /** In a match, from 1; else null. */
  readonly board: number | null
  readonly first: string
  readonly second: string
  /** What is said of a player who sits alone; empty: two meet. */
  readonly alone: string
  readonly outcome: string
}

interface RoundGroup {
  readonly key: string
  /** Empty: no teams. */
  readonly title: string
  readonly score: string
  readonly lines: readonly RoundLine[]
}

type Names = ReadonlyMap<string, string>

function lineOf(
  pairing: Pairing,
  table: number | null,
  board: number | null,
  names: Names,
): RoundLine {
  const first = names.get(pairing.first) ?? ''
  const second = names.get(pairing.second ?? '') ?? ''
  const { rounds, teams } = eventsWords.value
  const alone = board === null ? rounds.bye(first) : teams.alone(first)
  return {
    key: pairing.first,
    table,
    board,
    first,
    second,
    alone: pairing.second === null ? alone : '',
    outcome: pairing.result === null ? '' : outcomeWords(pairing.result, { first, second }),
  }
}

/** Of a team that has a bye only its name stands there. */
export function roundGroups(
  round: Round,
  names: Names,
  { scoring }: Pick<DeskRules, 'scoring'>,
): readonly RoundGroup[] {
  const { rounds, teams } = eventsWords.value
  const lines = roundTables(round)
    .filter(({ pairing }) => pairing.teams === undefined)
    .map(({ pairing, table }) => lineOf(pairing, table, null, names))
  const own = { key: '', title: '', score: '', lines }
  if (!isTeamRound(round)) return [own]
  const matches = roundMatches(round).map(({ match, boards }): RoundGroup => {
    const { first, second } = match
    const made = matchPoints(scoring, match)
    if (second === null) return { key: first, title: teams.bye(first), score: '', lines: [] }
    return {
      key: first,
      title: rounds.against(first, second),
      score: teams.score(made.first, made.second),
      lines: boards.map(({ pairing, table }, n) => lineOf(pairing, table, n + 1, names)),
    }
  })
  return lines.length === 0 ? matches : [...matches, own]
}
