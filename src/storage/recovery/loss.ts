// The database was emptied while the app was running: what else is still in memory or in second copies goes back in.
import { armyRow } from '../armyRow.ts'
import { connected } from '../connection.ts'
import { database } from '../database.ts'
import { armiesChanged, readArmyCopy, rememberedArmies } from '../spare/armyCopy.ts'
import type { SpareArmies } from '../spare/armyText.ts'
import { spareDrive } from '../spare/spareDrive.ts'
import { clearForUse } from './clearForUse.ts'

/** Adds the armies that are not in the database; of those that are, the newer version stays. */
export const addBackArmies = ({ stamp, armies }: SpareArmies): Promise<number> =>
  connected(() =>
    database.transaction('rw', database.armies, database.meta, async () => {
      const there = await database.armies.bulkGet(armies.map(({ id }) => id))
      const missing = armies.filter(
        (army, place) => (there[place]?.updatedAt ?? 0) < army.updatedAt,
      )
      await database.armies.bulkPut(missing.map(armyRow))
      const row = await database.meta.get('armies')
      const before = row?.key === 'armies' ? row.stamp : 0
      await database.meta.put({ key: 'armies', stamp: Math.max(stamp, before) + 1 })
      return missing.length
    }),
  )

/** To be called when a write found the database without its guard. */
export async function mendAfterLoss(): Promise<void> {
  await clearForUse()
  const drive = await spareDrive()
  const copy = rememberedArmies() ?? (drive === null ? null : await readArmyCopy(drive))
  if (copy !== null) await addBackArmies(copy)
  armiesChanged()
}
