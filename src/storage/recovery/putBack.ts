// Things from second copies go back into the database, where it has not got them, or has older ones or not all of them.
import { connected } from '../connection.ts'
import { database } from '../database.ts'
import type { Kind, Unit } from '../kind.ts'
import { loadKinds } from '../kindList.ts'
import { countRows, rowsOf, tablesOf } from '../kindRows.ts'
import { countChange, shortOf } from '../kindStamps.ts'
import { mayWrite } from '../meta.ts'
import type { KindCopy } from '../spare/kindText.ts'
import { lackingIn } from './lacking.ts'

export interface BroughtBack {
  /** Things, or things that got parts back. */
  readonly things: number
  /** Rows that are missing still. */
  readonly short: number
}

const none = (): boolean => false

/** Inside a transaction over the kind's tables and meta, its code awaited. */
export async function putBack(
  kind: Kind,
  copy: KindCopy,
  isUnread: (unit: Unit) => boolean = none,
): Promise<BroughtBack> {
  const [row, before, short, units] = await Promise.all([
    database.meta.get(kind.name),
    countRows(kind),
    shortOf(kind),
    rowsOf(kind).all(),
  ])
  const stored = { units, orphans: rowsOf(kind).partsOf, row, short }
  const lacking = await lackingIn(kind, copy, stored, isUnread)
  await rowsOf(kind).put(lacking)
  const back = Math.max(0, (await countRows(kind)) - before)
  const left = Math.max(0, (short ?? 0) - back)
  const put = lacking.map((unit) => unit.row.id)
  await countChange(kind, { put, above: copy.stamp, short: left })
  return { things: put.length, short: left }
}

/** The same, in a transaction of its own. */
export async function addBack(
  kind: Kind,
  copy: KindCopy,
  isUnread?: (unit: Unit) => boolean,
): Promise<BroughtBack> {
  await loadKinds([kind])
  return connected(() =>
    database.transaction('rw', [...tablesOf(kind), 'meta'], async () => {
      mayWrite(await database.meta.get('guard'))
      return putBack(kind, copy, isUnread)
    }),
  )
}
