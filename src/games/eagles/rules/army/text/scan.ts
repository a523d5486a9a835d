// From lines to items: which lines are battalions, blocks, rows, headings, totals, and which are words around them.
import { readBattalion, readPart, type Part } from './battalionLine.ts'
import { fits, isStated, type Candidate } from './candidate.ts'
import { readHeading, readLabelLine, readTotal, totalWithin } from './heading.ts'
import { factsOf, holdsDanger, mustBeRead } from './facts.ts'
import type { BattalionsItem, Item, Piece, Text } from './items.ts'
import { isSignOf } from './tokens.ts'
import { nations, type Quality } from '../model.ts'
import type { Line, Lines } from './sourceLines.ts'
import {
  beginsNext,
  isRule,
  readField,
  readTableHead,
  readTableRow,
  recordOf,
  type Field,
  type Table,
} from './table.ts'
import { shapeOf } from './shape.ts'
import { severalIn } from './several.ts'
import { textsOf } from './sentences.ts'
import type { Token } from './tokens.ts'

export interface Scan {
  readonly text: string
  readonly lines: readonly Line[]
  readonly items: Item[]
  table: Table | null
  section: Quality | null
  fields: Field[]
  fieldLines: Line[]
  groups: number
  readonly parts: Map<number, Part | null>
  readonly readings: Map<number, readonly Candidate[]>
}

const mostLinesOfBlock = 12
const mostTitleWords = 6

export const pieceOf = ({ number, from, to }: Line): Piece => ({ line: number, from, to })

const isBlank = (line: Line | undefined): boolean => line === undefined || line.from >= line.to

const isPlain = (line: Line | undefined): line is Line =>
  line !== undefined && line.mark === null && line.tokens.length > 0

