// Finding rules by any word of theirs, of their house rules, or by their number; best hits first.
import {
  chapterOf,
  houseRuleKeys,
  houseRuleTable,
  ruleIds,
  type HouseRuleKey,
  type RuleId,
} from '@/games/eagles/rules/index.ts'
import type { rulebook } from '@/games/eagles/words/en/rulebook/rulebook.ts'
import { folded, matches } from './fold.ts'

type RulebookWords = typeof rulebook

/** The house rules that change a rule. */
export const houseRulesAt = (id: RuleId): readonly HouseRuleKey[] =>
  houseRuleKeys.filter((key) => houseRuleTable[key].rules.some((rule) => rule === id))

const houseText = ({ houseRules }: RulebookWords, id: RuleId): string =>
  houseRulesAt(id)
    .map((key) => {
      const { question, reason, values } = houseRules[key]
      return [question, reason, ...Object.values(values)].join(' ')
    })
    .join(' ')

/** 0 is the best; null: no hit. */
function rankOf(words: RulebookWords, id: RuleId, search: string): number | null {
  const { title, text } = words.rules[id]
  if (folded(id).startsWith(folded(search))) return 0
  if (matches(title, search)) return 1
  if (matches(`${id} ${title} ${text}`, search)) return 2
  const chapter = words.ruleChapters[chapterOf(id)]
  return matches(`${id} ${chapter} ${title} ${text} ${houseText(words, id)}`, search) ? 3 : null
}

/** Empty for an empty search. */
export function findRules(words: RulebookWords, search: string): readonly RuleId[] {
  if (folded(search) === '') return []
  return ruleIds
    .map((id) => ({ id, rank: rankOf(words, id, search) }))
    .filter(({ rank }) => rank !== null)
    .sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0))
    .map(({ id }) => id)
}
