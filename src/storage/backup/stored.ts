// Everything a backup covers, read from the database at one moment.
import type { Table } from 'dexie'
import { connected } from '../connection.ts'
import { database } from '../database.ts'
import { kindsHere } from '../documents/strangers.ts'
import type { Row } from '../kind.ts'
import { countUnits, keptRow } from '../kindRows.ts'
import { ownKinds, leftOut } from './tables.ts'
import type { Stored } from './write.ts'

/** The covered tables of this database. */
export const coveredTables = (): Table<Row>[] =>
  database.tables.filter(({ name }) => !Object.hasOwn(leftOut, name))

/** Inside a transaction over the covered tables. */
export async function readStored(): Promise<Stored> {
  const rows: Record<string, readonly object[]> = {}
  for (const table of coveredTables()) {
    const all = await table.toArray()
    const kind = ownKinds().find((one) => one.table === table.name)
    rows[table.name] = kind === undefined ? all : all.map((row) => keptRow(kind, row))
  }
  return { dbSchema: database.verno, rows }
}

/** How many things and battles every backup would hold now. */
export const countKept = (): Promise<number> =>
  connected(async () => {
    const kinds = await kindsHere()
    const counts = await Promise.all([
      database.battles.count(),
      ...kinds.filter(({ onWish }) => onWish !== true).map((kind) => countUnits(kind)),
    ])
    return counts.reduce((sum, count) => sum + count, 0)
  })

export const snapshot = (): Promise<Stored> =>
  database.transaction('r', coveredTables(), readStored)
