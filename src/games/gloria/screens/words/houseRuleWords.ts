// The form of the words of house rules: total over the rules; numbers need no words but where they are unlike others.
import type { HouseRuleKey, HouseRules } from '../../rules/index.ts'

export type HouseRuleWords = {
  readonly [K in HouseRuleKey]: {
    readonly ask: string
    readonly why: string
    readonly values: HouseRules[K] extends number
      ? Readonly<Record<string, string>>
      : Readonly<Record<HouseRules[K] & string, string>>
  }
}
