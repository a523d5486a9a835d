// Makes Chromium begin a new log of the database: behind a write that failed half-way it would go on in the torn one.
import { factoryHere } from './place.ts'

const name = 'aide-de-camp-filler'

/** Characters of one row: above 64 kB Chromium puts a value into a file of its own, beside the log. */
const rowLength = 50_000
/** A log is full at 4 MB. */
const rows = 96

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('no filler'))
  })

async function opened(): Promise<IDBDatabase> {
  const request = factoryHere.open(name, 1)
  request.onupgradeneeded = () => request.result.createObjectStore('rows')
  return settled(request)
}

const written = (database: IDBDatabase): Promise<void> =>
  new Promise((resolve, reject) => {
    const writing = database.transaction('rows', 'readwrite', { durability: 'strict' })
    const store = writing.objectStore('rows')
    for (let n = 0; n < rows; n += 1) store.put(String(n).padEnd(rowLength, '.'), n)
    writing.oncomplete = () => resolve()
    writing.onabort = () => reject(writing.error ?? new Error('no filler'))
  })

/**
 * Chromium keeps all databases of a site in one LevelDB. After a write that found no room it opens that again, reads its
 * log up to the torn record, and appends behind it; the next start stops there, calls it corrupt and deletes everything.
 * A log that is full is put into tables and left: so more is written than fits into one, and deleted.
 */
export async function beginFreshLog(): Promise<void> {
  const database = await opened()
  try {
    await written(database)
  } finally {
    database.close()
    factoryHere.deleteDatabase(name)
  }
}
