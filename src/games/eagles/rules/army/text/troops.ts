// A line of battalions: one function per kind of token, with look-ahead; all of it makes sense, or none.
import { bounds } from '../bounds.ts'
import { sizes } from '../prices.ts'
import type { UnreadReason } from '../problem.ts'
import { isAmong } from './lexicon/lexicon.ts'
import { nextBattalion, takeQuality, takeRankers } from './body.ts'
import { takeBracket } from './bracket.ts'
import { takeCharacter } from './character.ts'
import { isComplete, type Draft } from './draft.ts'
import { isProven, spelledOut } from './initials.ts'
import { takeBattalion, takeFiller, takeName } from './label.ts'
import { isPhrase } from './labelTitle.ts'
import { isAtOdds, takeFlag } from './flags.ts'
import { isBut, isOfSize, isOnlyHim } from './onlyHim.ts'
import { pointsToList } from './listTalk.ts'
import { isMeasure, isOfAll, takeTimesWord } from './measures.ts'
import { takeNameAhead } from './nameAhead.ts'
import { takeCharacters, takeNegation } from './negation.ts'
import { qualityAhead, takeAnyOrdinal, takeNumber, takePair } from './numbers.ts'
import {
  fail,
  hasInitials,
  hasTroops,
  isAt,
  isForSomebody,
  isSetApart,
  leavesOpen,
  parserOn,
  peek,
  signAt,
  type Aside,
  type Context,
  type Parser,
} from './parser.ts'
import { settlePrices, settleSize, takePriceTag } from './partPrices.ts'
import { takeRegimentBehind } from './regiments.ts'
import { mayBeTroops } from './prose.ts'
import { namesTwo, settleAll, settleSeveral } from './several.ts'
import { takeArrow, takeEquals, takePoints, takeProof } from './statedPoints.ts'
import { takeTitledSize } from './titledSize.ts'
import { tokensOf, type Kind, type Token } from './tokens.ts'

/** A word without a meaning: a part of the name; behind the points a remark, if no troops are in it. */
function takeWord(parser: Parser): void {
  const { draft, tokens, at } = parser
  // "for 52 points"
  if (draft.inBody && isAt(parser, 'points', 2) && /^for$/i.test(signAt(parser))) {
    parser.at += 1
    return
  }
  if (!draft.inBody) {
    if (isMeasure(parser, signAt(parser))) fail(parser, 'several')
    // "possible Guards 24"
    if (isAt(parser, 'quality', 1) && isAmong('standing', signAt(parser))) fail(parser, 'doubt')
    takeName(parser)
    return
  }
  const rest = tokens.slice(at)
  const hasPoints = draft.stated !== null || draft.prices.length > 0
  const isOpen =
    leavesOpen(rest) ||
    isAt(parser, 'and', -1) ||
    namesTwo(rest, parser.text) ||
    hasInitials(rest, parser.text) ||
    isForSomebody(rest, parser.text) ||
    pointsToList(rest, parser.text) ||
    isSetApart(rest, parser.text, draft.heardCharacter)
  if (!hasPoints || draft.loose || mayBeTroops(rest, parser.text) || isOpen) {
    fail(parser, hasPoints ? 'remark' : 'not-understood')
    return
  }
  parser.asides.push({ from: tokens[at]?.from ?? 0, to: tokens.at(-1)?.to ?? 0 })
  parser.at = tokens.length
}

function takeQuoted(parser: Parser, value: string): void {
  const { draft } = parser
  // What a name has no room for would be lost with it; so would a second name.
  const isLost = value.length > bounds.nameGraphemes || draft.quoted !== null
  if (isLost && hasTroops(tokensOf(value))) fail(parser, 'not-understood')
  if (draft.inBody || draft.quoted !== null) {
    takeWord(parser)
    return
  }
  draft.quoted = value
  parser.at += 1
}

/** "dazu ein Trommler", "also an officer": of the same battalion; "another officer" may be of the next. */
function isOneMoreCharacter(parser: Parser): boolean {
  const isAlso = /^(?:also|dazu|auch|zudem|außerdem|ferner|additionally|furthermore)$/i
  const counts = isAt(parser, 'number') || isAt(parser, 'numeral') ? 1 : 0
  return isAlso.test(signAt(parser, -1)) && isAt(parser, 'character', counts)
}

