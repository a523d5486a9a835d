// From the words of the command line to what is printed: replays every file in between.
import type { Result } from '@/core/result.ts'
import { commands, replay as usageWords } from '@/games/eagles/words/en/commandLine/battles.ts'
import { asksForHelp } from '../commandLine.ts'
import { harmless, harmlessJson } from '../harmless.ts'
import { readReplayOrder, type StoryLanguage, type WrongReplay } from './arguments.ts'
import { replayCampaign } from './campaign.ts'
import { asData } from './data.ts'
import { delugeTale } from './deluge.ts'
import { gloriaTale } from './gloria.ts'
import { progressData, replayProgress, tellProgress } from './progress.ts'
import { replayText, type Replayed } from './replayText.ts'
import { tell } from './tell.ts'
import { wordsIn, type ReplayWords } from './words.ts'

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
  const all = files.map((file) => replayed(file, openFile))
  const output = isJson
    ? `${harmlessJson(all.map((each) => each.data(words, language)))}\n`
    : all.map((each) => each.text(words, language)).join('\n')
  const isSound = all.every((each) => each.isSound)
  return { output, complaint: '', exitCode: isSound ? 0 : 1 }
}

/** A record of any game that can be told; what is of none is told as a battle's is. */
interface Told {
  readonly isSound: boolean
  readonly data: (words: ReplayWords, language: StoryLanguage) => unknown
  readonly text: (words: ReplayWords, language: StoryLanguage) => string
}

function replayed(file: string, openFile: OpenFile): Told {
  const text = openFile(file)
  const game = text.ok ? replayProgress(text.value) : null
  if (game !== null)
    return {
      isSound: game.problem === null,
      data: (words, language) => progressData(file, game, words, language),
      text: (words, language) => tellProgress(file, game, words, language),
    }
  const campaign = text.ok
    ? (replayCampaign(delugeTale, text.value) ?? replayCampaign(gloriaTale, text.value))
    : null
  if (campaign !== null)
    return {
      isSound: campaign.isSound,
      data: (words, language) => campaign.data(file, words, language),
      text: (words, language) => campaign.text(file, words, language),
    }
  const battle: Replayed = text.ok
    ? replayText(text.value)
    : { play: null, problem: { code: 'no-file' } }
  return {
    isSound: battle.problem === null,
    data: (words) => asData(file, battle, words),
    text: (words) => tell(file, battle, words),
  }
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
