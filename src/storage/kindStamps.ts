// Counting the changes of a kind and its rows, in the transactions that make them.
import { database } from './database.ts'
import type { Kind } from './kind.ts'
import { countRows } from './kindRows.ts'
import { rowsIn, stampOf, unitStampsOf } from './meta.ts'

/**
 * How many rows are gone that were not removed on purpose; null: they were not counted yet. Inside a transaction over the
 * kind's tables and meta, before anything changes.
 */
export async function shortOf(kind: Kind): Promise<number | null> {
  const [row, there] = await Promise.all([database.meta.get(kind.name), countRows(kind)])
  const should = rowsIn(row)
  return should === null ? null : Math.max(0, should - there)
}

/** From now on there should be as many as there are, and so many more. Likewise, when all is done. */
export async function settleRows(kind: Kind, short = 0): Promise<void> {
  const [row, there] = await Promise.all([database.meta.get(kind.name), countRows(kind)])
  if (rowsIn(row) === there + short) return
  const units = kind.copy === 'each' && { units: Object.fromEntries(unitStampsOf(row)) }
  await database.meta.put({ key: kind.name, stamp: stampOf(row), ...units, rows: there + short })
}

interface Change {
  /** Added or changed. */
  readonly put?: Iterable<string>
  readonly gone?: Iterable<string>
  /** The stamp of a copy that some of it came from. */
  readonly above?: number
  /** What `shortOf` said before: a change by a person hides no loss. */
  readonly short: number | null
}

/**
 * Counts a change; things that are gone are not missed from now on. Inside a transaction over the kind's tables and meta.
 * The count only ever goes up: a copy made of this is newer than all others.
 */
export async function countChange(
  kind: Kind,
  { put = [], gone = [], above = 0, short }: Change,
): Promise<void> {
  const [row, there] = await Promise.all([
    database.meta.get(kind.name),
    short === null ? null : countRows(kind),
  ])
  const stamp = Math.max(above, stampOf(row)) + 1
  const units = new Map(unitStampsOf(row))
  for (const id of put) units.set(id, stamp)
  for (const id of gone) units.delete(id)
  await database.meta.put({
    key: kind.name,
    stamp,
    ...(kind.copy === 'each' && { units: Object.fromEntries(units) }),
    ...(short !== null && there !== null && { rows: there + short }),
  })
}
