// The shape of the words about house rules: a question, the name of each value, and why the default is the default.
import type { HouseRuleKey, HouseRules } from '@/games/eagles/rules/index.ts'

type NamedValue<K extends HouseRuleKey> = Extract<HouseRules[K], string>

/** Values that are words each have a name; values that are numbers are shown as they are. */
export type HouseRuleWords = {
  readonly [K in HouseRuleKey]: {
    readonly question: string
    readonly reason: string
    readonly values: { readonly [V in NamedValue<K>]: string }
  }
}
