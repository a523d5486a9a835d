// Tokens of a text: words with their meaning, numbers, signs. Every character is looked at once.
import { isPlainHere } from './lexicon/beside.ts'
import { folded, lexicon, type Lexicon, type Meaning } from './lexicon/lexicon.ts'
import {
  brokenOrdinal,
  digitsEnd,
  fraction,
  isBlankCode,
  isDigit,
  isLetter,
  isNegative,
  largest,
  ordinalEnding,
  spoiledWord,
  wordEnd,
} from './scan.ts'
import { isAtLead, isLooseDash, type ScannedSoFar } from './leads.ts'
import { opensQuote, quotationsIn, type Quotation } from './quotes.ts'
import { boxAt, isRelation, signBetween } from './relations.ts'
import {
  asking,
  crossed,
  flags,
  isLoneSign,
  joinedSign,
  plainSign,
  riddles,
  signEnd,
} from './signs.ts'

/** A word without a meaning. */
interface WordSign {
  readonly kind: 'word'
}

type Sign =
  | WordSign
  /** NaN: negative, too large, or with a fraction other than ½. `dotted`: a full stop is glued to it. */
  | { readonly kind: 'number'; readonly value: number; readonly dotted: boolean }
  /** 1st, 2nd, 1° */
  | { readonly kind: 'ordinal'; readonly value: number }
  | { readonly kind: 'quoted'; readonly value: string }
  /** , ; + & | / – */
  | { readonly kind: 'sep' }
  /** -> → => */
  | { readonly kind: 'arrow' }
  | { readonly kind: 'stop' }
  | { readonly kind: 'colon' }
  | { readonly kind: 'equals' }
  | { readonly kind: 'open' }
  | { readonly kind: 'close' }
  | { readonly kind: 'percent' }
  /** Decoration. */
  | { readonly kind: 'mark' }
  /** Something crossed out, as people mark it. */
  | { readonly kind: 'strike' }

export type Token = (Meaning | Sign) & {
  readonly from: number
  readonly to: number
  /** No blank lies between it and the token before. */
  readonly glued: boolean
}
export type Kind = Token['kind']

/** The token as it is written. */
export const written = (text: string, { from, to }: Token): string => text.slice(from, to)

/** The scanner of one text. */
interface Scan extends ScannedSoFar {
  readonly known: Lexicon
  readonly tokens: Token[]
  /** Made at the first mark: most lines have none. */
  quotation: ((from: number) => Quotation | null) | null
}

/** The longest phrase that begins with this word. */
function phraseAt(scan: Scan, word: string, to: number): { meaning: Meaning; to: number } | null {
  const { text, known, end } = scan
  const most = known.phrases.get(word) ?? 0
  let phrase = word
  let at = to
  let found: { meaning: Meaning; to: number } | null = null
  for (let n = 1; n < most; n += 1) {
    if (text[at] !== ' ') break
    const next = wordEnd(text, at + 1, end)
    phrase += ` ${folded(text.slice(at + 1, next))}`
    const meaning = known.words.get(phrase)
    if (meaning !== undefined) found = { meaning, to: next }
    at = next
  }
  return found
}

/** "thirty-six" and "w/o" go beyond their letters. */
function joinedAt(scan: Scan, from: number, to: number): { meaning: Meaning; to: number } | null {
  const { text, known, end } = scan
  const sign = text[to]
  if (to >= end || (sign !== '-' && sign !== '/')) return null
  const next = wordEnd(text, to + 1, end)
  if (next === to + 1) return null
  const meaning = known.words.get(folded(text.slice(from, next)))
  return meaning === undefined ? null : { meaning, to: next }
}

/** What the words of lists mean as they are written, so that each is folded once. */
const meanings = new Map<
  string,
  { readonly meaning: Meaning | WordSign; readonly isPhrase: boolean }
>()
const mostRemembered = 2_000
const noMeaning: WordSign = { kind: 'word' }

function meaningOf({ known }: Scan, raw: string) {
  const remembered = meanings.get(raw)
  if (remembered !== undefined) return remembered
  const word = folded(raw)
  const meaning = known.words.get(word) ?? noMeaning
  const found = { meaning, isPhrase: known.phrases.has(word) }
  if (meanings.size < mostRemembered) meanings.set(raw, found)
  return found
}

/** Written out kind by kind: copying a meaning takes ten times as long, and a text has many words. */
function tokenOf(meaning: Meaning | WordSign, from: number, to: number, glued: boolean): Token {
  if (meaning.kind === 'word') return { kind: meaning.kind, from, to, glued }
  if (meaning.kind === 'quality')
    return { kind: meaning.kind, value: meaning.value, from, to, glued }
  if (meaning.kind === 'character')
    return { kind: meaning.kind, value: meaning.value, plural: meaning.plural, from, to, glued }
  if (meaning.kind === 'nation')
    return { kind: meaning.kind, value: meaning.value, from, to, glued }
  if (meaning.kind === 'budget')
    return { kind: meaning.kind, value: meaning.value, from, to, glued }
  if (meaning.kind === 'numeral' || meaning.kind === 'ordinalWord')
    return { kind: meaning.kind, value: meaning.value, from, to, glued }
  return { kind: meaning.kind, from, to, glued }
}

const isPlain = ({ text, tokens }: Scan, { kind }: Meaning | WordSign, from: number, to: number) =>
  (kind === 'doubt' || kind === 'apart') && isPlainHere(text, from, to, tokens)

