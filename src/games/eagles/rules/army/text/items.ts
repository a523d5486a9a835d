// Kinds of lines of a text before it is known to which army they belong; and the parts of one line.
import type { Nation } from '../model.ts'
import { readBattalion } from './battalionLine.ts'
import type { Candidate, Resolved } from './candidate.ts'
import { factsOf, mustBeRead } from './facts.ts'
import { readHeading, readTotal, type Heading, type Totalled } from './heading.ts'
import type { Line } from './plain.ts'
import type { BesideKind } from './source.ts'
import { isSignOf, tokensOf, type Token } from './tokens.ts'

/** A part of a line. */
export interface Piece {
  readonly line: number
  readonly from: number
  readonly to: number
}

interface Lying {
  readonly pieces: readonly Piece[]
}

export interface BattalionsItem extends Lying {
  readonly kind: 'battalions'
  readonly options: readonly Candidate[]
  /** Marks in front of it or within it that other lines of the list may lack. */
  readonly marks: string
  /** Of one line with others: they stand or fall together. */
  readonly group: number | null
  /** A title above: without it the options are these. */
  readonly title: { readonly piece: Piece; readonly options: readonly Candidate[] } | null
  /** Of a table or of fields: its nation, and whose it is. */
  readonly row: { readonly nation: Nation | null; readonly person: string } | null
}

export type Item =
  | BattalionsItem
  | ({ readonly kind: 'heading'; readonly heading: Heading; readonly group: number | null } & Lying)
  | ({
      readonly kind: 'total'
      readonly total: Totalled
      readonly rest: Text | null
      readonly group: number | null
    } & Lying)
  /** A head of a table, a title of a section, a line that only parts others. */
  | ({ readonly kind: 'understood' } & Lying)
  | Text
  | { readonly kind: 'blank' }

export interface Text extends Lying {
  readonly kind: 'text'
  readonly tokens: readonly Token[]
  /** As it is shown. */
  readonly words: string
  /** Of a container, a remark, a title: what it is is known; null: a line. */
  readonly as: BesideKind | null
  /** Told whatever it holds: a line that asks for the nation, a column. */
  readonly isTold: boolean
  /** An empty box among ticked ones. */
  readonly isBox: boolean
}

export type Fate = 'understood' | 'beside' | 'unread'

const mostTitleWords = 6

/** "Thanks. The Guards are repainted." */
const ends = /[.!?…]["”)]?\s+(?=["„“(]?\p{Lu})/gu
const emptyBox = /^(?:\[ ?\]|☐)/u

export type Part = Pick<Line, 'text' | 'number' | 'from' | 'to' | 'struck' | 'lead'>

/** A part of a line with nothing crossed out in it, and no signs in front. */
export const plainPart = (text: string, { line, from, to }: Piece): Part => ({
  text,
  number: line,
  from,
  to,
  struck: [],
  lead: '',
})

/** The pieces of a line that are a sentence each; `as`: what its container or its place makes of it. */
export function textsOf(line: Part, as: BesideKind | null = null, isTold = false): readonly Text[] {
  const { text, from, to, struck, lead, number } = line
  const words = text.slice(from, to)
  const found = as === null && !isTold ? [...words.matchAll(ends)] : []
  const bounds = [from, ...found.map(({ index, 0: end }) => from + index + end.length), to]
  return bounds.slice(1).flatMap((end, n) => {
    const begin = bounds[n] ?? from
    const shown = shownWords(text, begin, end, struck)
    if (shown === '') return []
    const isTitle =
      found.length === 0 && !/[.,;!?…]$/u.test(shown) && shown.split(' ').length <= mostTitleWords
    return {
      kind: 'text',
      pieces: [{ line: number, from: begin, to: end }],
      tokens: tokensOf(text, begin, end, struck),
      words: shown,
      as: as ?? (isTitle ? 'title' : null),
      isTold,
      isBox: emptyBox.test(lead) && /\p{L}/u.test(shown),
    } as const
  })
}

