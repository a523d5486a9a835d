// The one lexicon of both languages: what a word or a phrase means in a list, and which words are danger.
import { characters, nations, qualities } from '../model.ts'
import type { Character, Nation, Quality } from '../model.ts'
import { numeral } from './numerals.ts'
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

const unaccented = (lower: string): string =>
  lower
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßẞ]/g, 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
    .replaceAll('ł', 'l')
    .replaceAll('’', "'")

/** Without accents and case: "VÉTÉRAN" is "veteran", "Grün" is "grun". */
export function folded(word: string): string {
  const lower = word.toLowerCase()
  return /^[\x20-\x7e]*$/.test(lower) ? lower : unaccented(lower)
}

export interface Lexicon {
  readonly words: ReadonlyMap<string, Meaning>
  /** How many words the longest phrase has that begins with this one. */
  readonly phrases: ReadonlyMap<string, number>
}

/** Umlauts are typed as ae, oe, ue, too: a word without them has one spelling. */
const typed: ReadonlyMap<string, string> = new Map(
  (
    'grun:gruen grune:gruene gruner:gruener grunes:gruenes grunen:gruenen fahnrich:faehnrich fahnriche:faehnriche ' +
    'fahnrichen:faehnrichen fahnentrager:fahnentraeger manner:maenner buchsen:buechsen buchse:buechse osterreich:oesterreich ' +
    'osterreicher:oesterreicher osterreichisch:oesterreichisch osterreichische:oesterreichische ubrig:uebrig ' +
    'franzosisch:franzoesisch franzosische:franzoesische danen:daenen turken:tuerken wurttemberg:wuerttemberg ' +
    'wurttemberger:wuerttemberger sachsisch:saechsisch sachsische:saechsische'
  )
    .split(' ')
    .map((pair) => {
      const [plain = '', other = ''] = pair.split(':')
      return [plain, other] as const
    }),
)

function collect(): readonly (readonly [words: string, meaning: Meaning])[] {
  const kinds = Object.keys(kindWords).filter((kind): kind is WordKind => kind in kindWords)
  return [
    ...qualities.map((quality) => [qualityWords[quality], { kind: 'quality', quality }] as const),
    ...characters.map(
      (character) => [characterWords[character], { kind: 'character', character }] as const,
    ),
    ...nations.map((nation) => [nationNameWords[nation], { kind: 'nation', nation }] as const),
    ...kinds.map((kind) => [kindWords[kind], { kind }] as const),
  ]
}

function make(): Lexicon {
  const words = new Map<string, Meaning>()
  const phrases = new Map<string, number>()
  for (const [list, meaning] of collect())
    for (const each of list.split(' ')) {
      const phrase = each.replaceAll('_', ' ')
      if (!words.has(phrase)) words.set(phrase, meaning)
      const other = typed.get(phrase)
      if (other !== undefined) words.set(other, meaning)
      const [first = '', ...more] = phrase.split(' ')
      if (more.length > 0) phrases.set(first, Math.max(phrases.get(first) ?? 0, more.length + 1))
    }
  return { words, phrases }
}

let made: Lexicon | null = null

/** Made when it is first needed. */
export const lexicon = (): Lexicon => (made ??= make())

/** What a folded word means by itself. */
export function meaningOf(word: string): Meaning | undefined {
  const meaning = lexicon().words.get(word)
  if (meaning !== undefined) return meaning
  const value = numeral(word)
  return value === undefined ? undefined : { kind: 'number', value }
}

const apart: ReadonlySet<string> = new Set(apartWords.split(' '))

/** "May", "Uhr", "Street". */
export const isApartWord = (word: string): boolean => apart.has(word)

const labels = new Map<string, keyof typeof labelWords>()
for (const kind of ['army', 'nation', 'player'] as const)
  for (const word of labelWords[kind].split(' ')) labels.set(word, kind)

export const labelOf = (word: string): keyof typeof labelWords | undefined => labels.get(word)

const english = ['', 's', 'd', 'ed', 'ing']
const german = ['', 'e', 'er', 'es', 'en', 'em', 'n', 's', 'st', 't', 'te']

function dangers(): ReadonlySet<string> {
  const all = new Set(dangerWords.fixed.split(' '))
  for (const stem of dangerWords.english.split(' '))
    for (const end of english) all.add(end === 'ing' ? stem.replace(/e$/, '') + end : stem + end)
  for (const stem of dangerWords.german.split(' ')) for (const end of german) all.add(stem + end)
  return all
}

let dangerous: ReadonlySet<string> | null = null

/** A word of danger with its inflections (section 6); "ändere" is one, "andere" is none. */
export function isDangerWord(written: string): boolean {
  const lower = written.toLowerCase()
  if (/^(?:ge)?(?:ä|ae)nder/.test(lower) || /n['’]t$/.test(lower)) return true
  return (dangerous ??= dangers()).has(folded(written))
}

/** Words of troops that a slip of one letter may have been meant for. */
const mended: readonly string[] = [
  'drilled veteran veterans guards gedrillt veteranen',
  'drummer drummers sergeant sergeants ensign officer officers trommler sergeanten fahnrich offizier',
  'rankers battalion bataillon',
]
  .join(' ')
  .split(' ')

/** One letter too many, too few, another one, or two in the wrong order. */
function isSlip(word: string, meant: string): boolean {
  if (Math.abs(word.length - meant.length) > 1) return false
  let from = 0
  while (from < word.length && word[from] === meant[from]) from += 1
  let [end, stop] = [word.length, meant.length]
  while (end > from && stop > from && word[end - 1] === meant[stop - 1]) {
    end -= 1
    stop -= 1
  }
  if (end - from <= 1 && stop - from <= 1) return true
  const isPair = end - from === 2 && stop - from === 2
  return isPair && word[from] === meant[from + 1] && word[from + 1] === meant[from]
}

/** "Gaurds": the word that was meant; undefined: none, or the word means something itself. */
export function meantBy(word: string): string | undefined {
  if (word.length < 5 || word.length > 11 || !/^[a-z]+$/.test(word)) return undefined
  if (isDangerWord(word) || meaningOf(word) !== undefined) return undefined
  return mended.find((meant) => isSlip(word, meant))
}
