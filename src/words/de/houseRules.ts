// German words of the board of house rules, which all games share.
import { counted } from '../counted.ts'
import type { HouseRuleBoardWords } from '../en/houseRules.ts'

const count = counted('de')

export const houseRuleBoardDe: HouseRuleBoardWords = {
  inChapter: (n) => count(n, 'eine Regel', (s) => `${s} Regeln`),
  why: (value, reason) => `Vorgabe: ${value}. ${reason}`.trimEnd(),
  changedFrom: (value) => `Geändert, Vorgabe: ${value}`,
  onlyChanged: 'Nur was geändert ist',
  presets: 'Beginnen mit',
  defaults: 'Unsere Vorgaben',
  search: 'Hausregeln durchsuchen',
  clear: 'Suche leeren',
  noneFound: 'Keine Hausregel passt.',
}
