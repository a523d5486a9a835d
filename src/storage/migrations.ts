// The steps of the database, numbered without a gap. A step is only ever added; a released one is never changed.
import type { Dexie } from 'dexie'

interface Migration {
  readonly schema: number
  readonly why: string
  /** Dexie's words for the tables that are new or have new indexes. */
  readonly stores: Readonly<Record<string, string>>
}

const migrations = [
  {
    schema: 1,
    why: 'armies',
    stores: { armies: 'id, [bin+updatedAt], [bin+sortName], [bin+points], *words' },
  },
  {
    schema: 2,
    why: 'battles as append-only journals, and the guard against older code',
    stores: { battles: 'id, state', entries: '[battleId+seq]', heads: 'battleId', meta: 'key' },
  },
  {
    schema: 3,
    why: 'events and the lists that came in for them',
    stores: { events: 'id', eventEntries: 'id, eventId' },
  },
  {
    schema: 4,
    why: 'one table for every further kind of things',
    stores: { documents: '[kind+id], [kind+updatedAt], [kind+owner]' },
  },
] as const satisfies readonly Migration[]

/** `upTo` is for fixtures of older releases only. */
export function applyMigrations(database: Dexie, upTo = Number.POSITIVE_INFINITY): void {
  for (const { schema, stores } of migrations)
    if (schema <= upTo) database.version(schema).stores(stores)
}
