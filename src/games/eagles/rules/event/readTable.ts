// A table of several players, as a form or a club's own sheet gives it: a list a row, or a battalion a row.
import { keysOf } from '../../../../core/keys.ts'
import { columnOf } from '../army/text/columns.ts'
import type { SourceLine } from '../army/text/source.ts'
import type { Known, Letter } from './mail/letters.ts'
import { readSender } from './mail/playerName.ts'
import { readMoment } from './moment.ts'
import type { SheetRow } from './opened.ts'
import { speaksOfTroops } from './mail/letterLines.ts'
import { ofTeam } from './submission.ts'

const roles = {
  address: /\be-?mail\b|^mail$|adresse|address/i,
  sentAt: /^(?:date|datum|time(?:stamp)?|zeitstempel|sent|gesendet)/i,
  team: /^(?:team|mannschaft)(?:[ -]?name|sname)?$/i,
  board: /^(?:board|brett)(?:[ -]?(?:no\.?|nr\.?|number|nummer))?$/i,
  club: /^(?:club|verein)$/i,
  player: /^(?:player|spieler|name|your name|dein name|full name|from|von)(?:in|name)?\b/i,
  nation: /^(?:nation|nationalität|nationality|land|country)$/i,
  list: /\b(?:list|liste|army|armee|armeeliste|code|link|text)\b|battal|bataill/i,
} as const

type Role = keyof typeof roles | 'quality' | 'rankers' | 'other'

/** What a battalion's columns are called, the reader of lists knows. */
function roleOf(heading: string): Role {
  const column = columnOf(heading)
  if (column === 'quality' || column === 'rankers') return column
  return keysOf(roles).find((role) => roles[role].test(heading.trim())) ?? 'other'
}

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
  const isUnits = found.includes('quality') && !found.includes('nation') && !found.includes('list')
  return found.map((role, n) =>
    isUnits && /^name$/i.test(cells[n]?.trim() ?? '') ? 'other' : role,
  )
}

const isOfBattalions = ({ roles: of }: Head): boolean =>
  of.includes('quality') && of.includes('rankers')

/** "1. Drilled 40" is no heading, and "Player:" is a label. */
const isNoHeading = (cell: string): boolean =>
  cell.length > 60 || /@|#\/add\/|:\s*$/.test(cell) || (/\d\d/.test(cell) && speaksOfTroops(cell))

/** The names of the columns, two of them known; "Player" and "Ann Lee" are a label. Null: there are none. */
function headIn(rows: readonly SheetRow[], isForm: boolean): Head | null {
  for (const [at, { cells, mark }] of rows.slice(0, mostBefore).entries()) {
    const found = rolesOf(cells)
    const count = found.filter((role) => role !== 'other').length
    const isHead = count > 1 || (isForm && cells.length > 2 && found.includes('player'))
    if (isHead && mark === undefined && !cells.some(isNoHeading)) return { at, cells, roles: found }
  }
  return null
}

const isTotal = (cell: string): boolean =>
  /^(?:total|sum|summe|gesamt|zwischensumme|subtotal)\b/i.test(cell.trim())

/** One cell is one piece of a line. */
export function lineOf({ cells, mark }: SheetRow): SourceLine {
  const text = cells.map((cell) => cell.replace(/[\t\r\n]+/g, ' ')).join('\t')
  return mark === undefined ? { text: text.trimEnd() } : { text: text.trimEnd(), mark }
}

const cellOf = ({ roles: columns }: Head, { cells }: SheetRow, role: Role): string =>
  cells[columns.indexOf(role)]?.trim() ?? ''

function knownOf(head: Head, row: SheetRow): Known {
  const cell = (role: Role): string => cellOf(head, row, role)
  const [named, mailed] = [readSender(cell('player')), readSender(cell('address'))]
  return {
    from: { player: named.player || mailed.player, address: mailed.address || named.address },
    sentAt: readMoment(cell('sentAt')),
    ...ofTeam(cell('team'), cell('board')),
  }
}

/** What every row says of its player, and no line of the list. */
const ofPlayer: readonly Role[] = ['player', 'address', 'sentAt', 'team', 'board', 'club']

