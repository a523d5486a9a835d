// Tables within a text: a row of headings that names quality and Rankers, then one battalion a row.
import type { Character, Nation } from '../model.ts'
import { isDitto } from './ditto.ts'
import { newDraft, type Draft } from './draft.ts'
import { columnOf, type ColumnKind } from './lexicon/columns.ts'
import { isTitleApart } from './lexicon/lexicon.ts'
import { meantBy } from './lexicon/typos.ts'
import { hasTroops, leavesOpen, type Aside } from './parser.ts'
import { hasSlip, hidesTroops, quotesTroops } from './prose.ts'
import { settledColumns, type Columns } from './tableColumns.ts'
import { tokensOf, written, type Token } from './tokens.ts'

export interface Table {
  readonly separator: RegExp
  readonly columns: Columns
  /** How many tabs stand before the first heading. */
  readonly lead: number
  /** Whose row the last one was; empty: nobody is named. */
  player: string
}

interface Cell {
  readonly text: string
  readonly from: number
}

const separators: readonly RegExp[] = [/\|/g, /\t/g, /;/g, / {2,}/g, /,/g]

/** The cells of a part of a text; bars at its ends part nothing. */
function cellsOf(text: string, begin: number, end: number, separator: RegExp): readonly Cell[] {
  const line = text.slice(begin, end)
  const cells: Cell[] = []
  let at = 0
  for (const { index, 0: sign } of line.matchAll(separator)) {
    cells.push({ text: line.slice(at, index), from: begin + at })
    at = index + sign.length
  }
  cells.push({ text: line.slice(at), from: begin + at })
  if (separator.source !== '\\|') return cells
  const isEmpty = (cell: Cell | undefined): boolean => cell?.text.trim() === ''
  const from = isEmpty(cells[0]) ? 1 : 0
  return cells.slice(from, isEmpty(cells.at(-1)) ? -1 : undefined)
}

/** What they hold is set aside, unless it may be about the battalion. */
type AsideColumn = 'player' | 'called' | 'status' | null
const isAside = (column: ColumnKind | null): column is AsideColumn =>
  column === null || column === 'player' || column === 'called' || column === 'status'

const qualityHeading = /qual|grade|rating|class|klasse|training|troop|truppe|typ/i

function saysMore(heading: string): boolean {
  const tokens = tokensOf(heading)
  return (
    hasTroops(tokens) ||
    quotesTroops(tokens) ||
    // "Oficer"
    tokens.some((token) => token.kind === 'word' && meantBy(written(heading, token)).length > 0) ||
    leavesOpen(tokens) ||
    tokens.some(({ kind }) => kind === 'nation' || kind === 'number' || kind === 'ordinal')
  )
}

/** A row of headings; null if the line is none. */
export function readTableHead(
  text: string,
  begin: number,
  end: number,
  from = begin,
): Table | null {
  // Almost every line is none: only one that names the quality is looked at closely.
  if (end - begin > 400 || !qualityHeading.test(text.slice(begin, end))) return null
  for (const separator of separators) {
    const cells = cellsOf(text, begin, end, separator)
    // Above the places of the battalions nothing need stand.
    const isIndented = separator.source === ' {2,}' && / {2}$/.test(text.slice(from, begin))
    const words = cells.map((cell) => cell.text)
    const columns = settledColumns(words, isIndented)
    if (columns.length < 2 || !columns.includes('quality') || !columns.includes('rankers')) continue
    // "Drilled 24 | Quality | …" says more than headings do.
    if (words.some((word) => columnOf(word) === null && saysMore(word))) return null
    const named = columns.filter((column) => column === 'player' || !isAside(column))
    if (new Set(named).size === named.length) return { separator, columns, lead: 0, player: '' }
  }
  return null
}

export type Row =
  | {
      readonly kind: 'battalion'
      readonly draft: Draft
      readonly asides: readonly Aside[]
      readonly nation: Nation | null
      /** Empty: nobody is named. */
      readonly player: string
    }
  /** Lines between the rows, and the row of the total. */
  | { readonly kind: 'total'; readonly points: number | null }
  | { readonly kind: 'rule' }
  | { readonly kind: 'unread' }
  /** Not a row of this table. */
  | { readonly kind: 'none' }

