// German words of The March of Progress.
import type { ProgressWords } from '../en/index.ts'
import { eventsDe } from './events.ts'
import { houseRulesDe } from './houseRules.ts'
import { cards } from './names.ts'
import { playDe } from './play.ts'
import { startDe } from './start.ts'

export const progressDe: ProgressWords = {
  sides: { a: 'Blau', b: 'Orange' },
  letters: { a: 'B', b: 'O' },
  both: 'Beide',
  cards,
  steps: ['Bewegen', 'Rekrutieren', 'Befestigen', 'Angreifen', 'Stärken', 'Punkten'],
  ...playDe,
  ...startDe,
  event: eventsDe,
  houseRules: houseRulesDe,
}