/** A battalion a row: each player's rows below the names of the columns, the nation above them. */
function battalionRows(head: Head, rows: readonly SheetRow[]): readonly Letter[] {
  const isOwn = (role: Role = 'other'): boolean => role !== 'nation' && !ofPlayer.includes(role)
  const bare = ({ cells }: SheetRow): SourceLine =>
    lineOf({ cells: cells.filter((_, at) => isOwn(head.roles[at])) })
  const groups: (Known & { lines: SourceLine[]; nation: string })[] = []
  for (const row of rows) {
    const last = groups.at(-1)
    const [player, nation] = [cellOf(head, row, 'player'), cellOf(head, row, 'nation')]
    const sum = [player, nation].find(isTotal)
    const isOther = player !== '' && player !== last?.from.player
    const isAnew = isOther || (nation !== '' && nation !== last?.nation)
    const isAlone = row.mark !== undefined || row.cells.length === 1
    if (last !== undefined && isAlone) last.lines.push(lineOf(row))
    else if (last !== undefined && sum !== undefined)
      last.lines.push({ text: `${sum}\t${bare(row).text.trim()}` })
    else if (last !== undefined && !isAnew) last.lines.push(bare(row))
    else {
      const club = cellOf(head, row, 'club')
      const above: SourceLine[] = club === '' ? [] : [{ text: club, mark: 'header' }]
      const lines = [...above, { text: nation }, bare(head), bare(row)]
      groups.push({
        ...(isOther ? knownOf(head, row) : { ...(last ?? knownOf(head, row)) }),
        nation,
        lines,
      })
    }
  }
  return groups
}

/** In one cell battalions are parted by bars or semicolons, if not by lines. */
const broken = (cell: string): readonly string[] =>
  (cell.includes('\n') || cell.includes('#/add/') ? cell : cell.replace(/[|;]/g, '\n')).split('\n')

/** Unknown columns stand above the list with their headings, if they may be about it. */
function listRow({ cells: headings, roles: columns }: Head, row: SheetRow): readonly SourceLine[] {
  const beside: SourceLine[] = []
  const list: SourceLine[] = []
  for (const [at, cell] of row.cells.entries()) {
    const role = columns[at] ?? 'other'
    const lines = broken(cell).map((text) => ({ text }))
    const text = `${headings[at]?.trim() ?? ''}: ${cell.replaceAll('\n', ' ')}`
    if (cell.trim() === '') continue
    if (role === 'club') beside.push({ text, mark: 'header' })
    if (ofPlayer.includes(role)) continue
    if (role === 'list' || (!columns.includes('list') && lines.length > 1)) list.push(...lines)
    else if (role === 'nation') beside.push({ text: cell })
    else beside.push(speaksOfTroops(cell) ? { text } : { text, mark: 'column' })
  }
  return [...beside, ...list]
}

/** A list a row; what is crossed out lies beside the one above it. */
function listRows(head: Head, rows: readonly SheetRow[]): readonly Letter[] {
  const found: (Known & { lines: SourceLine[] })[] = []
  for (const row of rows) {
    const last = found.at(-1)
    const isAlone = row.mark !== undefined || (head.cells.length > 1 && row.cells.length === 1)
    if (isAlone && last !== undefined) last.lines.push(lineOf(row))
    else found.push({ ...knownOf(head, row), lines: [...listRow(head, row)] })
  }
  return found
}

/** Without a heading a short first cell is the name. */
function headless(row: SheetRow): Letter {
  const columns = row.cells.map((cell, n): Role => {
    if (/^[^\s@]+@\S+$/.test(cell)) return 'address'
    if (readMoment(cell) !== null) return 'sentAt'
    const isName = n === 0 && !speaksOfTroops(cell) && cell.length <= 60 && !cell.includes('#/')
    return isName && row.cells.length > 1 ? 'player' : 'list'
  })
  const head: Head = { at: 0, cells: [], roles: columns }
  return { ...knownOf(head, row), lines: listRow(head, row) }
}

/** The rows of each player; null: it is no table of players. `isForm`: a file of rows, perhaps without the names of its columns. */
export function readTable(rows: readonly SheetRow[], isForm: boolean): readonly Letter[] | null {
  const head = headIn(rows, isForm)
  const labels = rows.filter(({ cells: [label = ''] }) => roleOf(label) !== 'other')
  if (head === null)
    return isForm && rows.length > 0 && labels.length < 2 ? rows.map(headless) : null
  const below = rows.slice(head.at + 1)
  // Of one player, or of none that is named, it is a table within a text.
  const isOfLists = head.roles.includes('list') && !head.roles.includes('quality')
  const isOfMany = head.roles.some((role) => role === 'player' || role === 'address')
  if (below.length === 0 || (!isOfLists && !isOfMany)) return null
  const found = isOfBattalions(head) ? battalionRows(head, below) : listRows(head, below)
  const titles = rows.slice(0, head.at).map(lineOf)
  return found.map((row, n) => (n === 0 ? { ...row, lines: [...titles, ...row.lines] } : row))
}

/** A text or a page that is a table of several players. */
export function isTable(rows: readonly SheetRow[]): boolean {
  const head = headIn(rows, false)
  if (head === null || !head.roles.includes('player')) return false
  const below = rows.slice(head.at + 1).filter(({ cells }) => cells.length > 1)
  const isFull = below.every(({ cells }) => cells.length <= head.cells.length)
  return (isOfBattalions(head) || head.roles.includes('list')) && below.length > 0 && isFull
}
