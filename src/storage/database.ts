// The database on the phone: its tables and their rows.
import { Dexie, type Table } from 'dexie'
import type { Army } from '@/games/eagles/rules/index.ts'
import type { BattleRow, EntryRow, HeadRow } from './battles/battle.ts'
import type { DocumentRow } from './documents/document.ts'
import type { EventEntryRow, EventRow } from './events/rows.ts'
import type { MetaRow } from './meta.ts'
import { applyMigrations } from './migrations.ts'
import { databaseName, factoryHere, rangesHere } from './place.ts'

/** One stored army. `army` is the truth; the columns below it are derived on every write, for the indexes. */
export interface ArmyRow {
  readonly id: string
  readonly army: Army
  /** The pasted or scanned text it came from, kept word for word; null if built by hand. */
  readonly original: string | null
  readonly tags: readonly string[]
  /** Milliseconds since 1970; labels for people, never an order of truth. */
  readonly createdAt: number
  readonly updatedAt: number
  /** When it was put into the bin, or null. */
  readonly binnedAt: number | null

  readonly bin: 0 | 1
  readonly sortName: string
  readonly points: number
  /** Lower-case words of the name, nation and tags (tags as `#tag`), for the search. */
  readonly words: readonly string[]
}

export interface Database extends Dexie {
  armies: Table<ArmyRow, string>
  battles: Table<BattleRow, string>
  /** Only ever added to. */
  entries: Table<EntryRow, [string, number]>
  heads: Table<HeadRow, string>
  events: Table<EventRow, string>
  eventEntries: Table<EventEntryRow, string>
  documents: Table<DocumentRow, [string, string]>
  meta: Table<MetaRow, string>
}

function open(): Database {
  const database = new Dexie(databaseName, {
    chromeTransactionDurability: 'strict',
    indexedDB: factoryHere,
    IDBKeyRange: rangesHere,
  })
  applyMigrations(database)
  return database as Database // the tables are there by migrations.ts
}

export const database = open()

export const hasRows = async (table: Table): Promise<boolean> => (await table.limit(1).count()) > 0
