// The rows of the database behind the app's back: all of them, and some taken out.
import { Dexie } from 'dexie'
import { kinds } from '@/kinds.ts'
import { addDocument } from '@/storage/documents/documents.ts'
import { randomWhole } from '@/platform/randomWhole.ts'
import { applyMigrations } from '@/storage/migrations.ts'

type Row = Readonly<Record<string, unknown>>

async function inDatabase<T>(work: (database: Dexie) => Promise<T>): Promise<T> {
  const database = new Dexie('aide-de-camp', { chromeTransactionDurability: 'strict' })
  applyMigrations(database)
  try {
    await database.open()
    return await work(database)
  } finally {
    database.close()
  }
}

/** Of every kind that has no table of its own, each with parts. */
export async function addDocuments(): Promise<void> {
  for (const kind of kinds.filter(({ table }) => table === 'documents'))
    for (const name of ['first', 'second']) {
      const parts = Object.fromEntries([1, 2, 3].map((n) => [crypto.randomUUID(), { name, n }]))
      await addDocument(kind, { value: { name }, parts })
    }
}

const namesOfStores = [
  'armies',
  'battles',
  'documents',
  'entries',
  'eventEntries',
  'events',
  'heads',
] as const

/** What people have, in one text: the counters and the numbers of writers aside. */
export const everything = (): Promise<string> =>
  inDatabase(async (database) => {
    const all: unknown[] = []
    for (const name of namesOfStores) {
      const rows: Row[] = await database.table(name).toArray()
      all.push([name, rows.map((row) => ({ ...row, epoch: null }))])
    }
    return JSON.stringify(all)
  })

/** From each of these stores this share of the rows, any of them. */
export const takeOut = (stores: readonly string[], share: number): Promise<void> =>
  inDatabase(async (database) => {
    for (const name of stores) {
      const keys = await database.table(name).toCollection().primaryKeys()
      await database.table(name).bulkDelete(keys.filter(() => randomWhole(100) < share * 100))
    }
  })
