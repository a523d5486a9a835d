// All German words of a battle.
import type { BattleWords } from '../../en/battle/battle.ts'
import { namesIn } from './names.ts'
import { questions } from './prompts.ts'
import * as answers from './answers.ts'
import * as figures from './figures.ts'
import * as reasons from './reasons.ts'
import { events } from '../events/events.ts'
import { lift } from '../events/lift.ts'
import * as screen from './screen.ts'
import { units } from './units.ts'
import { askUndo, given, undo } from './undo.ts'

export const battleDe: BattleWords = {
  namesIn,
  questions,
  given,
  undo,
  askUndo,
  answers,
  figures,
  reasons,
  events,
  lift,
  screen,
  units,
}
