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
import { beginsWords, folded, haystack } from './fold.ts'
import { countWanted, lineWith, wantedIn } from './plainWords.ts'

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

/** All that is searched of a rule, folded, from the most telling to the least. */
type Haystacks = readonly [title: string, rule: string, all: string]

function haystacksOf(words: RulebookWords, id: RuleId): Haystacks {
  const { title, text } = words.rules[id]
  const chapter = words.ruleChapters[chapterOf(id)]
  return [
    haystack(title),
    haystack(`${id} ${title} ${text}`),
    haystack(`${id} ${chapter} ${title} ${text} ${houseText(words, id)}`),
  ]
}

/** Folding every rule is dear, and each key searches: it is done once for a language. */
const foldedRules = new WeakMap<RulebookWords, ReadonlyMap<RuleId, Haystacks>>()

function haystacksIn(words: RulebookWords): ReadonlyMap<RuleId, Haystacks> {
  const made = foldedRules.get(words)
  if (made !== undefined) return made
  const all = new Map(ruleIds.map((id) => [id, haystacksOf(words, id)]))
  foldedRules.set(words, all)
  return all
}

/** 0 is the best; null: no hit. */
function rankOf(id: RuleId, stacks: Haystacks, search: string): number | null {
  if (folded(id).startsWith(search)) return 0
  const found = stacks.findIndex((stack) => beginsWords(stack, search))
  return found === -1 ? null : found + 1
}

/** A question in plain words: the rules that have most of its words, or their likes; at least half of them. */
function findByPlainWords(words: RulebookWords, search: string): readonly RuleId[] {
  const wanted = wantedIn(search, words.search)
  const counted = ruleIds.map((id) => {
    const { title, text } = words.rules[id]
    const heads = `${words.ruleChapters[chapterOf(id)]} ${title}`
    return {
      id,
      inTitle: countWanted(title, wanted),
      inHeads: countWanted(heads, wanted),
      all: countWanted(`${heads} ${text}`, wanted),
    }
  })
  const most = Math.max(0, ...counted.map(({ all }) => all))
  return counted
    .filter(({ all }) => all > 0 && all === most && 2 * all >= wanted.length)
    .sort((one, other) => other.inTitle - one.inTitle || other.inHeads - one.inHeads)
    .map(({ id }) => id)
}

/** Empty for an empty search. */
export function findRules(words: RulebookWords, search: string): readonly RuleId[] {
  const wanted = folded(search)
  if (wanted === '') return []
  const found = [...haystacksIn(words)]
    .map(([id, stacks]) => ({ id, rank: rankOf(id, stacks, wanted) }))
    .filter(({ rank }) => rank !== null)
    .sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0))
    .map(({ id }) => id)
  return found.length > 0 ? found : findByPlainWords(words, search)
}

/** The line of a rule that answers a search best. */
export const lineOf = (words: RulebookWords, id: RuleId, search: string): string =>
  lineWith(words.rules[id].text, wantedIn(search, words.search))
