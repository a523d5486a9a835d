// The command `simulate`: plays battles, games or campaigns without a person and prints how they ended.
import { simulate as words } from '@/games/eagles/words/en/commandLine/battles.ts'
import { asksForHelp } from '../commandLine.ts'
import { harmless, harmlessJson } from '../harmless.ts'
import type { OpenFile } from './armies.ts'
import { readAsked, WrongUsage, type Simulation } from './asked.ts'
import { battles } from './battles.ts'
import { deluge, gloria } from './campaigns.ts'
import { marchOfProgress } from './progress.ts'

const simulations: ReadonlyMap<string, Simulation> = new Map([
  ['march-of-progress', marchOfProgress],
  ['the-deluge', deluge],
  ['gloria-mundi', gloria],
])

interface Ran {
  readonly output: string
  readonly complaint: string
  /** 0 played, 2 wrong usage. */
  readonly exitCode: 0 | 2
}

export function simulate(given: readonly string[], openFile: OpenFile): Ran {
  const at = given.indexOf('--game')
  const game = at < 0 ? null : (given[at + 1] ?? '')
  const simulation = game === null ? battles : simulations.get(game)
  if (simulation === undefined) return wrong([words.noGame(game ?? '')], words.usage)
  if (asksForHelp(given)) return { output: simulation.usage, complaint: '', exitCode: 0 }
  const common = { '--players': 'many', '--seed': 1, '--json': 0 } as const
  const options = { ...common, ...simulation.options, ...(game === null ? {} : { '--game': 1 }) }
  try {
    const asked = readAsked(given, options)
    const { data, report } = simulation.play(asked, openFile)
    const output = asked.has('--json') ? harmlessJson(data) : report().join('\n')
    return { output: `${output}\n`, complaint: '', exitCode: 0 }
  } catch (error) {
    if (error instanceof WrongUsage) return wrong(error.lines, simulation.usage)
    throw error
  }
}

const wrong = (lines: readonly string[], usage: string): Ran => ({
  output: '',
  complaint: `${lines.map(harmless).join('\n')}\n\n${usage}`,
  exitCode: 2,
})
