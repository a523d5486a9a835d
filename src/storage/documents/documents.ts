// Things in the table of documents: add, read, change, put into the bin, watch. Every change is one transaction.
import { liveQuery } from 'dexie'
import { connected } from '../connection.ts'
import { database } from '../database.ts'
import { StorageFailure } from '../failure.ts'
import type { Kind } from '../kind.ts'
import { rowsOf } from '../kindRows.ts'
import { changeKind } from '../kindWriting.ts'
import type { DocumentRow } from './document.ts'

/** What a thing holds, and what each of its parts holds by its id. */
export interface Held {
  readonly value: unknown
  readonly parts?: Readonly<Record<string, unknown>>
}

/** The rows of a new thing with its parts. */
export const rowsFor = (
  kind: Kind,
  id: string,
  { value, parts = {} }: Held,
  now: number,
): DocumentRow[] => {
  const row = { kind: kind.name, v: kind.version, createdAt: now, updatedAt: now, binnedAt: null }
  return [
    { ...row, id, owner: '', value },
    ...Object.entries(parts).map(([part, of]) => ({ ...row, id: part, owner: id, value: of })),
  ]
}

/** Stores a new thing with its parts and returns its id. */
export async function addDocument(kind: Kind, held: Held): Promise<string> {
  const id = crypto.randomUUID()
  const rows = rowsFor(kind, id, held, Date.now())
  await changeKind(kind, async (touch) => {
    touch(id)
    await database.documents.bulkAdd(rows)
  })
  return id
}

/** Fails where it is gone, or of a newer version: that is kept as it is. */
async function known(kind: Kind, id: string): Promise<DocumentRow> {
  const row = await database.documents.get([kind.name, id])
  if (row === undefined) throw new StorageFailure('missing')
  if (row.v > kind.version) throw new StorageFailure('newer-app')
  return row
}

/** Reads, changes and writes in one transaction, so that two tabs never lose each other's edit. Parts stay as they are. */
export const editDocument = (
  kind: Kind,
  id: string,
  next: (value: unknown) => unknown,
): Promise<void> =>
  changeKind(kind, async (touch) => {
    const row = await known(kind, id)
    touch(id)
    const changed = { v: kind.version, value: next(row.value), updatedAt: Date.now() }
    await database.documents.put({ ...row, ...changed })
  })

/** For good, with its parts. */
export const removeDocument = (kind: Kind, id: string): Promise<void> =>
  changeKind(kind, async (touch) => {
    await known(kind, id)
    touch(id)
    await rowsOf(kind).remove([id])
  })

/** Tells all things of a kind, the one changed last first; now and after every change, in any tab. */
export function watchDocuments(
  kind: Kind,
  tell: (rows: readonly DocumentRow[]) => void,
  fail: (cause: unknown) => void,
): { readonly stop: () => void } {
  const things = (): Promise<DocumentRow[]> =>
    connected(async () => {
      const own = database.documents.where('[kind+updatedAt]').between([kind.name], [kind.name, []])
      return (await own.reverse().toArray()).filter(({ owner }) => owner === '')
    })
  const running = liveQuery(things).subscribe(tell, fail)
  return { stop: () => running.unsubscribe() }
}
