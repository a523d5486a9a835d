// English words of the board of house rules, which all games share.
import { counted } from '../counted.ts'

const count = counted('en')

export const houseRuleBoardEn = {
  inChapter: (n: number) => count(n, 'one rule', (s) => `${s} rules`),
  why: (value: string, reason: string) => `Default: ${value}. ${reason}`.trimEnd(),
  changedFrom: (value: string) => `Changed from ${value}`,
  onlyChanged: 'Only what is changed',
  presets: 'Begin with',
  defaults: 'Our defaults',
  search: 'Search the house rules',
  clear: 'Clear the search',
  noneFound: 'No house rule matches.',
}

export type HouseRuleBoardWords = typeof houseRuleBoardEn
