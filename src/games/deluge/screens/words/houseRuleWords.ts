// The form of the words of house rules: total over the rules; rulings that are numbers are said by a function.
import type { HouseRuleKey, HouseRules } from '../../rules/index.ts'

type Numeric = {
  readonly [K in HouseRuleKey]: HouseRules[K] extends number ? K : never
}[HouseRuleKey]

type Said<K extends HouseRuleKey> = K extends Numeric | 'scale'
  ? (value: string) => string
  : Readonly<Record<HouseRules[K] & string, string>>

export type HouseRuleWords = {
  readonly [K in HouseRuleKey]: {
    readonly ask: string
    readonly why: string
    readonly values: Said<K>
  }
}
