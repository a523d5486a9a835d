// All German words of a battle.
import type { BattleWords } from '../en/battle.ts'
import { namesIn } from './battleNames.ts'
import { given, questions, undo } from './battlePrompts.ts'
import * as answers from './battlePromptsAnswers.ts'
import * as figures from './battlePromptsFigures.ts'
import * as reasons from './battlePromptsReasons.ts'
import { failsSoFar, lift, tell } from './battlePromptsResults.ts'
import * as screen from './battlePromptsScreen.ts'
import { units } from './units.ts'

export const battleDe: BattleWords = {
  namesIn,
  questions,
  given,
  undo,
  answers,
  figures,
  reasons,
  lift,
  tell,
  failsSoFar,
  screen,
  units,
}