function readWord(scan: Scan, from: number, glued: boolean): number {
  const { text, end, tokens } = scan
  const to = wordEnd(text, from, end)
  const raw = text.slice(from, to)
  const spoiled = spoiledWord(raw)
  if (spoiled !== null) {
    tokens.push({ kind: spoiled, from, to, glued })
    return to
  }
  const { meaning, isPhrase } = meaningOf(scan, raw)
  const longer = (isPhrase ? phraseAt(scan, folded(raw), to) : null) ?? joinedAt(scan, from, to)
  const last = longer?.to ?? to
  const found = longer?.meaning ?? (isPlain(scan, meaning, from, to) ? noMeaning : meaning)
  tokens.push(tokenOf(found, from, last, glued))
  return last
}

function readNumber(scan: Scan, from: number, glued: boolean): number {
  const { text, begin, end, tokens } = scan
  const digits = digitsEnd(text, from, end)
  const whole = digits - from > 7 ? largest + 1 : Number(text.slice(from, digits))
  const read = fraction(text, whole, digits, end)
  const isOff = read.value > largest || isNegative(text, begin, from)
  const value = isOff ? Number.NaN : read.value
  if (read.to === digits) {
    const ending = ordinalEnding.exec(text.slice(digits, Math.min(end, digits + 3)))
    if (ending !== null) {
      const to = digits + ending[0].length
      tokens.push({ kind: 'ordinal', value, from, to, glued })
      return to
    }
    if (brokenOrdinal.test(text.slice(digits, Math.min(end, digits + 3)))) {
      const to = wordEnd(text, digits, end)
      tokens.push({ kind: 'doubt', from, to, glued })
      return to
    }
  }
  const dotted = text[read.to] === '.' && read.to < end
  const to = dotted ? read.to + 1 : read.to
  tokens.push({ kind: 'number', value, dotted, from, to, glued })
  return to
}

const isFraction = (sign: string): boolean => sign.normalize('NFKD').includes('⁄')

/** A sign of more than one code unit: flags, emoji. */
function readOther(scan: Scan, from: number, glued: boolean): number {
  const { text, end, tokens } = scan
  const piece = text.slice(from, Math.min(end, from + 4))
  const flag = flags.get(piece)
  if (flag !== undefined) {
    tokens.push({ kind: 'nation', value: flag, from, to: from + 4, glued })
    return from + 4
  }
  const to = Math.min(end, signEnd(text, from))
  // "① Drilled 24" is a bullet; everywhere else a number of another script counts something.
  const counts = tokens.length > 0 || isFraction(text.charAt(from))
  const isCount = (counts && /^\p{N}/u.test(piece)) || asking.test(piece)
  const kind = crossed.test(piece) ? 'struck' : riddles.test(piece) ? 'riddle' : null
  const between = isCount ? 'doubt' : isAtLead(scan) ? 'mark' : (signBetween(piece) ?? 'mark')
  tokens.push({ kind: kind ?? between, from, to, glued })
  return to
}

function readSign(scan: Scan, from: number, glued: boolean): number {
  const { text, tokens } = scan
  const sign = text[from] ?? ''
  if (opensQuote(sign)) {
    scan.quotation ??= quotationsIn(text, scan.end)
    const quoted = scan.quotation(from)
    if (quoted !== null) {
      // '"      "': as in the line above
      if (/^\s+$/.test(quoted.value)) tokens.push({ kind: 'doubt', from, to: quoted.to, glued })
      else tokens.push({ kind: 'quoted', value: quoted.value, from, to: quoted.to, glued })
      return quoted.to
    }
  }
  const box = sign === '[' ? boxAt(text, from, isAtLead(scan)) : null
  if (box !== null) {
    tokens.push({ kind: box, from, to: from + 3, glued })
    return from + 3
  }
  const joined = joinedSign(text, from)
  if (joined !== null) {
    tokens.push({ kind: joined.kind, from, to: from + joined.length, glued })
    return from + joined.length
  }
  const isOpen =
    isLoneSign(text, from, scan.end, glued) ||
    isLooseDash(scan, from, glued) ||
    isRelation(text, from, scan.end, isAtLead(scan))
  // Another sign of a keyboard decorates: '<', '_'
  const kind = isOpen ? 'doubt' : (plainSign(sign) ?? (sign < '\u0080' ? 'mark' : undefined))
  if (kind === undefined) return readOther(scan, from, glued)
  tokens.push({ kind, from, to: from + 1, glued })
  return from + 1
}

/** The tokens of a part of a text, in order. */
export function tokensOf(text: string, begin = 0, end = text.length): readonly Token[] {
  const scan: Scan = {
    text,
    known: lexicon(),
    begin,
    end,
    tokens: [],
    lead: 0,
    quotation: quotationsIn(text, end),
  }
  let at = begin
  let last = begin
  while (at < end) {
    const code = text.charCodeAt(at)
    if (isBlankCode(code) || /\s/.test(text[at] ?? '')) {
      at += 1
      continue
    }
    const glued = at > begin && at === last
    if (isLetter(code, text, at)) at = readWord(scan, at, glued)
    else if (isDigit(code)) at = readNumber(scan, at, glued)
    else at = readSign(scan, at, glued)
    last = at
  }
  return scan.tokens
}

/** Words and numbers say something; signs alone do not. */
const silent: ReadonlySet<Kind> = new Set<Kind>([
  'sep',
  'arrow',
  'stop',
  'colon',
  'equals',
  'open',
  'close',
  'percent',
  'mark',
  'doubt',
])

export const saysSomething = (tokens: readonly Token[], text: string): boolean =>
  tokens.some((token) => !silent.has(token.kind) || /\p{L}/u.test(written(text, token)))
