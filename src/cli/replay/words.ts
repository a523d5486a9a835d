// The words of a replay in the language that was asked for.
import { helperOf, type BattleState } from '@/games/eagles/rules/index.ts'
import type { BattleProblemWords } from '@/games/eagles/telling/battleProblems.ts'
import type { Names } from '@/games/eagles/telling/names.ts'
import type { EventWords } from '@/games/eagles/telling/wording.ts'
import { army as armyDe } from '@/games/eagles/words/de/armies/army.ts'
import { namesIn as namesDe } from '@/games/eagles/words/de/battle/names.ts'
import { inches as inchesDe } from '@/games/eagles/words/de/battle/units.ts'
import { battleProblems as problemsDe } from '@/games/eagles/words/de/commandLine/battleProblems.ts'
import { events as eventsDe } from '@/games/eagles/words/de/events/events.ts'
import { replayWords as replayDe } from '@/games/eagles/words/de/sheets/replay.ts'
import { army as armyEn } from '@/games/eagles/words/en/armies/army.ts'
import { namesIn as namesEn } from '@/games/eagles/words/en/battle/names.ts'
import { inches as inchesEn } from '@/games/eagles/words/en/battle/units.ts'
import { battleProblems as problemsEn } from '@/games/eagles/words/en/commandLine/battleProblems.ts'
import { events as eventsEn } from '@/games/eagles/words/en/events/events.ts'
import { replayWords as replayEn } from '@/games/eagles/words/en/sheets/replay.ts'
import type { Far } from '@/games/eagles/telling/lengths.ts'
import type { StoryLanguage } from './arguments.ts'
import type { ReplayProblem } from './replayText.ts'

export interface ReplayWords {
  readonly army: typeof armyEn
  readonly problems: BattleProblemWords
  readonly replay: typeof replayEn
  readonly events: EventWords
  readonly namesIn: typeof namesEn
  readonly far: Far
}

export const wordsIn: { readonly [L in StoryLanguage]: ReplayWords } = {
  en: {
    army: armyEn,
    problems: problemsEn,
    replay: replayEn,
    events: eventsEn,
    namesIn: namesEn,
    far: inchesEn,
  },
  de: {
    army: armyDe,
    problems: problemsDe,
    replay: replayDe,
    events: eventsDe,
    namesIn: namesDe,
    far: inchesDe,
  },
}

/** Distances are said in inches. */
export const namesIn = (state: BattleState, words: ReplayWords): Names =>
  words.namesIn(state, words.far, (purpose) => helperOf(state.setup.house, purpose))

export function problemIn({ problems, replay }: ReplayWords, problem: ReplayProblem): string {
  if (problem.code === 'no-file') return replay.noFile
  if (problem.code === 'not-json') return problems.notJson
  return problems.record(problem)
}
