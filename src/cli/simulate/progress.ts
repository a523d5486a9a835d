// Simulated games of The March of Progress between two players without a person: each pair with the sides swapped.
import { opponentOf, type Side } from '@/core/conversation.ts'
import { parseJson } from '@/core/parseJson.ts'
import { playOut } from '@/core/playOut.ts'
import { bySeat, standingAnswers } from '@/core/policies.ts'
import { commands } from '@/games/eagles/words/en/commandLine/battles.ts'
import { players, policyOf, type Player } from '@/games/progress/computer/index.ts'
import {
  defaultHouseRules,
  marlborough,
  progress,
  readScenario,
  thirtyYearsWar,
  type ProgressKinds,
  type ProgressSetup,
  type Scenario,
} from '@/games/progress/rules/index.ts'
import { simulateProgress as words } from '@/games/progress/words/commandLine.ts'
import { harmless } from '../harmless.ts'
import type { OpenFile } from './armies.ts'
import { named, WrongUsage, type Asked, type Simulation } from './asked.ts'
import { shareOf } from './wilson.ts'

export const marchOfProgress: Simulation = {
  usage: words.usage,
  options: { '--games': 1, '--scenario': 1 },
  play: (asked, openFile) => {
    const both = playersAsked(asked)
    const games = asked.number('--games', 400, 1, 1_000_000)
    const seed = asked.seed()
    const scenario = scenarioAsked(asked, openFile)
    const tally = playSeries({ scenario, players: both, games, seed })
    const { name: game } = progress
    const of = { game, scenario: scenario.id, players: both, games, seed }
    return {
      data: { ...of, ...tally, share: shareOf(tally.wins, games) },
      report: () => [
        words.heading(harmless(scenario.name.en), both[0], both[1]),
        words.played(games, seed, words.turns(tally.turns / games)),
        '',
        ...(['wins', 'losses', 'ties'] as const).map((kind) => {
          const { count, share, low, high } = shareOf(tally[kind], games)
          return words.row(words.rows[kind], count, share, low, high)
        }),
      ],
    }
  },
}

function playersAsked(asked: Asked): readonly [Player, Player] {
  const [first, second, extra] = asked.words('--players')
  if (first === undefined || second === undefined) throw new WrongUsage(words.wrong['no-players'])
  if (extra !== undefined) throw new WrongUsage(commands.leftOver(extra))
  const player = (word: string) => named(players, word, words.wrong['no-player'])
  return [player(first), player(second)]
}

const shipped: readonly Scenario[] = [thirtyYearsWar, marlborough()]

function scenarioAsked(asked: Asked, openFile: OpenFile): Scenario {
  const [word = thirtyYearsWar.id] = asked.words('--scenario')
  const known = shipped.find(({ id }) => id === word)
  if (known !== undefined) return known
  const file = openFile(word)
  const json = file.ok ? parseJson(file.value) : undefined
  if (json === undefined) throw new WrongUsage(words.wrong['no-scenario'](word))
  const read = readScenario(json)
  if (read.ok) return read.value
  throw new WrongUsage(words.wrong['wrong-scenario'](word, read.problem.path, read.problem.reason))
}

export interface Series {
  readonly scenario: Scenario
  /** The first one's wins are counted. */
  readonly players: readonly [Player, Player]
  readonly games: number
  readonly seed: number
}

export interface Tally {
  /** Of the first player. */
  readonly wins: number
  readonly losses: number
  readonly ties: number
  /** Of all games together. */
  readonly turns: number
}

const nobody = { name: '', player: 'person' } as const

/** Played to the end: neither side agrees to stop or gives up. */
const setupFor = (scenario: Scenario, initiative: Side): ProgressSetup => ({
  scenario,
  houseRules: { ...defaultHouseRules, agreement: 'off' },
  seats: { a: nobody, b: nobody },
  initiative,
})

/** The first player is side a in the first game of a pair and b in the second; the initiative goes round with the pairs. */
export const playSeries = ({ scenario, players, games, seed }: Series): Tally => {
  const setups = { a: setupFor(scenario, 'a'), b: setupFor(scenario, 'b') }
  const tally = { wins: 0, losses: 0, ties: 0, turns: 0 }
  for (let game = 0; game < games; game += 1) {
    const pair = Math.floor(game / 2)
    const first: Side = game % 2 === 0 ? 'a' : 'b'
    const setup = setups[pair % 2 === 0 ? 'a' : 'b']
    const { winner, turns } = playGame(setup, players, first, `${seed} ${pair}`)
    tally.turns += turns
    if (winner === null) tally.ties += 1
    else if (winner === first) tally.wins += 1
    else tally.losses += 1
  }
  return tally
}

const playGame = (
  setup: ProgressSetup,
  [one, two]: readonly [Player, Player],
  first: Side,
  key: string,
): { readonly winner: Side | null; readonly turns: number } => {
  const policy = bySeat<ProgressKinds>({
    [first]: policyOf(one, { key: `${key} one` }),
    [opponentOf(first)]: policyOf(two, { key: `${key} two` }),
    table: standingAnswers({ reveal: ['reveal'] }),
  })
  const played = playOut(progress, setup, policy)
  if (!played.ok) throw new Error(`The game was not played out: ${played.problem.code}`)
  const { ended, turn } = played.value.state
  const winner = ended?.winner ?? 'tie'
  return { winner: winner === 'tie' ? null : winner, turns: turn }
}
