// Numbers of a line: places, Rankers, counts, points; what each is, is decided by what follows it.
import { bounds } from '../bounds.ts'
import { battalionPoints } from '../points.ts'
import { isLegalSize } from '../prices.ts'
import { addCharacter, isSizeWord, nextBattalion, setRankers, setStated } from './body.ts'
import { takeOtherWord } from './character.ts'
import { isComplete, type Draft } from './draft.ts'
import { takeBareNumber, takeFiller, takeOrdinal } from './label.ts'
import { takePrice } from './partPrices.ts'
import { isRegimentNumber } from './regiments.ts'
import { takeShare } from './shares.ts'
import { fail, fewestRankers, isAt, peek, signAt, type Parser } from './parser.ts'
import type { Token } from './tokens.ts'

type NumberToken = Extract<Token, { readonly kind: 'number' | 'numeral' }>

/** "24 light veterans": the quality behind the number, if there is one. */
export function qualityAhead(parser: Parser, ahead: number): number {
  let at = ahead
  while (isAt(parser, 'light', at) || isAt(parser, 'rifles', at) || isAt(parser, 'filler', at))
    at += 1
  return isAt(parser, 'quality', at) ? at : -1
}

/** A number before a quality: Rankers if they can be, else a place; "2 Guards" may be either. */
function takeBeforeQuality(parser: Parser, token: NumberToken, multiplies: boolean): void {
  const { draft } = parser
  const isDotted = token.kind === 'number' && token.dotted
  const isRankers = token.value >= fewestRankers && !isDotted && !isRegimentNumber(parser)
  const length = multiplies ? 2 : 1
  // "drummer. 2. Veteran 24"
  if (isBattalionStart(parser)) {
    nextBattalion(parser)
    takeOrdinal(parser)
    return
  }
  if (isRankers && isComplete(draft) && parser.boundary) nextBattalion(parser)
  if (isRankers || Number.isNaN(token.value)) {
    setRankers(parser, token.value, false)
    parser.at += length
  } else if (token.kind === 'numeral' || multiplies || draft.inBody) {
    takeSeveral(parser, token.value, length, multiplies)
  } else takeBareNumber(parser, token.value, token.dotted)
}

/** "two drilled battalions", sure only with the word; "1 x Drilled 24", where "2 x" may be the second. */
function takeSeveral(parser: Parser, count: number, length: number, multiplies: boolean): void {
  const quality = qualityAhead(parser, length)
  const isOne = isAt(parser, 'battalion', quality + 1)
  // "2x Drilled battalion" are two; "2 Drilled battalion" may be the second.
  const isWord = count > 1 && !multiplies ? isAt(parser, 'battalions', quality + 1) : isOne
  const isNamed = quality > 0 && (isWord || (count > 1 && isAt(parser, 'battalions', quality + 1)))
  const isSure = isNamed || (multiplies && count === 1)
  // "two drilled battalions of 28, and one guards battalion of 16"
  if (isSure && isComplete(parser.draft) && parser.boundary) nextBattalion(parser)
  const { draft } = parser
  const isPlaced = draft.places.length > 0 && !(count === 1 && isEntry(draft))
  if (!isSure || draft.inBody || draft.copies > 1 || isPlaced) fail(parser, 'several')
  draft.copies = count
  parser.at += length
}

/** "1) 2 bns of": what was taken for a place is the number of the entry. */
const isEntry = ({ places, heardBattalion, named }: Draft): boolean =>
  places.length === 1 && !heardBattalion && !named

/** "two battalions", "3 × battalion", "2 bns"; "2 battalion" may be the second. */
function takeHowMany(parser: Parser, token: NumberToken, length: number): void {
  const { draft, context } = parser
  const { value } = token
  const isPlural = isAt(parser, 'battalions', length) || length > 1
  if (isComplete(draft) && parser.boundary) nextBattalion(parser)
  else if (draft.inBody) fail(parser, 'several')
  const dotted = token.kind === 'number' && token.dotted
  if (dotted) {
    takeOrdinal(parser)
    return
  }
  const isSure = isPlural || value === 1 || (token.kind === 'numeral' && value > 1)
  if (isSure && isEntry(parser.draft)) parser.draft.places = []
  if (
    parser.draft.places.length > 0 ||
    !Number.isInteger(value) ||
    value < 1 ||
    value > bounds.battalions
  )
    fail(parser, 'several')
  if (isSure) {
    parser.draft.copies = value
    parser.draft.heardBattalion = true
    parser.draft.heardBattalions = value > 1 && isAt(parser, 'battalions', length)
    parser.at += length + 1
  } else if (value === context.place) takeBareNumber(parser, value, false)
  else fail(parser, 'several')
}

