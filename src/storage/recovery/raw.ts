// Everything as it is, for the day on which nothing else works: every row and every spare file, one JSON a line.
import { databaseName, factoryHere } from '../place.ts'
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

async function* rowsOf(database: IDBDatabase): AsyncGenerator<string> {
  for (const table of database.objectStoreNames) {
    const store = database.transaction(table).objectStore(table)
    const rows: unknown[] = await settled(store.getAll()).catch((): unknown[] => [])
    for (const row of rows) yield JSON.stringify({ table, row })
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

async function gather(lines: AsyncGenerator<string>): Promise<string[]> {
  const all: string[] = []
  for await (const line of lines) all.push(line)
  return all
}

async function rawRows(): Promise<{ readonly schema: number; readonly lines: string[] }> {
  const database = await openAsItIs()
  if (database === null) return { schema: 0, lines: [] }
  try {
    return { schema: database.version / 10, lines: await gather(rowsOf(database)) }
  } finally {
    database.close()
  }
}

/** Reads only, so it works on a full phone, and leaves out what cannot be read. */
export async function exportRaw(withSpares = true): Promise<string> {
  const { schema, lines } = await rawRows()
  const spares = withSpares ? await gather(spareLines()) : []
  const head = JSON.stringify({ raw: 1, app: dbSchema, schema, rows: lines.length })
  return `${[head, ...lines, ...spares].join('\n')}\n`
}

/** Puts all rows into a spare file, before the tables of that schema change. */
export async function keepEverything(schema: number): Promise<void> {
  const drive = await spareDrive()
  if (drive === null) return
  const name = await freshName(drive, 'before', '', schema)
  await drive.write(name, await exportRaw(false))
  await drive.close(name)
}
