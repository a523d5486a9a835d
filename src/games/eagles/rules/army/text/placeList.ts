// The places in the list that a label claims: "3rd", "1st–3rd", "1, 2 and 4"; the number of a regiment behind one is none.
import { bounds } from '../bounds.ts'
import { fail, fewestRankers, isAt, peek, signAt, type Parser } from './parser.ts'
import type { Kind, Token } from './tokens.ts'

/** The number of a place: 1st, first, 1., 1, behind the word battalion also "one"; null: none. */
export function placeValue(token: Token | undefined, mayBeWord = false): number | null {
  if (token === undefined) return null
  const { kind } = token
  const isPlace = kind === 'ordinal' || kind === 'ordinalWord' || kind === 'number'
  if (!isPlace && !(mayBeWord && kind === 'numeral')) return null
  return Number.isInteger(token.value) ? token.value : null
}

export interface PlaceList {
  readonly places: readonly number[]
  /** How many tokens it takes. */
  readonly length: number
}

export const isRangeWord = (word: string): boolean =>
  /^(?:to|through|thru|until|till|bis)$/i.test(word)

export const isRangeSign = (sign: string): boolean =>
  sign === '-' || sign === '–' || sign === '—' || sign === '−'

/** The sign or word between two places: how many tokens, and whether it is a range. */
function joint(parser: Parser, ahead: number): { length: number; isRange: boolean } | null {
  const token = peek(parser, ahead)
  if (token === undefined) return null
  const next = peek(parser, ahead + 1)
  if (token.kind === 'and') return { length: 1, isRange: false }
  const word = signAt(parser, ahead).toLowerCase()
  if (isRangeWord(word)) return { length: 1, isRange: true }
  if (token.kind !== 'sep') return null
  if (isRangeSign(word)) return { length: 1, isRange: true }
  // "1/2" is a regiment's battalion, "1./2." are two places.
  const isDotted = next?.kind === 'number' && next.dotted
  if (word === '/' && !isDotted && (token.glued || next?.glued === true)) return null
  if (word !== ',' && word !== '&' && word !== '+' && word !== '/') return null
  return { length: next?.kind === 'and' ? 2 : 1, isRange: false }
}

/** "3rd", "3." and "3" are three ways to write a place; a list keeps to one. */
const formOf = (token: Token | undefined): string =>
  token?.kind === 'number' ? (token.dotted ? 'dotted' : 'plain') : 'ordinal'

const isGap = (parser: Parser, ahead: number): boolean => {
  const sign = signAt(parser, ahead)
  const isApart = peek(parser, ahead)?.glued === false && peek(parser, ahead + 1)?.glued === false
  return sign === ',' || (isRangeSign(sign) && isApart)
}

/** "2 – 33rd Foot", "2, 17e Ligne", "1 - 2/33rd Foot": what the number behind a joint is. */
function numberBehind(
  parser: Parser,
  joint: number,
  first: Token | undefined,
): 'place' | 'name' | 'either' {
  const [number, word] = [peek(parser, joint + 1), peek(parser, joint + 2)]
  if (isAt(parser, 'battalions')) return 'place'
  if (word?.glued === true && (word.kind === 'word' || signAt(parser, joint + 2) === '/'))
    return number?.kind === 'number' && formOf(number) === 'plain' ? 'name' : 'place'
  const isNamed =
    (word?.kind === 'word' || word?.kind === 'filler') && /^\p{Lu}/u.test(signAt(parser, joint + 2))
  if (formOf(first) !== formOf(number))
    return isNamed && number?.glued === false ? 'name' : 'either'
  return isNamed && isGap(parser, joint) && signAt(parser, joint) !== ',' ? 'either' : 'place'
}

/** No list of an army is longer. */
const mostApart = 20

/** What may stand behind a list of places; behind anything else its last number may be of a regiment. */
const endsList = (kind: Kind | undefined): boolean =>
  kind === undefined || kind === 'colon' || kind === 'quality' || isBattalionWord(kind)

const isBattalionWord = (kind: Kind): boolean => kind === 'battalion' || kind === 'battalions'

/** "1st–3rd", "1, 2 and 4", "1. und 2." from the token `ahead` on. */
export function placeList(parser: Parser, ahead: number, mayBePlain: boolean): PlaceList | null {
  const first = placeValue(peek(parser, ahead), mayBePlain)
  if (first === null) return null
  const places = [first]
  const isOrdinal = (at: number): boolean => {
    const token = peek(parser, at)
    return token?.kind === 'number' ? token.dotted : placeValue(token) !== null
  }
  let at = ahead + 1
  let isLoose = !isAt(parser, 'battalions')
  for (;;) {
    const between = joint(parser, at)
    if (between === null) break
    const next = placeValue(peek(parser, at + between.length), mayBePlain)
    if (next === null) break
    const what = between.length === 1 ? numberBehind(parser, at, peek(parser, ahead)) : 'place'
    if (what === 'name') break
    if (what === 'either') fail(parser, 'several')
    const nextIsOrdinal = isOrdinal(at + between.length)
    if (!mayBePlain && !nextIsOrdinal) break
    // "Battalion 1, 24 drilled": too large a step for a list of places
    if (mayBePlain && !nextIsOrdinal && next >= fewestRankers && next > (places.at(-1) ?? 0) + 3)
      break
    const last = places.at(-1) ?? first
    if (next <= last) break
    if (between.isRange) for (let n = last + 1; n < next; n += 1) places.push(n)
    places.push(next)
    if (places.length > bounds.battalions) return null
    isLoose &&= between.length === 1 && isGap(parser, at)
    at += between.length + 1
  }
  // "2nd, 42nd (Black Watch)", "1st, 95th: Veteran 24"
  const isFar = (places.at(-1) ?? first) - first > mostApart
  const isOpen = isLoose && (isFar || !endsList(peek(parser, at)?.kind))
  if (places.length > 1 && isOpen) fail(parser, 'several')
  return { places, length: at - ahead }
}