/** Without what is crossed out in it: that is shown by itself. */
function shownWords(text: string, from: number, to: number, struck: Line['struck']): string {
  let shown = ''
  let at = from
  for (const [begin, end] of struck) {
    if (begin < from || end > to) continue
    shown += text.slice(at, begin)
    at = end
  }
  return (shown + text.slice(at, to)).replace(/\s+/g, ' ').trim()
}

const mostParts = 40

/** "1.", "II." and "Tot." begin a part, and end none. */
const isPlace = ([first, second]: readonly Token[]): boolean =>
  second === undefined &&
  (/^(?:number|total)$/.test(first?.kind ?? '') || /^[ivx]{1,5}$/.test(first?.word ?? ''))

/** The parts between signs outside of brackets. */
function partsAt(tokens: readonly Token[], sign: string): readonly (readonly Token[])[] {
  const parts: Token[][] = [[]]
  let depth = 0
  for (const [n, token] of tokens.entries()) {
    const part = parts.at(-1) ?? []
    if (isSignOf(token, '([')) depth += 1
    if (isSignOf(token, ')]')) depth = Math.max(0, depth - 1)
    const isStop =
      token.word !== '.' || (token.glued && tokens[n + 1]?.glued !== true && !isPlace(part))
    if (depth === 0 && sign !== '' && isSignOf(token, sign) && isStop) parts.push([])
    else part.push(token)
  }
  return parts.filter((part) => part.length > 0)
}

/** "French: Guards 24 = 48" */
function headingAhead(
  text: string,
  tokens: readonly Token[],
): readonly (readonly Token[])[] | null {
  const colon = tokens.findIndex((token) => isSignOf(token, ':'))
  const head = tokens.slice(0, colon)
  return colon > 0 && colon < 12 && readHeading(text, head) !== null
    ? [head, tokens.slice(colon + 1)]
    : null
}

function itemOf(text: string, line: Line, part: readonly Token[], group: number): Item | null {
  const [first] = part
  const last = part.at(-1)
  if (first === undefined || last === undefined) return null
  const pieces = [{ line: line.number, from: first.from, to: last.to }]
  const options = readBattalion(text, part)
  if (options.length > 0)
    return { kind: 'battalions', pieces, options, marks: '', group, title: null, row: null }
  const heading = readHeading(text, part)
  if (heading !== null) return { kind: 'heading', heading, pieces, group }
  const total = readTotal(text, part)
  return total === null || total.limit !== null || total.value < 8
    ? null
    : { kind: 'total', total, pieces, rest: null, group }
}

/** The parts of a line, if each is one of a list; null: they are not. */
export function severalIn(line: Line, group: number): readonly Item[] | null {
  const { text, tokens } = line
  if (!tokens.some(({ kind }) => kind === 'quality')) return null
  const ahead = headingAhead(text, tokens)
  const [head, rest] = ahead ?? [[], tokens]
  for (const sign of ['', ';', ';.', '|', '.', ',', ',.']) {
    const own = sign === '' ? [rest ?? []] : partsAt(rest ?? [], sign)
    const parts = head === undefined || head.length === 0 ? own : [head, ...own]
    if (parts.length < 2 || parts.length > mostParts) continue
    const items = parts.map((part) => itemOf(text, line, part, group))
    // "Drilled: 36, 36": a total is said once, at the end; behind it only words may stand.
    const end = items.findIndex((item) => item?.kind === 'total') + 1 || items.length
    const whole = items.slice(0, end).filter((item) => item !== null)
    if (whole.length < end || !whole.some(({ kind }) => kind === 'battalions')) continue
    const behind = parts.slice(end)
    if (behind.some((part) => mustBeRead(factsOf(text, part, false)))) continue
    return [...whole, ...textsOf({ ...line, from: behind[0]?.[0]?.from ?? line.to, lead: '' })]
  }
  return null
}

/** A title that no price makes a name stands by itself. */
export const withoutTitles = (
  units: readonly BattalionsItem[],
  { chosen }: Resolved,
): readonly BattalionsItem[] =>
  units.map((unit, n) => {
    if (chosen[n] !== null || unit.title === null) return unit
    const { piece, options } = unit.title
    return { ...unit, options, title: null, pieces: unit.pieces.filter((each) => each !== piece) }
  })
