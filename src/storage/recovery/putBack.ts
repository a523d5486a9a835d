// Things from second copies go back into the database, where it has not got them or has older ones.
import { connected } from '../connection.ts'
import { database } from '../database.ts'
import type { Kind } from '../kind.ts'
import { loadKinds } from '../kindList.ts'
import { rowsOf, tablesOf } from '../kindRows.ts'
import { countChange } from '../kindStamps.ts'
import { unitStampsOf } from '../meta.ts'
import type { CopiedUnit, KindCopy } from '../spare/kindText.ts'

/** Which of a copy the database has not got, or has in an older version. */
async function better(kind: Kind, { units }: KindCopy): Promise<readonly CopiedUnit[]> {
  const stamps = unitStampsOf(await database.meta.get(kind.name))
  const there = new Map((await rowsOf(kind).all()).map(({ row }) => [row.id, row]))
  return units.filter((unit) => {
    const own = there.get(unit.row.id)
    if (own === undefined) return true
    return kind.copy === 'each'
      ? (stamps.get(own.id) ?? unit.stamp) < unit.stamp
      : own.updatedAt < unit.row.updatedAt
  })
}

/** Inside a transaction over the kind's tables and meta, its code awaited. Returns how many came back. */
export async function putBack(kind: Kind, copy: KindCopy): Promise<number> {
  const missing = await better(kind, copy)
  await rowsOf(kind).put(missing)
  await countChange(kind, { put: missing.map(({ row }) => row.id), above: copy.stamp })
  return missing.length
}

/** The same, in a transaction of its own. */
export async function addBack(kind: Kind, copy: KindCopy): Promise<number> {
  await loadKinds([kind])
  return connected(() =>
    database.transaction('rw', [...tablesOf(kind), 'meta'], async () => putBack(kind, copy)),
  )
}
