// From the letters of a line to its words, numbers and signs, each with what it means in a list.
import type { Character, Nation, Quality } from '../model.ts'
import { folded, isApartWord, lexicon, meaningOf, type WordKind } from './lexicon.ts'

export type Kind =
  | WordKind
  | 'quality'
  | 'character'
  | 'nation'
  | 'number'
  /** 1st, 2nd, 9e, 12° */
  | 'ordinal'
  /** A number that nobody can be sure of: -1, 28.5, 1.024, other digits. */
  | 'bad'
  /** Part of a date, a time, a phone number, an address, a word ("40mm"). */
  | 'apart'
  | 'quoted'
  | 'word'
  | 'sign'

export interface Token {
  readonly kind: Kind
  readonly from: number
  readonly to: number
  /** No blank lies between it and the token before. */
  readonly glued: boolean
  /** Folded, or the sign; what a quotation holds. */
  readonly word: string
  /** Of a number or an ordinal, else 0. */
  readonly value: number
  /** A number in words, an abbreviation with a full stop. */
  readonly isWorded?: boolean
  readonly quality?: Quality
  readonly character?: Character
  readonly nation?: Nation | undefined
}

export type Range = readonly [from: number, to: number]

interface Scan {
  readonly text: string
  readonly end: number
  readonly tokens: Token[]
}

