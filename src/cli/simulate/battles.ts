// Simulated battles of The March of Eagles: two armies, two players, dice from a seed.
import { sides, type Side } from '@/core/conversation.ts'
import type { RollDie } from '@/core/dice/dice.ts'
import { seededDice } from '@/core/dice/seeded.ts'
import type { Policy } from '@/core/game.ts'
import { playOut, type Played } from '@/core/playOut.ts'
import { bySeat, randomPolicy } from '@/core/policies.ts'
import {
  armyPoints,
  battle,
  checkHouseRules,
  newArmy,
  tableSizes,
  unreadProblems,
  type Army,
  type BattleKinds,
  type BattleState,
} from '@/games/eagles/rules/index.ts'
import { army as armyWords } from '@/games/eagles/words/en/armies/army.ts'
import { commands, simulate as words } from '@/games/eagles/words/en/commandLine/battles.ts'
import { commandLine } from '@/games/eagles/words/en/commandLine/lists.ts'
import { percent, tenth } from '@/words/en/printed.ts'
import { problemOf } from '../checkLists/checkFile.ts'
import { harmless } from '../harmless.ts'
import { armyNamed, type NoArmy, type OpenFile } from './armies.ts'
import { named, rulingIn, seedsOf, WrongUsage, type Asked, type Simulation } from './asked.ts'
import { addBattle, noSums, tallyOf, type SideTally, type Tally } from './battleTally.ts'
import { sensiblePlayer } from './sensiblePlayer.ts'
import { follow, tableTopOf, type TableTop } from './tableTop.ts'
import type { Share } from './wilson.ts'

type BattlePlayer = (table: TableTop, roll: RollDie) => Policy<BattleKinds>

const players = {
  random: (_, roll) => randomPolicy(roll),
  sensible: sensiblePlayer,
} as const satisfies Readonly<Record<string, BattlePlayer>>
type PlayerName = keyof typeof players
const playerNames: readonly PlayerName[] = ['sensible', 'random']

export const battles: Simulation = {
  usage: words.usage,
  options: { '--armies': 2, '--battles': 1, '--house': 'many', '--table': 1 },
  play: (asked, openFile) => {
    const both = playersAsked(asked)
    const number = asked.number('--battles', 100, 1, 1_000_000)
    const seed = asked.seed()
    const start = opened(asked, openFile)
    const sums = noSums()
    const nextSeed = seedsOf(seed)
    for (let nth = 0; nth < number; nth += 1) addBattle(sums, playBattle(start, both, nextSeed()))
    const tally = tallyOf(sums)
    const { armies, house, table } = start.setup
    const data = {
      seed,
      table,
      house,
      armies: [armies.a, armies.b].map((army, nth) => ({
        name: army.name,
        nation: army.nation,
        points: armyPoints(army),
        player: both[nth],
      })),
      ...tally,
    }
    return { data, report: () => report(seed, both, armies, tally) }
  },
}

/** One kind for both sides, or one for each. */
function playersAsked(asked: Asked): readonly [PlayerName, PlayerName] {
  const [first = 'sensible', second = first, more] = asked.words('--players')
  if (more !== undefined) throw new WrongUsage(commands.leftOver(more))
  const player = (word: string) => named(playerNames, word, words.wrong['no-player'])
  return [player(first), player(second)]
}

function opened(asked: Asked, openFile: OpenFile): BattleState {
  const [one, other] = asked.words('--armies')
  if (one === undefined || other === undefined) throw new WrongUsage(words.wrong['no-armies'])
  const house = checkHouseRules(Object.fromEntries(asked.words('--house').map(rulingIn)))
  if (!house.ok) throw new WrongUsage(...house.problem.map(words.wrong.houseRule))
  const [word = '72x48'] = asked.words('--table')
  const table = named(tableSizes, word, words.wrong['no-table'])
  const armies = { a: army(one, openFile), b: army(other, openFile) }
  const start = battle.open({ armies, house: house.value, table })
  if (start.ok) return start.value
  const { problem } = start
  throw new WrongUsage(
    words.wrong['not-playable'](problem.code === 'malformed' ? problem.path : ''),
  )
}

function army(word: string, openFile: OpenFile): Army {
  const found = armyNamed(word, openFile)
  if (found.ok) return found.value
  throw new WrongUsage(...complaintAbout(found.problem))
}

/** Of an army that cannot be read so many lines are shown. */
const shownLines = 20

function complaintAbout(problem: NoArmy): readonly string[] {
  if (problem.code !== 'unread') return [words.wrong[problem.code](problem.word)]
  const shown = problem.lines.slice(0, shownLines)
  const more = problem.lines.length - shown.length
  const lines = [
    ...unreadProblems(shown).map((each) => problemOf(each, newArmy('other')).message),
    ...(more === 0 ? [] : [commandLine.moreLines(more)]),
  ]
  return [words.wrong.unread(problem.word), ...lines.map((line) => `- ${line}`)]
}

/** Plays from the opening state to the end. That a battle does not end is a bug, and thrown. */
function playBattle(
  start: BattleState,
  both: readonly [PlayerName, PlayerName],
  seed: number,
): Played<BattleKinds> {
  const table = tableTopOf(start.setup)
  const roll = seededDice(seed)
  const [a, b] = [players[both[0]](table, roll), players[both[1]](table, roll)]
  const played = playOut(battle, start.setup, bySeat<BattleKinds>({ a, b, table: a }), {
    from: start,
    watch: ({ events }) => {
      for (const event of events) follow(table, event)
    },
  })
  if (!played.ok) throw new Error(`the battle of seed ${seed} stops: ${played.problem.code}`)
  return played.value
}

const columnWidth = 18
const labelWidth = 32

const row = (label: string, ...cells: readonly string[]): string =>
  `  ${label.padEnd(labelWidth)}${cells.map((cell) => cell.padStart(columnWidth)).join('')}`

const interval = ({ low, high }: Share): string => words.between(percent(low), percent(high))

function report(
  seed: number,
  both: readonly [PlayerName, PlayerName],
  armies: { readonly [S in Side]: Army },
  { battles: number, sides: of, draws, turns, endedEarly, answers }: Tally,
): readonly string[] {
  const { rows } = words
  const [a, b] = sides.map((side) =>
    words.army(
      armyWords.nations[armies[side].nation],
      harmless(armies[side].name),
      armyPoints(armies[side]),
    ),
  )
  const figures = (label: string, figure: (side: SideTally) => string): string =>
    row(label, figure(of.a), figure(of.b))
  const won = [of.a.wins, of.b.wins, draws]
  return [
    words.heading(a ?? '', b ?? ''),
    words.played(number, seed, both),
    '',
    row('', words.columns.a, words.columns.b, words.columns.draws),
    row(rows.wins, ...won.map(({ share }) => percent(share))),
    row(rows.between, ...won.map(interval)),
    figures(rows.unbroken, ({ unbroken }) => tenth(unbroken)),
    figures(rows.rankersLost, ({ rankersLost }) => tenth(rankersLost)),
    figures(rows.charactersLost, ({ charactersLost }) => tenth(charactersLost)),
    figures(rows.commanderKilled, ({ commanderKilled }) => percent(commanderKilled.share)),
    '',
    words.length(
      tenth(turns.mean),
      turns.shortest,
      turns.longest,
      percent(endedEarly.share),
      tenth(answers),
    ),
  ]
}