/** "also", "then", "plus another": a battalion must follow, not a part of this one. */
function takeNext(parser: Parser): void {
  const { draft } = parser
  parser.at += 1
  parser.boundary = true
  if (!draft.inBody) return
  while (
    isAt(parser, 'next') ||
    isAt(parser, 'filler') ||
    isAt(parser, 'and') ||
    isAt(parser, 'sep')
  )
    parser.at += 1
  if (isOneMoreCharacter(parser)) return
  const number = peek(parser)?.kind
  const isStart =
    isAt(parser, 'quality') ||
    number === 'ordinal' ||
    number === 'ordinalWord' ||
    ((number === 'number' || number === 'numeral') &&
      (qualityAhead(parser, 1) > 0 ||
        isAt(parser, 'battalion', 1) ||
        isAt(parser, 'battalions', 1)))
  if (!isStart || !isComplete(draft)) fail(parser, 'several')
}

/** The army's own nation in a battalion says nothing new; any other one does. */
function takeNation(parser: Parser, token: Token & { kind: 'nation' }): void {
  const { draft, context } = parser
  const isWord = token.value === 'other'
  if (!isWord && token.value !== context.nation) fail(parser, 'nation')
  else if (draft.inBody && isWord) fail(parser, 'not-understood')
  else if (draft.inBody) parser.at += 1
  else takeName(parser)
}

const boundaries: ReadonlySet<Kind> = new Set<Kind>(['sep', 'stop', 'close', 'and', 'next', 'mark'])

const failures: { readonly [kind in Kind]?: UnreadReason } = {
  doubt: 'doubt',
  apart: 'doubt',
  arrow: 'doubt',
  riddle: 'not-understood',
  same: 'about-several',
  all: 'about-several',
  budget: 'doubt',
  struck: 'struck',
  strike: 'struck',
  total: 'not-understood',
  subtotal: 'not-understood',
  limit: 'not-understood',
  remark: 'not-understood',
  commander: 'not-understood',
  percent: 'not-understood',
  pair: 'not-understood',
  ending: 'not-understood',
}

/** Words that may stand in a name though they mean something elsewhere. */
const inNames: ReadonlySet<Kind> = new Set<Kind>(['riddle', 'army', 'left', 'prose', 'ending'])

function takeOther(parser: Parser, token: Token): void {
  const { draft } = parser
  if (!draft.inBody && inNames.has(token.kind)) takeName(parser)
  else if (token.kind === 'left' || token.kind === 'prose' || token.kind === 'army')
    takeWord(parser)
  else fail(parser, failures[token.kind] ?? 'not-understood')
}

const silent: ReadonlySet<Kind> = new Set<Kind>(['sep', 'stop', 'colon', 'close', 'mark'])

/** "officer/drummer", "ensign|officer": both, or one of them; in "Drilled|24|drummer|officer" bars part everything. */
const isEither = (parser: Parser): boolean =>
  (signAt(parser) === '/' || (signAt(parser) === '|' && signAt(parser, -2) !== '|')) &&
  peek(parser)?.glued === true &&
  peek(parser, 1)?.glued === true &&
  isAt(parser, 'character', -1) &&
  isAt(parser, 'character', 1)

function takeTimes(parser: Parser): void {
  const { draft } = parser
  const isLetter = signAt(parser).toLowerCase() === 'x' && peek(parser)?.glued === true
  if (!draft.inBody && isLetter) takeName(parser)
  else if (!draft.inBody) fail(parser, 'several')
  else {
    if (draft.rankers !== null && isAt(parser, 'number', 1)) fail(parser, 'several')
    parser.at += 1
  }
}

function takeBattalionWord(parser: Parser): void {
  if (isComplete(parser.draft) && parser.boundary) nextBattalion(parser)
  takeBattalion(parser)
}

/** What a battalion is made of; false if the token is none of it. */
function takeFigure(parser: Parser, token: Token): boolean {
  const { kind } = token
  if (kind === 'number' || kind === 'numeral') takeNumber(parser, token)
  else if (takeRegimentBehind(parser)) return true
  else if (kind === 'ordinal' || kind === 'ordinalWord') takeAnyOrdinal(parser)
  else if (kind === 'quality') takeQuality(parser, token.value)
  else if (kind === 'rankers') takeRankers(parser)
  else if (kind === 'character') takeCharacter(parser, token)
  else if (kind === 'battalion' || kind === 'battalions') takeBattalionWord(parser)
  else if (kind === 'light' || kind === 'rifles') takeFlag(parser, kind)
  else if (kind === 'characters') takeCharacters(parser)
  else if (kind === 'points') takePoints(parser)
  else return false
  return true
}

