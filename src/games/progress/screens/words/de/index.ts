// German words of the screens of The March of Progress.
import type { ScreenWords } from '../en/index.ts'
import { guideDe } from './guide.ts'
import { houseRulesDe } from './houseRules.ts'
import { playDe } from './play.ts'
import { startDe } from './start.ts'

export const screenDe: ScreenWords = {
  sides: { a: 'Blau', b: 'Orange' },
  letters: { a: 'B', b: 'O' },
  both: 'Beide',
  steps: ['Bewegen', 'Rekrutieren', 'Befestigen', 'Angreifen', 'Stärken', 'Punkten'],
  ...playDe,
  ...startDe,
  ...guideDe,
  houseRules: houseRulesDe,
}
