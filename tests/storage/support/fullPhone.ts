// A phone with something in every store and of every kind; and its database with rows taken out behind the app's back.
import { Dexie } from 'dexie'
import { expect } from 'vitest'
import { newArmy, newEvent, sampleArmies, wholeList } from '@/games/eagles/rules/index.ts'
import { ticketKind } from '@/storage/documents/ticketKind.ts'
import { applyMigrations } from '@/storage/migrations.ts'
import { mapKind } from '../kinds/madeUp.ts'
import type { FakeBrowser } from './browser.ts'
import { beginRace, type StoragePage } from './page.ts'

/** Every row by its table. */
export type Rows = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>

/** Everything that outlives a page. */
export interface Phone {
  readonly rows: Rows
  readonly places: readonly (readonly (readonly [string, string])[])[]
}

/** Not through the app: it would count what is taken out. */
async function inDatabase<T>(work: (database: Dexie) => Promise<T>): Promise<T> {
  const database = new Dexie('aide-de-camp')
  applyMigrations(database)
  try {
    await database.open()
    return await work(database)
  } finally {
    database.close()
  }
}

const allRows = (): Promise<Rows> =>
  inDatabase(async (database) =>
    Object.fromEntries(
      await Promise.all(
        database.tables.map(async (table) => [table.name, await table.toArray()] as const),
      ),
    ),
  )

/** What people have: not how often it was changed, nor who wrote it last. */
export async function whatIsThere(): Promise<Rows> {
  const { meta, heads = [], ...rest } = await allRows()
  return {
    ...rest,
    heads: heads.map(({ battleId, seq, hash }) => ({ battleId, seq, hash })),
    meta: (meta ?? []).filter(({ key }) => key === 'guard'),
  }
}

/** Which rows of each table are taken out. */
export type Taken = Readonly<
  Record<string, (row: Readonly<Record<string, unknown>>, place: number) => boolean>
>

export const takeOut = (taken: Taken): Promise<void> =>
  inDatabase(async (database) => {
    for (const [name, isTaken] of Object.entries(taken)) {
      const rows: Record<string, unknown>[] = await database.table(name).toArray()
      const left = rows.filter((row, place) => !isTaken(row, place))
      await database.table(name).clear()
      await database.table(name).bulkPut(left)
    }
  })

/** As earlier versions have left it. */
export const withoutCounts = (): Promise<void> =>
  inDatabase(async (database) => {
    const rows: Record<string, unknown>[] = await database.table('meta').toArray()
    for (const row of rows) delete row['rows']
    await database.table('meta').bulkPut(rows)
  })

const places = (browser: FakeBrowser, privateFiles: Map<string, string>) => [
  browser.files,
  browser.remembered,
  privateFiles,
]

export async function photographed(
  browser: FakeBrowser,
  privateFiles: Map<string, string>,
): Promise<Phone> {
  return {
    rows: await allRows(),
    places: places(browser, privateFiles).map((place) => [...place]),
  }
}

/** The same phone, in another browser. */
export async function putOn(
  phone: Phone,
  browser: FakeBrowser,
  privateFiles: Map<string, string>,
): Promise<void> {
  for (const [n, place] of places(browser, privateFiles).entries()) {
    place.clear()
    for (const [name, text] of phone.places[n] ?? []) place.set(name, text)
  }
  await inDatabase(async (database) => {
    for (const [table, rows] of Object.entries(phone.rows))
      await database.table(table).bulkAdd(rows)
  })
}

const listOf = (player: string) => ({
  id: crypto.randomUUID(),
  player,
  address: `${player}@example.org`,
  versions: [
    {
      sentAt: 1_700_000_000_000,
      original: 'British',
      list: { ok: true, value: wholeList(newArmy('british')) } as const,
      readAt: 1_700_000_000_000,
      source: 'list.txt',
    },
  ],
  accepted: null,
  answered: null,
  sameNameAs: null,
  hasDropped: false,
})

async function addEvents(): Promise<void> {
  const events = await import('@/storage/events/events.ts')
  for (const name of ['Spring Muster', 'Autumn Muster']) {
    const id = await events.addEvent(newEvent(name))
    await events.changeBoard(id, () => ({
      put: ['anna', 'bertram', 'clara'].map(listOf),
      result: null,
    }))
  }
}

/** Of every kind in the table of documents, and of one that this version does not know. Only tickets can be read. */
async function addDocuments(): Promise<void> {
  const { allKinds } = await import('@/storage/kindList.ts')
  const { addDocument } = await import('@/storage/documents/documents.ts')
  const kinds = [...allKinds().filter(({ table }) => table === 'documents'), mapKind]
  for (const kind of kinds)
    for (const name of ['first', 'second']) {
      const parts = Object.fromEntries([1, 2, 3].map((n) => [crypto.randomUUID(), { name, n }]))
      await addDocument(
        kind,
        kind.name === ticketKind.name ? { value: { text: name } } : { value: { name }, parts },
      )
    }
}

/** Whatever has changed. */
export async function copyNow(): Promise<void> {
  const { kindsHere } = await import('@/storage/documents/strangers.ts')
  const { copyKind } = await import('@/storage/spare/kindCopy.ts')
  for (const kind of await kindsHere()) await copyKind(kind)
}

/** All of it is copied, and its ledger written. */
export async function fillPhone(
  page: StoragePage,
  privateFiles: ReadonlyMap<string, string>,
): Promise<void> {
  await page.compared()
  await page.addArmies([...sampleArmies, ...sampleArmies].map((army) => ({ army })))
  await addEvents()
  await addDocuments()
  for (const entries of [20, 7]) {
    const { journal } = await beginRace(page, entries)
    await journal.close()
  }
  const { ledger } = await import('@/storage/battles/entryCounts.ts')
  await ledger()
  await copyNow()
  expect([...privateFiles.keys()].filter((name) => name.startsWith('unit~'))).not.toEqual([])
}
