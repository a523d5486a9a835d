// The rows of all armies written once more, by nothing but IndexedDB: what an import costs at the least.
import { database } from '@/storage/database.ts'

const opened = (name: string, build: (database: IDBDatabase) => void): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open(name, 1)
    opening.onupgradeneeded = () => build(opening.result)
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(new Error('no database'))
  })

/** What builds a store with the keys and indexes of another one; that can only be looked at now. */
function builderLike(model: IDBObjectStore): (into: IDBDatabase) => void {
  const { keyPath } = model
  const indexes = Array.from(model.indexNames, (name) => model.index(name)).map(
    ({ name, keyPath: on, unique, multiEntry }) => ({ name, on, unique, multiEntry }),
  )
  return (into) => {
    const store = into.createObjectStore('rows', { keyPath })
    for (const { name, on, ...how } of indexes) store.createIndex(name, on, how)
  }
}

/** Milliseconds of one strict transaction that adds every row. */
export async function addRawArmies(): Promise<number> {
  const rows = await database.armies.toArray()
  const model = database.backendDB().transaction('armies').objectStore('armies')
  const raw = await opened(crypto.randomUUID(), builderLike(model))
  const started = performance.now()
  const writing = raw.transaction('rows', 'readwrite', { durability: 'strict' })
  for (const row of rows) writing.objectStore('rows').add(row)
  await new Promise<void>((resolve, reject) => {
    writing.oncomplete = () => resolve()
    writing.onabort = () => reject(new Error('not written'))
  })
  const took = performance.now() - started
  raw.close()
  return took
}
