// Finding rules by any word of theirs, of their house rules, or by their number; best hits first.
import { chapterOf, houseRulesTouching, ruleIds, type RuleId } from '@/games/eagles/rules/index.ts'
import type { rulebook } from '@/games/eagles/words/en/rulebook/rulebook.ts'
import { beginsWords, folded, haystack } from '@/app/rulebook/fold.ts'

type RulebookWords = typeof rulebook

const houseText = ({ houseRules }: RulebookWords, id: RuleId): string =>
  houseRulesTouching(id)
    .map((key) => {
      const { ask, why, values } = houseRules[key]
      return [ask, why, ...Object.values(values)].join(' ')
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

// A question in plain words: what of it is worth looking for, and which line of a rule speaks of it.

interface SearchWords {
  /** Words that every question has. */
  readonly filler: readonly string[]
  /** Words that mean the same. */
  readonly alike: readonly (readonly string[])[]
}

const endings = ['ing', 'ed', 'es', 'en', 'er', 's', 'e', 't'] as const

/** Without its ending, if enough of it is left to be told from others: "dies" is "die". */
function stem(word: string): string {
  const ending = endings.find((each) => word.endsWith(each) && word.length - each.length >= 3)
  return ending === undefined ? word : word.slice(0, -ending.length)
}

/**
 * Each word that is worth looking for, as the beginnings that it and its likes have in a text;
 * a group with the very word goes before groups with another ending of it ("dies" is no die).
 */
function wantedIn(search: string, { filler, alike }: SearchWords): readonly (readonly string[])[] {
  const left = folded(search)
    .split(' ')
    .filter((word) => word !== '' && !filler.some((each) => folded(each) === word))
  return left.map((word) => {
    const own = stem(word)
    const exact = alike.filter((group) => group.some((each) => folded(each) === word))
    const near = alike.filter((group) => group.some((each) => stem(folded(each)) === own))
    const same = exact.length > 0 ? exact : near
    return [...new Set([own, ...same.flat().map((each) => stem(folded(each)))])]
  })
}

/** How many of the wanted words a text has. */
function countWanted(text: string, wanted: readonly (readonly string[])[]): number {
  const hay = ` ${folded(text)}`
  return wanted.filter((beginnings) => beginnings.some((each) => hay.includes(` ${each}`))).length
}

/** The first sentence that has most of what is wanted. */
function lineWith(text: string, wanted: readonly (readonly string[])[]): string {
  const lines = text.split(/(?<=[.!?])\s+/u)
  const counts = lines.map((line) => countWanted(line, wanted))
  return lines[counts.indexOf(Math.max(...counts))] ?? text
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
