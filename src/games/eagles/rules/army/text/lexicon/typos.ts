// One-letter slips: which words of lists somebody may have meant by a word that is none.
import { remembered } from '../remembered.ts'
import { folded, lexicon, type Meaning } from './lexicon.ts'

/** Shorter words are near too many others. */
const fewestLetters = 5

/** Short for more than one thing, so never assumed. */
const unsure: ReadonlyMap<string, readonly string[]> = new Map([
  ['gren', ['green', 'grenadiers']],
  ['grens', ['green', 'grenadiers']],
  ['drl', ['drilled']],
  ['vt', ['veteran']],
])

/** A word of lists that looks like another word people write. */
const innocent: ReadonlySet<string> = new Set([
  'garder',
  'grusse',
  'grussen',
  'gruesse',
  'guarda',
  'guide',
  'guides',
  "green's",
  'offices',
  'office',
  'spring',
  'points',
  'manner',
  'rangers',
  'ranger',
  'night',
  'fight',
  'sight',
  'might',
  'tight',
  "french's",
])

const kindsMeant: ReadonlySet<Meaning['kind']> = new Set<Meaning['kind']>([
  'quality',
  'character',
  'nation',
  'rankers',
  'battalion',
  'battalions',
  'rifles',
  'light',
])

function shortened(word: string): readonly string[] {
  const forms = [word]
  for (let at = 0; at < word.length; at += 1) forms.push(word.slice(0, at) + word.slice(at + 1))
  return forms
}

/** One letter of German is two here: a slip at an ß is one slip all the same. */
const single = (word: string): string => word.replaceAll('ss', 's')

let near: Map<string, readonly string[]> | null = null

/** By every form that lacks one letter: the words it may come from. */
function nearWords(): ReadonlyMap<string, readonly string[]> {
  if (near !== null) return near
  near = new Map()
  for (const [word, { kind }] of lexicon().words) {
    if (!kindsMeant.has(kind) || word.length < fewestLetters || word.includes(' ')) continue
    for (const form of new Set([...shortened(word), ...shortened(single(word))]))
      near.set(form, [...(near.get(form) ?? []), word])
  }
  return near
}

/** Whether one slip leads from one word to the other: a letter too many, missing, wrong, or two swapped. */
function isOneSlip(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let from = 0
  while (from < one.length && one[from] === other[from]) from += 1
  const rest = (text: string, skip: number): string => text.slice(from + skip)
  return (
    rest(one, 1) === rest(other, 1) ||
    rest(one, 1) === rest(other, 0) ||
    rest(one, 0) === rest(other, 1) ||
    (one[from] === other[from + 1] &&
      one[from + 1] === other[from] &&
      rest(one, 2) === rest(other, 2))
  )
}

/** Of a folded word. */
function nearestOf(plain: string): readonly string[] {
  const known = unsure.get(plain)
  if (known !== undefined) return known
  if (plain.length < fewestLetters || plain.length > 24 || innocent.has(plain)) return []
  const found = new Set<string>()
  const table = nearWords()
  for (const form of [...shortened(plain), ...shortened(single(plain))])
    for (const each of table.get(form) ?? [])
      if (isOneSlip(plain, each) || isOneSlip(single(plain), single(each))) found.add(each)
  return [...found]
}

const mostWords = 1_000

/** The words of lists that a word may be a slip of; none: it is some other word. Long texts repeat their words. */
export const meantBy = remembered(mostWords, (word) => nearestOf(folded(word)))
