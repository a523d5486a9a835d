// Putting back what the second copies hold, all or nothing; or, on the user's word, beginning anew.
import { armyRow } from '../armyRow.ts'
import { headHash, rowOf, type KeptBattle } from '../battles/battle.ts'
import { openDatabase } from '../connection.ts'
import { database, databaseName } from '../database.ts'
import { StorageFailure } from '../failure.ts'
import { newGuard } from '../meta.ts'
import { armiesChanged } from '../spare/armyCopy.ts'
import { spareDrive } from '../spare/spareDrive.ts'
import { spareName } from '../spare/names.ts'
import { allowUse } from './boot.ts'
import { foundIn, readAllSpares, type Found, type Spares } from './found.ts'
import { clearForUse } from './clearForUse.ts'
import { exportRaw } from './raw.ts'
import { ownInstallId, writeSentinel } from './sentinel.ts'

/** Milliseconds that throwing an unreadable database away may take. */
const patience = 3_000

function throwAway(): Promise<void> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new StorageFailure('blocked')), patience)
    const request = indexedDB.deleteDatabase(databaseName)
    request.onsuccess = () => resolve()
    request.onerror = () => reject(new StorageFailure('unreadable', request.error))
  })
}

/** A database that cannot be opened or read is no use to anybody: it makes room for a new one. */
async function openOrReplace(): Promise<void> {
  try {
    await openDatabase()
    await database.meta.get('guard')
  } catch {
    database.close({ disableAutoOpen: false })
    await throwAway()
    await openDatabase()
  }
}

async function putBattle({ battle, log }: KeptBattle): Promise<void> {
  if ((await database.battles.get(battle.id)) !== undefined) return
  const hash = headHash({ battle, log })
  await Promise.all([
    database.battles.add(battle),
    database.entries.bulkAdd(log.map((each) => rowOf(battle.id, each))),
    database.heads.add({ battleId: battle.id, seq: log.length, hash, epoch: 0 }),
  ])
}

const putAll = ({ armies, battles }: Spares): Promise<void> =>
  database.transaction('rw', database.tables, async () => {
    for (const battle of battles) await putBattle(battle)
    if (armies !== null) {
      await database.armies.bulkPut(armies.armies.map(armyRow))
      await database.meta.put({ key: 'armies', stamp: armies.stamp + 1 })
    }
    const [guard, kept, heads] = await Promise.all([
      database.meta.get('guard'),
      database.armies.count(),
      database.heads.count(),
    ])
    if (kept < (armies?.armies.length ?? 0) || heads < battles.length)
      throw new StorageFailure('unknown')
    await database.meta.put(guard ?? newGuard(ownInstallId()))
  })

/** Everything the second copies hold goes into the database, in one transaction. */
export async function restoreFound(): Promise<Found> {
  const spares = await readAllSpares()
  await openOrReplace()
  await putAll(spares)
  const found = foundIn(spares)
  writeSentinel({ armies: found.armies > 0, battles: found.battles.length > 0 })
  armiesChanged()
  allowUse()
  return found
}

/** Begins anew. What was found stays in one spare file, and in every raw export. */
export async function beginAnew(): Promise<void> {
  const drive = await spareDrive()
  if (drive !== null) {
    const names = await drive.names()
    const aside = spareName('before', '', 0, Date.now())
    await drive.write(aside, await exportRaw())
    await drive.close(aside)
    const old = names.filter((name) => !name.startsWith('before'))
    await Promise.allSettled(old.map((name) => drive.remove(name)))
  }
  await openOrReplace()
  await clearForUse()
  writeSentinel({ armies: false, battles: false })
  allowUse()
}
