// Name of a value of a house rule of a battle.
import {
  defaultHouseRules,
  type HouseRuleKey,
  type HouseRuleValue,
} from '@/games/eagles/rules/index.ts'
import { battlesWords } from '@/games/eagles/words/battles.ts'
import { answerIn } from '@/words/houseRules.ts'

export const valueWords = (key: HouseRuleKey, value: HouseRuleValue): string =>
  answerIn(battlesWords.value.houseRules[key], value)

/** The default's name within a sentence or alone. */
export const defaultWords = (key: HouseRuleKey): string => valueWords(key, defaultHouseRules[key])
