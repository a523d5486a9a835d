// From the words of the command line to what is printed: replays every file in between.
import type { Result } from '@/core/result.ts'
import { commands, replay as usageWords } from '@/games/eagles/words/en/commandLine/battles.ts'
import { asksForHelp } from '../commandLine.ts'
import { harmless, harmlessJson } from '../harmless.ts'
import { readReplayOrder, type WrongReplay } from './arguments.ts'
import { asData } from './data.ts'
import { replayText, type Replayed } from './replayText.ts'
import { tell } from './tell.ts'
import { wordsIn } from './words.ts'

export interface Ran {
  readonly output: string
  readonly complaint: string
  /** 0 every record is sound, 1 some are not, 2 wrong usage. */
  readonly exitCode: 0 | 1 | 2
}

/** The text of a file, whatever was wrong if it has none. */
export type OpenFile = (file: string) => Result<string, unknown>

export function replay(given: readonly string[], openFile: OpenFile): Ran {
  if (asksForHelp(given)) return { output: usageWords.usage, complaint: '', exitCode: 0 }
  const order = readReplayOrder(given)
  if (!order.ok) return wrong(order.problem)
  const { files, isJson, language } = order.value
  const words = wordsIn[language]
  const all = files.map((file) => ({ file, replayed: replayed(file, openFile) }))
  const output = isJson
    ? `${harmlessJson(all.map(({ file, replayed: each }) => asData(file, each, words)))}\n`
    : all.map(({ file, replayed: each }) => tell(file, each, words)).join('\n')
  const isSound = all.every((each) => each.replayed.problem === null)
  return { output, complaint: '', exitCode: isSound ? 0 : 1 }
}

function replayed(file: string, openFile: OpenFile): Replayed {
  const text = openFile(file)
  return text.ok ? replayText(text.value) : { play: null, problem: { code: 'no-file' } }
}

const wrong = (problem: WrongReplay): Ran => ({
  output: '',
  complaint: `${harmless(complaintAbout(problem))}\n\n${usageWords.usage}`,
  exitCode: 2,
})

function complaintAbout(problem: WrongReplay): string {
  switch (problem.code) {
    case 'unknown-option':
      return commands.wrongOption['unknown-option'](problem.option)
    case 'too-few-words':
      return commands.wrongOption['too-few-words'](problem.option, problem.wanted)
    case 'no-files':
      return usageWords.wrong['no-files']
    case 'no-language':
      return usageWords.wrong['no-language'](problem.word)
  }
}
