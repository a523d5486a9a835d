// What is asked of `simulate`: two armies, how many battles, from which seed, by which players and house rules.
import {
  readCommandLine,
  readNumber,
  type CommandLine,
  type WrongNumber,
  type WrongOption,
} from '../commandLine.ts'
import { ok, refused, type Result } from '@/core/result.ts'
import {
  checkHouseRules,
  tableSizes,
  type HouseRuleProblem,
  type HouseRules,
  type TableSize,
} from '@/games/eagles/rules/index.ts'

const playerKinds = ['sensible', 'random'] as const
export type PlayerKind = (typeof playerKinds)[number]

export interface Order {
  /** Names of sample armies or of files; side A's first. */
  readonly armies: readonly [string, string]
  readonly players: readonly [PlayerKind, PlayerKind]
  readonly battles: number
  readonly seed: number
  readonly house: HouseRules
  readonly table: TableSize
  readonly isJson: boolean
}

export type WrongOrder =
  | WrongOption
  | { readonly code: 'no-armies' }
  | { readonly code: 'left-over'; readonly word: string }
  | { readonly code: 'no-player'; readonly word: string }
  | { readonly code: 'no-table'; readonly word: string }
  | WrongNumber
  | { readonly code: 'house-rules'; readonly problems: readonly HouseRuleProblem[] }

const options = {
  '--armies': 2,
  '--players': 'many',
  '--battles': 1,
  '--seed': 1,
  '--house': 'many',
  '--table': 1,
  '--json': 0,
} as const

export function readOrder(words: readonly string[]): Result<Order, WrongOrder> {
  const line = readCommandLine(words, options)
  if (!line.ok) return line
  const { others, options: given } = line.value
  const [word] = others
  if (word !== undefined) return refused({ code: 'left-over', word })
  const [a, b] = given.get('--armies') ?? []
  if (a === undefined || b === undefined) return refused({ code: 'no-armies' })
  const players = readPlayers(line.value)
  if (!players.ok) return players
  const battles = readNumber(line.value, '--battles', 100, 1, 1_000_000)
  if (!battles.ok) return battles
  const seed = readNumber(line.value, '--seed', 1, 0, 2 ** 32 - 1)
  if (!seed.ok) return seed
  const house = readHouse(given.get('--house') ?? [])
  if (!house.ok) return house
  const table = readTable(line.value)
  if (!table.ok) return table
  return ok({
    armies: [a, b],
    players: players.value,
    battles: battles.value,
    seed: seed.value,
    house: house.value,
    table: table.value,
    isJson: given.has('--json'),
  })
}

/** One kind for both sides, or one for each. */
function readPlayers({
  options: given,
}: CommandLine): Result<readonly [PlayerKind, PlayerKind], WrongOrder> {
  const [first = 'sensible', second = first, ...more] = given.get('--players') ?? []
  const [a, b] = [first, second].map((word) => playerKinds.find((kind) => kind === word))
  if (a === undefined) return refused({ code: 'no-player', word: first })
  if (b === undefined) return refused({ code: 'no-player', word: second })
  const [word] = more
  return word === undefined ? ok([a, b]) : refused({ code: 'left-over', word })
}

function readTable({ options: given }: CommandLine): Result<TableSize, WrongOrder> {
  const [word = '72x48'] = given.get('--table') ?? []
  const table = tableSizes.find((size) => size === word)
  return table === undefined ? refused({ code: 'no-table', word }) : ok(table)
}

/** `key=value` each; what looks like a number is one. */
function readHouse(words: readonly string[]): Result<HouseRules, WrongOrder> {
  const entries = words.map((word): readonly [string, string | number] => {
    const [key = '', value = ''] = word.split(/[=](.*)/su)
    return [key, /^-?\d+$/u.test(value) ? Number(value) : value]
  })
  const house = checkHouseRules(Object.fromEntries(entries))
  return house.ok ? house : refused({ code: 'house-rules', problems: house.problem })
}
