// From lines to items: which lines are battalions, rows, headings, totals, and which are words around them.
import type { Quality } from '../model.ts'
import { readBattalion } from './battalionLine.ts'
import { fitsAny } from './candidate.ts'
import { factsOf, mustBeRead } from './facts.ts'
import { readHeading, readLabelLine, readTotal, totalWithin } from './heading.ts'
import {
  plainPart,
  severalIn,
  textsOf,
  type BattalionsItem,
  type Item,
  type Piece,
  type Text,
} from './items.ts'
import type { Line } from './plain.ts'
import {
  beginsNext,
  readField,
  readTableHead,
  readTableRow,
  recordOf,
  type Field,
  type Table,
} from './table.ts'
import type { Range } from './tokens.ts'
import {
  blockUnit,
  isBlank,
  isRule,
  partOf,
  sectionAt,
  titledUnit,
  wholeUnit,
  type Lines,
} from './units.ts'

interface Scan {
  readonly lines: Lines
  readonly items: Item[]
  table: Table | null
  section: Quality | null
  fields: { readonly field: Field; readonly line: Line }[]
  groups: number
}

const pieceOf = ({ number, from, to }: Line): Piece => ({ line: number, from, to })
const pieceIn = ({ number }: Line, [from, to]: Range): Piece => ({ line: number, from, to })

