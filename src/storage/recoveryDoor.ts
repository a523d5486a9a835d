// The part of the door that is open even when the database is not.
import type { Connection } from './connection.ts'
import { storageChunk, waysChunk } from './chunk.ts'
import type { Emptied } from './emptied.ts'
import type { Compared } from './recovery/compare.ts'
import type { Found } from './recovery/found.ts'
import type { Boot } from './recovery/verdict.ts'

export type { Emptied } from './emptied.ts'
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
export const restoreFound = async (mayReplace = false): Promise<Found> =>
  (await waysChunk()).restoreFound(mayReplace)

/** The same at another place, where starts have failed to open the database; that one stays as it is. */
export const restoreElsewhere = async (): Promise<Found> => (await waysChunk()).restoreElsewhere()

/** Goes on with what the second copies hold, in memory: nothing is stored while the app is open. */
export const playInMemory = async (): Promise<Found> => (await waysChunk()).playInMemory()

/** Begins with an empty database in the place of one that is lost; what was found stays in a spare file. */
export const beginAnew = async (): Promise<void> => (await waysChunk()).beginAnew()

/** Every row and every spare file as it is. */
export const exportRaw = async (): Promise<Blob> => (await waysChunk()).exportRaw()

/** Tells how the connection to the database stands, now and whenever that changes. */
export async function watchConnection(tell: (standing: Connection) => void): Promise<() => void> {
  return (await storageChunk()).watchConnection(tell).stop
}
