// German words of the rulebook of The Deluge.
import type { RulebookWords } from '../../../rulebook/book.ts'
import { ordersDe } from './orders.ts'
import { turnDe } from './turn.ts'
import { warDe } from './war.ts'

export const rulebookDe: RulebookWords = {
  page: {
    title: 'Regeln',
    lead: 'So, wie die App sie spielt, in unseren Worten, nach einer Vorlage von zwei Seiten. Ihre Karte und einige ihrer Zahlen sind verloren; wo unsere dafür stehen, ist es gesagt.',
    search: 'In den Regeln suchen',
    clear: 'Suche leeren',
    none: 'Davon spricht keine Regel.',
    lost: 'Quelle fehlt: Die Vorlage hatte es, und es ist verloren; unseres steht dafür.',
    ruling: 'Unsere Auslegung: Die Vorlage schweigt hier oder ist nur halb klar.',
    houseRule: 'Hausregel',
  },
  chapters: {
    GEN: 'Land und Mächte',
    SEQ: 'Der Zug',
    DIP: 'Diplomatie',
    INC: 'Einkünfte',
    ATT: 'Versorgung',
    STR: 'Strategie',
    MOV: 'Bewegung',
    CMB: 'Kampf',
    RET: 'Flucht und Rückzug',
    LOSS: 'Verluste',
    LOOT: 'Beute',
    CAP: 'Land einnehmen',
    VAS: 'Verlorene Heimat und Vasallen',
    VIC: 'Der Sieg',
  },
  rules: { ...turnDe, ...ordersDe, ...warDe },
}
