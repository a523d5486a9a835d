// The database on the phone: its tables, their keys and indexes.
import { Dexie, type Table } from 'dexie'
import type { Army } from '@/rules/eagles/index.ts'

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
}

/** Versions are only ever added; an old block is never changed. */
function open(): Database {
  const database = new Dexie('aide-de-camp', { chromeTransactionDurability: 'strict' })
  database.version(1).stores({
    armies: 'id, [bin+updatedAt], [bin+sortName], [bin+points], *words',
  })
  return database as Database // the table of version 1 is there by declaration
}

export const database = open()
