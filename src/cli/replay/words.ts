// The words of a replay in the language that was asked for.
import type { BattleProblemWords } from '@/locales/battleProblems.ts'
import type { BattleStory } from '@/locales/battleStory.ts'
import { army as armyDe } from '@/locales/de/army.ts'
import { battleProblems as problemsDe } from '@/locales/de/battleProblems.ts'
import { replayWords as replayDe } from '@/locales/de/battleReplay.ts'
import { story as storyDe } from '@/locales/de/battleStory.ts'
import { inches as inchesDe } from '@/locales/de/battleTerms.ts'
import { army as armyEn } from '@/locales/en/army.ts'
import { battleProblems as problemsEn } from '@/locales/en/battleProblems.ts'
import { replayWords as replayEn } from '@/locales/en/battleReplay.ts'
import { story as storyEn } from '@/locales/en/battleStory.ts'
import { inches as inchesEn } from '@/locales/en/battleTerms.ts'
import type { Far } from '@/locales/lengths.ts'
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
