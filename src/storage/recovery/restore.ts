// Putting back what the second copies hold, all or nothing; or, on the user's word, beginning anew.
import { headHash, isPrefix, rowOf, soundLog, type KeptBattle } from '../battles/battle.ts'
import { everyEntry } from '../battles/entryRows.ts'
import { setAside } from '../battles/rejoin.ts'
import { connected, openDatabase } from '../connection.ts'
import { database, hasRows } from '../database.ts'
import { kindsHere } from '../documents/strangers.ts'
import { failureOf, StorageFailure } from '../failure.ts'
import { mayRead, mayWrite, newGuard } from '../meta.ts'
import {
  databaseName,
  factoryHere,
  giveUpOtherPlace,
  moveElsewhere,
  moveToMemory,
} from '../place.ts'
import type { Kind } from '../kind.ts'
import { loadKinds } from '../kindList.ts'
import { countUnits, hasUnits } from '../kindRows.ts'
import { kindChanged } from '../spare/kindCopy.ts'
import { spareDrive } from '../spare/spareDrive.ts'
import { freshName } from '../spare/spareFiles.ts'
import { allowUse } from './boot.ts'
import { foundIn, readAllSpares, type Found, type Spares } from './found.ts'
import { clearForUse } from './clearForUse.ts'
import { putBack } from './putBack.ts'
import { exportRaw } from './raw.ts'
import { ownInstallId, rememberedKinds, writeSentinel } from './sentinel.ts'
import { isUnreadable } from './verdict.ts'

/** Milliseconds that throwing an unreadable database away may take. */
const patience = 3_000

function throwAway(): Promise<void> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new StorageFailure('blocked')), patience)
    const request = factoryHere.deleteDatabase(databaseName)
    request.onsuccess = () => {
      clearTimeout(late)
      resolve()
    }
    request.onerror = () => reject(new StorageFailure('unreadable', request.error))
  })
}

/** One more spare file, with all that can be read. */
async function keepAside(withSpares: boolean): Promise<void> {
  const drive = await spareDrive()
  if (drive === null) return
  const aside = await freshName(drive, 'before', '', 0)
  await drive.write(aside, await (await exportRaw(withSpares)).text())
  await drive.close(aside)
}

/** Whether there is a guard in it, and with it a user's data. */
async function isInUse(): Promise<boolean> {
  await openDatabase()
  return mayRead(await connected(() => database.meta.get('guard'))) !== null
}

/**
 * Only a database that cannot be read makes room for a new one, on the user's word, and only when its rows, as far as
 * they can be read, are in a spare file. What is full, blocked or cut off today can be opened tomorrow.
 */
async function openOrReplace(mayReplace: boolean): Promise<boolean> {
  try {
    return await isInUse()
  } catch (cause) {
    if (!mayReplace || !isUnreadable(failureOf(cause))) throw cause
  }
  await keepAside(false)
  database.close({ disableAutoOpen: false })
  await throwAway()
  return isInUse()
}

async function putBattle({ battle, log: copied }: KeptBattle): Promise<void> {
  const [row, head, rows] = await Promise.all([
    database.battles.get(battle.id),
    database.heads.get(battle.id),
    everyEntry(battle.id).toArray(),
  ])
  if (row !== undefined && head !== undefined) return
  // A log that was read in part can bring entries back without the battle they belong to.
  const own = soundLog(battle.opening, rows)
  const log = isPrefix(copied, own) ? own : copied
  await setAside(battle.id, log.length)
  const hash = headHash({ battle, log })
  await Promise.all([
    database.battles.put(battle),
    database.entries.bulkAdd(log.map((each) => rowOf(battle.id, each))),
    database.heads.put({ battleId: battle.id, seq: log.length, hash, epoch: 0 }),
  ])
}

/** What was put back must be there, or nothing is. */
async function countAll({ kinds, battles }: Spares): Promise<void> {
  const heads = await database.heads.count()
  const counts = await Promise.all(kinds.map(({ kind }) => countUnits(kind)))
  const isThere = kinds.every(({ copy }, place) => (counts[place] ?? 0) >= copy.units.length)
  if (heads < battles.length || !isThere) throw new StorageFailure('unknown')
}

const putAll = (spares: Spares): Promise<void> =>
  database.transaction('rw', database.tables, async () => {
    for (const battle of spares.battles) await putBattle(battle)
    for (const { kind, copy } of spares.kinds) await putBack(kind, copy)
    await countAll(spares)
    const guard = await database.meta.get('guard')
    if (guard === undefined) await database.meta.put(newGuard(ownInstallId()))
    else mayWrite(guard)
  })

/** What is there now is remembered, and copied. */
async function noteAll(kinds: readonly Kind[]): Promise<void> {
  const there = await Promise.all(kinds.map(hasUnits))
  const flags = kinds.map(({ name }, place) => [name, there[place] === true] as const)
  writeSentinel({
    battles: await hasRows(database.battles),
    kinds: Object.fromEntries(flags),
  })
  for (const kind of kinds) kindChanged(kind)
}

/** Everything the second copies hold goes into the database, in one transaction. The copies stay as they are. */
export async function restoreFound(mayReplace: boolean): Promise<Found> {
  const spares = await readAllSpares()
  const found = foundIn(spares)
  await loadKinds(spares.kinds.map(({ kind }) => kind))
  await openOrReplace(mayReplace)
  await putAll(spares)
  await noteAll(await connected(kindsHere))
  allowUse()
  return found
}

/** Dexie opens what is at the present place. */
const letGo = (): void => database.close({ disableAutoOpen: false })

/**
 * The same at another place, for a database that starts have failed to open: that one stays as it is, untouched. The next
 * start finds the other one by its bucket or name.
 */
export async function restoreElsewhere(): Promise<Found> {
  letGo()
  await moveElsewhere()
  try {
    return await restoreFound(false)
  } catch (cause) {
    letGo()
    await giveUpOtherPlace()
    throw cause
  }
}

/** The last way on where nothing can be stored: what was found is read into memory, for as long as the app is open. */
export async function playInMemory(): Promise<Found> {
  letGo()
  await moveToMemory()
  return restoreFound(false)
}

/** Begins anew. What was found stays in one spare file, and in every raw export; the second copies go last. */
export async function beginAnew(): Promise<void> {
  const drive = await spareDrive()
  const names = (await drive?.names()) ?? []
  if (!(await openOrReplace(true))) {
    await keepAside(true)
    await clearForUse()
    const none = Object.fromEntries(rememberedKinds().map((name) => [name, false]))
    writeSentinel({ battles: false, kinds: none })
    const old = names.filter((name) => !name.startsWith('before'))
    if (drive !== null) await Promise.allSettled(old.map((name) => drive.remove(name)))
  } // else it can be read after all: no user wants it emptied
  allowUse()
}
