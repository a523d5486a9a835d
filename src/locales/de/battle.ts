// All German words of a battle.
import type { BattleWords } from '../en/battle.ts'
import { namesIn } from './battleNames.ts'
import { questions, undo } from './battlePrompts.ts'
import * as answers from './battlePromptsAnswers.ts'
import * as figures from './battlePromptsFigures.ts'
import * as reasons from './battlePromptsReasons.ts'
import { lift, tell } from './battlePromptsResults.ts'
import * as screen from './battlePromptsScreen.ts'

export const battleDe: BattleWords = {
  namesIn,
  questions,
  undo,
  answers,
  figures,
  reasons,
  lift,
  tell,
  screen,
}