const isWholePrice = ({ quality, rifles, rankers, characters }: Draft, value: number): boolean =>
  battalionPoints({ quality, rifles, rankers: rankers ?? 0, characters }) === value

/** A bare number states the points, unless it may be the size of another battalion: "24, 32" and "24 & 28". */
function isPrice(parser: Parser, value: number): boolean {
  const { heardCharacter } = parser.draft
  const sign = signAt(parser, -1)
  if (sign === '+') return false
  if (sign === '|') return true
  const isListed = /^[&;/]$/.test(sign) || isAt(parser, 'and', -1)
  if (!isListed && (heardCharacter || !isLegalSize(value))) return true
  return isWholePrice(parser.draft, value)
}

/** "drummer, officer, 36, drilled" */
const isSizeFirst = ({ draft }: Parser, { kind, value }: NumberToken): boolean =>
  draft.heardCharacter && draft.stated === null && kind === 'number' && isLegalSize(value)

/** "zwei Bataillone Gedrillte à 40": each of them. */
const isRate = (parser: Parser, { kind, value }: NumberToken): boolean =>
  kind === 'numeral' &&
  value === 1 &&
  /^[àa]$/i.test(signAt(parser)) &&
  isAt(parser, 'number', 1) &&
  parser.draft.heardBattalion

/** A number that counts nothing that follows. */
function takeLoneNumber(parser: Parser, token: NumberToken): void {
  const { draft } = parser
  const { value } = token
  const dotted = token.kind === 'number' && token.dotted
  if (isBattalionStart(parser)) {
    nextBattalion(parser)
    takeOrdinal(parser)
  } else if (!draft.inBody) {
    const isRankers =
      !dotted &&
      value >= fewestRankers &&
      !token.glued &&
      !isRegimentNumber(parser) &&
      !isAt(parser, 'colon', 1) &&
      !isAt(parser, 'close', 1)
    if (token.kind === 'numeral' && value === 1) takeFiller(parser)
    else if (token.kind === 'numeral' && value < fewestRankers) fail(parser, 'several')
    else if (
      isRankers &&
      (draft.named || draft.placeSure || draft.heardBattalion || peek(parser, 1) !== undefined)
    ) {
      setRankers(parser, value, false)
      parser.at += 1
    } else takeBareNumber(parser, value, dotted)
  } else if (isRate(parser, token)) parser.at += 1
  else if (draft.rankers === null && (draft.quality !== null || isSizeFirst(parser, token))) {
    setRankers(parser, value, false)
    parser.at += 1
    takePrice(parser, 'rankers', value)
  } else if (draft.stated === null && token.kind === 'number') {
    setStated(parser, value)
    draft.loose = true
    if (value < fewestRankers || !isPrice(parser, value)) fail(parser, 'not-understood')
    parser.at += 1
  } else fail(parser, 'not-understood')
}

/** A number right before a character: "2 drummers"; "Drilled 36 drummer" is 36 Rankers and a drummer. */
function takeOfCharacter(
  parser: Parser,
  { kind, value }: NumberToken,
  unit: number,
  isPair: boolean,
): void {
  const { draft } = parser
  const character = peek(parser, unit)
  if (character?.kind !== 'character') return
  const isFree = draft.quality !== null && draft.rankers === null
  // "2 off Drilled 24": two pieces, or two officers
  if (!draft.inBody && value > 1 && signAt(parser, unit) === 'off') fail(parser, 'several')
  if (kind === 'number' && value >= fewestRankers && isFree && unit === 1) {
    setRankers(parser, value, false)
    parser.at += 1
    return
  }
  addCharacter(parser, character.value, value, isPair)
  parser.draft.countedOne ||= value === 1
  parser.at += unit + 1
  takeOtherWord(parser, character)
  takePrice(parser, character.value, value)
}

/** "ein paar Trommler": German has a capital for two of them. */
const isFew = (parser: Parser, ahead: number): boolean => signAt(parser, ahead) === 'paar'

/** "pair of ensigns" */
export function takePair(parser: Parser): void {
  const ahead = isAt(parser, 'filler', 1) ? 2 : 1
  const character = peek(parser, ahead)
  if (character?.kind !== 'character' || !character.plural || isFew(parser, 0)) {
    fail(parser, 'not-understood')
    return
  }
  addCharacter(parser, character.value, 1, true)
  parser.at += ahead + 1
}

/** "24 rankers" */
function takeOfRankers(parser: Parser, value: number, unit: number): void {
  const { draft, boundary } = parser
  if (isComplete(draft) && boundary && qualityAhead(parser, unit + 1) > 0) nextBattalion(parser)
  setRankers(parser, value, true)
  parser.at += unit + 1
  takePrice(parser, 'rankers', value)
}

