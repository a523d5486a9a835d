// A table with one list per row, as a form or a club's own sheet gives it.
import { readMoment } from './moment.ts'
import { readCsv } from './csv.ts'
import { readSender } from './mail/playerName.ts'
import type { TableRow } from './tableRow.ts'
import { ofTeam } from './submission.ts'
import { soundsLikeList } from '../army/text/prose.ts'
import { hasTroops } from '../army/text/parser.ts'
import { tokensOf } from '../army/text/tokens.ts'
import { isTableOfPlayers, readBattalionTable } from './battalionTable.ts'

const roles = {
  player: /^(?:player|spieler|name|your name|dein name|full name|from|von)(?:in|name)?\b/i,
  address: /\be-?mail\b|adresse|address/i,
  sentAt: /^(?:date|datum|time(?:stamp)?|zeitstempel|sent|gesendet)/i,
  team: /^(?:team|mannschaft)(?:[ -]?name|sname)?$/i,
  board: /^(?:board|brett)(?:[ -]?(?:no\.?|nr\.?|number|nummer))?$/i,
  list: /\b(?:list|liste|army|armee|armeeliste|code|link|text|nation)\b|battal|bataill/i,
} as const

type Role = keyof typeof roles | 'other'

function roleOf(heading: string): Role {
  for (const role of ['address', 'sentAt', 'team', 'board', 'player', 'list'] as const)
    if (roles[role].test(heading.trim())) return role
  return 'other'
}

/** Only a row without figures that names at least one column is a heading. */
const isHeading = (row: readonly string[]): boolean =>
  row.some((cell) => roleOf(cell) !== 'other') &&
  !row.some(
    (cell) =>
      cell.includes('#/add/') ||
      cell.includes('@') ||
      (soundsLikeList(cell) && roleOf(cell) !== 'list'),
  )

/** In one cell battalions are parted by bars or semicolons, if not by lines. */
const broken = (cell: string): string =>
  cell.includes('\n') || cell.includes('#/add/') ? cell : cell.replace(/[|;]/g, '\n')

/** Without a heading a short first cell is the name. */
const guessed = (row: readonly string[]): readonly Role[] =>
  row.map((cell, n) => {
    if (cell.includes('@')) return 'address'
    if (readMoment(cell) !== null) return 'sentAt'
    const isName = n === 0 && !soundsLikeList(cell) && cell.length <= 60 && !cell.includes('#/')
    return isName && row.length > 1 ? 'player' : 'list'
  })

/** A column nobody asked for; troops in it are somebody's all the same. */
const isOther = (role: Role | undefined, cell: string): boolean =>
  role === 'other' && hasTroops(tokensOf(cell))

/** Excel's own first line names the separator. */
const withoutSeparator = (text: string): string => text.replace(/^\uFEFF?sep=.\r?\n/i, '')

export function readTable(given: string): readonly TableRow[] {
  const rows = readCsv(withoutSeparator(given))
  const battalions = readBattalionTable(rows)
  if (battalions !== null) return battalions
  const [first = []] = rows
  const heading = isHeading(first) ? first.map(roleOf) : null
  const hasList = heading?.includes('list') ?? false
  return rows.slice(heading === null ? 0 : 1).map((row) => {
    const columns = heading ?? guessed(row)
    const cells = (role: Role): string[] =>
      row.filter((cell, n) => columns[n] === role && cell !== '')
    const list =
      hasList || heading === null
        ? row.filter(
            (cell, n) => cell !== '' && (columns[n] === 'list' || isOther(columns[n], cell)),
          )
        : cells('other')
    const { address } = readSender(cells('address')[0] ?? '')
    const named = readSender(cells('player')[0] ?? '')
    const mailed = readSender(cells('address')[0] ?? '')
    return {
      from: { player: named.player || mailed.player, address: address || named.address },
      sentAt: readMoment(cells('sentAt')[0] ?? ''),
      text: list.map(broken).join('\n'),
      ...ofTeam(cells('team')[0] ?? '', cells('board')[0] ?? ''),
    }
  })
}

/** A pasted text that is a table of several players. */
export const isPastedTable = (text: string): boolean =>
  /^[^\n]{0,200}\b(?:player|spieler)/i.test(text) &&
  isTableOfPlayers(readCsv(withoutSeparator(text.trimEnd())))

/** A sheet with headings; without them it is a list whose words stand in cells. */
export function isListTable(text: string): boolean {
  const rows = readCsv(withoutSeparator(text))
  return readBattalionTable(rows) !== null || (rows.length > 1 && isHeading(rows[0] ?? []))
}
