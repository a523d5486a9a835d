// The database was emptied while the app was running: what else is still in memory or in second copies goes back in.
import { armyRow } from '../armyRow.ts'
import { connected } from '../connection.ts'
import { database, hasRows } from '../database.ts'
import { tellEmptied } from '../emptied.ts'
import { armiesChanged, readArmyCopy, rememberedArmies } from '../spare/armyCopy.ts'
import type { SpareArmies } from '../spare/armyText.ts'
import { stampOf } from '../meta.ts'
import { spareDrive } from '../spare/spareDrive.ts'
import { clearForUse } from './clearForUse.ts'
import { remembered } from './sentinel.ts'

/**
 * Adds the armies that are not in the database; of those that are, the newer version stays. Inside a transaction over
 * armies and meta. The count of changes only ever goes up: a copy made of this is newer than all others.
 */
export async function putBackArmies({ stamp, armies }: SpareArmies): Promise<number> {
  const there = await database.armies.bulkGet(armies.map(({ id }) => id))
  const missing = armies.filter((army, place) => (there[place]?.updatedAt ?? 0) < army.updatedAt)
  await database.armies.bulkPut(missing.map(armyRow))
  const row = await database.meta.get('armies')
  await database.meta.put({ key: 'armies', stamp: Math.max(stamp, stampOf(row)) + 1 })
  return missing.length
}

export const addBackArmies = (copy: SpareArmies): Promise<number> =>
  connected(() =>
    database.transaction('rw', database.armies, database.meta, () => putBackArmies(copy)),
  )

/** To be called when a write found the database without its guard; `isTold` by whoever calls, but for the events. */
export async function mendAfterLoss(isTold = false): Promise<void> {
  const hadEvents = remembered().events
  await clearForUse()
  const drive = await spareDrive()
  const copy = rememberedArmies() ?? (drive === null ? null : await readArmyCopy(drive))
  if (copy !== null) await addBackArmies(copy)
  armiesChanged()
  tellEmptied({
    whileOpen: !isTold,
    events: hadEvents && !(await connected(() => hasRows(database.events))),
  })
}
