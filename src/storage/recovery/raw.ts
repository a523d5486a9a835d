// Everything as it is, for the day on which nothing else works: every row and every spare file, one JSON a line.
import { pile } from '../backup/pile.ts'
import { databaseName, factoryHere, rangesHere } from '../place.ts'
import { spareDrive } from '../spare/spareDrive.ts'
import { freshName } from '../spare/spareFiles.ts'
import { dbSchema } from '../versions.ts'

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('nothing to read'))
  })

/** Without Dexie and without a version: what is there is opened as it is, and nothing is made. */
async function openAsItIs(): Promise<IDBDatabase | null> {
  try {
    const request = factoryHere.open(databaseName)
    request.onupgradeneeded = () => request.transaction?.abort() // there was none: do not make one
    return await settled(request)
  } catch {
    return null // some browsers refuse at once, others later
  }
}

/** Rows in the memory at once. */
const atOnce = 500

interface Page {
  readonly rows: readonly unknown[]
  readonly last: IDBValidKey | undefined
}

/** Some rows of a table, behind the one of this key; none where they cannot be read. */
async function pageOf(database: IDBDatabase, table: string, behind?: IDBValidKey): Promise<Page> {
  const store = database.transaction(table).objectStore(table)
  const range = behind === undefined ? null : rangesHere.lowerBound(behind, true)
  const [rows, keys] = await Promise.all([
    settled<unknown[]>(store.getAll(range, atOnce)),
    settled(store.getAllKeys(range, atOnce)),
  ])
  return { rows, last: keys.at(-1) }
}

async function* rowsOf(database: IDBDatabase): AsyncGenerator<string> {
  const nothing = (): Page => ({ rows: [], last: undefined })
  for (const table of database.objectStoreNames) {
    let page = await pageOf(database, table).catch(nothing)
    while (page.rows.length > 0) {
      for (const row of page.rows) yield JSON.stringify({ table, row })
      page = await pageOf(database, table, page.last).catch(nothing)
    }
  }
}

async function* spareLines(): AsyncGenerator<string> {
  const drive = await spareDrive()
  if (drive === null) return
  for (const name of await drive.names().catch(() => [])) {
    const text = await drive.read(name).catch(() => null)
    if (text !== null) yield JSON.stringify({ spare: name, text })
  }
}

/** Returns how many there were. */
async function gather(lines: AsyncGenerator<string>, add: (line: string) => void): Promise<number> {
  let count = 0
  for await (const line of lines) {
    add(`${line}\n`)
    count += 1
  }
  return count
}

async function rawRows(add: (line: string) => void): Promise<{ schema: number; rows: number }> {
  const database = await openAsItIs()
  if (database === null) return { schema: 0, rows: 0 }
  try {
    return { schema: database.version / 10, rows: await gather(rowsOf(database), add) }
  } finally {
    database.close()
  }
}

/** Reads only, so it works on a full phone, and leaves out what cannot be read. */
export async function exportRaw(withSpares = true): Promise<Blob> {
  const { add, pieces } = pile()
  const { schema, rows } = await rawRows(add)
  if (withSpares) await gather(spareLines(), add)
  const head = JSON.stringify({ raw: 1, app: dbSchema, schema, rows })
  return new Blob([`${head}\n`, ...pieces()], { type: 'application/x-ndjson' })
}

/** Puts all rows into a spare file, before the tables of that schema change. */
export async function keepEverything(schema: number): Promise<void> {
  const drive = await spareDrive()
  if (drive === null) return
  const name = await freshName(drive, 'before', '', schema)
  await drive.write(name, await (await exportRaw(false)).text())
  await drive.close(name)
}
