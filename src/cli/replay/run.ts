// From the words of the command line to what is printed: replays every file in between.
import type { Result } from '@/core/result.ts'
import type { BattleEvent, BattleState } from '@/games/eagles/rules/index.ts'
import { commands, replay as usageWords } from '@/games/eagles/words/en/commandLine/battles.ts'
import { asksForHelp } from '../commandLine.ts'
import { harmless, harmlessJson } from '../harmless.ts'
import { readReplayOrder, type StoryLanguage, type WrongReplay } from './arguments.ts'
import { delugeTale, gloriaTale, replayCampaign } from './campaign.ts'
import { progressData, replayProgress, tellProgress } from './progress.ts'
import { codeOfPlay, replayText, type Replayed, type ReplayProblem } from './replayText.ts'
import { storyOf } from './storyLines.ts'
import { tell } from './tell.ts'
import { problemIn, wordsIn, type ReplayWords } from './words.ts'

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

// A replayed battle as data: the public shape of `--json` (docs/formats.md).

export interface ReplayData {
  readonly file: string
  readonly verdict: 'sound' | ReplayProblem['code']
  /** With the entry where it was found, counted from 1; 0 is what stands before them. */
  readonly problem: (ReplayProblem & { readonly message: string }) | null
  /** Of the part that is sound, like all that follows. */
  readonly entries: number
  readonly code: string | null
  readonly story: readonly {
    readonly entry: number
    readonly turn: number
    readonly takenBack: boolean
    readonly sentence: string
    readonly event: BattleEvent
  }[]
  readonly state: BattleState | null
}

function asData(file: string, { play, problem }: Replayed, words: ReplayWords): ReplayData {
  const found = problem === null ? null : { ...problem, message: problemIn(words, problem) }
  const verdict = problem?.code ?? 'sound'
  if (play === null)
    return { file, verdict, problem: found, entries: 0, code: null, story: [], state: null }
  const story = storyOf(play, words).map(({ isTakenBack: takenBack, ...line }) => ({
    ...line,
    takenBack,
  }))
  const entries = play.log?.number ?? 0
  const { state } = play.now
  return { file, verdict, problem: found, entries, code: codeOfPlay(play), story, state }
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
