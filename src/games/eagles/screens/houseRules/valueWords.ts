// What a value of a house rule is called: by its name, or as the number it is.
import {
  houseRuleTable,
  type HouseRuleKey,
  type HouseRuleValue,
} from '@/games/eagles/rules/index.ts'
import { battlesWords } from '@/games/eagles/words/battles.ts'

export function valueWords(key: HouseRuleKey, value: HouseRuleValue): string {
  const { house, houseRules } = battlesWords.value
  if (typeof value === 'number') return house.number(value)
  return Object.entries(houseRules[key].values).find(([name]) => name === value)?.[1] ?? value
}

/** The default's name within a sentence or alone. */
export const defaultWords = (key: HouseRuleKey): string =>
  valueWords(key, houseRuleTable[key].default)