/** What stands between the figures; false if the token is none of it. */
function takeBetween(parser: Parser, token: Token): boolean {
  const { kind } = token
  if (kind === 'none') takeNegation(parser)
  else if (kind === 'pair' && parser.draft.inBody) takePair(parser)
  else if (kind === 'equals') takeEquals(parser)
  else if (kind === 'open') takeBracket(parser)
  else if (kind === 'quoted') takeQuoted(parser, token.value)
  else if (kind === 'nation') takeNation(parser, token)
  else if (kind === 'next') takeNext(parser)
  else if (kind === 'word') takeWord(parser)
  else if (isOfSize(parser)) fail(parser, 'doubt')
  else if (kind === 'filler' || kind === 'and') takeFiller(parser)
  else if (kind === 'times') takeTimes(parser)
  else if (kind === 'arrow' && !parser.draft.inBody) parser.at += 1
  else if (kind === 'arrow') takeArrow(parser)
  else if (kind === 'doubt' && (isBut(parser) || isOnlyHim(parser))) parser.at += 1
  // "exactly 24"; "at most 24" leaves it open
  else if (kind === 'budget' && token.value === 'exact') parser.at += 1
  else if (isEither(parser) || isPhrase(parser)) fail(parser, 'doubt')
  else if (kind === 'each' || (kind === 'all' && isOfAll(parser)) || silent.has(kind)) {
    parser.draft.each ||= kind === 'each'
    parser.at += 1
  } else return false
  return true
}

function take(parser: Parser, token: Token): void {
  if (takeNameAhead(parser) || takeTimesWord(parser) || takeProof(parser)) return
  if (takePriceTag(parser) || takeTitledSize(parser)) return
  if (!takeFigure(parser, token) && !takeBetween(parser, token)) takeOther(parser, token)
}

export interface Parsed {
  readonly drafts: readonly Draft[]
  readonly asides: readonly Aside[]
  /** Null: every token makes sense. */
  readonly failure: UnreadReason | null
  readonly lastKind: Kind | null
}

const isOver = ({ failure }: Parser): boolean => failure !== null

/** Reads tokens as one battalion or several. */
export function parseTroops(text: string, tokens: readonly Token[], context: Context): Parsed {
  const parsed = parseAsWritten(text, tokens, context)
  const spelled = parsed.failure === null ? null : spelledOut(tokens, text)
  if (spelled === null) return parsed
  const again = parseAsWritten(text, spelled, context)
  return again.failure === null && again.drafts.every(isProven) ? again : parsed
}

function parseAsWritten(text: string, tokens: readonly Token[], context: Context): Parsed {
  const parser = parserOn(
    text,
    tokens.filter(({ kind }) => kind !== 'mark'),
    context,
  )
  for (let token = peek(parser); token !== undefined; token = peek(parser)) {
    if (isOver(parser)) break
    const before = parser.at
    take(parser, token)
    if (parser.at === before) fail(parser, 'not-understood')
    const last = parser.tokens[parser.at - 1]
    // "Drilled 24. One guards battalion": the full stop is glued to the number.
    const isDotted = last?.kind === 'number' && last.dotted
    parser.boundary = isDotted || boundaries.has(last?.kind ?? 'sep')
  }
  const drafts = [...parser.done, parser.draft]
  for (const draft of drafts) {
    settlePrices(parser, draft)
    settleSeveral(parser, draft)
    if (draft.flaggedInName && isAtOdds(draft)) fail(parser, 'doubt')
    if (drafts.length > 1 && !isComplete(draft)) fail(parser, 'several')
    // "12 Drilled, 12 Green": two halves of one, or two that are too small
    if (drafts.length > 1 && (draft.rankers ?? 0) < sizes.least) fail(parser, 'several')
  }
  if (drafts.length === 1) settleSize(parser, parser.draft)
  settleAll(parser, drafts)
  const lastKind = tokens.at(-1)?.kind ?? null
  return { drafts, asides: parser.asides, failure: parser.failure, lastKind }
}
