// The records of a backup as they are read: the rows of each table by their keys.
import { backupTables } from './tables.ts'
import type { BackupRecord, Counts } from './format.ts'
import { longestPaper, paperKeys, type PaperKey, type Papers } from './papers.ts'

export interface Rows {
  /** By the table's name, by their keys. */
  readonly tables: ReadonlyMap<string, Map<string, object>>
  readonly papers: Map<PaperKey, string>
}

export const noRows = (): Rows => ({
  tables: new Map(backupTables().map(({ name }) => [name, new Map()])),
  papers: new Map(),
})

export const papersOf = ({ papers }: Rows): Papers => Object.fromEntries(papers)

/** The rows of a table, in the order in which they came. */
export const rowsIn = ({ tables }: Rows): Record<string, readonly object[]> =>
  Object.fromEntries([...tables].map(([name, rows]) => [name, [...rows.values()]]))

/** False if the key is there already: one of the two is forged or doubled. */
function put<K, V>(rows: Map<K, V>, key: K, row: V): boolean {
  if (rows.has(key)) return false
  rows.set(key, row)
  return true
}

function takePaper(rows: Rows, k: string, v: unknown): boolean {
  const key = paperKeys.find((one) => one === k)
  if (key === undefined || typeof v !== 'string' || v.length > longestPaper) return false
  return put(rows.papers, key, v)
}

/** Takes a record in; false if it is none that this app writes. */
export function takeRecord(rows: Rows, { t, k, v }: BackupRecord): boolean {
  if (t === 'papers') return takePaper(rows, k, v)
  const table = backupTables().find(({ name }) => name === t)
  const row = table?.read(v) ?? null
  const into = rows.tables.get(t)
  if (table === undefined || row === null || into === undefined) return false
  return table.keyOf(row) === k && put(into, k, row)
}

/** Of every table a backup may have, and of papers. */
export const countsOf = ({ tables, papers }: Rows): Counts => ({
  ...Object.fromEntries([...tables].map(([name, rows]) => [name, rows.size])),
  papers: papers.size,
})
