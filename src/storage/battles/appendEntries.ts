// The one write of a battle under way: entries are added behind the last one, or nothing happens.
import { Dexie, RangeSet } from 'dexie'
import { hashOfEntry } from '@/core/record/chain.ts'
import { connectedBriefly } from '../connection.ts'
import { database } from '../database.ts'
import { failureOf, StorageFailure } from '../failure.ts'
import { mayWrite, type MetaRow } from '../meta.ts'
import { databaseName } from '../place.ts'
import { rowOf, type EntryRow, type HeadRow, type Log, type Logged } from './battle.ts'

/** What an append stands on. Throwing undoes what was asked for meanwhile. */
interface Ground {
  readonly head: HeadRow | undefined
  /** The entry before the first new one; there is none before the first of all. */
  readonly before: EntryRow | undefined
}

function mustFollow({ head, before }: Ground, first: Logged, epoch: number): void {
  if (head === undefined) throw new StorageFailure('emptied')
  if (head.epoch !== epoch) throw new StorageFailure('not-writer')
  if (head.seq >= first.seq) throw new StorageFailure('stale')
  if (first.seq === 1 ? head.hash !== first.entry.previous : !precedes(before, first))
    throw new StorageFailure('stale')
}

const precedes = (before: EntryRow | undefined, first: Logged): boolean =>
  before !== undefined && hashOfEntry(before.entry) === first.entry.previous

interface Looks {
  readonly guard: IDBRequest<MetaRow | undefined>
  readonly head: IDBRequest<HeadRow | undefined>
  readonly before: IDBRequest<EntryRow | undefined>
}

/** Asks for everything that must be known, in the order in which the answers come. */
function look(writing: IDBTransaction, battleId: string, first: Logged): Looks {
  return {
    guard: writing.objectStore('meta').get('guard'),
    head: writing.objectStore('heads').get(battleId),
    before: writing.objectStore('entries').get([battleId, first.seq - 1]),
  }
}

/** On the browser's own transaction: Dexie's costs as much again as the write itself. */
function write(battleId: string, fresh: Log, first: Logged, epoch: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const writing = database
      .backendDB()
      .transaction(['entries', 'heads', 'meta'], 'readwrite', { durability: 'strict' })
    const { guard, head, before } = look(writing, battleId, first)
    let refusal: unknown = null
    before.onsuccess = () => {
      try {
        mayWrite(guard.result)
        mustFollow({ head: head.result, before: before.result }, first, epoch)
      } catch (cause) {
        refusal = cause
        writing.abort()
      }
    }
    for (const each of fresh) writing.objectStore('entries').add(rowOf(battleId, each))
    writing.oncomplete = () => resolve()
    writing.onabort = () => reject(new StorageFailure(failureOf(refusal ?? writing.error), refusal))
  })
}

/** Dexie's watches, in this tab and the others, hear of it as of a write of its own. */
const tellWatches = (battleId: string, { seq }: Logged): void =>
  Dexie.on.storagemutated.fire({
    [`idb://${databaseName}/entries/`]: new RangeSet([battleId, seq], [battleId, []]),
  })

/**
 * Adds entries to the end of a battle. The entry before them must be in the database with the hash that the first new
 * one names, none may be in their place, and no other tab may have taken the battle over since this writer's epoch.
 *
 * All requests are on their way at once, in one round trip: the looks come back before anything is committed, and a
 * look that finds something else undoes the transaction.
 */
export async function appendEntries(battleId: string, fresh: Log, epoch: number): Promise<void> {
  const [first] = fresh
  if (first === undefined) return
  await connectedBriefly(async () => {
    if (!database.isOpen()) await database.open()
    await write(battleId, fresh, first, epoch)
  })
  tellWatches(battleId, first)
}