/** Signs that make a line another than the lines around it, if they do not have them. */
function marksOf(text: string, { lead, from, to }: Line): string {
  // The stroke of "1/61e" is of a name.
  const words = text.slice(from, to).replace(/\d\/(?=\S)/g, '')
  const box = /\[ ?\]/.test(lead) ? '☐' : /\[x\]/i.test(lead) ? '☑' : ''
  const first = /^[^\p{L}\p{N}\s"([]/u.exec(words)?.[0] ?? ''
  const within = [...words].filter((sign) => '#>"/'.includes(sign))
  return [...new Set([...lead.replace(/[\sxX[\]]/g, ''), ...within, first, box])].join('')
}

const readingsOf = (scan: Scan, n: number): readonly Candidate[] => {
  const line = scan.lines[n]
  if (!isPlain(line)) return []
  let found = scan.readings.get(n)
  if (found === undefined) {
    found = readBattalion(scan.text, line.tokens)
    scan.readings.set(n, found)
  }
  return found
}

const partOf = (scan: Scan, n: number): Part | null => {
  const line = scan.lines[n]
  if (!isPlain(line)) return null
  let found = scan.parts.get(n)
  if (found === undefined) {
    found = readPart(scan.text, line.tokens)
    scan.parts.set(n, found)
  }
  return found
}

/** The tokens of several lines, as if a comma parted them. */
const joined = (lines: readonly Line[]): readonly Token[] =>
  lines.flatMap(({ tokens, to }, n) => [
    ...tokens,
    ...(n < lines.length - 1
      ? [{ kind: 'sign', from: to, to, glued: false, word: ',', value: 0 } as const]
      : []),
  ])

const battalions = (
  scan: Scan,
  lines: readonly Line[],
  options: readonly Candidate[],
  more: Partial<BattalionsItem> = {},
): BattalionsItem => ({
  kind: 'battalions',
  pieces: lines.map(pieceOf),
  options,
  marks: lines[0] === undefined ? '' : marksOf(scan.text, lines[0]),
  group: null,
  title: null,
  row: null,
  ...more,
})

/** Battalions that begin at a line: the line after them, and their readings. */
interface Unit {
  readonly end: number
  readonly options: readonly Candidate[]
}

const fitsAny = (options: readonly Candidate[]): boolean =>
  options.some((each) => isStated(each) && nations.some((nation) => fits(each, nation)))

/** Whether the next line goes on with a battalion: its points, "+ Bugler", what a comma announced, one more character. */
function continues(scan: Scan, from: number, n: number, options: readonly Candidate[]): boolean {
  const [first, above, line] = [scan.lines[from], scan.lines[n - 1], scan.lines[n]]
  const part = partOf(scan, n)
  if (!part || !line || !above || part.hasQuality) return false
  if (part.hasPoints && !part.hasCharacters) return !options.some(isStated)
  if (part.hasSize || !/^(?:[nm]\*?)?C/.test(shapeOf(scan.text, line.tokens))) return false
  // "- officer" below "+ ensign", "> officer" below "Drilled 24"
  const isOne =
    n > from + 1
      ? line.lead === above.lead
      : /^[-+•*·]?$/.test(line.lead) || line.lead === first?.lead
  const last = above.tokens.at(-1)
  const isOpen =
    n > from + 1 || line.lead.includes('+') || last?.kind === 'number' || isSignOf(last, '+,')
  return isOne && isOpen
}

/** A whole line, and lines that go on with it. */
function wholeUnit(scan: Scan, from: number): Unit | null {
  let options = readingsOf(scan, from)
  if (options.length === 0) return null
  let end = from + 1
  while (end - from < mostLinesOfBlock && continues(scan, from, end, options)) {
    const isPoints = partOf(scan, end)?.hasCharacters === false
    const more = readBattalion(scan.text, joined(scan.lines.slice(from, end + 1)))
    // "184" below the last battalion is the total, unless it is its price.
    if (more.length === 0 || (isPoints && !fitsAny(more))) break
    options = more
    end += 1
  }
  return { end, options }
}

/** Quality, size, characters, points, a line each. */
function blockUnit(scan: Scan, from: number): Unit | null {
  const first = partOf(scan, from)
  if (first === null || (!first.hasQuality && !first.hasSize)) return null
  let [hasQuality, hasSize, end] = [first.hasQuality, first.hasSize, from + 1]
  for (; end - from < mostLinesOfBlock; end += 1) {
    const part = partOf(scan, end)
    if (part === null || (part.hasQuality && hasQuality)) break
    if (part.hasSize && !part.isLone && hasSize) return null
    if (part.hasSize && part.hasQuality && hasSize) break
    hasQuality ||= part.hasQuality
    hasSize ||= part.hasSize
  }
  if (end === from + 1 || !hasQuality || !hasSize) return null
  for (let last = end; last > from + 1; last -= 1) {
    const options = readBattalion(scan.text, joined(scan.lines.slice(from, last)))
    if (options.length > 0) return { end: last, options }
  }
  return null
}

const unitAt = (scan: Scan, n: number): Unit | null => wholeUnit(scan, n) ?? blockUnit(scan, n)

/** "Scots Guards", "**15e Léger** [56]", "1/82e": a line right above a battalion that names it. */
function titledUnit(scan: Scan, n: number): Unit | null {
  const line = scan.lines[n]
  if (line === undefined || !isPlain(line) || line.header !== null || line.struck.length > 0)
    return null
  if (partOf(scan, n)?.hasCharacters === true) return null
  const words = line.tokens.filter(({ kind }) => kind !== 'sign' && kind !== 'points')
  if (words.length === 0 || words.length > mostTitleWords + 1) return null
  // "Russians it is" names the nation, "Prussian Guard" a battalion.
  const has = (kind: Token['kind']): boolean => words.some((token) => token.kind === kind)
  if (has('nation') && !has('quality')) return null
  if (isSignOf(line.tokens.at(-1), '.,;!?') || holdsDanger(scan.text, line.tokens)) return null
  const unit = unitAt(scan, n + 1)
  // Above a list of lines it is a title of the list.
  return unit === null || !isBlank(scan.lines[unit.end]) ? null : unit
}

/** A price behind the title is the price of what stands below. */
function withTitle(scan: Scan, n: number, unit: Unit): readonly Candidate[] {
  const line = scan.lines[n]
  if (line === undefined) return []
  const below = joined(scan.lines.slice(n + 1, unit.end))
  const at = line.tokens.findIndex(
    (token) => isSignOf(token, '([=') || (isSignOf(token, '-–—:') && !token.glued),
  )
  const price =
    at < 0 ? [] : line.tokens.slice(at).filter(({ kind }) => kind !== 'points' && kind !== 'sign')
  const colon = {
    kind: 'sign',
    from: line.to,
    to: line.to,
    glued: false,
    word: ':',
    value: 0,
  } as const
  const isPriced = price.length === 1 && price[0]?.kind === 'number' && !unit.options.some(isStated)
  const title = isPriced ? line.tokens.slice(0, at) : line.tokens
  const behind = isPriced ? [{ ...colon, word: '=' }, ...price] : []
  return readBattalion(scan.text, [...title, colon, ...below, ...behind])
}

function takeTitled(scan: Scan, n: number): number {
  const unit = titledUnit(scan, n)
  const line = scan.lines[n]
  if (unit === null || line === undefined) return n
  const options = withTitle(scan, n, unit)
  if (options.length === 0) return n
  const lines = scan.lines.slice(n, unit.end)
  const title = { piece: pieceOf(line), options: unit.options }
  scan.items.push(battalions(scan, lines, options, { title, marks: '' }))
  return unit.end
}

/** "Drilled:" above lines without a quality. */
function sectionAt(scan: Scan, n: number): Quality | null {
  const part = partOf(scan, n)
  const line = scan.lines[n]
  if (part === null || line === undefined || !part.hasQuality || part.hasSize || part.hasCharacters)
    return null
  let next = n + 1
  if (isSignOf(line.tokens.at(-1), ':')) while (next < n + 3 && isBlank(scan.lines[next])) next += 1
  const below = partOf(scan, next)
  const quality = line.tokens.find((token) => token.quality !== undefined)?.quality ?? null
  const isLight = line.tokens.some(({ kind }) => kind === 'light' || kind === 'rifles')
  return below?.hasSize === true && !below.hasQuality && !isLight ? quality : null
}

/** The battalion of the fields so far; lines of what is none are told. */
export function closeFields(scan: Scan): void {
  const { fields, fieldLines: lines, text } = scan
  if (fields.length === 0) return
  const row = recordOf(fields)
  scan.fields = []
  scan.fieldLines = []
  if (row === null) for (const line of lines) scan.items.push(...textsOf(text, line))
  else {
    const { options, nation, person } = row
    scan.items.push(battalions(scan, lines, options, { row: { nation, person }, marks: '' }))
  }
}

function takeField(scan: Scan, line: Line): boolean {
  const field = readField(scan.text, line)
  const isPoints = field?.column === 'points' || field?.column === 'each'
  if (field === null || (isPoints && scan.fields.length === 0)) return false
  if (beginsNext(scan.fields, field)) closeFields(scan)
  scan.fields.push(field)
  scan.fieldLines.push(line)
  return true
}

const understood = (line: Line): Item => ({ kind: 'understood', pieces: [pieceOf(line)] })

function takeRow(scan: Scan, line: Line): boolean {
  const { text, table } = scan
  const head = readTableHead(text, line)
  if (head !== null) {
    scan.table = head
    scan.items.push(understood(line))
    return true
  }
  const row = table === null ? null : readTableRow(text, line, table)
  if (row === null) return false
  const { options, nation, person, beside, isOpen } = row
  scan.items.push(battalions(scan, [line], options, { row: { nation, person }, marks: '' }))
  for (const [from, to] of beside)
    scan.items.push(...textsOf(text, { ...line, from, to, lead: '' }, 'column', isOpen))
  return true
}

/** A heading, a label, a total, a limit, a line that only parts others. */
function takeOfList(scan: Scan, line: Line): boolean {
  const { text, items } = scan
  const pieces = [pieceOf(line)]
  const label = readLabelLine(text, line.tokens)
  if (label === 'asked') items.push(...textsOf(text, line, null, true))
  const heading = label === 'asked' ? null : (label ?? readHeading(text, line.tokens))
  if (heading !== null) items.push({ kind: 'heading', heading, pieces, group: null })
  if (label !== null || heading !== null) {
    if (heading?.isWeak !== true) scan.section = null
    return true
  }
  const total = readTotal(line.tokens)
  if (total !== null) items.push({ kind: 'total', total, pieces, rest: null, group: null })
  else if (isRule(text, line) && line.struck.length === 0) items.push(understood(line))
  else return false
  if (total !== null) scan.section = null
  return true
}

/** A total within a sentence without troops: its other words are beside. */
function takeSentences(scan: Scan, line: Line): void {
  const { text, items } = scan
  const texts = textsOf(text, line)
  for (const each of texts) {
    const value = totalWithin(each.tokens)
    const others = each.tokens.filter(({ kind, value: own }) => kind !== 'number' || own !== value)
    if (value === null || mustBeRead(factsOf(text, others, false))) items.push(each)
    else {
      const total = {
        kind: 'total',
        value,
        isNamed: true,
        limit: null,
        isExact: false,
        claims: [],
      } as const
      items.push({ kind: 'total', total, pieces: each.pieces, rest: each, group: null })
    }
  }
}

function takeSeveral(scan: Scan, line: Line): boolean {
  const several = severalIn(scan.text, line, scan.groups)
  if (several === null) return false
  scan.groups += 1
  scan.items.push(...several)
  return true
}

/** Lines that hold battalions; the line after them. */
function takeUnit(scan: Scan, n: number): number {
  const { text, lines, items, section } = scan
  const whole = wholeUnit(scan, n)
  if (whole !== null) {
    closeFields(scan)
    const line = lines[n]
    const isOpen = whole.options.every(({ grade }) => grade === 2) && !fitsAny(whole.options)
    if (isOpen && line !== undefined && takeSeveral(scan, line)) return n + 1
    items.push(battalions(scan, lines.slice(n, whole.end), whole.options))
    return whole.end
  }
  const line = lines[n]
  if (line === undefined || takeField(scan, line)) return n + 1
  closeFields(scan)
  const inSection = section === null ? [] : readBattalion(text, line.tokens, section)
  if (inSection.length > 0) {
    items.push(battalions(scan, [line], inSection))
    return n + 1
  }
  const block = blockUnit(scan, n)
  if (block !== null) {
    items.push(battalions(scan, lines.slice(n, block.end), block.options))
    return block.end
  }
  const title = sectionAt(scan, n)
  if (title === null) return n
  scan.section = title
  items.push(understood(line))
  return n + 1
}

function takeLine(scan: Scan, n: number): number {
  const line = scan.lines[n]
  if (line === undefined) return n + 1
  const { text, items } = scan
  if (isBlank(line) && line.cut === null && line.header === null) {
    if (beginsNoField(scan)) closeFields(scan)
    items.push({ kind: 'blank' })
    return n + 1
  }
  if (line.header !== null) items.push(headerOf(text, line))
  for (const [from, to] of line.struck)
    items.push(...textsOf(text, { ...line, from, to, struck: [], lead: '' }, 'struck'))
  if (line.cut !== null)
    items.push(...textsOf(text, { ...line, from: line.cut[0], to: line.cut[1], lead: '' }))
  if (line.mark !== null) {
    items.push(...textsOf(text, line, line.mark))
    return n + 1
  }
  if (line.tokens.length === 0 || takeRow(scan, line)) return n + 1
  const end = takeUnit(scan, n)
  if (end > n) return end
  if (takeOfList(scan, line)) return n + 1
  const titled = takeTitled(scan, n)
  if (titled > n) return titled
  if (!takeSeveral(scan, line)) takeSentences(scan, line)
  return n + 1
}

const headerOf = (text: string, line: Line): Text => {
  const [from, to] = line.header ?? [line.from, line.from]
  const pieces = [{ line: line.number, from, to }]
  return {
    kind: 'text',
    pieces,
    tokens: [],
    words: text.slice(from, to).trim(),
    as: 'header',
    isTold: false,
    isBox: false,
  }
}

/** A record that has its quality and its size ends at an empty line. */
const beginsNoField = ({ fields }: Scan): boolean =>
  fields.some(({ column }) => column === 'quality') &&
  fields.some(({ column }) => column === 'rankers')

/** The items of a text, in order. */
export function itemsOf({ text, lines }: Lines): readonly Item[] {
  const scan: Scan = {
    text,
    lines,
    items: [],
    table: null,
    section: null,
    fields: [],
    fieldLines: [],
    groups: 0,
    parts: new Map(),
    readings: new Map(),
  }
  for (let n = 0; n < lines.length;) n = takeLine(scan, n)
  closeFields(scan)
  return scan.items
}
