// The one way to change a kind: one transaction that newer versions of the app can forbid.
import type { Table } from 'dexie'
import { connected } from './connection.ts'
import { database } from './database.ts'
import { failureOf } from './failure.ts'
import type { Kind } from './kind.ts'
import { hasUnits, rowsOf, tablesOf } from './kindRows.ts'
import { countChange, shortOf } from './kindStamps.ts'
import { mayWrite } from './meta.ts'
import { remembered, writeSentinel } from './recovery/sentinel.ts'

/** Notes which thing is changed, added or removed; where all are copied together the note is not used. */
export type Touch = (id: string) => void

interface Done<T> {
  readonly result: T
  readonly isThere: boolean
}

async function inTransaction<T>(
  kind: Kind,
  work: (touch: Touch) => PromiseLike<T>,
): Promise<Done<T>> {
  const [guard, short] = await Promise.all([database.meta.get('guard'), shortOf(kind)])
  mayWrite(guard)
  const touched = new Set<string>()
  const result = await work((id) => touched.add(id))
  const put: string[] = []
  const gone: string[] = []
  for (const id of touched) ((await rowsOf(kind).has(id)) ? put : gone).push(id)
  await countChange(kind, { put, gone, short })
  return { result, isThere: await hasUnits(kind) }
}

const tryChange = <T>(
  kind: Kind,
  work: (touch: Touch) => PromiseLike<T>,
  also: readonly Table[],
): Promise<Done<T>> =>
  connected(() =>
    // Dexie follows awaits through a transaction only if its own function is an async one.
    database.transaction(
      'rw',
      [...tablesOf(kind), 'meta', ...also.map(({ name }) => name)],
      async () => inTransaction(kind, work),
    ),
  )

/** The second copy is code that no start should wait for. */
async function copySoon(kind: Kind): Promise<void> {
  const { kindChanged } = await import('./spare/kindCopy.ts')
  kindChanged(kind)
}

async function changed<T>(
  kind: Kind,
  work: (touch: Touch) => PromiseLike<T>,
  also: readonly Table[],
): Promise<Done<T>> {
  try {
    return await tryChange(kind, work, also)
  } catch (cause) {
    if (failureOf(cause) !== 'emptied') throw cause
    await (await import('./recovery/loss.ts')).mendAfterLoss()
    return await tryChange(kind, work, also)
  }
}

/**
 * Does `work` on the things of a kind and counts the change; the second copy follows soon (`spare/kindCopy.ts`). Of the
 * tables in `also` it reads.
 */
export async function changeKind<T>(
  kind: Kind,
  work: (touch: Touch) => PromiseLike<T>,
  also: readonly Table[] = [],
): Promise<T> {
  const { result, isThere } = await changed(kind, work, also)
  // Who has deleted the last one does not miss it at the next start.
  if (remembered().kinds[kind.name] !== isThere) writeSentinel({ kinds: { [kind.name]: isThere } })
  void copySoon(kind)
  return result
}
