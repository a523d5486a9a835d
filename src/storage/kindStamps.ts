// Counting the changes of a kind, in the transactions that make them.
import { database } from './database.ts'
import type { Kind } from './kind.ts'
import { stampOf, unitStampsOf } from './meta.ts'

interface Change {
  /** Added or changed. */
  readonly put?: Iterable<string>
  readonly gone?: Iterable<string>
  /** The stamp of a copy that some of it came from. */
  readonly above?: number
}

/**
 * Counts a change; things that are gone are not missed from now on. Inside a transaction over `meta`. The count only ever
 * goes up: a copy made of this is newer than all others.
 */
export async function countChange(
  { name, copy }: Kind,
  { put = [], gone = [], above = 0 }: Change,
): Promise<void> {
  const row = await database.meta.get(name)
  const stamp = Math.max(above, stampOf(row)) + 1
  const units = new Map(unitStampsOf(row))
  for (const id of put) units.set(id, stamp)
  for (const id of gone) units.delete(id)
  await database.meta.put({
    key: name,
    stamp,
    ...(copy === 'each' && { units: Object.fromEntries(units) }),
  })
}
