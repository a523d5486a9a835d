// What is asked of `simulate --game the-deluge` and `gloria-mundi`: players, how many campaigns, from which seed, house rules.
import { ok, refused, type Result } from '@/core/result.ts'
import {
  readCommandLine,
  readNumber,
  type CommandLine,
  type WrongNumber,
  type WrongOption,
} from '../../commandLine.ts'

export const campaignPlayers = ['sensible', 'random'] as const
export type CampaignPlayer = (typeof campaignPlayers)[number]

/** A key and a value as typed. */
export type Ruling = readonly [key: string, value: string | number]

export interface CampaignOrder {
  /** At least one; dealt round the factions. */
  readonly players: readonly CampaignPlayer[]
  readonly games: number
  readonly seed: number
  readonly house: readonly Ruling[]
  readonly isJson: boolean
}

export type WrongCampaignOrder =
  | WrongOption
  | { readonly code: 'no-players' }
  | { readonly code: 'left-over' | 'no-player' | 'no-ruling'; readonly word: string }
  | WrongNumber

const options = {
  '--game': 1,
  '--players': 'many',
  '--games': 1,
  '--seed': 1,
  '--scale': 1,
  '--house': 'many',
  '--json': 0,
} as const

const mostGames = 100_000
const highestSeed = 2 ** 32 - 1

export function readCampaignOrder(
  words: readonly string[],
): Result<CampaignOrder, WrongCampaignOrder> {
  const line = readCommandLine(words, options)
  if (!line.ok) return line
  const [word] = line.value.others
  if (word !== undefined) return refused({ code: 'left-over', word })
  const players = readPlayers(line.value)
  if (!players.ok) return players
  const games = readNumber(line.value, '--games', 100, 1, mostGames)
  if (!games.ok) return games
  const seed = readNumber(line.value, '--seed', 1, 0, highestSeed)
  if (!seed.ok) return seed
  const house = readHouse(line.value)
  if (!house.ok) return house
  return ok({
    players: players.value,
    games: games.value,
    seed: seed.value,
    house: house.value,
    isJson: line.value.options.has('--json'),
  })
}

function readPlayers({
  options: given,
}: CommandLine): Result<readonly CampaignPlayer[], WrongCampaignOrder> {
  const words = given.get('--players') ?? []
  if (words.length === 0) return refused({ code: 'no-players' })
  const players: CampaignPlayer[] = []
  for (const word of words) {
    const player = campaignPlayers.find((each) => each === word)
    if (player === undefined) return refused({ code: 'no-player', word })
    players.push(player)
  }
  return ok(players)
}

/** `--scale advanced` is short for `--house scale=advanced`. */
function readHouse({ options: given }: CommandLine): Result<readonly Ruling[], WrongCampaignOrder> {
  const scale = (given.get('--scale') ?? []).map((word) => `scale=${word}`)
  const rulings: Ruling[] = []
  for (const word of [...scale, ...(given.get('--house') ?? [])]) {
    const [key = '', value = '', more] = word.split('=')
    if (key === '' || value === '' || more !== undefined)
      return refused({ code: 'no-ruling', word })
    rulings.push([key, /^\d{1,4}$/u.test(value) ? Number(value) : value])
  }
  return ok(rulings)
}