/** Signs that make a line another than the lines around it, if they do not have them. */
function marksOf({ text, lead, from, to }: Line): string {
  // The stroke of "1/61e" is of a name.
  const words = text.slice(from, to).replace(/\d\/(?=\S)/g, '')
  const box = /\[ ?\]/.test(lead) ? '□' : /\[x\]|[☑✓✔]/i.test(lead) ? '☑' : ''
  const first = /^[^\p{L}\p{N}\s"([]/u.exec(words)?.[0] ?? ''
  const within = words.match(/[#>"/]/g) ?? []
  return [...new Set([...Array.from(lead.replace(/[\sx[\]]/gi, '')), ...within, first, box])].join(
    '',
  )
}

const battalions = (
  lines: Lines,
  options: BattalionsItem['options'],
  more: Partial<BattalionsItem> = {},
): BattalionsItem => ({
  kind: 'battalions',
  pieces: lines.map(pieceOf),
  options,
  marks: lines[0] === undefined ? '' : marksOf(lines[0]),
  group: null,
  title: null,
  row: null,
  ...more,
})

const understood = (line: Line): Item => ({ kind: 'understood', pieces: [pieceOf(line)] })

/** The battalion of the fields so far; lines of what is none are told. */
function closeFields(scan: Scan): void {
  const { fields, items } = scan
  if (fields.length === 0) return
  scan.fields = []
  const lines = fields.map(({ line }) => line)
  const row = recordOf(fields.map(({ field }) => field))
  if (row === null) for (const line of lines) items.push(...textsOf(line))
  else items.push(battalions(lines, row.options, { row, marks: '' }))
}

function takeField(scan: Scan, line: Line): boolean {
  const field = readField(line, scan.lines[line.number])
  const isPoints = field?.column === 'points' || field?.column === 'each'
  if (field === null || (isPoints && scan.fields.length === 0)) return false
  const known = scan.fields.map((each) => each.field)
  if (beginsNext(known, field)) closeFields(scan)
  scan.fields.push({ field, line })
  return true
}

/** A record that has its quality and its size ends at an empty line. */
const isRecord = ({ fields }: Scan): boolean =>
  ['quality', 'rankers'].every((column) => fields.some(({ field }) => field.column === column))

function takeRow(scan: Scan, line: Line): boolean {
  const head = readTableHead(line)
  if (head !== null) {
    scan.table = head
    scan.items.push(understood(line))
    return true
  }
  const row = scan.table === null ? null : readTableRow(line, scan.table)
  if (row === null) return false
  scan.items.push(battalions([line], row.options, { row, marks: '' }))
  for (const range of row.beside)
    scan.items.push(...textsOf(plainPart(line.text, pieceIn(line, range)), 'column', row.isOpen))
  return true
}

function takeSeveral(scan: Scan, line: Line): boolean {
  const several = severalIn(line, scan.groups)
  if (several === null) return false
  scan.groups += 1
  scan.items.push(...several)
  return true
}

/** Lines that hold battalions; the line after them, or the same one: they hold none. */
function takeUnit(scan: Scan, n: number, line: Line): number {
  const { lines, items, section } = scan
  const whole = wholeUnit(lines, n)
  const isOpen =
    whole?.options.every(({ grade }) => grade === 2) === true && !fitsAny(whole.options)
  // "Old Guard (56)": the price of what stands below.
  if (isOpen && fitsAny(titledUnit(lines, n)?.options ?? [])) return n
  if (isOpen && takeSeveral(scan, line)) return n + 1
  if (whole === null && takeField(scan, line)) return n + 1
  const inSection =
    whole === null && section !== null ? readBattalion(line.text, line.tokens, section) : []
  const unit =
    whole ?? (inSection.length > 0 ? { end: n + 1, options: inSection } : blockUnit(lines, n))
  if (unit !== null) {
    closeFields(scan)
    items.push(battalions(lines.slice(n, unit.end), unit.options))
    if (inSection.length === 0) scan.section = null
    return unit.end
  }
  const title = sectionAt(lines, n)
  if (title === null || titledUnit(lines, n) !== null) return n
  scan.section = title
  items.push(understood(line))
  const name = line.tokens.findLast(({ kind }) => kind === 'word')
  if (name !== undefined)
    items.push(...textsOf(plainPart(line.text, pieceIn(line, [line.from, name.to])), 'title'))
  return n + 1
}

/** A heading, a label, a total, a limit, a line that only parts others. */
function takeOfList(scan: Scan, line: Line): boolean {
  const { items } = scan
  const { text, tokens } = line
  const pieces = [pieceOf(line)]
  const label = readLabelLine(text, tokens)
  if (label === 'asked') {
    items.push(...textsOf(line, null, true))
    return true
  }
  const heading = label ?? readHeading(text, tokens)
  const total = heading === null ? readTotal(text, tokens) : null
  if (heading !== null) items.push({ kind: 'heading', heading, pieces, group: null })
  else if (total !== null) items.push({ kind: 'total', total, pieces, rest: null, group: null })
  else if (isRule(line) && line.struck.length === 0) items.push(understood(line))
  else return false
  if (total !== null || heading?.isWeak === false) {
    closeFields(scan)
    scan.section = null
  }
  return true
}

/** A total, or how many there are, within a sentence without other troops: its other words are beside. */
function takeSentences({ items }: Scan, line: Line): void {
  for (const each of textsOf(line)) {
    const total = totalWithin(line.text, each.tokens)
    const others = each.tokens.filter((token) => total?.tokens.includes(token) !== true)
    if (total === null || mustBeRead(factsOf(line.text, others, false))) items.push(each)
    else
      items.push({
        kind: 'total',
        total: total.total,
        pieces: each.pieces,
        rest: each,
        group: null,
      })
  }
}

function takeLine(scan: Scan, n: number): number {
  const line = scan.lines[n]
  if (line === undefined) return n + 1
  const { items } = scan
  if (isBlank(line) && line.cut === null && line.header === null) {
    if (isRecord(scan)) closeFields(scan)
    if (items.at(-1)?.kind === 'battalions') scan.section = null
    items.push({ kind: 'blank' })
    return n + 1
  }
  if (line.header !== null)
    items.push(...textsOf(plainPart(line.text, pieceIn(line, line.header)), 'header'))
  for (const range of line.struck)
    items.push(...textsOf(plainPart(line.text, pieceIn(line, range)), 'struck'))
  if (line.cut !== null) items.push(...textsOf(plainPart(line.text, pieceIn(line, line.cut))))
  if (line.mark !== null && isRule(line)) items.push(understood(line))
  else if (line.mark !== null) items.push(...textsOf(line, line.mark))
  if (line.mark !== null || line.tokens.length === 0 || takeRow(scan, line)) return n + 1
  const end = takeUnit(scan, n, line)
  if (end > n || takeOfList(scan, line)) return Math.max(end, n + 1)
  const titled = titledUnit(scan.lines, n)
  if (titled !== null) {
    closeFields(scan)
    const title = { piece: pieceOf(line), options: titled.plain }
    items.push(battalions(scan.lines.slice(n, titled.end), titled.options, { title, marks: '' }))
    return titled.end
  }
  if (takeSeveral(scan, line)) return n + 1
  // Words part what stands below them from the section.
  scan.section = null
  takeSentences(scan, line)
  return n + 1
}

/** A part of a battalion that nothing completes. */
function isTorn(lines: Lines, { pieces }: Text): boolean {
  const part = partOf(lines[(pieces[0]?.line ?? 0) - 1])
  return (
    part !== null && (part.hasQuality || part.hasCharacters || (part.hasSize && !part.hasPoints))
  )
}

/** Words right above or below a part of a battalion may be what parts it. */
function besideTorn(lines: Lines, items: readonly Item[]): readonly Item[] {
  const isWords = (item: Item | undefined): item is Text =>
    item?.kind === 'text' && (item.as === null || item.as === 'title')
  const isNear = (item: Item | undefined): boolean => isWords(item) && isTorn(lines, item)
  return items.map((item, n) =>
    isWords(item) && (isNear(items[n - 1]) || isNear(items[n + 1]))
      ? { ...item, isTold: true, as: 'line' }
      : item,
  )
}

/** The items of a text, in order. */
export function itemsOf(lines: Lines): readonly Item[] {
  const scan: Scan = { lines, items: [], table: null, section: null, fields: [], groups: 0 }
  for (let n = 0; n < lines.length;) n = takeLine(scan, n)
  closeFields(scan)
  return besideTorn(lines, scan.items)
}
