// Prices behind the parts of a battalion: "36 (36) + officer (10)", "Officer: 10".
import { battalionPoints } from '../points.ts'
import { characterTable, isLegalSize } from '../prices.ts'
import type { Character } from '../model.ts'
import { addCharacter, setStated } from './body.ts'
import { howMany, type Draft } from './draft.ts'
import { fail, fewestRankers, isAt, peek, type Parser } from './parser.ts'
import { isOfRegiment } from './regiments.ts'
import type { Token } from './tokens.ts'

/** "36 (36) + drummer (2)": the Rankers have had their own price, so the rest are prices too. */
const pricesParts = ({ draft: { prices, quality, rankers, rifles } }: Parser): boolean => {
  const characters = { drummer: 0, sergeant: 0, ensign: 0, officer: 0 }
  const own = battalionPoints({ quality, rifles, rankers: rankers ?? 0, characters })
  return prices.some(({ part, value }) => part === 'rankers' && value === own)
}

/** Up to the quality of the next battalion. */
function ownTokens(tokens: readonly Token[]): readonly Token[] {
  const next = tokens.findIndex(({ kind }) => kind === 'quality')
  return next < 0 ? tokens : tokens.slice(0, next)
}

/** "drummer (2), officer (10)": another one's number, of the same battalion, is surely a price. */
const pricesAnother = ({ draft, tokens, at }: Parser): boolean =>
  draft.prices.some(
    ({ part, value }) => part === 'officer' && value === characterTable.officer.points,
  ) ||
  ownTokens(tokens.slice(at)).some((token, n, rest) => {
    const [open, number, close] = rest.slice(n + 1, n + 4)
    const isBracketed =
      open?.kind === 'open' && number?.kind === 'number' && close?.kind === 'close'
    const isOfficer = token.kind === 'character' && token.value === 'officer' && !token.plural
    return isOfficer && isBracketed && number.value === characterTable.officer.points
  })

/** "(10)": a number in a bracket by itself. */
export const bracketed = (parser: Parser, ahead = 0): number | null => {
  const number = peek(parser, ahead + 1)
  const isOne =
    isAt(parser, 'open', ahead) && number?.kind === 'number' && isAt(parser, 'close', ahead + 2)
  return isOne ? number.value : null
}

/** "Officer: 10" is his price, "officer: 64" that of the battalion, if it is; false: the number counts. */
export function takePriceBehind(
  parser: Parser,
  { value: part, plural }: Token & { kind: 'character' },
) {
  const { draft } = parser
  const number = peek(parser, 2)
  if (!isAt(parser, 'colon', 1) || number?.kind !== 'number' || plural) return false
  if (number.value < fewestRankers) return false
  const { quality, rifles, rankers } = draft
  const counts = { ...draft.characters, [part]: draft.characters[part] + 1 }
  const whole = battalionPoints({ quality, rifles, rankers: rankers ?? 0, characters: counts })
  const isOwn = number.value === characterTable[part].points
  if (!isOwn && number.value !== whole) return false
  addCharacter(parser, part, 1, false)
  if (isOwn) draft.prices.push({ part, count: 1, value: number.value })
  else setStated(parser, number.value)
  parser.at += isAt(parser, 'points', 3) ? 4 : 3
  return true
}

/** "drummers (2)" counts, "officer (10)" is its price, "drummer (2)" may be either. */
export function takeCountInBracket(
  parser: Parser,
  { value, plural }: Token & { kind: 'character' },
): void {
  const number = bracketed(parser)
  if (number === null || number >= fewestRankers) {
    takePrice(parser, value, 1)
    return
  }
  const isPrice = number === characterTable[value].points
  const isDoubtful = isPrice && value === 'drummer' && !plural
  if (isDoubtful && !pricesParts(parser) && !pricesAnother(parser)) fail(parser, 'several')
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

/** "[26] Drilled 24": the price, or it counts something. */
export function takePriceTag(parser: Parser): boolean {
  const number = peek(parser, 1)
  const isAlone = isAt(parser, 'open') && number?.kind === 'number' && isAt(parser, 'close', 2)
  if (parser.at > 0 || !isAlone || number.value < fewestRankers) return false
  if (number.value === parser.context.place) return false
  parser.draft.tag = number.value
  parser.at += 3
  return true
}

function settleTag(parser: Parser, draft: Draft): void {
  if (draft.tag === null) return
  const price = battalionPoints({ ...draft, rankers: draft.rankers ?? 0 })
  const isOther = draft.stated !== null && draft.stated !== draft.tag
  if (draft.tag !== price || howMany(draft) > 1 || isOther) fail(parser, 'several')
  draft.stated = draft.tag
}

/** One price behind all is the battalion's; several are those of its parts. */
export function settlePrices(parser: Parser, draft: Draft): void {
  settleTag(parser, draft)
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

/** "24. Veteran (36)": 36 figures, or 24 for 36 points. */
export function settleSize(parser: Parser, draft: Draft): void {
  const { rankers, rankersSure, stated, prices } = draft
  const isPriced = prices.some(({ part }) => part === 'rankers' || part === 'other')
  if (rankers === null || rankersSure || stated !== null || isPriced) return
  const sizes = parser.tokens.flatMap((token, n) => {
    if (token.kind !== 'number' || token.value === parser.context.place) return []
    const isSize = isLegalSize(token.value) && !isOfRegiment(parser.tokens, n, parser.text)
    const points = battalionPoints({ ...draft, rankers: token.value })
    return isSize && points === rankers ? [token.value] : []
  })
  // Drilled figures cost as many points as they are.
  const isTwice = sizes.filter((value) => value === rankers).length > 1
  if (isTwice || sizes.some((value) => value !== rankers)) fail(parser, 'doubt')
}
