// The label of a battalion: its place or places in the list, how many there are, its name.
import { extendName, type Draft } from './draft.ts'
import { isApart, isItem } from './labelTitle.ts'
import { isAmong } from './lexicon/lexicon.ts'
import { meantBy } from './lexicon/typos.ts'
import { fail, fewestRankers, isAt, peek, signAt, type Parser } from './parser.ts'
import { isRangeSign, isRangeWord, placeList, placeValue, type PlaceList } from './placeList.ts'
import { isLooseJoint, isRegimentNumber } from './regiments.ts'
import { written, type Token } from './tokens.ts'

function setPlaces(parser: Parser, { places, length }: PlaceList, ahead: number): void {
  const { draft } = parser
  draft.places = places
  draft.placeFrom = peek(parser, ahead)?.from ?? -1
  draft.placeTo = peek(parser, ahead + length - 1)?.to ?? -1
}

const isRoman = (word: string): boolean => /^(?:I{1,3}|IV|VI{0,3}|IX|X)$/.test(word)

/** Behind another number of the label, with only a sign or a word between them; where that may part, only one of its own kind counts. */
function isOneMore(parser: Parser, isOfKind: boolean): boolean {
  const isJoint =
    isAt(parser, 'and', -1) || isAt(parser, 'sep', -1) || isRangeWord(signAt(parser, -1))
  if (!isJoint || isOfKind || isLooseJoint(parser)) return isJoint && isOfKind
  const before = beforeJoint(parser)
  return placeValue(peek(parser, before)) !== null || isRoman(signAt(parser, before))
}

const beforeJoint = (parser: Parser): number =>
  isAt(parser, 'stop', -2) || isAt(parser, 'close', -2) || signAt(parser, -2) === '/' ? -3 : -2

/** "A–C", "a) und b)": a later letter behind a letter. */
function isOneMoreLetter(parser: Parser, word: string): boolean {
  const before = signAt(parser, beforeJoint(parser))
  const isPair = /^\p{L}$/u.test(word) && /^\p{L}$/u.test(before)
  return isPair && word > before && isOneMore(parser, true) && !isOfCompany(peek(parser, 1))
}

/** "H and M Company" is called so. */
const isOfCompany = (next: Token | undefined): boolean => next?.kind === 'word'

/** "I. und II." */
const isOneMoreRoman = (parser: Parser): boolean =>
  isOneMore(parser, isRoman(signAt(parser, beforeJoint(parser))))

/** "1/5th & 2/5th", "1/ and 2/5th" */
const isOneMoreOfRegiment = (parser: Parser): boolean =>
  isOneMore(parser, signAt(parser, -2) === '/' || signAt(parser, -3) === '/')

/** "1/95th": a battalion of a regiment, which is a name. */
function regiment(parser: Parser): boolean {
  const slash = peek(parser, 1)
  const second = peek(parser, 2)
  const first = peek(parser)
  const isDotted = first?.kind === 'number' && first.dotted
  const isOne =
    signAt(parser, 1) === '/' &&
    slash?.glued === true &&
    second?.glued === true &&
    !isDotted &&
    (second.kind === 'ordinal' || second.kind === 'number')
  if (!isOne || first === undefined) return false
  // "1st/2nd": two places, or the first battalion of the second regiment
  const isNextPlace = first.kind === 'ordinal' && second.value === first.value + 1
  if (isOneMoreOfRegiment(parser) || isNextPlace) fail(parser, 'several')
  extendName(parser.draft, first.from, second.to)
  parser.draft.named = true
  parser.at += 3
  return true
}

const nameToken = (parser: Parser, token: Token): void => {
  extendName(parser.draft, token.from, token.to)
  parser.draft.named = true
  parser.at += 1
}

