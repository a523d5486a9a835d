// The part of the door that is open even when the database is not.
import type { Connection } from './connection.ts'
import { rareChunk, storageChunk } from './chunk.ts'
import type { Boot } from './recovery/boot.ts'
import type { Found } from './recovery/found.ts'

export { failureCodes, failureOf, type FailureCode } from './failure.ts'
export type { Connection } from './connection.ts'
export type { Boot } from './recovery/boot.ts'
export type { Found, FoundBattle } from './recovery/found.ts'

/** The verdict on what is stored; the database is used by nobody before it. */
export const boot = async (): Promise<Boot> => (await storageChunk()).boot()

/** Puts back everything the second copies hold. */
export const restoreFound = async (): Promise<Found> => (await rareChunk()).restoreFound()

/** Begins with an empty database; what was found stays in a spare file. */
export const beginAnew = async (): Promise<void> => (await rareChunk()).beginAnew()

/** Every row and every spare file as it is. */
export const exportRaw = async (): Promise<string> => (await rareChunk()).exportRaw()

/** Tells how the connection to the database stands, now and whenever that changes. */
export async function watchConnection(tell: (standing: Connection) => void): Promise<() => void> {
  return (await storageChunk()).watchConnection(tell).stop
}
