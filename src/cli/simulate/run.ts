// From the words of the command line to what is printed: plays the battles in between.
import { seededDice } from '@/core/dice/seeded.ts'
import { ok, refused, type Result } from '@/core/result.ts'
import { armyPoints, battle, type Army, type BattleState } from '@/games/eagles/rules/index.ts'
import { simulate as words } from '@/games/eagles/words/en/commandLine/battles.ts'
import { simulateProgress as progressWords } from '@/games/progress/words/commandLine.ts'
import { progress } from '@/games/progress/rules/index.ts'
import { asksForHelp } from '../commandLine.ts'
import { harmless, harmlessJson } from '../harmless.ts'
import { readOrder, type Order } from './arguments.ts'
import { armyNamed, type OpenFile } from './armies.ts'
import { campaignFields, simulateCampaign } from './campaign/run.ts'
import { complaintAbout, type WrongSimulation } from './complaints.ts'
import { playBattle } from './playBattle.ts'
import { simulateProgress } from './progress/run.ts'
import type { Ran } from './ran.ts'
import { report } from './report.ts'
import { addBattle, noSums, tallyOf, type Tally } from './tally.ts'

export function simulate(given: readonly string[], openFile: OpenFile): Ran {
  const game = gameIn(given)
  if (game === progress.name) return simulateProgress(given, openFile)
  const campaign = campaignFields.get(game ?? '')
  if (campaign !== undefined) return simulateCampaign(given, campaign)
  if (game !== null) return wrongGame(game)
  if (asksForHelp(given)) return { output: words.usage, complaint: '', exitCode: 0 }
  const order = readOrder(given)
  if (!order.ok) return wrong(order.problem)
  const start = stateOf(order.value, openFile)
  if (!start.ok) return wrong(start.problem)
  const { armies } = start.value.setup
  const tally = played(order.value, start.value)
  const output = order.value.isJson
    ? `${harmlessJson(asData(order.value, armies, tally))}\n`
    : report(order.value, armies, tally)
  return { output, complaint: '', exitCode: 0 }
}

/** The game that is named and is not the one this command began with; null: that one. */
const gameIn = (given: readonly string[]): string | null => {
  const at = given.indexOf('--game')
  return at < 0 ? null : (given[at + 1] ?? '')
}

const wrongGame = (word: string): Ran => ({
  output: '',
  complaint: `${harmless(progressWords.wrong['no-game'](word))}\n\n${progressWords.usage}`,
  exitCode: 2,
})

const wrong = (problem: WrongSimulation): Ran => ({
  output: '',
  complaint: `${complaintAbout(problem).map(harmless).join('\n')}\n\n${words.usage}`,
  exitCode: 2,
})

function stateOf(order: Order, openFile: OpenFile): Result<BattleState, WrongSimulation> {
  const a = armyNamed(order.armies[0], openFile)
  if (!a.ok) return a
  const b = armyNamed(order.armies[1], openFile)
  if (!b.ok) return b
  const { house, table } = order
  const opened = battle.open({ armies: { a: a.value, b: b.value }, house, table })
  if (opened.ok) return ok(opened.value)
  const { problem } = opened
  return refused({ code: 'not-playable', path: problem.code === 'malformed' ? problem.path : '' })
}

const half = 2 ** 16

function played({ battles, players, seed }: Order, start: BattleState): Tally {
  const sums = noSums()
  // Each battle has dice of its own, so that a change in one leaves the others as they were.
  const roll = seededDice(seed)
  for (let nth = 0; nth < battles; nth += 1) {
    const own = (roll(half) - 1) * half + roll(half) - 1
    addBattle(sums, playBattle(start, players, own))
  }
  return tallyOf(sums)
}

/** The public shape of `--json` (docs/formats.md). */
const asData = (
  { players, seed, house, table }: Order,
  { a, b }: { readonly a: Army; readonly b: Army },
  tally: Tally,
) => ({
  seed,
  table,
  house,
  armies: [a, b].map((army, nth) => ({
    name: army.name,
    nation: army.nation,
    points: armyPoints(army),
    player: players[nth],
  })),
  ...tally,
})
