// German words of the screens of The Deluge.
import { de } from '../../../words/de.ts'
import type { ScreenWords } from '../en/index.ts'
import { guideDe } from './guide.ts'
import { houseRulesDe } from './houseRules.ts'
import { mapDe } from './map.ts'
import { playDe } from './play.ts'
import { startDe } from './start.ts'
import { umpireDe } from './umpire.ts'

export const screenDe: ScreenWords = {
  tables: de,
  umpire: 'die Spielleitung',
  named: (faction, player) => `${faction} (${player})`,
  everybody: 'Alle',
  pages: { play: 'Spielen', rules: 'Regeln' },
  start: startDe,
  guide: guideDe,
  houseRules: houseRulesDe,
  ...playDe,
  ...umpireDe,
  map: mapDe,
}
