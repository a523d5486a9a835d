// The result of a simulation as a table for people.
import { armyPoints, type Army } from '@/games/eagles/rules/index.ts'
import { army as armyWords } from '@/games/eagles/words/en/armies/army.ts'
import { simulate as words } from '@/games/eagles/words/en/commandLine/battles.ts'
import { percent, tenth } from '@/words/en/printed.ts'
import { harmless } from '../harmless.ts'
import type { Order } from './arguments.ts'
import type { SideTally, Tally } from './tally.ts'
import type { Share } from './wilson.ts'

const columnWidth = 18
const labelWidth = 32

const row = (label: string, ...cells: readonly string[]): string =>
  `  ${label.padEnd(labelWidth)}${cells.map((cell) => cell.padStart(columnWidth)).join('')}`

const army = (list: Army): string =>
  words.army(armyWords.nations[list.nation], harmless(list.name), armyPoints(list))

const interval = ({ low, high }: Share): string => words.between(percent(low), percent(high))

export function report(
  { seed, players }: Order,
  armies: { readonly a: Army; readonly b: Army },
  tally: Tally,
): string {
  const { a, b } = tally.sides
  const { rows } = words
  const both = (label: string, of: (side: SideTally) => string): string => row(label, of(a), of(b))
  const lines = [
    words.heading(army(armies.a), army(armies.b)),
    words.played(tally.battles, seed, players),
    '',
    row('', words.columns.a, words.columns.b, words.columns.draws),
    row(rows.wins, ...[a.wins, b.wins, tally.draws].map(({ share }) => percent(share))),
    row(rows.between, ...[a.wins, b.wins, tally.draws].map(interval)),
    both(rows.unbroken, ({ unbroken }) => tenth(unbroken)),
    both(rows.rankersLost, ({ rankersLost }) => tenth(rankersLost)),
    both(rows.charactersLost, ({ charactersLost }) => tenth(charactersLost)),
    both(rows.commanderKilled, ({ commanderKilled }) => percent(commanderKilled.share)),
    '',
    length(tally),
  ]
  return `${lines.join('\n')}\n`
}

const length = ({ turns, endedEarly, answers }: Tally): string =>
  words.length(
    tenth(turns.mean),
    turns.shortest,
    turns.longest,
    percent(endedEarly.share),
    tenth(answers),
  )
