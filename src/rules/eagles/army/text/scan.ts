// The scanner: one token after another, each character looked at once, nothing copied.
import { classes, classIn, otherLetter } from './letters.ts'
import { kinds, lexicon, root, rowBits, tokens, type Lexicon, type Token } from './lexicon.ts'

/** Where the reader is in the text; `from` and `to` enclose the last token. */
export interface Cursor {
  readonly lexicon: Lexicon
  readonly text: string
  begin: number
  end: number
  from: number
  to: number
  /** The last number; NaN if it is negative, too large or has a fraction other than ½. */
  number: number
  /** What stood in the last quotation marks. */
  quoted: string
  /** Marks that open and that nothing closes up to the end: a row of them would be looked through for each. */
  unclosed: string
}

export const cursorOn = (text: string): Cursor => ({
  lexicon: lexicon(),
  text,
  begin: 0,
  end: 0,
  from: 0,
  to: 0,
  number: 0,
  quoted: '',
  unclosed: '',
})

/** What a line may begin with that is none of it: blanks, marks of a quotation, of a list, of bold words. */
export const isLead = (code: number): boolean =>
  code === 32 || code === 9 || code === 62 /* > */ || code === 42 /* * */ || code === 0xa0

/** Puts the cursor before a part of the text; line ends within it are blanks. */
export function startAt(cursor: Cursor, begin: number, end: number): void {
  cursor.begin = begin
  cursor.end = end
  cursor.from = begin
  cursor.to = begin
  cursor.unclosed = ''
}

const classAt = ({ text, lexicon: { letters }, end }: Cursor, at: number): number =>
  at < end ? classIn(letters, text.charCodeAt(at)) : classes.blank

/** Follows a word through the tree of the lexicon, letter by letter. */
function readWord(cursor: Cursor, from: number): Token {
  const { text, end } = cursor
  const { letters, next, meanings } = cursor.lexicon
  let node = root
  let at = from
  while (at < end) {
    const letter = classIn(letters, text.charCodeAt(at))
    if (letter > otherLetter) break
    node = next[(node << rowBits) + letter] ?? 0
    at += 1
  }
  cursor.from = from
  cursor.to = at
  return meanings[node] ?? tokens.word
}

const isDigit = (code: number): boolean => code >= 48 && code <= 57

function digitsFrom(cursor: Cursor, from: number): number {
  let at = from
  while (at < cursor.end && isDigit(cursor.text.charCodeAt(at))) at += 1
  return at
}

const largest = 999_999
const groupLength = 3

/** What follows the whole part: a group of thousands, a half, an ordinal ending; moves `to` behind it. */
function readFraction(cursor: Cursor): void {
  const { text, to } = cursor
  const sign = text[to]
  if (sign === '½') {
    cursor.number += 0.5
    cursor.to = to + 1
  } else if (sign === '.' || sign === ',') {
    const end = digitsFrom(cursor, to + 1)
    const digits = text.slice(to + 1, end)
    if (digits === '') return
    if (digits.length === groupLength) cursor.number = cursor.number * 1000 + Number(digits)
    else if (digits === '5') cursor.number += 0.5
    else if (Number(digits) !== 0) {
      if (sign === ',') return // "36,2 drummers": the comma parts two figures
      cursor.number = Number.NaN
    }
    cursor.to = end
  }
}

/** 1st, 2nd … or "1.": the ending belongs to the number. */
function readOrdinal(cursor: Cursor): void {
  const { from, to } = cursor
  if (cursor.text[to] === '.') cursor.to = to + 1
  else if (classAt(cursor, to) <= otherLetter) {
    const isEnding = readWord(cursor, to).kind === kinds.ending
    if (!isEnding) cursor.to = to
    cursor.from = from
  }
}

const isBlank = (code: number): boolean => code === 32 || code === 9 || code === 10

const minus = '-'.charCodeAt(0)

/** "-36" after a blank; at the beginning of a line it is a bullet. */
const isNegative = ({ text, begin }: Cursor, at: number): boolean =>
  text.charCodeAt(at - 1) === minus && at - 1 > begin && isBlank(text.charCodeAt(at - 2))

function readNumber(cursor: Cursor, from: number): Token {
  const to = digitsFrom(cursor, from)
  let value = 0
  for (let at = from; at < to && value <= largest; at += 1)
    value = value * 10 + cursor.text.charCodeAt(at) - 48
  cursor.number = value
  cursor.from = from
  cursor.to = to
  if (to < cursor.end && !isBlank(cursor.text.charCodeAt(to))) {
    readFraction(cursor)
    if (cursor.to === to) readOrdinal(cursor)
  }
  if (cursor.number > largest || isNegative(cursor, from)) cursor.number = Number.NaN
  return tokens.number
}

/** Straight marks are doubled within; of curly ones any that closes does. */
function readQuoted(cursor: Cursor, from: number): Token | null {
  const { text, end } = cursor
  const opening = text[from] ?? ''
  if (cursor.unclosed.includes(opening)) return null
  const closing = opening === '"' ? '"' : opening === '«' ? '»' : '”“'
  for (let at = from + 1; at < end; at += 1) {
    if (!closing.includes(text[at] ?? '')) continue
    if (opening === '"' && text[at + 1] === '"' && at + 1 < end) {
      at += 1
      continue
    }
    cursor.from = from
    cursor.to = at + 1
    const content = text.slice(from + 1, at)
    cursor.quoted = opening === '"' ? content.replaceAll('""', '"') : content
    return tokens.quoted
  }
  // Doubled ones may still close each other.
  if (opening !== '"') cursor.unclosed += opening
  return null
}

/** A comment begins with # at the beginning of a line or after a blank. */
const isComment = ({ text, begin }: Cursor, at: number): boolean =>
  at === begin || isBlank(text.charCodeAt(at - 1))

/** By their classes. */
const signs: { readonly [sign: number]: Token } = {
  [classes.separator]: tokens.separator,
  [classes.colon]: tokens.colon,
  [classes.equals]: tokens.equals,
  [classes.open]: tokens.open,
  [classes.close]: tokens.close,
  [classes.times]: tokens.times,
  [classes.half]: tokens.word, // of no number
}

function readSign(cursor: Cursor, at: number, kind: number): Token | null {
  if (kind === classes.quote) return readQuoted(cursor, at)
  cursor.from = at
  cursor.to = at + 1
  if (kind !== classes.comment) return signs[kind] ?? null
  return isComment(cursor, at) ? tokens.end : null
}

/** The next token of the part of the text that the cursor was put on; `end` at its end or at a comment. */
export function nextToken(cursor: Cursor): Token {
  const { text, end } = cursor
  const { letters } = cursor.lexicon
  for (let at = cursor.to; at < end; at += 1) {
    const kind = classIn(letters, text.charCodeAt(at))
    if (kind <= otherLetter) return readWord(cursor, at)
    if (kind === classes.blank) continue
    if (kind === classes.digit) return readNumber(cursor, at)
    const sign = readSign(cursor, at, kind)
    if (sign !== null) return sign
  }
  return tokens.end
}
