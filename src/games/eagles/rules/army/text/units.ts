// Battalions over lines: a whole line and what goes on with it, a block of a line each, a title right above.
import type { Quality } from '../model.ts'
import { readBattalion, readPart, type Part } from './battalionLine.ts'
import { fitsAny, isStated, type Candidate } from './candidate.ts'
import { holdsDanger } from './facts.ts'
import { shapeOf } from './label.ts'
import type { Line } from './plain.ts'
import { isSignOf, type Kind, type Token } from './tokens.ts'

/** Battalions that begin at a line: the line after them, and their readings. */
export interface Unit {
  readonly end: number
  readonly options: readonly Candidate[]
}

export type Lines = readonly Line[]

const mostLines = 12
const mostOfSection = 40
const mostTitleWords = 7

export const isBlank = (line: Line | undefined): boolean =>
  line === undefined || line.from >= line.to

export const isRule = (line: Line | undefined): boolean =>
  line !== undefined && /^[-–—=_*~#|+:\s]+$/u.test(line.text.slice(line.from, line.to))

/** What is asked of a line again and again is found once. */
function once<T>(empty: T, find: (line: Line) => T): (line: Line | undefined) => T {
  const known = new WeakMap<Line, { readonly value: T }>()
  return (line) => {
    if (line === undefined || line.mark !== null || line.tokens.length === 0) return empty
    const found = known.get(line) ?? { value: find(line) }
    known.set(line, found)
    return found.value
  }
}

const optionsOf = once<readonly Candidate[]>([], ({ text, tokens }) => readBattalion(text, tokens))
export const partOf = once<Part | null>(null, ({ text, tokens }) => readPart(text, tokens))

const signAt = (at: number, word: string): Token => ({
  kind: 'sign',
  from: at,
  to: at,
  glued: false,
  word,
  value: 0,
})

/** The tokens of several lines, as if a comma parted them. */
const joined = (lines: Lines): readonly Token[] =>
  lines.flatMap(({ tokens, to }, n) =>
    n < lines.length - 1 ? [...tokens, signAt(to, ',')] : tokens,
  )

/** Whether a line goes on with a battalion: its points, "+ Bugler", what a comma announced, one more character. */
function continues(lines: Lines, from: number, n: number, options: readonly Candidate[]): boolean {
  const [first, above, line] = [lines[from], lines[n - 1], lines[n]]
  if (!line || !above || line.tokens.some(({ kind }) => kind === 'quality')) return false
  const part = partOf(line)
  if (!part || part.hasQuality) return false
  if (part.hasPoints && !part.hasCharacters) return !options.some(isStated)
  if (part.hasSize || !/^(?:[nm]\*?)?C/.test(shapeOf(line.text, line.tokens))) return false
  const isBehindOne = n > from + 1
  // "- officer" below "+ ensign", "> officer" below "Drilled 24"
  const isAlike = isBehindOne
    ? line.lead === above.lead
    : /^[-+•*·]?$/.test(line.lead) || line.lead === first?.lead
  const last = above.tokens.at(-1)
  return (
    isAlike &&
    (isBehindOne ||
      line.lead.includes('+') ||
      last?.kind === 'number' ||
      last?.kind === 'rankers' ||
      isSignOf(last, '+,'))
  )
}

/** A whole line, and lines that go on with it. */
export function wholeUnit(lines: Lines, from: number): Unit | null {
  let options = optionsOf(lines[from])
  if (options.length === 0) return null
  let end = from + 1
  while (end - from < mostLines && continues(lines, from, end, options)) {
    const more = readBattalion(lines[from]?.text ?? '', joined(lines.slice(from, end + 1)))
    // "184" below the last battalion is the total, unless it is its price.
    const isPoints = partOf(lines[end])?.hasCharacters === false
    if (more.length === 0 || (isPoints && !fitsAny(more))) break
    options = more
    end += 1
  }
  return { end, options }
}

/** Quality, size, characters, points, a line each. */
export function blockUnit(lines: Lines, from: number): Unit | null {
  const first = partOf(lines[from])
  if (first === null || (!first.hasQuality && !first.hasSize)) return null
  let [hasQuality, hasSize, end] = [first.hasQuality, first.hasSize, from + 1]
  for (; end - from < mostLines; end += 1) {
    const part = partOf(lines[end])
    if (part === null || (part.hasQuality && (hasQuality || (part.hasSize && hasSize)))) break
    if (part.hasSize && !part.isLone && hasSize) return null
    hasQuality ||= part.hasQuality
    hasSize ||= part.hasSize
  }
  if (!hasQuality || !hasSize) return null
  for (let last = end; last > from + 1; last -= 1) {
    const options = readBattalion(lines[from]?.text ?? '', joined(lines.slice(from, last)))
    if (options.length > 0) return { end: last, options }
  }
  return null
}

/** Up to an empty line, and no more than so many. */
function until(lines: Lines, from: number, most: number): Lines {
  const below = lines.slice(from, from + most)
  const end = below.findIndex(isBlank)
  return end < 0 ? below : below.slice(0, end)
}

/** The last numbers of the lines below, up to an empty one. */
const pointsBelow = (lines: Lines, from: number): number =>
  until(lines, from, mostOfSection)
    .map(({ tokens }) => tokens.findLast(({ kind }) => kind === 'number')?.value ?? 0)
    .reduce((sum, points) => sum + points, 0)

/** "Drilled:", "GUARDS [102]", "Line (drilled)" above lines without a quality; the number is what they cost. */
export function sectionAt(lines: Lines, n: number): Quality | null {
  const line = lines[n]
  const words = line?.tokens.filter(({ kind }) => kind !== 'sign' && kind !== 'points') ?? []
  const [quality, ...more] = words.flatMap((token) => token.quality ?? [])
  if (line === undefined || quality === undefined || more.length > 0) return null
  const number = words.at(-1)?.kind === 'number' ? words.at(-1)?.value : undefined
  const others = number === undefined ? words : words.slice(0, -1)
  const known = /^(?:quality|regiment|battalion)$/
  // "Landwehr (green)"
  const isNamed = /\p{L} ?\(/u.test(line.text.slice(line.from, line.to)) && others.length === 2
  if (!others.every(({ kind }) => known.test(kind) || (isNamed && kind === 'word'))) return null
  let next = n + 1
  while (next < n + 3 && (isBlank(lines[next]) || isRule(lines[next]))) next += 1
  const below = lines[next]
  if (below === undefined || below.tokens.some((token) => token.quality !== undefined)) return null
  if (number !== undefined && number !== pointsBelow(lines, next)) return null
  return readBattalion(below.text, below.tokens, quality).length > 0 ? quality : null
}

/** A price behind the title is the price of what stands below. */
function withTitle(line: Line, below: Lines, options: readonly Candidate[]): readonly Candidate[] {
  const { text, tokens, to } = line
  const at = tokens.findLastIndex(
    (token) => isSignOf(token, '([=') || (isSignOf(token, '-–—:') && !token.glued),
  )
  const price =
    at < 0 ? [] : tokens.slice(at).filter(({ kind }) => kind !== 'points' && kind !== 'sign')
  const isPriced = price.length === 1 && price[0]?.kind === 'number' && !options.some(isStated)
  const title = isPriced ? tokens.slice(0, at) : tokens
  const behind = isPriced ? [signAt(to, '='), ...price] : []
  return readBattalion(text, [...title, signAt(to, ':'), ...joined(below), ...behind])
}

/** "Fencibles (Green) - 18" */
const isBracketed = ({ tokens }: Line): boolean =>
  tokens.some((token, n) => token.kind === 'quality' && isSignOf(tokens[n - 1], '(['))

/** "Scots Guards", "**15e Léger** [56]", "1/82e": a line right above a battalion that names it; without it, it is `plain`. */
export function titledUnit(
  lines: Lines,
  n: number,
): (Unit & { readonly plain: readonly Candidate[] }) | null {
  const line = lines[n]
  if (line === undefined || line.header !== null || line.struck.length > 0) return null
  if (partOf(line)?.hasCharacters === true || isSignOf(line.tokens.at(-1), '.,;!?')) return null
  const words = line.tokens.filter(({ kind }) => kind !== 'sign' && kind !== 'points')
  const has = (kind: Kind): boolean => words.some((token) => token.kind === kind)
  // "Russians it is" names the nation, "Prussian Guard" a battalion.
  const isNation = has('nation') && !has('quality')
  if (
    words.length === 0 ||
    words.length > mostTitleWords ||
    isNation ||
    holdsDanger(line.text, line.tokens)
  )
    return null
  const first = isRule(lines[n + 1]) ? n + 2 : n + 1
  const unit =
    wholeUnit(lines, first) ??
    blockUnit(lines, first) ??
    (isBracketed(line) ? { end: first + until(lines, first, mostLines).length, options: [] } : null)
  // Above a list of lines it is a title of the list.
  if (unit === null || unit.end === first || !isBlank(lines[unit.end])) return null
  const options = withTitle(line, lines.slice(first, unit.end), unit.options)
  if (unit.options.length === 0 && !fitsAny(options)) return null
  return options.length === 0 ? null : { end: unit.end, options, plain: unit.options }
}
