// The kinds of records in a backup: one reader for each, and the rows they give.
import type { EventEntryRow, EventRow } from '../events/rows.ts'
import type { KeptArmy } from '../keptArmy.ts'
import { readKeptArmy } from './armyDecoder.ts'
import {
  readBattleRow,
  readEntryRow,
  readHeadRow,
  type BattleRow,
  type EntryRow,
  type HeadRow,
} from './battleDecoder.ts'
import { readEventEntryRow, readEventRow } from './eventDecoder.ts'
import type { BackupRecord, Counts } from './format.ts'
import { paperKeys, type PaperKey } from './papers.ts'

/** The tables a backup covers, in the order they are written. */
export const backupTables = [
  'armies',
  'battles',
  'heads',
  'entries',
  'events',
  'eventEntries',
  'papers',
] as const
export type BackupTable = (typeof backupTables)[number]

/** Tables of the database that no backup holds, each with its reason. */
export const leftOut: Readonly<Record<string, string>> = {
  meta: 'it says which installation this is and how its copies stand; another phone has its own',
}

/** Characters of one paper. */
const mostPaper = 200_000

export interface Rows {
  readonly armies: Map<string, KeptArmy>
  readonly battles: Map<string, BattleRow>
  readonly heads: Map<string, HeadRow>
  readonly entries: Map<string, EntryRow>
  readonly events: Map<string, EventRow>
  readonly eventEntries: Map<string, EventEntryRow>
  readonly papers: Map<PaperKey, string>
}

export const noRows = (): Rows => ({
  armies: new Map(),
  battles: new Map(),
  heads: new Map(),
  entries: new Map(),
  events: new Map(),
  eventEntries: new Map(),
  papers: new Map(),
})

export const entryKey = ({ battleId, seq }: EntryRow): string => `${battleId}/${seq}`

/** False if the key is there already: one of the two is forged or doubled. */
function put<K, V>(rows: Map<K, V>, key: K, row: V): boolean {
  if (rows.has(key)) return false
  rows.set(key, row)
  return true
}

function takePaper(rows: Rows, k: string, v: unknown): boolean {
  const key = paperKeys.find((one) => one === k)
  if (key === undefined || typeof v !== 'string' || v.length > mostPaper) return false
  return put(rows.papers, key, v)
}

const taker =
  <Row>(
    read: (json: unknown) => Row | null,
    keyOf: (row: Row) => string,
    mapOf: (rows: Rows) => Map<string, Row>,
  ) =>
  (rows: Rows, k: string, v: unknown): boolean => {
    const row = read(v)
    return row !== null && keyOf(row) === k && put(mapOf(rows), k, row)
  }

const takers: Readonly<Record<BackupTable, (rows: Rows, k: string, v: unknown) => boolean>> = {
  armies: taker(
    readKeptArmy,
    ({ id }) => id,
    ({ armies }) => armies,
  ),
  battles: taker(
    readBattleRow,
    ({ id }) => id,
    ({ battles }) => battles,
  ),
  heads: taker(
    readHeadRow,
    ({ battleId }) => battleId,
    ({ heads }) => heads,
  ),
  entries: taker(readEntryRow, entryKey, ({ entries }) => entries),
  events: taker(
    readEventRow,
    ({ id }) => id,
    ({ events }) => events,
  ),
  eventEntries: taker(
    readEventEntryRow,
    ({ id }) => id,
    ({ eventEntries }) => eventEntries,
  ),
  papers: takePaper,
}

/** Takes a record in; false if it is none that this app writes. */
export function takeRecord(rows: Rows, { t, k, v }: BackupRecord): boolean {
  const table = backupTables.find((one) => one === t)
  return table !== undefined && takers[table](rows, k, v)
}

export const countsOf = (rows: Rows): Counts =>
  Object.fromEntries(backupTables.map((table) => [table, rows[table].size]))
