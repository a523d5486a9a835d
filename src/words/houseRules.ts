// Words of house rules, of any game: a question each, why the usual answer is the usual one, and the answers.
import { own } from '../core/own.ts'

export interface HouseRuleText {
  readonly ask: string
  readonly why: string
  /** Numbers that have no name are said as they are. */
  readonly values: Readonly<Record<string, string>> | ((value: string) => string)
}

/** Total over the rules of a game, and over their values that are words. */
export type HouseRuleWords<Rules> = {
  readonly [K in keyof Rules]: HouseRuleText & {
    readonly values:
      Readonly<Record<Extract<Rules[K], string>, string>> | ((value: string) => string)
  }
}

export const answerIn = ({ values }: HouseRuleText, value: string | number): string => {
  const name = typeof values === 'function' ? values(String(value)) : own(values, String(value))
  return name ?? String(value).replace('-', '−')
}