const letters = /[\p{L}\p{M}'’]+/uy
const date =
  /\d{1,4}([.\-/])\d{1,2}\1\d{1,4}(?!\d)|\d{1,2}:\d{2}(?::\d{2})?(?!\d)|\d{1,2}\.\d{1,2}\.(?!\d)/y
const phone = /(?:\+\d|0\d)[\d ()/-]{4,18}\d/y
const fraction = /(\d+)(?:[.](\d+)|,(5)(?= ?(?:p|P)(?:un)?kte?\b)|(½))/y
const digits = /\d+/y
const ordinalEnding = /(?:st|nd|rd|th|er|eme|ème|e|re|°|º|ª)(?![\p{L}\p{N}])/uy
const gluedWord = /\p{L}[\p{L}\p{M}\p{N}]*/uy
const money = /[€$£%]/u

function at(pattern: RegExp, text: string, from: number): RegExpExecArray | null {
  pattern.lastIndex = from
  return pattern.exec(text)
}

function push(
  { tokens, text }: Scan,
  kind: Kind,
  from: number,
  to: number,
  more?: Partial<Token>,
): number {
  const glued = tokens.at(-1)?.to === from
  tokens.push({ kind, from, to, glued, word: text.slice(from, to), value: 0, ...more })
  return to
}

/** The longest phrase of the lexicon that begins with a word: its end and its words. */
function phraseAt(scan: Scan, word: string, to: number): { word: string; to: number } {
  const most = lexicon().phrases.get(word) ?? 1
  let [phrase, end, best] = [word, to, { word, to }]
  for (let n = 1; n < most; n += 1) {
    const sign = scan.text[end] ?? ''
    if (!' /-'.includes(sign)) break
    const next = at(letters, scan.text, end + 1)
    if (next === null || end + 1 + next[0].length > scan.end) break
    phrase += ` ${folded(next[0])}`
    end += 1 + next[0].length
    if (lexicon().words.has(phrase)) best = { word: phrase, to: end }
  }
  return best
}

/** "thirty-six", "w/o", "e-mail" go beyond their letters. */
function joinedAt(scan: Scan, from: number, to: number): { word: string; to: number } | null {
  const sign = scan.text[to] ?? ''
  if (sign !== '-' && sign !== '/') return null
  const next = at(letters, scan.text, to + 1)
  if (next === null) return null
  const end = to + 1 + next[0].length
  const word = folded(scan.text.slice(from, end))
  return end <= scan.end && meaningOf(word) !== undefined ? { word, to: end } : null
}

/** "No. 3" and "Nr 3" number, "no drummer" says that there is none. */
const isNumbering = (text: string, to: number): boolean =>
  /^\.? ?#? ?\d/.test(text.slice(to, to + 5))

function readWord(scan: Scan, from: number): number {
  const { text, end } = scan
  const raw = at(letters, text, from)?.[0].slice(0, end - from) ?? ''
  const word = folded(raw).replace(/'+$/, '')
  // Letters that are crossed out one by one.
  if (/[\u0335-\u0338]/.test(raw)) return push(scan, 'bad', from, from + raw.length)
  const found = joinedAt(scan, from, from + raw.length) ?? phraseAt(scan, word, from + raw.length)
  const meaning = meaningOf(found.word)
  if (word === 'no' && isNumbering(text, found.to))
    return push(scan, 'nth', from, found.to, { word })
  if (meaning === undefined) {
    if (isApartWord(word)) return push(scan, 'word', from, found.to, { word, isWorded: true })
    return push(scan, 'word', from, found.to, { word })
  }
  if (meaning.kind === 'number')
    return push(scan, 'number', from, found.to, { ...meaning, word, isWorded: true })
  return push(scan, meaning.kind, from, found.to, { ...meaning, word: found.word })
}

/** "-1 drummer" takes something off; "- 60" and "24-48" do not begin so. */
function isNegative({ text }: Scan, from: number): boolean {
  const sign = text[from - 1] ?? ''
  return (sign === '-' || sign === '–' || sign === '−') && /^[\s(:=,]?$/.test(text[from - 2] ?? '')
}

/** What is glued to a number makes it an ordinal, a part of a word, or leaves it a number. */
function readEnding(scan: Scan, from: number, to: number): number {
  const { text } = scan
  const value = to - from > 6 ? 1_000_000 : Number(text.slice(from, to))
  const ending = at(ordinalEnding, text, to)
  // "1er" is the first, "36er" has 36.
  if (ending?.[0] === 'er' && value > 1) return push(scan, 'bad', from, to + 2)
  if (ending !== null) return push(scan, 'ordinal', from, to + ending[0].length, { value })
  const glued = at(gluedWord, text, to)
  if (glued !== null) {
    const word = folded(glued[0])
    const isKnown = meaningOf(word) !== undefined || /^(?:[dseo]|x\d{0,2})$/.test(word)
    if (!isKnown) return push(scan, 'apart', from, to + glued[0].length)
  }
  const before = text[from - 1] ?? ''
  if (money.test(text[to] ?? '') || money.test(before)) return push(scan, 'apart', from, to)
  if (/['’_@]/.test(before) || /[_@]/.test(text[to] ?? '')) return push(scan, 'apart', from, to)
  return push(scan, 'number', from, to, { value })
}

function readNumber(scan: Scan, from: number): number {
  const { text, end } = scan
  const whole = at(phone, text, from - (text[from - 1] === '+' ? 1 : 0)) ?? null
  if (whole !== null && whole[0].replace(/\D/g, '').length > 6 && whole[0].length <= end - from + 1)
    return push(scan, 'apart', from, whole.index + whole[0].length)
  const dated = at(date, text, from)
  if (dated !== null && from + dated[0].length <= end)
    return push(scan, 'apart', from, from + dated[0].length)
  const broken = at(fraction, text, from)
  if (broken !== null && from + broken[0].length <= end) {
    const to = from + broken[0].length
    const isHalf = broken[2] === undefined || broken[2] === '5'
    if (!isHalf || isNegative(scan, from) || broken[0].length > 8)
      return push(scan, 'bad', from, to)
    return push(scan, 'number', from, to, { value: Number(broken[1]) + 0.5 })
  }
  const to = from + (at(digits, text, from)?.[0].length ?? 1)
  if (isNegative(scan, from)) return push(scan, 'bad', from, to)
  return readEnding(scan, from, to)
}

const quotes: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ['„', '“”"'],
  ['“', '”"'],
  ['«', '»'],
  ['»', '«'],
])

/** Of a quotation its end and what it holds; within straight marks two of them are one. */
function quotationAt({ text, end }: Scan, from: number): { value: string; to: number } | null {
  const closing = quotes.get(text[from] ?? '')
  if (closing === undefined || /[\p{L}\p{N}]/u.test(text[from - 1] ?? '')) return null
  for (let to = from + 1; to < end; to += 1) {
    const sign = text[to] ?? ''
    if (!closing.includes(sign)) continue
    if (sign === '"' && text[to + 1] === '"' && closing === '"') to += 1
    else if (to > from + 1 && !/[\p{L}\p{N}]/u.test(text[to + 1] ?? ''))
      return { value: text.slice(from + 1, to).replaceAll('""', '"'), to: to + 1 }
    else return null
  }
  return null
}

function readSign(scan: Scan, from: number): number {
  const { text } = scan
  const quoted = quotationAt(scan, from)
  if (quoted !== null) return push(scan, 'quoted', from, quoted.to, { word: quoted.value })
  const sign = text[from] ?? ''
  if (sign === '½') return push(scan, 'number', from, from + 1, { value: 0.5 })
  if (sign === '×') return push(scan, 'times', from, from + 1, { word: 'x' })
  if (sign === '#' && /\d/.test(text[from + 1] ?? '')) return push(scan, 'nth', from, from + 1)
  const whole = String.fromCodePoint(text.codePointAt(from) ?? 32)
  return push(scan, /\p{N}/u.test(whole) ? 'bad' : 'sign', from, from + whole.length)
}

/** "9 May", "12 High Street", "20 Uhr", "Hauptstr. 12": numbers beside parts of dates and addresses. */
function setApart(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some((token) => token.kind === 'word')) return tokens
  const isApart = (token: Token | undefined): boolean =>
    token?.kind === 'word' &&
    (token.isWorded === true || /.(?:str|strasse|weg|platz|gasse|allee)$/.test(token.word))
  const beside = (n: number, step: 1 | -1): boolean => {
    const next = tokens[n + step]
    if (isApart(next)) return true
    const dot = next?.kind === 'sign' && next.word === '.'
    const isStreet =
      step === 1 &&
      next?.kind === 'word' &&
      /^(?:street|road|lane|avenue)$/.test(tokens[n + 2]?.word ?? '')
    return isStreet || (dot && isApart(tokens[n + 2 * step]))
  }
  return tokens.map((token, n) =>
    /^(?:number|bad)$/.test(token.kind) && (beside(n, 1) || beside(n, -1))
      ? { ...token, kind: 'apart' as const }
      : token,
  )
}

/** "French Army of Portugal": a name behind the nation. */
function nameArmies(tokens: readonly Token[]): readonly Token[] {
  // "Franco-Spanish" are two.
  const isJoined = (n: number): boolean =>
    tokens[n + 1]?.word === '-' && tokens[n + 1]?.glued === true && tokens[n + 2]?.glued === true
  if (
    tokens.some(({ kind }, n) => kind === 'word' && isJoined(n) && tokens[n + 2]?.kind === 'nation')
  )
    return tokens.map((token, n) =>
      isJoined(n) && tokens[n + 2]?.kind === 'nation'
        ? { ...token, kind: 'nation' as const, nation: 'other' as const }
        : token,
    )
  if (tokens.filter(({ kind }) => kind === 'nation').length < 2) return tokens
  const first = tokens.findIndex(({ kind }) => kind === 'nation')
  return tokens.map((token, n) =>
    token.kind === 'nation' &&
    n > first &&
    tokens[n - 1]?.kind === 'and' &&
    tokens[n - 2]?.kind === 'army'
      ? { ...token, kind: 'word' as const, nation: undefined }
      : token,
  )
}

/** The tokens of a part of a text, in order; nothing of what is struck. */
export function tokensOf(
  text: string,
  begin = 0,
  end = text.length,
  struck: readonly Range[] = [],
): readonly Token[] {
  const scan: Scan = { text, end, tokens: [] }
  let place = begin
  let next = 0
  while (place < end) {
    const range = struck[next]
    if (range !== undefined && place >= range[0]) {
      place = Math.max(place, range[1])
      next += 1
      continue
    }
    const code = text.charCodeAt(place)
    if (code <= 32 || code === 0xa0 || (code > 0x1fff && /\s/.test(text[place] ?? ''))) place += 1
    else if (code >= 48 && code <= 57) place = readNumber(scan, place)
    else if (/\p{L}/u.test(String.fromCodePoint(text.codePointAt(place) ?? 32)))
      place = readWord(scan, place)
    else place = readSign(scan, place)
  }
  return nameArmies(setApart(scan.tokens))
}

export const isSignOf = (token: Token | undefined, signs: string): boolean =>
  token?.kind === 'sign' && signs.includes(token.word)

/** The token as it is written. */
export const written = (text: string, { from, to }: Pick<Token, 'from' | 'to'>): string =>
  text.slice(from, to)
