// Plays a series of games of The March of Progress for the command line, and says how it ended.
import { simulateProgress as words } from '@/games/progress/words/commandLine.ts'
import { commands } from '@/games/eagles/words/en/commandLine/battles.ts'
import { asksForHelp } from '../../commandLine.ts'
import { harmless, harmlessJson } from '../../harmless.ts'
import type { OpenFile } from '../armies.ts'
import type { Ran } from '../ran.ts'
import { shareOf } from '../wilson.ts'
import { readProgressOrder, type ProgressOrder, type WrongProgressOrder } from './arguments.ts'
import { playSeries, type Tally } from './games.ts'

export function simulateProgress(given: readonly string[], openFile: OpenFile): Ran {
  if (asksForHelp(given)) return { output: words.usage, complaint: '', exitCode: 0 }
  const order = readProgressOrder(given, openFile)
  if (!order.ok)
    return {
      output: '',
      complaint: `${harmless(complaintAbout(order.problem))}\n\n${words.usage}`,
      exitCode: 2,
    }
  const tally = playSeries(order.value)
  const output = order.value.isJson
    ? `${harmlessJson(asData(order.value, tally))}\n`
    : report(order.value, tally)
  return { output, complaint: '', exitCode: 0 }
}

function complaintAbout(problem: WrongProgressOrder): string {
  switch (problem.code) {
    case 'unknown-option':
      return commands.wrongOption['unknown-option'](problem.option)
    case 'too-few-words':
      return commands.wrongOption['too-few-words'](problem.option, problem.wanted)
    case 'no-players':
      return words.wrong['no-players']
    case 'no-number':
      return words.wrong['no-number'](problem.option, problem.least, problem.most)
    case 'wrong-scenario':
      return words.wrong['wrong-scenario'](problem.word, problem.path, problem.reason)
    case 'left-over':
    case 'no-player':
    case 'no-scenario':
      return words.wrong[problem.code](problem.word)
  }
}

/** The public shape of `--json` (docs/formats.md). */
const asData = ({ scenario, players, games, seed }: ProgressOrder, tally: Tally) => ({
  game: 'march-of-progress',
  scenario: scenario.id,
  players,
  games,
  seed,
  ...tally,
  share: shareOf(tally.wins, games),
})

function report({ scenario, players, games, seed }: ProgressOrder, tally: Tally): string {
  const rows = (['wins', 'losses', 'ties'] as const).map((kind) => {
    const { count, share, low, high } = shareOf(tally[kind], games)
    return words.row(words.rows[kind], count, share, low, high)
  })
  const lines = [
    words.heading(harmless(scenario.name.en), players[0], players[1]),
    words.played(games, seed, words.turns(tally.turns / games)),
    '',
    ...rows,
  ]
  return `${lines.join('\n')}\n`
}
