// The words of a replay in the language that was asked for.
import type { BattleProblemWords } from '@/games/eagles/telling/battleProblems.ts'
import type { BattleStory } from '@/games/eagles/telling/story.ts'
import { army as armyDe } from '@/games/eagles/words/de/armies/army.ts'
import { battleProblems as problemsDe } from '@/games/eagles/words/de/commandLine/battleProblems.ts'
import { replayWords as replayDe } from '@/games/eagles/words/de/sheets/replay.ts'
import { story as storyDe } from '@/games/eagles/words/de/story/story.ts'
import { inches as inchesDe } from '@/games/eagles/words/de/story/terms.ts'
import { army as armyEn } from '@/games/eagles/words/en/armies/army.ts'
import { battleProblems as problemsEn } from '@/games/eagles/words/en/commandLine/battleProblems.ts'
import { replayWords as replayEn } from '@/games/eagles/words/en/sheets/replay.ts'
import { story as storyEn } from '@/games/eagles/words/en/story/story.ts'
import { inches as inchesEn } from '@/games/eagles/words/en/story/terms.ts'
import type { Far } from '@/games/eagles/telling/lengths.ts'
import type { StoryLanguage } from './arguments.ts'
import type { ReplayProblem } from './replayText.ts'

export interface ReplayWords {
  readonly army: typeof armyEn
  readonly problems: BattleProblemWords
  readonly replay: typeof replayEn
  readonly story: BattleStory
  readonly far: Far
}

export const wordsIn: { readonly [L in StoryLanguage]: ReplayWords } = {
  en: { army: armyEn, problems: problemsEn, replay: replayEn, story: storyEn, far: inchesEn },
  de: { army: armyDe, problems: problemsDe, replay: replayDe, story: storyDe, far: inchesDe },
}

export function problemIn({ problems, replay }: ReplayWords, problem: ReplayProblem): string {
  if (problem.code === 'no-file') return replay.noFile
  if (problem.code === 'not-json') return problems.notJson
  return problems.record(problem)
}
