// German words of the rulebook of Gloria Mundi.
import type { RulebookWords } from '../../../rulebook/book.ts'
import { advancedDe } from './advanced.ts'
import { basicDe } from './basic.ts'
import { worldDe } from './world.ts'

export const rulebookDe: RulebookWords = {
  page: {
    title: 'Regeln',
    lead: 'So, wie die App sie spielt, in unseren Worten, nach einem Artikel von V. Schmidt aus dem Jahr 2000. Seine Karte, seine Listen und einige Zeilen seiner Tafeln sind verloren; wo unsere dafür stehen, ist es gesagt.',
    search: 'In den Regeln suchen',
    clear: 'Suche leeren',
    none: 'Davon spricht keine Regel.',
    lost: 'Quelle fehlt: Die Quelle hatte es, und es ist verloren; unseres steht dafür.',
    ruling: 'Unsere Auslegung: Die Quelle schweigt hier oder ist nur halb klar.',
    houseRule: 'Hausregel',
  },
  parts: { basic: 'Einfach', advanced: 'Erweitert', world: 'Weltweit' },
  chapters: {
    MAP: 'Die Karte',
    UNIT: 'Verbände',
    TURN: 'Runden und Züge',
    ECO: 'Geld',
    MOV: 'Ziehen',
    ATT: 'Verschleiß',
    DEG: 'Leiden und Überzahl',
    BAT: 'Schlacht',
    FORT: 'Festungen',
    SIEGE: 'Belagerungen',
    WIN: 'Der Sieg',
    SPEC: 'Sonderverbände',
    CAV: 'Reiterei',
    ROAD: 'Straßen',
    SEA: 'Das Meer',
    FLEET: 'Flotten',
    CITY: 'Mächte der Städte',
    KHAN: 'Der Khan',
    DIP: 'Bündnisse',
    MIL: 'Die Miliz',
    RIV: 'Der Fluss',
    WW: 'Jenseits des Ozeans',
  },
  rules: { ...basicDe, ...advancedDe, ...worldDe },
}
