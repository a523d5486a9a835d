// The body of a battalion: quality, Rankers, characters, points, and what is said not to be there.
import { battalionPoints } from '../points.ts'
import { characterTable } from '../prices.ts'
import type { Character, Quality } from '../model.ts'
import { deny, howMany, isComplete, newDraft, type Draft } from './draft.ts'
import { nameBeforeQuality } from './label.ts'
import { closing, fail, fewestRankers, isAt, peek, signAt, type Parser } from './parser.ts'
import { written, type Kind, type Token } from './tokens.ts'

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
const denied = /^(?:un|anti|sub|pre|over|under|post)$/i

/** "Old Guard: Guards", "Guard battalion: 24 Guards" */
const isSaidAgain = ({ draft, tokens, at }: Parser): boolean =>
  !draft.heardCharacter &&
  (draft.rankers === null ||
    (tokens[at - 2]?.kind === 'number' && tokens[at - 3]?.kind === 'colon'))

/** A quality: the first, the same once more, or that of another battalion. */
export function takeQuality(parser: Parser, quality: Quality): void {
  const { draft } = parser
  const token = peek(parser)
  if (token === undefined) return
  if (isAt(parser, 'word', -2) && token.glued && denied.test(signAt(parser, -2)))
    fail(parser, 'doubt')
  parser.at += 1
  if (draft.quality === null) {
    if (draft.named && draft.loose) fail(parser, 'not-understood')
    draft.quality = quality
    draft.qualityFrom = token.from
  } else if (isComplete(draft) && parser.boundary) {
    nextBattalion(parser)
    parser.draft.quality = quality
    parser.draft.qualityFrom = token.from
  } else if (draft.quality === quality && isSaidAgain(parser)) {
    nameBeforeQuality(draft, parser.text, token.from)
    draft.qualityFrom = token.from
  } else fail(parser, 'two-qualities')
  parser.draft.inBody = true
}

const isLink = (kind: Kind | undefined): boolean =>
  kind === 'colon' || kind === 'times' || kind === 'equals'

const isNumber = (token: Token | undefined): token is Token & { value: number } =>
  token?.kind === 'number' || token?.kind === 'numeral'

/** What a number may be counting. */
const isUnit = (kind: Kind | undefined): boolean =>
  kind === 'rankers' ||
  kind === 'character' ||
  kind === 'points' ||
  kind === 'quality' ||
  kind === 'battalion' ||
  kind === 'battalions' ||
  kind === 'pair' ||
  kind === 'times' ||
  kind === 'percent' ||
  kind === 'rifles' ||
  kind === 'light'

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

/** "officer: none", "officer -": how many tokens say so; 0: none. */
function saysNone(parser: Parser): number {
  const from = isLink(peek(parser, 1)?.kind) ? 2 : 1
  const ends = (ahead: number): boolean => {
    const kind = peek(parser, ahead)?.kind
    return kind === undefined || kind === 'sep' || kind === 'close' || kind === 'stop'
  }
  if (isAt(parser, 'none', from) && (from === 2 || ends(from + 1))) return from + 1
  const isDash = from === 2 && /^[-–—]$/.test(signAt(parser, from))
  return isDash && ends(from + 1) ? from + 1 : 0
}

const endsField: ReadonlySet<Kind> = new Set<Kind>(['sep', 'stop', 'close', 'character'])
const ticked = /[✓✔☑☒✅●■◉⬛x]/i

/** "officer:", "officer: /", "officer: ____": nobody has filled it in; "officer: ✓" is ticked. */
export function isLeftEmpty({ text, tokens, at }: Parser): boolean {
  const [colon, next] = [tokens[at + 1], tokens[at + 2]]
  if (colon?.kind !== 'colon') return false
  if (next !== undefined && !endsField.has(next.kind)) return false
  return !ticked.test(/^[^\n]*/.exec(text.slice(colon.to, next?.from))?.[0] ?? '')
}

/** "officer: yes": how many tokens; 0: none. */
const saysOne = (parser: Parser): number =>
  isLink(peek(parser, 1)?.kind) && /^(?:yes|ja)$/i.test(signAt(parser, 2)) ? 3 : 0

/** How many tokens behind a character's name say how many; 0: none do. */
function countBehind(parser: Parser, token: Token & { kind: 'character' }): number {
  let ahead = 1
  while (isLink(peek(parser, ahead)?.kind)) ahead += 1
  const number = peek(parser, ahead)
  if (!isNumber(number)) return 0
  if (ahead === 1 && isUnit(peek(parser, 2)?.kind)) return 0
  if (isAt(parser, 'points', ahead + 1)) return 0
  // "officer 58" and "officer = 10" state points, "officers=1" says how many: no character costs as little, nor do two drummers.
  const leastPrice = characterTable.drummer.points + (token.plural ? 1 : 0)
  const isCount =
    ahead > 1
      ? !isAt(parser, 'equals', 1) || number.value < leastPrice
      : number.value < fewestRankers
  return isCount ? ahead + 1 : 0
}

