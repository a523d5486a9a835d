// The one lexicon of both languages: what a word or a phrase means in a list.
import {
  budgets,
  characters,
  nations,
  qualities,
  type Budget,
  type Character,
  type Nation,
  type Quality,
} from '../../model.ts'
import { english } from './english.ts'
import { german } from './german.ts'
import { plainKinds, type ListWords, type PlainKind } from './listWords.ts'
import { numeralWords } from './numerals.ts'

export type Meaning =
  | { readonly kind: 'quality'; readonly value: Quality }
  | { readonly kind: 'character'; readonly value: Character; readonly plural: boolean }
  | { readonly kind: 'nation'; readonly value: Nation }
  | { readonly kind: 'budget'; readonly value: Budget }
  | { readonly kind: 'numeral'; readonly value: number }
  | { readonly kind: 'ordinalWord'; readonly value: number }
  | { readonly kind: PlainKind }

const languages = [english, german] as const

const unaccented = (lower: string): string =>
  lower
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßẞ]/g, 'ss')
    .replace(/[øœ]/g, 'o')
    .replaceAll('æ', 'a')
    .replaceAll('ł', 'l')
    .replaceAll('đ', 'd')
    .replaceAll('’', "'")

/** A word is looked up under many heads, one after the other. */
let lastFolded = { lower: '', plain: '' }

/** Without accents and case: "VÉTÉRAN" is "veteran", "grün" is "grun". */
export function folded(word: string): string {
  const lower = word.toLowerCase()
  // Nothing of this changes plain letters, figures and signs, “½” among them.
  if (/^[\x20-\x7e\xa0-\xbf\u2010-\u2018\u201a-\u201e\u2022\u2026]*$/.test(lower)) return lower
  if (lower !== lastFolded.lower) lastFolded = { lower, plain: unaccented(lower) }
  return lastFolded.plain
}

/** As typed without umlauts, too: "grün" is also "gruen". */
const spellings = (word: string): readonly string[] => [
  folded(word),
  folded(word.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue')),
]

export interface Lexicon {
  readonly words: ReadonlyMap<string, Meaning>
  /** How many words the longest phrase has that begins with this one. */
  readonly phrases: ReadonlyMap<string, number>
}

function collect(): readonly (readonly [words: string, meaning: Meaning])[] {
  const all: (readonly [string, Meaning])[] = []
  for (const language of languages) {
    for (const value of qualities) all.push([language.quality[value], { kind: 'quality', value }])
    for (const value of characters)
      for (const word of language.character[value].split(' ')) {
        const plural =
          /s$|offiziere|hornisten|fahnriche/.test(folded(word)) && folded(word) !== 'ens'
        all.push([word, { kind: 'character', value, plural }])
      }
    for (const value of nations) all.push([language.nation[value], { kind: 'nation', value }])
    for (const value of budgets) all.push([language.budget[value], { kind: 'budget', value }])
    for (const kind of plainKinds) all.push([language.plain[kind], { kind }])
    for (const [n, word] of language.ordinals.split(' ').entries())
      all.push([word, { kind: 'ordinalWord', value: n + 1 }])
  }
  return all
}

/** Declined: erste, erster, ersten … beside erstes. */
const declined = (word: string): readonly string[] =>
  /tes$/.test(word)
    ? [word, ...['e', 'er', 'en', 'em'].map((end) => word.slice(0, -2) + end)]
    : [word]

function make(): Lexicon {
  const words = new Map<string, Meaning>()
  const phrases = new Map<string, number>()
  const put = (word: string, meaning: Meaning): void => {
    const key = word.replaceAll('_', ' ')
    if (!words.has(key)) words.set(key, meaning)
    const [first = '', ...more] = key.split(' ')
    if (more.length > 0) phrases.set(first, Math.max(phrases.get(first) ?? 0, more.length + 1))
  }
  for (const [list, meaning] of collect())
    for (const word of list.split(' ').filter((each) => each !== ''))
      for (const form of meaning.kind === 'ordinalWord' ? declined(word) : [word])
        for (const spelling of spellings(form)) put(spelling, meaning)
  for (const [word, value] of numeralWords())
    for (const spelling of spellings(word)) put(spelling, { kind: 'numeral', value })
  return { words, phrases }
}

/** Lists whose words mean something wherever they stand. */
const meaning = ['quality', 'character', 'nation', 'budget', 'plain', 'ordinals'] as const

/** Words that mean something only where they are asked for. */
type AskedWords = Exclude<keyof ListWords, (typeof meaning)[number]>
const asked = new Map<AskedWords, ReadonlySet<string>>()

function wordsOf(which: AskedWords): ReadonlySet<string> {
  let words = asked.get(which)
  if (words === undefined) {
    const all = languages.flatMap((language) => language[which].split(' '))
    words = new Set(all.map((each) => each.replaceAll('_', ' ')).flatMap(spellings))
    asked.set(which, words)
  }
  return words
}

/** Whether a word of either language is one of these, in any spelling. */
export const isAmong = (which: AskedWords, word: string): boolean =>
  wordsOf(which).has(folded(word))

const isAsked = (key: string): key is AskedWords => !meaning.some((each) => each === key)

/** Whether a word of either language means anything in a list or in what people write around one. */
export const isKnown = (word: string): boolean =>
  lexicon().words.has(folded(word)) ||
  Object.keys(english).some((which) => isAsked(which) && isAmong(which, word))

/** Whether a word begins as one of these do: "swapped", "getauscht". */
export function beginsAmong(which: AskedWords, word: string): boolean {
  const whole = folded(word)
  for (const stem of wordsOf(which)) if (whole.startsWith(stem)) return true
  return false
}

/** "switch", "ändern", "lieber": something is to be another than it stands there. */
export const isOfChange = (word: string): boolean => beginsAmong('changing', word)

/** "cake", "train", "thanks": about something else than the list. */
export const isElse = (word: string): boolean =>
  isAmong('aboutElse', word) || isAmong('social', word)

/** "Beispielliste" ends in one of them. */
export function endsAmong(which: AskedWords, word: string): boolean {
  const whole = folded(word)
  for (const end of wordsOf(which)) if (whole.endsWith(end)) return true
  return false
}

/** Whether a word names a nation that no army of the game has. */
export const isForeignNation = (word: string): boolean => isAmong('foreign', word)

const codes = /^(?:gb|gbr|at|aut|pt|prt|kk)$/i

/** "Fr.", "RUS", "GB": short for a nation; `isMarked`: a full stop follows. */
export function isShortNation(word: string, isMarked: boolean): boolean {
  if (codes.test(word)) return true
  const short = folded(word)
  if (short.length < 2 || !(isMarked || /^\p{Lu}+$/u.test(word))) return false
  return languages.some(({ nation }) =>
    Object.values(nation).some((words) =>
      words.split(' ').some((each) => folded(each).startsWith(short)),
    ),
  )
}

/** "old list", "opponent:" */
export const isOfOthers = (word: string): boolean => isAmong('others', word)

/** "draft", "Fortsetzung" */
export const isUnfinishedWord = (word: string): boolean => isAmong('unfinished', word)

/** "old:", "reserve:": what stands behind it is another state of a battalion, or not of the list. */
export const isTitleApart = (word: string): boolean =>
  isAmong('titles', word) || isAmong('alone', word)

/** "(cut)", "(Ersatz)": nothing else is said. */
export const isApartAlone = (word: string): boolean => isAmong('alone', word)

let made: Lexicon | null = null

/** Made when it is first needed. */
export const lexicon = (): Lexicon => (made ??= make())
