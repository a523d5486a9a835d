// Tables within a text: a row of headings that names quality and size, then one battalion a row; and fields, a line each.
import { columnOf, rowOf, type Cell, type Column, type Row } from './columns.ts'
import { lineFacts } from './facts.ts'
import type { Line } from './plain.ts'
import type { Range } from './tokens.ts'

export interface Table {
  readonly separator: RegExp
  readonly columns: readonly (Column | undefined)[]
  readonly headings: readonly string[]
}

const separators: readonly RegExp[] = [/\t/, /\|/, /;/, / {2,}/, /,/]
const mostColumns = 40

interface Part {
  readonly text: string
  readonly range: Range
}

function partsOf(line: Line, separator: RegExp): readonly Part[] {
  // An empty first cell counts, where it is not made of blanks.
  const from = separator.source === ' {2,}' ? line.from : line.begin
  const words = line.text.slice(from, line.to)
  // What stands in quotation marks is not parted.
  const plain = words.replaceAll(/"[^"]*"/g, (quoted) => '"'.repeat(quoted.length))
  let at = 0
  const parts = plain.split(separator).map((part): Part => {
    // Between two parts lies the separator, however long it is.
    const start = plain.indexOf(part, at)
    at = start + part.length
    const text = words
      .slice(start, at)
      .trim()
      .replace(/^"(.*)"$/s, '$1')
    return { text, range: [from + start, from + at] }
  })
  const isBar = separator.source === '\\|'
  const first = isBar && parts[0]?.text === '' ? 1 : 0
  return isBar && parts.at(-1)?.text === '' ? parts.slice(first, -1) : parts.slice(first)
}

/** What the headings name: above the places nothing need stand, and further on a number is a size or a count. */
function named(parts: readonly Part[]): readonly (Column | undefined)[] {
  const columns = parts.map((part, n) =>
    n === 0 && part.text === '' ? 'place' : columnOf(part.text),
  )
  const last = columns.lastIndexOf('place')
  if (last > 0 && !columns.includes('rankers')) return columns.with(last, 'rankers')
  const first = columns.indexOf('place')
  const heading = parts[first]?.text ?? ''
  const isCount =
    /^(?:bns|battalions|bataillone)$/i.test(heading) || (first > 0 && /^numm?b?er$/i.test(heading))
  return isCount && !columns.includes('count') ? columns.with(first, 'count') : columns
}

const namesQuality = /\bq\b|qual|type?\b|güte|rating|class|klasse|grade|training|troops/i

/** A row of headings; null: the line is none. */
export function readTableHead(line: Line): Table | null {
  const words = line.text.slice(line.from, line.to)
  if (words.length > 400 || !namesQuality.test(words)) return null
  for (const separator of separators) {
    const parts = partsOf(line, separator)
    if (parts.length < 3 || parts.length > mostColumns) continue
    const columns = named(parts)
    const isWhole = columns.includes('quality') && columns.includes('rankers')
    const known = columns.filter(
      (column) => column !== undefined && !/^(?:person|place)$/.test(column),
    )
    const isOnce = new Set(known).size === known.length
    // "Drilled 24 | Quality | …" says more than headings do.
    const isPlain = parts.every((part, n) => columns[n] !== undefined || !/\d/.test(part.text))
    if (isWhole && isOnce && isPlain)
      return { separator, columns, headings: parts.map(({ text }) => text) }
  }
  return null
}

export interface TableRow extends Row {
  /** Cells of unknown columns. */
  readonly beside: readonly Range[]
  /** They hold troops or a nation. */
  readonly isOpen: boolean
}

/** Reads a line as a row of the table; null: it is none. */
export function readTableRow(line: Line, { separator, columns, headings }: Table): TableRow | null {
  const parts = partsOf(line, separator)
  const isLonger =
    parts.length > columns.length && parts.slice(columns.length).some((part) => part.text !== '')
  if (parts.length < 2 || isLonger || line.struck.length > 0) return null
  const cells: readonly Cell[] = columns.map((column, n) => ({
    column,
    text: parts[n]?.text ?? '',
  }))
  const row = rowOf(cells)
  if (row === null) return null
  const isUnknown = (part: Part, n: number): boolean => columns[n] === undefined && part.text !== ''
  return {
    ...row,
    beside: parts.filter(isUnknown).map(({ range }) => range),
    isOpen: parts.some((part, n) => {
      const { troops, nations } = lineFacts(part.text)
      const isDoubtful = lineFacts(headings[n] ?? '').danger || troops || nations.length > 0
      return isUnknown(part, n) && isDoubtful
    }),
  }
}

export interface Field {
  readonly column: Column
  readonly text: string
  /** "Unit 1: Grenadiers" */
  readonly place: number | null
}

const fieldLine = /^(\p{L}[\p{L} .?()-]{0,24}?) ?(\d{1,2})?[*_ ]{0,3}(?:[:=\t](.*))?$/su

/** "Quality: Veteran Light"; "Battalion 2", where the line below is a field; null: it is none. */
export function readField({ text, from, to }: Line, below?: Line): Field | null {
  // "2nd battalion"
  const words = text.slice(from, to).replace(/^(\d{1,2})(?:\.|st|nd|rd|th) (\p{L}+)$/u, '$2 $1')
  const [, label = '', number, value] = fieldLine.exec(words) ?? []
  const column =
    label.length < 2 || /^total$|^name$|^sum/i.test(label) ? undefined : columnOf(label)
  if (column === undefined || column === 'nation' || column === 'person') return null
  const isUnit = column === 'place' || column === 'name'
  if (number !== undefined && !isUnit) return null
  if (value === undefined && (number === undefined || !below || readField(below) === null))
    return null
  // "Figures: drummer, officer"
  const isSaid = column === 'rankers' && !/\d/.test(value ?? '')
  return {
    column: isSaid ? 'characters' : column,
    text: (value ?? '').replace(/[*_]/g, '').trim(),
    place: number === undefined ? null : Number(number),
  }
}

/** Whether a field begins the next battalion: it is named anew, or the one before has it. */
export const beginsNext = (fields: readonly Field[], { column }: Field): boolean =>
  fields.some((each) => each.column === column) ||
  ((column === 'place' || column === 'name') && fields.some((each) => each.column === 'quality'))

/** The battalion of fields. */
export function recordOf(fields: readonly Field[]): Row | null {
  const place = fields.find((each) => each.place !== null)?.place ?? null
  const row = rowOf(
    fields.map(({ column, text }) => ({
      column: column === 'place' && !/^\d/.test(text) ? 'name' : column,
      text,
    })),
  )
  if (row === null || place === null) return row
  return {
    ...row,
    options: row.options.map((each) => ({ ...each, label: { ...each.label, place } })),
  }
}
