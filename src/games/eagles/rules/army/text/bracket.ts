// Brackets: Rankers, prices, how many battalions; their parts are read, or they are remarks without troops.
import { bounds } from '../bounds.ts'
import { battalionPoints } from '../points.ts'
import { isLegalSize, sizes } from '../prices.ts'
import { setRankers } from './body.ts'
import { howMany } from './draft.ts'
import { endsAmong, isAmong, isTitleApart } from './lexicon/lexicon.ts'
import { pointsToList } from './listTalk.ts'
import { takeNameInBracket } from './nameAhead.ts'
import { namesTwo } from './several.ts'
import { takePrice } from './partPrices.ts'
import {
  closing,
  fail,
  hasInitials,
  hasTroops,
  isAt,
  isForSomebody,
  isSetApart,
  leavesOpen,
  type Parser,
} from './parser.ts'
import { joinsTroops, namesForeign, nationNamed, quotesTroops } from './prose.ts'
import { written, type Kind, type Token } from './tokens.ts'

/** A bracket that counts nothing: its parts are read, or it is a remark without troops. */
export function takeBracket(parser: Parser): void {
  const { tokens, at, draft } = parser
  const end = closing(parser, at)
  const isOfSeveral = howMany(draft) > 1
  const each = isOfSeveral && tokens[at + 1]?.kind === 'each' ? 1 : 0
  const last = isOfSeveral && tokens[end - 1]?.kind === 'each' ? end - 1 : end
  const inner = tokens.slice(at + 1 + each, last)
  const [first] = inner
  const isNumberAlone = inner.length === 1 && first?.kind === 'number'
  if (isNumberAlone && draft.inBody && draft.rankers === null && draft.quality !== null) {
    setRankers(parser, first.value, false)
    parser.at = end + 1
  } else if (isNumberAlone && isPlaceAlone(parser, first.value)) {
    draft.places = [first.value]
    draft.placeSure = true
    parser.at = end + 1
  } else if (isNumberAlone && countsSome(parser, first.value)) fail(parser, 'several')
  else if (isAlternatives(parser, end) || (isNumberAlone && mayBeSize(parser, first.value)))
    fail(parser, 'doubt')
  else if (takeNameInBracket(parser, end)) return
  else if (isSameSize(parser, inner)) parser.at = end + 1
  else if (isQualityAlone(parser, inner)) parser.at += 1
  else if (at === 0 && (hasTroops(inner) || isTitle(parser, inner))) fail(parser, 'remark')
  else if (draft.inBody && isRomanCount(parser, inner)) fail(parser, 'several')
  else if (first?.kind === 'number' && (isNumberAlone || isPrice(inner)))
    takePrice(parser, isOfRankers(parser) ? 'rankers' : 'other', 1, each)
  else if (first?.kind === 'number' && isBattalionWord(inner)) {
    const isCount = Number.isInteger(first.value) && first.value >= 1
    const isOnlyCount = draft.copies === 1 && draft.places.length < 2
    if (!isCount || !isOnlyCount || first.value > bounds.battalions) fail(parser, 'several')
    draft.copies = first.value
    parser.at = end + 1
  } else if (inner.every(({ kind }) => isPlain(kind))) parser.at += 1
  else if (
    hasTroops(inner) ||
    quotesTroops(inner) ||
    joinsTroops(inner, parser.text) ||
    isOpenQuestion(parser, inner) ||
    hasInitials(inner, parser.text) ||
    namesTwo(inner, parser.text) ||
    isForSomebody(inner, parser.text) ||
    (draft.heardCharacter && inner.some(({ kind }) => kind === 'commander')) ||
    isSetApart(inner, parser.text, draft.heardCharacter)
  )
    fail(parser, inner.some(({ kind }) => kind === 'times') ? 'several' : 'remark')
  else if (isOfOtherNation(parser, inner)) fail(parser, 'nation')
  else setBracketAside(parser, end)
}

function setBracketAside(parser: Parser, end: number): void {
  const { tokens, at } = parser
  parser.asides.push({
    from: tokens[at]?.from ?? 0,
    to: (tokens[end] ?? tokens[end - 1])?.to ?? 0,
  })
  parser.at = end + 1
}

/** "[Drilled] 32": a field in brackets; without it there is no battalion. */
const isQualityAlone = ({ at, draft }: Parser, [only, ...more]: readonly Token[]): boolean =>
  at === 0 && only?.kind === 'quality' && more.length === 0 && draft.quality === null

/** "(2) Guards 16", and "rifles (12)": of so many figures, unless it is the price. */
const countsSome = (parser: Parser, value: number): boolean =>
  !parser.draft.inBody ||
  ((isAt(parser, 'rifles', -1) || isAt(parser, 'light', -1)) &&
    battalionPoints({ ...parser.draft, rankers: parser.draft.rankers ?? 0 }) !== value)