const numberIn = (cell: string): number | null => {
  const [only, ...more] = tokensOf(cell).filter(({ kind }) => kind !== 'points')
  return only?.kind === 'number' && more.length === 0 ? only.value : null
}

const absent = /^(?:[-–—/.0✗✘❌]|no|none|nil|n\/a|nein|keine?)?$/iu
const present = /^(?:yes|ja|[yjx✓✔✅1])$/iu

const characterColumns: ReadonlySet<ColumnKind> = new Set<ColumnKind>([
  'drummer',
  'sergeant',
  'ensign',
  'officer',
])
const isCharacter = (column: ColumnKind): column is Character => characterColumns.has(column)

/** "Officer, 2 drummers": each kind once, by its number or one of it; false if anything else is there. */
function takeCharacters(draft: Draft, cell: string): boolean {
  let count: number | null = null
  for (const token of absent.test(cell.trim()) ? [] : tokensOf(cell)) {
    if (token.kind === 'number' || token.kind === 'numeral') {
      if (count !== null || !Number.isInteger(token.value) || token.value < 1) return false
      count = token.value
    } else if (token.kind === 'character') {
      const isKnown = draft.characters[token.value] > 0
      if (isKnown || (token.plural && count === null)) return false
      draft.characters[token.value] = count ?? 1
      draft.heardCharacter = true
      count = null
    } else if (written(cell, token) === '/') return false
    else if (token.kind !== 'times' && (count !== null || !/^(?:sep|and|stop)$/.test(token.kind)))
      return false
  }
  return count === null
}

/** Takes one cell into the battalion; false if it makes no sense there. */
function takeCell(draft: Draft, column: ColumnKind, { text, from }: Cell): boolean {
  if (isCharacter(column)) {
    const count = absent.test(text.trim()) ? 0 : present.test(text.trim()) ? 1 : numberIn(text)
    if (count === null || !Number.isInteger(count)) return false
    draft.characters[column] = count
    draft.heardCharacter ||= count > 0
    return true
  }
  if (column === 'characters') return takeCharacters(draft, text)
  if (column === 'light' || column === 'rifles') {
    draft[column] = present.test(text.trim())
    return draft[column] || absent.test(text.trim())
  }
  if (column === 'quality') {
    const tokens = tokensOf(text).filter(({ kind }) => kind !== 'mark')
    for (const token of tokens) {
      if (token.kind === 'quality' && draft.quality === null) draft.quality = token.value
      else if (token.kind === 'light' || token.kind === 'rifles') draft[token.kind] = true
      else return false
    }
    return draft.quality !== null
  }
  return takeText(draft, column, text, from)
}

/** "1. Linie", "Garde du Corps": the row says its quality itself, and that it is the same (readRow). */
const isPlainName = (tokens: readonly Token[]): boolean =>
  !hasTroops(tokens.filter(({ kind }) => kind !== 'quality'))

/** Whether a name says another quality than the row. */
const contradicts = (draft: Draft, text: string): boolean =>
  tokensOf(text.slice(draft.nameFrom, draft.nameTo)).some(
    (token) => token.kind === 'quality' && token.value !== draft.quality,
  )

function takeText(draft: Draft, column: ColumnKind, text: string, from: number): boolean {
  const number = numberIn(text)
  if (column === 'rankers') {
    draft.rankers = number
    draft.rankersSure = true
    return number !== null && Number.isInteger(number)
  }
  if (column === 'points') {
    if (absent.test(text.trim())) return true
    draft.stated = number
    return number !== null && !Number.isNaN(number)
  }
  const tokens = tokensOf(text)
  const [first] = tokens
  if (column === 'place' && (first?.kind === 'number' || first?.kind === 'ordinal')) {
    const words = tokens.filter(({ kind }, n) => n > 0 && kind !== 'battalion' && kind !== 'stop')
    if (words.length === 0) {
      draft.places = [first.value]
      draft.placeSure = true
      return true
    }
    // "1. Linie" and "1er Ligne" are names, "1a" and "1-2" leave open which one it is.
    const isName = words.some(({ glued, from: begin, to }) => !glued && to - begin > 2)
    if (!isName || words.some(({ kind }) => kind !== 'word' && kind !== 'filler')) return false
  }
  const trimmed = text.trim()
  if (trimmed === '') return true
  if (!isPlainName(tokens)) return false
  if (hasSlip(tokens, text)) return false
  if (tokens.some(({ kind }) => kind === 'word') && meantBy(trimmed).length > 0) return false
  draft.named = true
  draft.nameFrom = from + text.indexOf(trimmed)
  draft.nameTo = draft.nameFrom + trimmed.length
  return true
}

