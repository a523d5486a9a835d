// The lines of a text: where they begin and end, the mark they begin with, and the comment behind them.
import { lineBreak, type MaskedText } from './mask.ts'
import { quotationsIn } from './quotes.ts'
import type { TextBounds } from './reading.ts'
import { tokensOf } from './tokens.ts'

/** What a line may begin with that makes it somebody's remark, if other lines do not: quotations, comments, "*later", "/slanted/", small and hidden text of chats. */
export type LineMark = '' | '>' | '--' | ';' | '*' | '-#' | '||' | '/'

export const mayHaveMarks = /^[ \t]*(?:>|-- |-# |;|\|\||\*[^\s*]|\/[^\s/])/m

export interface Line {
  /** Behind what leads it: blanks, marks of a quotation or of bold words. */
  readonly begin: number
  /** Before its comment. */
  readonly end: number
  /** Where the line itself begins and ends, lead and comment included. */
  readonly from: number
  readonly to: number
  /** From 1. */
  readonly number: number
  readonly mark: LineMark
  readonly hasComment: boolean
  /** Longer than a line may be: what is beyond is not read, up to here; −1: it is not. */
  readonly cut: number
}

/** What a line may begin with that is none of it: blanks, marks of a quotation, of a list, of bold words. */
export const isLead = (code: number): boolean =>
  code === 32 || code === 9 || code === 62 /* > */ || code === 42 /* * */ || code === 0xa0

const isBlank = (text: string, at: number): boolean => /[\s*]/.test(text[at] ?? ' ')

/** "#1", and the heading of a column of numbers: "| # | Quality |". */
const isNumberSign = (text: string, at: number, end: number): boolean =>
  /^#(?:[\d#]|[ \t]{0,8}[|;,\t])/.test(text.slice(at, Math.min(end, at + 10)))

/** "Drilled // 48 // drummer", "1 // Drilled": behind a place, or a quality without its figures, it parts fields. */
function partsFields(text: string, begin: number, at: number): boolean {
  if (at - begin > longestField) return false
  const before = tokensOf(text, begin, at)
  const [only, ...more] = before
  if (more.length === 0 && (only?.kind === 'number' || only?.kind === 'ordinal')) return true
  return (
    before.some(({ kind }) => kind === 'quality') &&
    !before.some(({ kind }) => kind === 'number' || kind === 'numeral')
  )
}

/** A comment begins with # or // at the beginning of a line or after a blank; "#1" is a number, and a quoted name is a name. */
function commentIn(text: string, begin: number, end: number): number {
  const quotation = quotationsIn(text, end)
  let ofFields = false
  for (let at = begin; at < end; at += 1) {
    const sign = text[at]
    if (sign === '"') at = (quotation(at)?.to ?? at + 1) - 1
    const isMark =
      sign === '#' ? !isNumberSign(text, at, end) : sign === '/' && text[at + 1] === '/'
    const isFirst =
      at === begin || isBlank(text, at - 1) || text[at - 1] === '#' || text[at - 1] === '>'
    if (!isMark || !isFirst) continue
    ofFields ||= sign === '/' && partsFields(text, begin, at)
    if (sign === '#' || !ofFields) return at
    at += 1
  }
  return end
}

/** No field of a battalion before its figures is longer. */
const longestField = 60

/** How far back a line that is too long may end. */
const longestWord = 80

/** Where a line ends, at most so long, and not within a word. */
function lineEnd(text: string, from: number, end: number, most: number): number {
  if (end <= from + most) return end
  const last = from + most
  if (!/^[\p{L}\p{N}]{2}/u.test(text.slice(last - 1, last + 1))) return last
  for (let at = last; at > last - longestWord && at > from; at -= 1)
    if (/\s/.test(text[at - 1] ?? '')) return at
  return last
}

function markOf(text: string, from: number, begin: number, to: number): LineMark {
  const lead = text.slice(from, begin)
  if (lead.includes('>')) return '>'
  if (text[begin] === ';') return ';'
  const first = text.slice(begin, begin + 3)
  if (/^--[ \t]/.test(first)) return '--'
  if (/^-#[ \t]/.test(first)) return '-#'
  if (first.startsWith('||') && /^\|\|[^|]+\|\|\s*$/.test(text.slice(begin, to))) return '||'
  if (/^\/[^\s/]/.test(first) && text.slice(begin, to).trimEnd().endsWith('/')) return '/'
  const isStarred = lead.endsWith('*') && text.slice(from, to).split('*').length === 2
  return isStarred ? '*' : ''
}

/** Whether a place is in one of the parts, which follow each other. */
function isWithin(parts: MaskedText['quotes'], at: number): boolean {
  let low = 0
  let high = parts.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((parts[middle]?.from ?? 0) <= at) low = middle + 1
    else high = middle
  }
  return at < (parts[low - 1]?.to ?? 0)
}

function lineAt(
  { text, quotes }: MaskedText,
  from: number,
  to: number,
  number: number,
  cut: number,
): Line {
  let begin = from
  while (begin < to && isLead(text.charCodeAt(begin))) begin += 1
  const mark = isWithin(quotes, from) ? '>' : markOf(text, from, begin, to)
  const hash = text.slice(begin, to).search(/#|\/\//) < 0 ? to : commentIn(text, begin, to)
  let first = hash
  while (first > begin && text[first - 1] === '#') first -= 1
  return { begin, end: first, from, to, number, mark, hasComment: first < to, cut }
}

function hasAtMost(lines: number, text: string): boolean {
  let end = -1
  for (let number = 0; number < lines; number += 1) {
    end = text.indexOf('\n', end + 1)
    if (end < 0) return true
  }
  return end + 1 >= text.length
}

/** Calls back with every line; false, and none is read, if there are more than allowed. */
export function forEachLine(
  given: MaskedText,
  most: TextBounds,
  take: (line: Line) => void,
): boolean {
  const { text, masked } = given
  if (!hasAtMost(most.lines, text)) return false
  const hasBreaks = masked.length > 0 && text.includes(lineBreak)
  let number = 0
  for (let at = 0; at < text.length; number += 1) {
    const newline = text.indexOf('\n', at)
    const full = newline < 0 ? text.length : newline
    let from = at
    while (hasBreaks && from <= full) {
      const next = text.indexOf(lineBreak, from)
      if (next < 0 || next >= full) break
      const to = lineEnd(text, from, next, most.lineLength)
      if (text.slice(from, next).trim() !== '')
        take(lineAt(given, from, to, number + 1, to < next ? next : -1))
      from = next + 1
    }
    const to = lineEnd(text, from, full, most.lineLength)
    if (from === at || text.slice(from, full).trim() !== '')
      take(lineAt(given, from, to, number + 1, to < full ? full : -1))
    at = full + 1
  }
  return true
}
