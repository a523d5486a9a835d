// German words of the screens of Gloria Mundi.
import { de } from '../../../words/de.ts'
import { kinds, specials } from '../../../words/deTerms.ts'
import type { ScreenWords } from '../en/index.ts'
import { aheadDe } from './ahead.ts'
import { correctDe } from './correct.ts'
import { guideDe } from './guide.ts'
import { houseRulesDe } from './houseRules.ts'
import { mapDe } from './map.ts'
import { playDe } from './play.ts'
import { startDe } from './start.ts'

export const screenDe: ScreenWords = {
  tables: de,
  kinds,
  specials,
  umpire: 'die Spielleitung',
  named: (king, player) => `${king} (${player})`,
  everybody: 'Alle',
  start: startDe,
  houseRules: houseRulesDe,
  map: mapDe,
  pages: { play: 'Spielen', rules: 'Regeln' },
  ahead: aheadDe,
  correct: correctDe,
  guide: guideDe,
  ...playDe,
}
