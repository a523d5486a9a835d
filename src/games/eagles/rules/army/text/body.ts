// The body of a battalion: quality, Rankers, characters, points, and what is said not to be there.
import { bounds } from '../bounds.ts'
import type { Character, Quality } from '../model.ts'
import { isLegalSize } from '../prices.ts'
import { howMany, isComplete, newDraft } from './draft.ts'
import { nameBeforeQuality } from './label.ts'
import { fail, fewestRankers, isAt, peek, signAt, type Parser } from './parser.ts'
import type { Kind, Token } from './tokens.ts'

/** The battalion is complete and another one begins. */
export function nextBattalion(parser: Parser): void {
  parser.done.push(parser.draft)
  parser.draft = newDraft()
}

export function setRankers(parser: Parser, rankers: number, isSure: boolean): void {
  const { draft } = parser
  if (draft.rankers !== null || draft.loose || !Number.isInteger(rankers))
    fail(parser, 'not-understood')
  draft.rankers = rankers
  draft.rankersSure = isSure
  draft.inBody = true
}

export function setStated(parser: Parser, points: number): void {
  const { draft } = parser
  // "24 points each = 72"
  const isAll = draft.each && points === (draft.stated ?? 0) * howMany(draft)
  const isOther = draft.stated !== null && draft.stated !== points && !isAll
  if (Number.isNaN(points) || draft.loose || isOther) fail(parser, 'not-understood')
  if (!isAll || draft.stated === null) draft.stated = points
  draft.closed ||= isComplete(draft)
}

/** "un-drilled", "half-drilled" */
const denied = /^(?:un|anti|sub|pre|over|under|post|avant)$/i
/** "Poorly drilled", "National Guard": not what the word says. */
const belied =
  /^(?:poorly|badly|barely|hardly|ill|schlecht|kaum|mock|national|home|rear|coast|civic)$/i

/** "Old Guard: Guards", "Guard battalion: 24 Guards", "Old Guard 24 Guards"; "Scots Green 24 Green" may be two. */
function isSaidAgain({ draft, tokens, at }: Parser): boolean {
  const isOfName =
    draft.quality === 'guards' &&
    tokens[at - 3]?.kind === 'quality' &&
    tokens[at - 4]?.kind === 'word' &&
    tokens[at]?.kind !== 'number' &&
    tokens[at]?.kind !== 'open'
  return (
    !draft.heardCharacter &&
    (draft.rankers === null ||
      (tokens[at - 2]?.kind === 'number' && (tokens[at - 3]?.kind === 'colon' || isOfName)))
  )
}

/** A quality: the first, the same once more, or that of another battalion. */
export function takeQuality(parser: Parser, quality: Quality): void {
  const { draft } = parser
  const token = peek(parser)
  if (token === undefined) return
  if (isAt(parser, 'word', -2) && token.glued && denied.test(signAt(parser, -2)))
    fail(parser, 'doubt')
  if (belied.test(signAt(parser, -1))) fail(parser, 'doubt')
  parser.at += 1
  if (draft.quality === null) {
    if (draft.named && draft.loose) fail(parser, 'not-understood')
    draft.quality = quality
    draft.qualityFrom = token.from
  } else if (isComplete(draft) && parser.boundary) {
    nextBattalion(parser)
    parser.draft.quality = quality
    parser.draft.qualityFrom = token.from
  } else if (draft.quality === quality && draft.quoted === null && isSaidAgain(parser)) {
    // "Guard battalion: 24 Guards": the name ends before the number.
    const end = draft.rankers === null ? token : (peek(parser, -2) ?? token)
    nameBeforeQuality(draft, parser.text, end.from)
    // "Here's what I'm bringing on Saturday.Old Guard: Guards 16": a name cut short would lose its end.
    if (draft.nameTo - draft.nameFrom > bounds.nameGraphemes) fail(parser, 'not-understood')
    draft.qualityFrom = token.from
  } else fail(parser, 'two-qualities')
  parser.draft.inBody = true
}

/** "36er Bataillon", "24er Garde", and no other size on the line */
export const isSizeWord = (parser: Parser, value: number): boolean =>
  parser.tokens.filter((token) => token.kind === 'number' && isLegalSize(token.value)).length < 2 &&
  value >= fewestRankers &&
  peek(parser, 1)?.glued === true &&
  signAt(parser, 1) === 'er' &&
  (isAt(parser, 'battalion', 2) || isAt(parser, 'quality', 2))

/** What may stand between a word and its number. */
export const isLink = (kind: Kind | undefined): boolean =>
  kind === 'colon' || kind === 'times' || kind === 'equals'

export const isNumber = (token: Token | undefined): token is Token & { value: number } =>
  token?.kind === 'number' || token?.kind === 'numeral'

/** "Rankers: 24", "Rankers (36)", "ranker 1"; alone the word says what a number before it was. */
export function takeRankers(parser: Parser): void {
  const { draft } = parser
  let ahead = 1
  while (isLink(peek(parser, ahead)?.kind)) ahead += 1
  const inBracket = isAt(parser, 'open', ahead)
  const number = peek(parser, inBracket ? ahead + 1 : ahead)
  const isClosed = !inBracket || isAt(parser, 'close', ahead + 2)
  const isPoints = isAt(parser, 'points', ahead + 1)
  if (draft.rankers === null && isNumber(number) && isClosed && !isPoints) {
    setRankers(parser, number.value, true)
    parser.at += ahead + (inBracket ? 3 : 1)
    // "Figures: 36 men"
    if (ahead > 1 && isAt(parser, 'rankers')) parser.at += 1
    return
  }
  if (draft.rankers === null || draft.rankersSure) fail(parser, 'not-understood')
  draft.rankersSure = true
  parser.at += 1
}

export function addCharacter(
  parser: Parser,
  character: Character,
  count: number,
  inPairs: boolean,
): void {
  const { draft } = parser
  draft.inBody = true
  draft.heardCharacter = true
  if (draft.loose || !Number.isInteger(count)) fail(parser, 'not-understood')
  if (draft.closed && count > 0) fail(parser, 'remark')
  if (draft.absent.has(character) && count > 0) fail(parser, 'negation')
  if (inPairs && character === 'ensign') draft.pairsOfEnsigns += count
  else draft.characters[character] += inPairs ? 2 * count : count
}