export function takeCharacter(parser: Parser, token: Token & { kind: 'character' }): void {
  const none = saysNone(parser)
  if (none > 0) {
    deny(parser.draft, token.value)
    parser.draft.inBody = true
    if (parser.draft.characters[token.value] > 0) fail(parser, 'negation')
    parser.at += none
    return
  }
  const one = saysOne(parser)
  if (one > 0) {
    addCharacter(parser, token.value, 1, false)
    parser.at += one
    return
  }
  if (isLeftEmpty(parser)) fail(parser, 'doubt')
  const length = countBehind(parser, token)
  const number = peek(parser, length - 1)
  const count = length > 0 && isNumber(number) ? number.value : 1
  // "drummer #2": the second one, or two
  if (length > 0 && parser.text.slice(token.to, number?.from).includes('#')) fail(parser, 'several')
  addCharacter(parser, token.value, count, false)
  parser.at += Math.max(1, length)
  takeOtherWord(parser, token)
  if (length === 0) takeCountInBracket(parser, token)
  else takePrice(parser, token.value, count)
}

/** "2 drummers / 2 Trommler": the same in another language; "drummer / 2 Trommler" may be more of them. */
function takeTranslation(parser: Parser, token: Token & { kind: 'character' }): void {
  if (signAt(parser) !== '/') return
  const [before, counted] = [peek(parser, -2), peek(parser, 1)]
  const at = isNumber(counted) ? 2 : 1
  const again = peek(parser, at)
  if (again?.kind !== 'character' || again.value !== token.value) return
  const count = isNumber(before) ? before.value : 1
  const isSame = signAt(parser, at).toLowerCase() === written(parser.text, token).toLowerCase()
  if (isSame || count !== (isNumber(counted) ? counted.value : 1)) fail(parser, 'several')
  parser.at += at + 1
}

/** "drummer (Trommler)": the same in another word; "drummer (drummer)" and "drummer (2 drummers)" may be more of them. */
export function takeOtherWord(parser: Parser, token: Token & { kind: 'character' }): void {
  takeTranslation(parser, token)
  if (!isAt(parser, 'open')) return
  const { text, tokens, at } = parser
  const inner = tokens.slice(at + 1, closing(parser, at))
  const again = inner.find((each) => each.kind === 'character' && each.value === token.value)
  if (again === undefined) return
  const isSame = written(text, again).toLowerCase() === written(text, token).toLowerCase()
  if (isSame || inner.length > 1) fail(parser, 'several')
  parser.at += inner.length + 2
}

/** "36 (36) + drummer (2)": the Rankers have had their own price, so the rest are prices too. */
const pricesParts = ({ draft: { prices, quality, rankers, rifles } }: Parser): boolean => {
  const characters = { drummer: 0, sergeant: 0, ensign: 0, officer: 0 }
  const own = battalionPoints({ quality, rifles, rankers: rankers ?? 0, characters })
  return prices.some(({ part, value }) => part === 'rankers' && value === own)
}

const bracketed = (parser: Parser): number | null => {
  const number = peek(parser, 1)
  const isOne = isAt(parser, 'open') && number?.kind === 'number' && isAt(parser, 'close', 2)
  return isOne ? number.value : null
}

/** "drummers (2)" counts, "officer (10)" is its price, "drummer (2)" may be either. */
function takeCountInBracket(
  parser: Parser,
  { value, plural }: Token & { kind: 'character' },
): void {
  const number = bracketed(parser)
  if (number === null || number >= fewestRankers) {
    takePrice(parser, value, 1)
    return
  }
  const isPrice = number === characterTable[value].points
  if (isPrice && value === 'drummer' && !plural && !pricesParts(parser)) fail(parser, 'several')
  if (!isPrice || plural) parser.draft.characters[value] += number - 1
  else parser.draft.prices.push({ part: value, count: 1, value: number })
  parser.at += 3
}

/** A price in brackets behind a part, with or without the word: "36 (36)", "officer (10 pts)", with so many tokens before it. */
export function takePrice(
  parser: Parser,
  part: Character | 'rankers' | 'other',
  count: number,
  before = 0,
): void {
  const number = peek(parser, 1 + before)
  if (!isAt(parser, 'open') || number?.kind !== 'number') return
  const withWord = isAt(parser, 'points', 2 + before)
  const dot = withWord && isAt(parser, 'stop', 3 + before) ? 1 : 0
  const behind = (withWord ? 3 : 2) + before + dot
  const last = isAt(parser, 'each', behind) && howMany(parser.draft) > 1 ? behind + 1 : behind
  if (!isAt(parser, 'close', last)) return
  if (Number.isNaN(number.value)) fail(parser, 'not-understood')
  // "Drilled 24 (2)": no battalion costs as little
  const isOfAll = part === 'rankers' || part === 'other'
  if (isOfAll && !withWord && number.value < fewestRankers) fail(parser, 'several')
  parser.draft.prices.push({ part, count, value: number.value })
  parser.at += last + 1
}

/** One price behind all is the battalion's; several are those of its parts. */
export function settlePrices(parser: Parser, draft: Draft): void {
  if (draft.prices.length === 0) return
  const { quality, rifles } = draft
  const rankers = draft.rankers ?? 0
  const whole = battalionPoints({ quality, rifles, rankers, characters: draft.characters })
  const partPrice = (part: Character | 'rankers' | 'other', count: number): number | null => {
    if (part === 'other') return null
    if (part !== 'rankers') return characterTable[part].points * count
    const characters = { drummer: 0, sergeant: 0, ensign: 0, officer: 0 }
    return battalionPoints({ quality, rifles, rankers, characters })
  }
  const last = draft.prices.length - 1
  for (const [n, { part, count, value }] of draft.prices.entries()) {
    if (value === partPrice(part, count) && (n < last || value !== whole)) continue
    if (n < last) fail(parser, 'not-understood')
    else if (draft.stated !== null && draft.stated !== value) fail(parser, 'not-understood')
    else draft.stated = value
  }
}
