// A table of several players, as a form or a club's own sheet gives it: a list a row, or a battalion a row.
import type { SourceLine } from '../army/text/source.ts'
import { readSender, type Sender } from './mail/playerName.ts'
import { readMoment } from './moment.ts'
import type { SheetRow } from './opened.ts'
import { speaksOfTroops } from './mail/letterLines.ts'
import { ofTeam, type OfTeam } from './submission.ts'

/** One player's part of a table. */
export interface TableRow extends OfTeam {
  readonly from: Sender
  readonly sentAt: number | null
  readonly lines: readonly SourceLine[]
}

const roles = {
  address: /\be-?mail\b|^mail$|adresse|address/i,
  sentAt: /^(?:date|datum|time(?:stamp)?|zeitstempel|sent|gesendet)/i,
  team: /^(?:team|mannschaft)(?:[ -]?name|sname)?$/i,
  board: /^(?:board|brett)(?:[ -]?(?:no\.?|nr\.?|number|nummer))?$/i,
  club: /^(?:club|verein)$/i,
  player: /^(?:player|spieler|name|your name|dein name|full name|from|von)(?:in|name)?\b/i,
  nation: /^(?:nation|nationalität|nationality|land|country|faction|fraktion)$/i,
  quality: /^(?:quality|qualität|type|typ|klasse|class|güte)$/i,
  size: /^(?:rankers?|strength|size|stärke|men|mann|figures|figuren|anzahl mann)$/i,
  list: /\b(?:list|liste|army|armee|armeeliste|code|link|text)\b|battal|bataill/i,
} as const

type Role = keyof typeof roles | 'other'

const roleOf = (heading: string): Role =>
  (Object.keys(roles) as (keyof typeof roles)[]).find((role) => roles[role].test(heading.trim())) ??
  'other'

/** Headings are among the first rows. */
const mostBefore = 12

interface Head {
  readonly at: number
  readonly cells: readonly string[]
  readonly roles: readonly Role[]
}

/** Beside a nation or a list a plain "Name" is the player's, else a battalion's. */
function rolesOf(cells: readonly string[]): readonly Role[] {
  const found = cells.map(roleOf)
  const isOfPlayers = found.includes('nation') || found.includes('list')
  const isName = (n: number): boolean => /^name$/i.test(cells[n]?.trim() ?? '')
  return found.map((role, n) =>
    isName(n) && !isOfPlayers && found.includes('quality') ? 'other' : role,
  )
}

const isOfBattalions = ({ roles: of }: Head): boolean =>
  of.includes('quality') && of.includes('size')

/** "1. Drilled 40" is no heading, and "Player:" is a label. */
const isNoHeading = (cell: string): boolean =>
  cell.length > 60 || /@|#\/add\/|:\s*$/.test(cell) || (/\d\d/.test(cell) && speaksOfTroops(cell))

/** The names of the columns; null: there are none. */
function headIn(rows: readonly SheetRow[]): Head | null {
  for (const [at, { cells, mark }] of rows.slice(0, mostBefore).entries()) {
    const found = rolesOf(cells)
    const known = found.filter((role) => role !== 'other')
    const isHead =
      known.length > 1 || (known.length === 1 && /^(?:player|address)$/.test(known[0] ?? ''))
    if (isHead && cells.length > 1 && mark === undefined && !cells.some(isNoHeading))
      return { at, cells, roles: found }
  }
  return null
}

/** Of one player, or of nobody said, it is a table within a text. */
const isOfMany = ({ roles: of }: Head): boolean =>
  of.includes('player') ||
  of.includes('address') ||
  (of.includes('list') && !of.includes('quality'))

const isTotal = (cell: string): boolean =>
  /^(?:total|sum|summe|gesamt|zwischensumme|subtotal)\b/i.test(cell.trim())

/** One cell is one piece of a line. */
const lineOf = ({ cells, mark }: SheetRow): SourceLine => {
  const text = cells
    .map((cell) => cell.replace(/[\t\r\n]+/g, ' '))
    .join('\t')
    .trimEnd()
  return mark === undefined ? { text } : { text, mark }
}

/** Rows that are no table of several players, as lines of a text. */
export const linesOfRows = (rows: readonly SheetRow[]): readonly SourceLine[] => rows.map(lineOf)

interface Columns {
  readonly cell: (row: SheetRow, role: Role) => string
  readonly known: (row: SheetRow) => Omit<TableRow, 'lines'>
}

function columnsOf({ roles: columns }: Head): Columns {
  const cell = ({ cells }: SheetRow, role: Role): string =>
    cells[columns.indexOf(role)]?.trim() ?? ''
  return {
    cell,
    known: (row) => {
      const [named, mailed] = [readSender(cell(row, 'player')), readSender(cell(row, 'address'))]
      return {
        from: { player: named.player || mailed.player, address: mailed.address || named.address },
        sentAt: readMoment(cell(row, 'sentAt')),
        ...ofTeam(cell(row, 'team'), cell(row, 'board')),
      }
    },
  }
}

/** What every row says of its player, and no line of the list. */
const ofPlayer: readonly Role[] = ['player', 'address', 'sentAt', 'team', 'board', 'club']