/** "Regiment 12 Veteran (24)", "Foot 12; Veteran (24)": the number before may be of the regiment, and this one no price. */
function mayBeSize({ tokens, at, text, draft }: Parser, value: number): boolean {
  const [quality, sign] = [tokens[at - 1], tokens[at - 2]]
  const isApart = sign?.kind === 'sep' || sign?.kind === 'colon'
  const [title, number] = isApart ? tokens.slice(at - 4, at - 2) : tokens.slice(at - 3, at - 1)
  if (quality?.kind !== 'quality' || title === undefined || number?.kind !== 'number') return false
  const isOfRegiment = isApart || /^(?:regiment|regt|rgt|reg)$/i.test(written(text, title))
  const points = battalionPoints({ ...draft, rankers: number.value })
  return draft.named && isOfRegiment && isLegalSize(value) && value !== points
}

/** "(36 pts)", "(36 P.)" */
const isPrice = ([, word, stop, ...more]: readonly Token[]): boolean =>
  word?.kind === 'points' && more.length === 0 && (stop === undefined || stop.kind === 'stop')

/** "(old) Guards 16": as before a colon. */
const isTitle = ({ text }: Parser, [only, ...more]: readonly Token[]): boolean =>
  only !== undefined && more.length === 0 && isTitleApart(written(text, only))

/** "(second list)", "(not on my list)" */
const isOfList = ({ text }: Parser, inner: readonly Token[]): boolean =>
  inner.some((token) => endsAmong('list', written(text, token)))

/** "(the elite ones)", "(discounted)": another grade or price than what stands there. */
const isOfGrade = ({ text }: Parser, inner: readonly Token[]): boolean =>
  inner.some((token) => isAmong('grading', written(text, token)))

/** "Drilled 24 (II)": the second, or two of them. */
const isRomanCount = ({ text }: Parser, [only, ...more]: readonly Token[]): boolean =>
  only !== undefined && more.length === 0 && /^(?:II|III|IV)$/.test(written(text, only))

/** "{drummer|officer}", "[drummer | sergeant]", "{drummer / officer}": one of them. */
function isAlternatives({ text, tokens, at }: Parser, end: number): boolean {
  const isBraced = text[tokens[at]?.from ?? 0] === '{'
  return tokens
    .slice(at + 1, end)
    .some(
      ({ kind, from }) =>
        kind === 'sep' && (text[from] === '|' || (isBraced && text[from] === '/')),
    )
}

/** "36 (thirty-six)", "36 (9 groups)" */
const isSameSize = ({ draft, text }: Parser, [only, word, ...more]: readonly Token[]): boolean => {
  if (only === undefined || more.length > 0) return false
  if (word === undefined) return only.kind === 'numeral' && only.value === draft.rankers
  // A group is four figures.
  const isOfGroups = /^(?:groups|gruppen)$/i.test(written(text, word))
  return isOfGroups && only.kind === 'number' && only.value * sizes.step === draft.rankers
}

/** "36 Drilled (36 pts), 1 drummer (2 pts)": the first price, before any character. */
const isOfRankers = ({ draft }: Parser): boolean =>
  draft.rankers !== null && !draft.heardCharacter && draft.prices.length === 0

/** "[2] Guards 16", the second of the list. */
const isPlaceAlone = ({ at, draft, context }: Parser, value: number): boolean =>
  at === 0 && value === context.place && draft.places.length === 0

/** "(2 battalions)" */
const isBattalionWord = (inner: readonly Token[]): boolean =>
  inner.length === 2 && (inner[1]?.kind === 'battalions' || inner[1]?.kind === 'battalion')

/** "(?)", "(maybe 2)", "(x3)", "(both)": more than words of somebody's own. */
const isOpenQuestion = (parser: Parser, inner: readonly Token[]): boolean =>
  leavesOpen(inner) ||
  isOfList(parser, inner) ||
  isOfGrade(parser, inner) ||
  pointsToList(inner, parser.text) ||
  inner.every(({ kind }) => kind === 'each' || kind === 'all') ||
  // "(light company detached)": of the battalion itself
  inner.some(({ kind }) => kind === 'light') ||
  inner.some(({ kind }) => kind === 'number' || kind === 'times' || kind === 'numeral')

const ofNation: ReadonlySet<Kind> = new Set<Kind>(['nation', 'army', 'filler', 'battalion', 'stop'])

/** "Green 40 (Portuguese)" in a British list */
function isOfOtherNation({ text, draft, context }: Parser, inner: readonly Token[]): boolean {
  const named = draft.inBody ? nationNamed(inner, text) : null
  // "(Russian campaign)" is a remark.
  const isOnlyNamed = inner.every(
    (token) => ofNation.has(token.kind) || namesForeign([token], text),
  )
  return named !== null && named !== context.nation && isOnlyNamed
}

/** What a bracket may hold that is read as if it were none. */
const isPlain = (kind: Kind): boolean =>
  kind === 'character' ||
  kind === 'characters' ||
  kind === 'rankers' ||
  kind === 'quality' ||
  kind === 'light' ||
  kind === 'rifles' ||
  kind === 'number' ||
  kind === 'numeral' ||
  kind === 'filler' ||
  kind === 'and' ||
  kind === 'sep' ||
  kind === 'none' ||
  kind === 'points' ||
  kind === 'percent' ||
  kind === 'colon' ||
  kind === 'equals' ||
  kind === 'pair' ||
  kind === 'stop'
