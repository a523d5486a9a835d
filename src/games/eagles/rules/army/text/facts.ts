// Facts of a line, independent of its writer: troops, nations, size numbers, danger.
import type { Nation } from '../model.ts'
import { dangerNames, dangerSigns, isDangerWord, weakWords } from './lexicon.ts'
import { tokensOf, written, type Kind, type Token } from './tokens.ts'

export interface Facts {
  /** A word of quality, character, battalion, light or rifles, or of Rankers next to a number. */
  readonly troops: boolean
  readonly nations: readonly Nation[]
  /** A number from 8 to 124 that stands alone, or one that is uncertain. */
  readonly size: boolean
  /** One that only the unknown word behind it keeps from being a size number. */
  readonly spared: boolean
  /** Any number at all. */
  readonly number: boolean
  readonly danger: boolean
}

export const sizeNumbers = { least: 8, most: 124 } as const

export const isSize = ({ kind, value }: Token): boolean =>
  kind === 'bad' || (kind === 'number' && value >= sizeNumbers.least && value <= sizeNumbers.most)

const strong: ReadonlySet<Kind> = new Set<Kind>([
  'quality',
  'character',
  'battalion',
  'light',
  'rifles',
])

const isWeak = ({ word }: Token): boolean => weakWords.has(word)

function holdsTroops(tokens: readonly Token[]): boolean {
  const words = tokens.filter(({ kind }) => kind !== 'sign')
  if (words.some((token) => strong.has(token.kind) && !isWeak(token))) return true
  if (words.some(({ kind }, n) => kind === 'rankers' && isBesideNumber(words, n))) return true
  if (!words.some((token) => token.kind === 'character')) return false
  // "Dr. Hansen" is a person, "2 sgt, off" are none.
  const isCounted = words.some(({ kind }) => kind === 'number')
  return isCounted && words.every((token) => isWeak(token) || /^(?:number|and)$/.test(token.kind))
}

const isBesideNumber = (words: readonly Token[], n: number): boolean =>
  words[n - 1]?.kind === 'number' || words[n + 1]?.kind === 'number'

/** Words of danger in a part of a text, in the tokens of it; "Old Guard" is a name. */
export function holdsDanger(text: string, tokens: readonly Token[]): boolean {
  const [first] = tokens
  const last = tokens.at(-1)
  if (first === undefined || last === undefined) return false
  const names = [...text.slice(first.from, last.to + 12).matchAll(dangerNames)].map(
    ({ index, 0: name }) => [first.from + index, first.from + index + name.length] as const,
  )
  return tokens.some((token, n) => {
    if (token.kind === 'quoted') return holdsDanger(token.word, tokensOf(token.word))
    const sign = written(text, token) + (tokens[n + 1]?.glued ? (tokens[n + 1]?.word ?? '') : '')
    if (token.kind === 'sign') return dangerSigns.test(sign.slice(0, 2)) && !isRest(sign)
    if (token.kind === 'nth' || token.kind === 'number') return false
    if (names.some(([from, to]) => token.from >= from && token.to <= to)) return false
    return written(text, token).split(/[ /-]/).some(isDangerWord)
  })
}

/** "->" and "=>" are two signs; the first of "-24" is none. */
const isRest = (sign: string): boolean => !dangerSigns.test(sign)

/** `isAway`: an empty line or the total lies between the line and the list. */
export function factsOf(text: string, tokens: readonly Token[], isAway: boolean): Facts {
  const quoted = tokens.filter(({ kind }) => kind === 'quoted').map(({ word }) => tokensOf(word))
  const all = quoted.length === 0 ? tokens : [...tokens, ...quoted.flat()]
  const sizes = all.flatMap((token, n) => (isSize(token) ? [n] : []))
  const spared = isAway
    ? sizes.filter((n) => all[n]?.kind === 'number' && all[n + 1]?.kind === 'word')
    : []
  return {
    troops: holdsTroops(tokens) || quoted.some(holdsTroops),
    nations: [...new Set(all.flatMap(({ nation }) => (nation === undefined ? [] : [nation])))],
    size: sizes.length > spared.length,
    spared: spared.length > 0,
    number: all.some(
      ({ kind, value, isWorded }) =>
        kind === 'bad' || (kind === 'number' && !(isWorded === true && value === 1)),
    ),
    danger: holdsDanger(text, tokens),
  }
}

/** Whether it must be understood whole or be told (law, a). */
export const mustBeRead = ({ troops, nations, size }: Facts): boolean =>
  troops || size || nations.length > 0

/** For containers: what a line holds by itself. */
export const lineFacts = (text: string, isAway = false): Facts =>
  factsOf(text, tokensOf(text), isAway)

/** The one nation that a line names, without danger and without a question; null: none, or it leaves it open. */
export function nationNamed(text: string): Nation | null {
  const { nations, danger } = lineFacts(text)
  const [only, ...more] = nations
  return only === undefined || more.length > 0 || danger || text.includes('?') ? null : only
}
