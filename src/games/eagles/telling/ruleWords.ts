// The shape of the words about rules: a title, and the rule itself in our own words.
import type { RuleId } from '@/games/eagles/rules/index.ts'

export interface RuleWords {
  readonly title: string
  readonly text: string
}

/** The rules whose ids begin with one of these words. */
type RulesOf<Prefix extends string> = Extract<RuleId, `${Prefix}-${string}`>

export type WordsOf<Prefix extends string> = Readonly<Record<RulesOf<Prefix>, RuleWords>>