/** "11st–3rd", which goes down, "33rd Foot, 44th Foot"; "33rd Foot, 1st Bn" is one. */
function isSecond(parser: Parser): boolean {
  const { draft, text } = parser
  const isRange = isRangeSign(signAt(parser, -1)) && peek(parser, -1)?.glued === true
  if (isRange && peek(parser)?.glued === true && isAt(parser, 'ordinal', -2)) return true
  const isNumbered =
    (draft.places.length > 0 && !draft.placeSure) ||
    /^\d/.test(text.slice(draft.nameFrom, draft.nameTo))
  const isJoined = signAt(parser, -1) === ',' || isAt(parser, 'and', -1)
  return draft.named && isNumbered && isJoined && !isAt(parser, 'battalion', 1)
}

/** No list has as many battalions, nor a nation as many regiments. */
const mostPlaces = 160

/** An ordinal in the label: a place, several, or a part of the name. */
export function takeOrdinal(parser: Parser): void {
  const { draft, context } = parser
  const token = peek(parser)
  if (token === undefined || regiment(parser)) return
  const list = placeList(parser, 0, false)
  if (list === null || draft.places.length > 0 || draft.named) {
    if ((list !== null && list.places.length > 1) || isSecond(parser)) fail(parser, 'several')
    nameToken(parser, token)
    return
  }
  const isNamed = isAt(parser, 'battalion', list.length) || isAt(parser, 'battalions', list.length)
  if (list.places.length > 1 && !isNamed && list.places[0] !== context.place) {
    fail(parser, 'several')
    return
  }
  // "2025: Drilled 24", "200: Drilled 24"
  if (list.places.length === 1 && (list.places[0] ?? 0) > mostPlaces) {
    fail(parser, 'doubt')
    return
  }
  // A number within a name is no place: "The 42nd Foot".
  if (list.places.length === 1 && draft.nameFrom >= 0 && !isNamed && token.kind !== 'number') {
    nameToken(parser, token)
    return
  }
  setPlaces(parser, list, 0)
  draft.placeSure = isNamed || list.places.length > 1 || token.kind !== 'ordinal'
  parser.at += list.length
}

/** "Battalion 3", "Bn 1:", "Battalions 1, 2 and 4", "3rd Battalion", "two battalions of". */
export function takeBattalion(parser: Parser): void {
  const { draft } = parser
  // "1er Bataillon, 2e Bataillon"
  const isFrench = isAt(parser, 'number', -2) && peek(parser, -1)?.glued === true
  if (draft.heardBattalion && isFrench) fail(parser, 'several')
  draft.heardBattalion = true
  draft.heardBattalions ||= isAt(parser, 'battalions')
  const hash = signAt(parser, 1) === '#' || /^(?:nr|no)$/i.test(signAt(parser, 1)) ? 1 : 0
  const dot = hash === 1 && isAt(parser, 'stop', 2) ? 1 : 0
  const behind = 1 + hash + dot
  const list =
    draft.places.length === 0 && !draft.inBody && isPlaceBehind(parser, behind)
      ? placeList(parser, behind, true)
      : null
  if (draft.places.length > 0 && !draft.named) draft.placeSure = true
  if (list === null) {
    parser.at += 1
    return
  }
  setPlaces(parser, list, behind)
  draft.placeSure = true
  parser.at += behind + list.length
}

/** "Battalion 3" is a place; "battalion 24 drilled" and "battalion 24 men" are not. */
function isPlaceBehind(parser: Parser, ahead: number): boolean {
  const value = placeValue(peek(parser, ahead), true)
  const next = peek(parser, ahead + 1)?.kind
  return (
    value !== null && value > 0 && next !== 'rankers' && next !== 'character' && next !== 'points'
  )
}

