// A rule of The March of Progress as the rulebook and "Why?" draw it.
import { bookRule, type BookRule } from '@/app/rulebook/book.ts'
import { houseRuleKeys, rulesTouchedBy } from '../../rules/index.ts'
import { rulebookWords } from '../words/rulebookWords.ts'
import { screenWords } from '../words/screenWords.ts'
import { isRuling, type RuleInBook } from './book.ts'

export const ruleOf = (id: RuleInBook): BookRule => {
  const { rules, page } = rulebookWords.value
  const touching = houseRuleKeys.filter((key) => rulesTouchedBy(key).includes(id))
  return bookRule(page, {
    id,
    text: rules[id],
    lost: null,
    isRuling: isRuling(id),
    asks: touching.map((key) => screenWords.value.houseRules.questions[key]),
  })
}
