// The part of the door that is open even when the database is not.
import type { Connection } from './connection.ts'
import type { Loss } from './battles/ledger.ts'
import { local, rareChunk, storageChunk } from './chunk.ts'
import type { Emptied } from './emptied.ts'
import type { Compared } from './recovery/compare.ts'
import type { Found } from './recovery/found.ts'
import type { Boot } from './recovery/verdict.ts'

export type { Emptied } from './emptied.ts'
export type { Loss } from './battles/ledger.ts'
export { failureOf, type FailureCode } from './failure.ts'
export type { Connection } from './connection.ts'
export type { Compared } from './recovery/compare.ts'
export type { Found } from './recovery/found.ts'
export type { Boot } from './recovery/verdict.ts'

/** The verdict on what is stored; the database is used by nobody before it. */
export const boot = async (): Promise<Boot> => (await storageChunk()).boot()

/** What was put right in the background after a start that went well; null if there was nothing to compare with. */
export async function compared(): Promise<Compared | null> {
  const chunk = await storageChunk()
  await chunk.boot()
  return chunk.compared()
}

/** Tells when the browser has emptied the database, now or at an earlier time that nobody has heard of. */
export const whenEmptied = async (tell: (what: Emptied) => void): Promise<void> =>
  (await import('./emptied.ts')).whenEmptied(tell)

/** Puts back everything the second copies hold; `mayReplace`: even where a database that nobody can read has to go. */
export async function restoreFound(mayReplace = false): Promise<Found> {
  const found = await (await rareChunk()).restoreFound(mayReplace)
  const { compareAll } = await import('./recovery/compare.ts')
  await compareAll().catch(() => null) // what is still missing is counted and told
  return found
}

/** Begins with an empty database in the place of one that is lost; what was found stays in a spare file. */
export async function beginAnew(): Promise<void> {
  await (await rareChunk()).beginAnew()
  await (await import('./battles/entryCounts.ts')).forgetAll()
}

const losses = () => import('./battles/entryCounts.ts')

/** Tells what could not be read of battles, now and after every new loss. Stopping before the code is there means never. */
export function watchLosses(tell: (losses: readonly Loss[]) => void): { stop: () => void } {
  let isStopped = false
  let running: { stop: () => void } | null = null
  void losses().then(({ watchLosses: watch }) => {
    if (!isStopped) running = watch(tell)
  })
  return {
    stop: () => {
      isStopped = true
      running?.stop()
    },
  }
}

/** The user has heard of all losses so far. */
export const markLossesTold = async (): Promise<void> => (await losses()).markTold()

/** The user has read of this loss and wants it off the list; what was kept aside stays. */
export const dismissLoss = async (loss: Loss): Promise<void> => (await losses()).dismissLoss(loss)

/** The lines of a battle that were kept aside because they could not be read; null if there are none. */
export async function exportUnread(battle: string): Promise<string | null> {
  await local()
  return (await rareChunk()).exportAside(battle)
}

/** Every row and every spare file as it is. */
export const exportRaw = async (): Promise<string> => (await rareChunk()).exportRaw()

/** Tells how the connection to the database stands, now and whenever that changes. */
export async function watchConnection(tell: (standing: Connection) => void): Promise<() => void> {
  return (await storageChunk()).watchConnection(tell).stop
}
