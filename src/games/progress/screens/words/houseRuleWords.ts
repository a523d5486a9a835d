// The form of the words of house rules: total over the rules and their values.
import type { HouseRuleKey, HouseRules } from '../../rules/index.ts'

export interface HouseRuleWords {
  readonly title: string
  readonly quiet: (turns: number) => string
  readonly questions: Readonly<Record<HouseRuleKey, string>>
  readonly why: Readonly<Record<HouseRuleKey, string>>
  readonly values: {
    readonly [K in Exclude<HouseRuleKey, 'quietTurns'>]: Readonly<Record<HouseRules[K], string>>
  }
}
