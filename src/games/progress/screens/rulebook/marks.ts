// What the rulebook and "Why?" say of a rule beside its words.
import { houseRuleKeys, rulesTouchedBy } from '../../rules/index.ts'
import { screenWords } from '../words/screenWords.ts'
import { isRuling, rulesIn, type RuleInBook } from './book.ts'

const asksOf = (id: RuleInBook): readonly string[] =>
  houseRuleKeys
    .filter((key) => rulesTouchedBy(key).includes(id))
    .map((key) => screenWords.value.houseRules.questions[key])

export const marks = { rulesIn, isRuling, asksOf }
