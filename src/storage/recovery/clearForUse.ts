// A database that belongs to this installation carries a guard; from then on everybody may use it.
import { connected } from '../connection.ts'
import { database } from '../database.ts'
import { mayRead, newGuard } from '../meta.ts'
import { ownInstallId, writeSentinel } from './sentinel.ts'

/** Gives the database its guard, unless it has one. */
export async function clearForUse(): Promise<void> {
  const installId = await connected(() =>
    database.transaction('rw', database.meta, async () => {
      const there = mayRead(await database.meta.get('guard'))
      const guard = there ?? newGuard(ownInstallId())
      if (there === null) await database.meta.put(guard) // else nothing is written: the phone may be full
      return guard.installId
    }),
  )
  writeSentinel({ installId })
}
