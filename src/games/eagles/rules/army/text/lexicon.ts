// The one lexicon of both languages: what a word or a phrase means in a list, and which words are danger.
import {
  characters,
  nations,
  qualities,
  type Character,
  type Nation,
  type Quality,
} from '../model.ts'
import { numeral, numeralPhrases } from './numerals.ts'
import {
  apartWords,
  characterWords,
  dangerWords,
  kindWords,
  labelWords,
  nationNameWords,
  qualityWords,
} from './words.ts'

export type WordKind = keyof typeof kindWords

export type Meaning =
  | { readonly kind: 'quality'; readonly quality: Quality }
  | { readonly kind: 'character'; readonly character: Character }
  | { readonly kind: 'nation'; readonly nation: Nation }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: WordKind }

const ligatures: Readonly<Record<string, string>> = {
  ß: 'ss',
  ẞ: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  '’': "'",
}

/** Without accents and case: "VÉTÉRAN" is "veteran", "Grün" is "grun". */
export function folded(word: string): string {
  const lower = word.toLowerCase()
  if (/^[\x20-\x7e]*$/.test(lower)) return lower
  return lower
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßẞøæœł’]/g, (sign) => ligatures[sign] ?? sign)
}

/** Umlauts are typed as ae, oe, ue, too. */
const spellings = (word: string): readonly string[] => [
  folded(word),
  folded(word.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue')),
]

function make(): ReadonlyMap<string, Meaning> {
  const words = new Map<string, Meaning>()
  const put = (list: string, meaning: Meaning): void => {
    for (const word of list.split(' ').flatMap((each) => spellings(each.replaceAll('_', ' '))))
      if (!words.has(word)) words.set(word, meaning)
  }
  for (const quality of qualities) put(qualityWords[quality], { kind: 'quality', quality })
  for (const character of characters)
    put(characterWords[character], { kind: 'character', character })
  for (const nation of nations) put(nationNameWords[nation], { kind: 'nation', nation })
  for (const [kind, list] of Object.entries(kindWords)) put(list, { kind: kind as WordKind })
  return words
}

let made: ReadonlyMap<string, Meaning> | null = null
const words = (): ReadonlyMap<string, Meaning> => (made ??= make())

let joined: { readonly pattern: RegExp; readonly first: ReadonlySet<string> } | null = null

/** What is written in several words, where one of them begins: "one of each", "thirty-six", "w/o". */
export function phraseAt(text: string, from: number, word: string): string | undefined {
  if (joined === null) {
    const all = [...words().keys(), ...numeralPhrases()].filter((each) => /[ /-]/.test(each))
    const longest = all.toSorted((one, other) => other.length - one.length).join('|')
    const pattern = new RegExp(`(?:${longest.replaceAll(' ', '[ -]')})(?![\\p{L}\\p{M}])`, 'iuy')
    joined = { pattern, first: new Set(all.map((each) => each.split(/[ /-]/)[0] ?? '')) }
  }
  if (!joined.first.has(word)) return undefined
  joined.pattern.lastIndex = from
  return joined.pattern.exec(text)?.[0]
}

/** What a folded word means by itself. */
export function meaningOf(word: string): Meaning | undefined {
  const meaning = words().get(word)
  if (meaning !== undefined) return meaning
  const value = numeral(word)
  return value === undefined ? undefined : { kind: 'number', value }
}

const setOf = (list: string): ReadonlySet<string> => new Set(list.split(' '))
const apart = setOf(apartWords)

/** "May", "Uhr", "Street". */
export const isApartWord = (word: string): boolean => apart.has(word)

const labels = new Map(
  (['army', 'nation', 'player'] as const).flatMap((kind) =>
    labelWords[kind].split(' ').map((word) => [word, kind] as const),
  ),
)

export const labelOf = (word: string): keyof typeof labelWords | undefined => labels.get(word)

function dangers(): ReadonlySet<string> {
  const all = new Set(dangerWords.fixed.split(' '))
  for (const stem of dangerWords.english.split(' '))
    for (const end of ['', 's', 'd', 'ed']) all.add(stem + end).add(`${stem.replace(/e$/, '')}ing`)
  for (const stem of dangerWords.german.split(' '))
    for (const end of ['', 'e', 'er', 'es', 'en', 'em', 'n', 's', 'st', 't', 'te'])
      all.add(stem + end)
  return all
}

let dangerous: ReadonlySet<string> | null = null

/** A word of danger with its inflections (section 6); "ändere" is one, "andere" is none. */
export function isDangerWord(written: string): boolean {
  if (/^(?:ge)?(?:ä|ae)nder|n['’]t$/i.test(written)) return true
  return (dangerous ??= dangers()).has(folded(written))
}

/** Words of troops that a slip of one letter may have been meant for. */
const mended =
  'drilled veteran veterans guards gedrillt veteranen drummer drummers sergeant sergeants ensign officer officers trommler sergeanten fahnrich offizier rankers battalion bataillon'.split(
    ' ',
  )

/** One letter too many, too few, another one, or two in the wrong order. */
function isSlip(word: string, meant: string): boolean {
  let from = 0
  while (from < word.length && word[from] === meant[from]) from += 1
  let [end, stop] = [word.length, meant.length]
  while (end > from && stop > from && word[end - 1] === meant[stop - 1]) {
    end -= 1
    stop -= 1
  }
  const isPair = end - from === 2 && stop - from === 2
  const isSwapped = isPair && word[from] === meant[from + 1] && word[from + 1] === meant[from]
  return isSwapped || (end - from <= 1 && stop - from <= 1)
}

/** "Gaurds": the word that was meant; undefined: none, or the word means something itself. */
export function meantBy(word: string): string | undefined {
  if (!/^[a-z]{5,11}$/.test(word) || isDangerWord(word) || meaningOf(word) !== undefined)
    return undefined
  return mended.find((meant) => isSlip(word, meant))
}
