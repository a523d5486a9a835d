// What is asked of `simulate --game march-of-progress`: two players, how many games, from which seed, in which scenario.
import { parseJson } from '@/core/parseJson.ts'
import { ok, refused, type Result } from '@/core/result.ts'
import { players, type Player } from '@/games/progress/computer/index.ts'
import {
  marlborough,
  readScenario,
  thirtyYearsWar,
  type Scenario,
} from '@/games/progress/rules/index.ts'
import {
  readCommandLine,
  readNumber,
  type CommandLine,
  type WrongNumber,
  type WrongOption,
} from '../../commandLine.ts'
import type { OpenFile } from '../armies.ts'
import type { Series } from './games.ts'

export interface ProgressOrder extends Series {
  readonly isJson: boolean
}

export type WrongProgressOrder =
  | WrongOption
  | { readonly code: 'no-players' }
  | { readonly code: 'left-over' | 'no-player' | 'no-scenario'; readonly word: string }
  | WrongNumber
  | {
      readonly code: 'wrong-scenario'
      readonly word: string
      readonly path: string
      readonly reason: string
    }

const options = {
  '--game': 1,
  '--players': 'many',
  '--games': 1,
  '--seed': 1,
  '--scenario': 1,
  '--json': 0,
} as const

export function readProgressOrder(
  words: readonly string[],
  openFile: OpenFile,
): Result<ProgressOrder, WrongProgressOrder> {
  const line = readCommandLine(words, options)
  if (!line.ok) return line
  const [word] = line.value.others
  if (word !== undefined) return refused({ code: 'left-over', word })
  const both = readPlayers(line.value)
  if (!both.ok) return both
  const games = readNumber(line.value, '--games', 400, 1, 1_000_000)
  if (!games.ok) return games
  const seed = readNumber(line.value, '--seed', 1, 0, 2 ** 32 - 1)
  if (!seed.ok) return seed
  const scenario = readScenarioNamed(line.value, openFile)
  if (!scenario.ok) return scenario
  return ok({
    players: both.value,
    games: games.value,
    seed: seed.value,
    scenario: scenario.value,
    isJson: line.value.options.has('--json'),
  })
}

function readPlayers({
  options: given,
}: CommandLine): Result<readonly [Player, Player], WrongProgressOrder> {
  const [first, second, extra] = given.get('--players') ?? []
  if (first === undefined || second === undefined) return refused({ code: 'no-players' })
  if (extra !== undefined) return refused({ code: 'left-over', word: extra })
  const [one, two] = [first, second].map((word) => players.find((player) => player === word))
  if (one === undefined) return refused({ code: 'no-player', word: first })
  return two === undefined ? refused({ code: 'no-player', word: second }) : ok([one, two])
}

const shipped: readonly Scenario[] = [thirtyYearsWar, marlborough()]

function readScenarioNamed(
  { options: given }: CommandLine,
  openFile: OpenFile,
): Result<Scenario, WrongProgressOrder> {
  const [word = thirtyYearsWar.id] = given.get('--scenario') ?? []
  const known = shipped.find(({ id }) => id === word)
  if (known !== undefined) return ok(known)
  const file = openFile(word)
  const json = file.ok ? parseJson(file.value) : undefined
  if (json === undefined) return refused({ code: 'no-scenario', word })
  const read = readScenario(json)
  return read.ok ? read : refused({ code: 'wrong-scenario', word, ...read.problem })
}
