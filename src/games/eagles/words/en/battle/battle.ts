// All English words of a battle; German has the type of this object.
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

export const battleEn = {
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

export type BattleWords = typeof battleEn