/** In a note these are places in the line, or how old the figures are; a status says whether it is played at all. */
const isPlainNote = /^(?:reserven?|reserves|old|alt|new|neu|home)$/i
const isReady =
  /^(?:ok(?:ay)?|yes|ja|done|ready|fertig|finished|completed?|painted|bemalt|based|varnished|old|alt|new|neu)$/i

/** "only if allowed", "spare", "2": a note that may be about the battalion of its row; a name may be any word. */
function saysOfRow(column: AsideColumn, cell: string, tokens: readonly Token[]): boolean {
  if (hasTroops(tokens) || /\d/.test(cell)) return true
  if (column === 'player' || column === 'called') return false
  const said = cell.trim()
  // Ticked, and nobody knows what.
  if (column === null && present.test(said)) return true
  // "two of these", "and another"
  if (tokens.some(({ kind }) => kind === 'numeral' || kind === 'next')) return true
  if (column === 'status') return !isReady.test(said)
  return leavesOpen(tokens) || (isTitleApart(said) && !isPlainNote.test(said))
}

function totalIn(cells: readonly Cell[], columns: Columns): number | null | undefined {
  const at = columns.indexOf('points')
  const isTotal = cells.some(({ text }) => tokensOf(text).some(({ kind }) => kind === 'total'))
  // ",,,,84"
  const isAlone = at > 0 && cells.every(({ text }, n) => n === at || text.trim() === '')
  if (!isTotal && !(isAlone && numberIn(cells[at]?.text ?? '') !== null)) return undefined
  return numberIn(cells[at]?.text ?? cells.at(-1)?.text ?? '')
}

/** Reads a line as a row of the table. */
export function readRow(table: Table, text: string, begin: number, end: number): Row {
  const { columns, separator } = table
  const line = text.slice(begin, end)
  if (!/[\p{L}\p{N}]/u.test(line))
    return { kind: isDitto(line.replace(/[;,\t]/g, ' ')) ? 'unread' : 'rule' }
  const cells = cellsOf(text, begin, end, separator)
  if (cells.length < 2) return { kind: 'none' }
  if (cells.length > columns.length) return { kind: 'unread' }
  const total = totalIn(cells, columns)
  if (total !== undefined) {
    const tokens = tokensOf(line)
    const isOfTroops =
      hasTroops(tokens) || hidesTroops(tokens, line) || tokens.some(({ kind }) => kind === 'nation')
    return isOfTroops ? { kind: 'unread' } : { kind: 'total', points: total }
  }
  const draft = newDraft()
  const asides: Aside[] = []
  let nation: Nation | null = null
  for (const [n, column] of columns.entries()) {
    const cell = cells[n] ?? { text: '', from: end }
    if (column === 'nation') {
      const [named, ...more] = tokensOf(cell.text)
      if (named === undefined) continue
      if (named.kind !== 'nation' || more.length > 0) return { kind: 'unread' }
      nation = named.value
    } else if (isAside(column)) {
      const tokens = tokensOf(cell.text)
      if (tokens.length === 0) continue
      if (saysOfRow(column, cell.text, tokens)) return { kind: 'unread' }
      asides.push({ from: cell.from, to: cell.from + cell.text.length })
    } else if (!takeCell(draft, column, cell)) return { kind: 'unread' }
  }
  if (draft.named && contradicts(draft, text)) return { kind: 'unread' }
  draft.inBody = true
  const player = cells[columns.indexOf('player')]?.text.trim() ?? ''
  return { kind: 'battalion', draft, asides, nation, player }
}
