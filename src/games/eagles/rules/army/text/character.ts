// A character in the line of a battalion: how many of them, in which words, and that there is none.
import { characterTable } from '../prices.ts'
import { addCharacter, isLink, isNumber } from './body.ts'
import { deny } from './draft.ts'
import { bracketed, takeCountInBracket, takePrice, takePriceBehind } from './partPrices.ts'
import { closing, fail, fewestRankers, isAt, peek, signAt, type Parser } from './parser.ts'
import { written, type Kind, type Token } from './tokens.ts'

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

/** "drummer 2, officer 10", "drummer 2 = 38", "ensign 6": what each of them costs, or so many; one number that is no price says that all count. */
function mayBePrice(
  { tokens, at }: Parser,
  token: Token & { kind: 'character' },
  length: number,
  count: number,
): boolean {
  const isCounted = tokens.slice(at, at + length).some(({ kind }) => kind === 'times')
  if (token.plural || isCounted || count !== characterTable[token.value].points) return false
  const numbered = tokens.flatMap((each, n) => {
    const number = tokens[n + 1]?.kind === 'colon' ? tokens[n + 2] : tokens[n + 1]
    return each.kind === 'character' && isNumber(number) ? [{ of: each.value, number }] : []
  })
  const isSummed = tokens.some(({ kind }) => kind === 'equals' || kind === 'points')
  return (
    (numbered.length > 1 || isSummed || token.value !== 'drummer') &&
    numbered.every(({ of, number }) => number.value === characterTable[of].points)
  )
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
  // "drummer: 36 + 2 = 38" adds up.
  if (isAt(parser, 'colon', 1) && isAt(parser, 'number', 2) && signAt(parser, 3) === '+') {
    addCharacter(parser, token.value, 1, false)
    parser.at += 1
    return
  }
  if (isLeftEmpty(parser)) fail(parser, 'doubt')
  if (takePriceBehind(parser, token)) return
  const length = countBehind(parser, token)
  const number = peek(parser, length - 1)
  const count = length > 0 && isNumber(number) ? number.value : 1
  if (count > 1 && mayBePrice(parser, token, length, count)) fail(parser, 'doubt')
  // "drummer00"
  if (number !== undefined && length > 0 && /^0\d/.test(written(parser.text, number)))
    fail(parser, 'doubt')
  // "drummer #2": the second one, or two
  if (length > 0 && parser.text.slice(token.to, number?.from).includes('#')) fail(parser, 'several')
  // "Drilled 24, drummers": more than one, and nobody knows how many
  if (length === 0 && token.plural && bracketed(parser, 1) === null) fail(parser, 'several')
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

/** "drummer (Trommler)": the same in another word; "drummer (drummer)", "drummer (2 drummers)" and "drummer (ensign)" may be more. */
export function takeOtherWord(parser: Parser, token: Token & { kind: 'character' }): void {
  takeTranslation(parser, token)
  if (!isAt(parser, 'open')) return
  const { text, tokens, at } = parser
  const inner = tokens.slice(at + 1, closing(parser, at))
  const again = inner.find((each) => each.kind === 'character' && each.value === token.value)
  // "drummer (ensign)": one of them, or both
  const [only, ...more] = inner
  if (only?.kind === 'character' && again === undefined && more.length === 0) fail(parser, 'doubt')
  if (again === undefined) return
  const isSame = written(text, again).toLowerCase() === written(text, token).toLowerCase()
  if (isSame || inner.length > 1) fail(parser, 'several')
  parser.at += inner.length + 2
}