/** A number in the label that counts nothing: a place, if it can only be one. */
export function takeBareNumber(parser: Parser, value: number, dotted: boolean): void {
  const { draft, context } = parser
  const token = peek(parser)
  if (token === undefined || regiment(parser)) return
  if ((token.glued && draft.named) || isRegimentNumber(parser)) {
    nameToken(parser, token)
    return
  }
  const sign = peek(parser, 1)?.kind
  const isMarked = dotted || sign === 'close' || sign === 'colon'
  if (isMarked && draft.places.length === 0 && Number.isInteger(value)) {
    takeOrdinal(parser)
    return
  }
  const isPlace = value === context.place && draft.places.length === 0 && !draft.named
  if (isPlace && value < fewestRankers) {
    draft.places = [value]
    draft.placeFrom = token.from
    draft.placeTo = token.to
    draft.placeSure = true
    parser.at += 1
  } else fail(parser, 'several')
}

/** "change guards 28", "next month", "Next purchase": no battalion is called so. */
const isOrder = (parser: Parser, word: string): boolean =>
  (parser.at === 0 && isAt(parser, 'quality', 1) && isAmong('altering', word)) ||
  /^next$/i.test(signAt(parser, -1))

/** "Unit 1 - Drilled", "Unit No. 1 - Drilled", "Einheit 2: Garde": as of a battalion. */
function isUnit(parser: Parser, word: string): boolean {
  if (parser.at > 0 || !/^(?:unit|einheit)$/i.test(word)) return false
  const title = /^(?:nr|no)$/i.test(signAt(parser, 1)) ? 1 : 0
  const place = title === 1 && isAt(parser, 'stop', 2) ? 3 : 1 + title
  return (
    placeValue(peek(parser, place)) === parser.context.place &&
    (isAt(parser, 'colon', place + 1) || isRangeSign(signAt(parser, place + 1)))
  )
}

/** A word of the label; one that is nearly a word of lists is no name. */
export function takeName(parser: Parser): void {
  const token = peek(parser)
  if (token === undefined) return
  const word = written(parser.text, token)
  const next = peek(parser, 1)
  // "1st battalion to 3rd battalion": more than one, however they are named.
  if (isRangeWord(word) && (placeValue(next, true) !== null || next?.kind === 'battalion'))
    fail(parser, 'several')
  else if (isRoman(word) && isOneMoreRoman(parser)) fail(parser, 'several')
  else if (isOneMoreLetter(parser, word)) fail(parser, 'several')
  else if (isAmong('counting', word) && next?.kind === 'number') fail(parser, 'several')
  else if (isItem(parser, word)) parser.at += 2
  else if (isUnit(parser, word)) takeBattalion(parser)
  else if (isApart(parser) || isOrder(parser, word)) fail(parser, 'doubt')
  else if (token.kind === 'word' && meantBy(word).length > 0) fail(parser, 'typo')
  else nameToken(parser, token)
}

/** "make the Guards 24", "heb die Garde auf 24": said of a battalion that stands elsewhere. */
const pointsBack = (parser: Parser): boolean =>
  isAt(parser, 'word', -1) &&
  isAt(parser, 'quality', 1) &&
  /^(?:the|die|das|den)$/i.test(signAt(parser))

/** Fillers belong to a name if there is one: "The Black Watch". */
export function takeFiller(parser: Parser): void {
  const token = peek(parser)
  if (isApart(parser) || (!parser.draft.inBody && pointsBack(parser))) fail(parser, 'doubt')
  if (token !== undefined && !parser.draft.inBody) extendName(parser.draft, token.from, token.to)
  parser.at += 1
}

/** The quality said before is a part of the name: "Old Guard: Guards". */
export function nameBeforeQuality(draft: Draft, text: string, from: number): void {
  const start = draft.nameFrom < 0 ? draft.qualityFrom : Math.min(draft.nameFrom, draft.qualityFrom)
  let to = from
  while (to > start && ' \t:,–—-(['.includes(text.charAt(to - 1))) to -= 1
  // "Old Guard [54 pts]: Guards"
  if (draft.prices.length > 0)
    to = start + text.slice(start, to).replace(/ ?[[(][^[(]*$/, '').length
  draft.nameFrom = start
  draft.nameTo = to
  draft.named = true
}
