// Notes of the rulebook and "Why?" on a rule beside its words.
import { houseRulesTouching } from '../../rules/index.ts'
import { screenWords } from '../words/screenWords.ts'
import { isRuling, rulesIn, type RuleInBook } from './book.ts'

const asksOf = (id: RuleInBook): readonly string[] =>
  houseRulesTouching(id).map((key) => screenWords.value.houseRules[key].ask)

export const marks = { rulesIn, isRuling, asksOf }