/** A battalion a row: each player's rows below the names of the columns, the nation above them. */
function battalionRows(head: Head, rows: readonly SheetRow[]): readonly TableRow[] {
  const { cell, known } = columnsOf(head)
  const isOwn = (at: number): boolean => {
    const role = head.roles[at] ?? 'other'
    return role !== 'nation' && !ofPlayer.includes(role)
  }
  const bare = ({ cells, mark }: SheetRow): SourceLine =>
    lineOf({ cells: cells.filter((_, at) => isOwn(at)), ...(mark !== undefined && { mark }) })
  const groups: (TableRow & { lines: SourceLine[]; nation: string })[] = []
  for (const row of rows) {
    const last = groups.at(-1)
    const [player, nation] = [cell(row, 'player'), cell(row, 'nation')]
    const sum = [player, nation].find(isTotal)
    const isOther = player !== '' && player !== last?.from.player
    const isAnew = last === undefined || isOther || (nation !== '' && nation !== last.nation)
    if (last !== undefined && (sum !== undefined || !isAnew || row.mark !== undefined)) {
      const line = row.mark === undefined ? bare(row) : lineOf(row)
      last.lines.push(sum === undefined ? line : { ...line, text: `${sum}\t${line.text.trim()}` })
    } else {
      const of = isOther || last === undefined ? known(row) : { ...last }
      const lines = [{ text: nation }, bare(head), bare(row)]
      groups.push({ ...of, nation, lines })
    }
  }
  return groups
}

/** In one cell battalions are parted by bars or semicolons, if not by lines. */
const broken = (cell: string): readonly string[] =>
  (cell.includes('\n') || cell.includes('#/add/') ? cell : cell.replace(/[|;]/g, '\n')).split('\n')

/** Columns that nobody knows stand above the list with their headings, if they may be about it. */
function listRow(head: Head, row: SheetRow): readonly SourceLine[] {
  const beside: SourceLine[] = []
  const list: SourceLine[] = []
  const hasList = head.roles.some((role) => role === 'list')
  for (const [at, cell] of row.cells.entries()) {
    const role = head.roles[at] ?? 'other'
    const heading = head.cells[at]?.trim() ?? ''
    if (cell.trim() === '' || ofPlayer.includes(role)) {
      if (role === 'club' && cell.trim() !== '') beside.push({ text: cell, mark: 'header' })
      continue
    }
    const lines = broken(cell).map((text) => ({ text }))
    if (role === 'list' || (!hasList && lines.length > 1)) list.push(...lines)
    else if (role === 'nation') beside.push({ text: cell })
    else if (speaksOfTroops(cell))
      beside.push({ text: `${heading}: ${cell.replaceAll('\n', ' ')}` })
    else beside.push({ text: `${heading}: ${cell.replaceAll('\n', ' ')}`, mark: 'column' })
  }
  return [...beside, ...list]
}

/** A list a row; what is crossed out lies beside the one above it. */
function listRows(head: Head, rows: readonly SheetRow[]): readonly TableRow[] {
  const { known } = columnsOf(head)
  const found: (TableRow & { lines: SourceLine[] })[] = []
  for (const row of rows) {
    const last = found.at(-1)
    if (row.mark !== undefined && last !== undefined) last.lines.push(lineOf(row))
    else found.push({ ...known(row), lines: [...listRow(head, row)] })
  }
  return found
}

/** Without a heading a short first cell is the name. */
const guessed = ({ cells }: SheetRow): readonly Role[] =>
  cells.map((cell, n) => {
    if (/^\S+@\S+$/.test(cell)) return 'address'
    if (readMoment(cell) !== null) return 'sentAt'
    const isName = n === 0 && !speaksOfTroops(cell) && cell.length <= 60 && !cell.includes('#/')
    return isName && cells.length > 1 ? 'player' : 'list'
  })

function rowsWithout(rows: readonly SheetRow[]): readonly TableRow[] {
  return rows.map((row) => {
    const head: Head = { at: 0, cells: [], roles: guessed(row) }
    return { ...columnsOf(head).known(row), lines: listRow(head, row) }
  })
}

/** The rows of each player; null: it is no table of players. */
export function readTable(rows: readonly SheetRow[], isForm: boolean): readonly TableRow[] | null {
  const head = headIn(rows)
  if (head === null) return isForm && rows.length > 0 ? rowsWithout(rows) : null
  const below = rows.slice(head.at + 1)
  if (below.length === 0 || !isOfMany(head)) return null
  const found = isOfBattalions(head) ? battalionRows(head, below) : listRows(head, below)
  const titles = linesOfRows(rows.slice(0, head.at))
  return found.map((row, n) => (n === 0 ? { ...row, lines: [...titles, ...row.lines] } : row))
}

/** A pasted text that is a table of several players. */
export function isPastedTable(rows: readonly SheetRow[]): boolean {
  const head = headIn(rows.slice(0, 1))
  if (head === null || rows.length < 2 || !head.roles.includes('player')) return false
  const isTable = isOfBattalions(head) || head.roles.includes('list')
  return isTable && rows.every(({ cells }) => cells.length === head.cells.length)
}