/** How many tokens a number takes with what multiplies it: "2 x", "a pair of". */
function lengthOf(parser: Parser): { readonly unit: number; readonly isPair: boolean } {
  const multiplies = isAt(parser, 'times', 1)
  let unit = multiplies ? 2 : 1
  const isPair = isAt(parser, 'pair', unit)
  if (isPair) unit += 1
  while (isAt(parser, 'filler', unit) && (isPair || multiplies)) unit += 1
  return { unit, isPair }
}

/** "1 x 36 Drilled", "1 x 36 men" */
function isTimesSize(parser: Parser, unit: number): boolean {
  const size = peek(parser, unit)
  const isApart = size?.kind === 'number' && !size.glued && isLegalSize(size.value)
  return isApart && (qualityAhead(parser, unit + 1) >= 0 || isAt(parser, 'rankers', unit + 1))
}

/** "24-28", "24/28" */
function isOneOfTwo(parser: Parser): boolean {
  const sign = peek(parser, 1)
  const other = peek(parser, 2)
  return (
    sign?.kind === 'sep' &&
    sign.glued &&
    other?.kind === 'number' &&
    other.glued &&
    signAt(parser, 1) !== ',' &&
    signAt(parser, 1) !== '+'
  )
}

/** "16 points" and "16 points = 16", but neither of "Guards 16 points: 32" nor of "Guards 16 points 32". */
function saysPoints(parser: Parser, value: number, unit: number): boolean {
  const isLinked = isAt(parser, 'colon', unit + 1) || isAt(parser, 'equals', unit + 1)
  const linked = peek(parser, unit + 2)
  if (isLinked) return linked?.kind !== 'number' || linked.value === value
  return parser.draft.rankers !== null || !isAt(parser, 'number', unit + 1)
}

export function takeNumber(parser: Parser, token: NumberToken): void {
  const { draft } = parser
  const { value } = token
  const multiplies = isAt(parser, 'times', 1)
  const { unit, isPair } = lengthOf(parser)
  const next = peek(parser, unit)?.kind
  if (isAt(parser, 'percent', 1)) takeShare(parser, token)
  else if (draft.inBody && isOneOfTwo(parser)) fail(parser, 'several')
  else if (isPair && isFew(parser, multiplies ? 2 : 1)) fail(parser, 'several')
  else if (next === 'character') takeOfCharacter(parser, token, unit, isPair)
  else if (isPair) fail(parser, 'not-understood')
  else if (next === 'rankers' || isSizeWord(parser, value)) takeOfRankers(parser, value, unit)
  else if (next === 'points' && !multiplies && saysPoints(parser, value, unit)) {
    // "+50 pts: Guards 16", "Drilled 24 + 12 pts": for what is not said
    if (signAt(parser, -1) === '+' && !(draft.inBody && isWholePrice(draft, value)))
      fail(parser, 'doubt')
    setStated(parser, value)
    draft.inBody = true
    parser.at += unit + 1
  } else if (next === 'battalion' || next === 'battalions') takeHowMany(parser, token, unit)
  else if (next === 'rifles' && draft.inBody && draft.rankers === null && !draft.rifles) {
    setRankers(parser, value, true)
    parser.at += unit
  } else if (qualityAhead(parser, unit) >= 0) takeBeforeQuality(parser, token, multiplies)
  else if (multiplies && isTimesSize(parser, unit)) takeSeveral(parser, value, unit, true)
  else if (multiplies) fail(parser, 'several')
  else takeLoneNumber(parser, token)
}

/** An ordinal behind a complete battalion begins the next one. */
function isBattalionStart(parser: Parser): boolean {
  const { draft } = parser
  const token = peek(parser)
  if (!isComplete(draft) || token === undefined) return false
  const isOrdinal =
    token.kind === 'ordinal' ||
    token.kind === 'ordinalWord' ||
    (token.kind === 'number' && token.dotted)
  if (!isOrdinal || peek(parser, 1) === undefined) return false
  // "with an officer second battalion", as it is spoken
  if (token.kind === 'ordinalWord' && isAt(parser, 'battalion', 1)) return true
  const hasEnd = draft.stated !== null || draft.prices.length > 0
  return parser.boundary || hasEnd
}

export function takeAnyOrdinal(parser: Parser): void {
  if (isBattalionStart(parser)) {
    nextBattalion(parser)
    takeOrdinal(parser)
  } else if (parser.draft.inBody) fail(parser, 'not-understood')
  else takeOrdinal(parser)
}
