// A table with one battalion a row, of one player or of several: each player's rows become the text of a list.
import { columnOf } from '../army/text/lexicon/columns.ts'
import { tokensOf } from '../army/text/tokens.ts'
import { nobodyKnown, readSender } from './mail/playerName.ts'
import type { TableRow } from './tableRow.ts'

type Row = readonly string[]

/** Headings are among the first rows. */
const mostBefore = 12

const isHead = (row: Row): boolean => {
  const columns = row.map(columnOf)
  return columns.includes('quality') && columns.includes('rankers')
}

interface Columns {
  readonly player: number
  readonly nation: number
}

/** Beside a nation a plain "Name" is the player's. */
function columnsOf(head: Row): Columns {
  const columns = head.map(columnOf)
  const nation = columns.indexOf('nation')
  const named = head.findIndex((cell) => /^name$/i.test(cell.trim()))
  const player = columns.indexOf('player')
  return { player: player < 0 && nation >= 0 ? named : player, nation }
}

/** One cell is one piece of a line. */
const lineOf = (row: Row): string => row.map((cell) => cell.replace(/[\t\r\n]+/g, ' ')).join('\t')

interface Group {
  readonly player: string
  readonly nation: string
  readonly lines: string[]
}

/** "Gesamt" in the column of nations: the row of the sum is of the list above it. */
const isTotal = (cell: string): boolean =>
  tokensOf(cell).some(({ kind }) => kind === 'total' || kind === 'subtotal')

/** The row as it stands below the last one, the word of the sum in its first cell. */
const sumRow = (row: Row, columns: Columns): Row => {
  const word = row.find(isTotal) ?? ''
  const [first = '', ...rest] = without(row, columns)
  return [first === '' ? word : first, ...rest]
}

const without = (row: Row, { player, nation }: Columns): Row =>
  row.filter((_, n) => n !== player && n !== nation)

/** A merged cell holds for the rows below it. */
function groupsOf(rows: readonly Row[], head: Row, before: readonly Row[]): readonly Group[] {
  const columns = columnsOf(head)
  const groups: Group[] = []
  for (const row of rows) {
    const cell = (at: number): string => (at < 0 ? '' : (row[at]?.trim() ?? ''))
    const last = groups.at(-1)
    if (last !== undefined && (isTotal(cell(columns.player)) || isTotal(cell(columns.nation)))) {
      last.lines.push(lineOf(sumRow(row, columns)))
      continue
    }
    const player = cell(columns.player) || (last?.player ?? '')
    const isOther = last === undefined || player !== last.player
    // Another player's cell that is left empty: as above, or none.
    const isOpen = isOther && last !== undefined && columns.nation >= 0
    const nation = cell(columns.nation) || (isOpen ? 'Nation: ?' : isOther ? '' : last.nation)
    if (isOther || nation !== last.nation) {
      const above = last === undefined ? before.map(lineOf) : []
      groups.push({ player, nation, lines: [...above, nation, lineOf(without(head, columns))] })
    }
    groups.at(-1)?.lines.push(lineOf(without(row, columns)))
  }
  return groups
}

/** Rows of several players and nothing else, as they are copied from a sheet. */
export function isTableOfPlayers([head, ...rows]: readonly Row[]): boolean {
  if (head === undefined || !isHead(head)) return false
  const player = head.map(columnOf).indexOf('player')
  const named = new Set(rows.map((row) => row[player]?.trim() ?? '').filter((name) => name !== ''))
  return named.size > 1 && rows.every((row) => row.length === head.length)
}

/** The lists of such a table; null if it is none. */
export function readBattalionTable(rows: readonly Row[]): readonly TableRow[] | null {
  const at = rows.slice(0, mostBefore).findIndex(isHead)
  const head = rows[at]
  if (head === undefined) return null
  return groupsOf(rows.slice(at + 1), head, rows.slice(0, at)).map(({ player, lines }) => ({
    from: player === '' ? nobodyKnown : readSender(player),
    sentAt: null,
    text: lines.join('\n'),
  }))
}
