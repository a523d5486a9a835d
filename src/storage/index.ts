// The one door to what is stored. Dexie comes with the first call, off the way to the first paint.
import type { Connection } from './connection.ts'
import type { ArmyPage, ArmyQuery, Watch } from './armyQueries.ts'
import type { BattleRow } from './battles/battle.ts'
import type { KeptArmy } from './keptArmy.ts'
import { cleared, later, local, storageChunk, watch, type Fail } from './chunk.ts'
import type { Compared } from './recovery/compare.ts'

export { daysInBin } from './bin.ts'
export type { ArmyPage, ArmyQuery, ArmySort, Watch } from './armyQueries.ts'
export type { KeptArmy } from './keptArmy.ts'
export type { BattleRow } from './battles/battle.ts'
export type { ReadArmy, Reading } from './reading/readOutside.ts'
export type { Emptied } from './emptied.ts'
export { failureOf, type FailureCode } from './failure.ts'
export type { Connection } from './connection.ts'
export type { Compared } from './recovery/compare.ts'
export type { Found } from './recovery/found.ts'
export type { Boot } from './recovery/verdict.ts'

const armies = () => cleared(() => import('./armies.ts'))

/** Fetches the database code ahead of its first use. */
export const warmUp = (): void => void local()

export const addArmies = later(armies, (code) => code.addArmies)
export const editArmy = later(armies, (code) => code.editArmy)
export const tagArmy = later(armies, (code) => code.tagArmy)
export const binArmy = later(armies, (code) => code.binArmy)
export const restoreArmy = later(armies, (code) => code.restoreArmy)
export const deleteArmy = later(armies, (code) => code.deleteArmy)
export const emptyOldBin = later(armies, (code) => () => code.emptyOldBin())
export const allTags = later(local, (code) => code.allTags)

export const watchArmies = (
  query: ArmyQuery,
  count: number,
  tell: (page: ArmyPage) => void,
  fail: Fail,
): Watch => watch(local, (code) => code.watchArmies(query, count, tell, fail), fail)

/** Who watches one army is about to change it. */
export const watchArmy = (id: string, tell: (kept: KeptArmy | null) => void, fail: Fail): Watch => {
  void armies().catch(() => undefined) // the change itself tells what is wrong
  return watch(local, (code) => code.watchArmy(id, tell, fail), fail)
}

export const watchBin = (tell: (count: number) => void, fail: Fail): Watch =>
  watch(local, (code) => code.watchBin(tell, fail), fail)

/** The battles that are not over, the one touched last first. */
export const watchUnfinished = (tell: (battles: readonly BattleRow[]) => void, fail: Fail): Watch =>
  watch(local, (code) => code.watchUnfinished(tell, fail), fail)

/** Reads foreign text; rejects only if the reading code itself cannot be loaded. */
export const readText = later(
  () => import('./reading/readInWorker.ts'),
  (code) => (text: string) => code.readInWorker(text),
)

/** Reads a file of text, likewise. */
export const readFile = later(
  () => import('./reading/readFile.ts'),
  (code) => code.readFile,
)

// What follows is open even when the database is not.

/** The verdict on what is stored; no caller uses the database before it. */
export const boot = later(storageChunk, (code) => code.boot)

/** What was put right in the background after a start that went well; null if there was nothing to compare with. */
export async function compared(): Promise<Compared | null> {
  const chunk = await storageChunk()
  await chunk.boot()
  return chunk.compared()
}

/** Tells when the browser has emptied the database, now or at an earlier time that was not told yet. */
export const whenEmptied = later(
  () => import('./emptied.ts'),
  (code) => code.whenEmptied,
)

/** The ways out of a lost database. */
const ways = () => import('./recovery/counted.ts')

/** Puts back everything the second copies hold; `mayReplace`: even where a database that cannot be read has to go. */
export const restoreFound = later(ways, (code) => code.restoreFound)

/** The same at another place, where starts have failed to open the database; that one stays as it is. */
export const restoreElsewhere = later(ways, (code) => code.restoreElsewhere)

/** Goes on with what the second copies hold, in memory: nothing is stored while the app is open. */
export const playInMemory = later(ways, (code) => code.playInMemory)

/** Begins with an empty database in the place of one that is lost; what was found stays in a spare file. */
export const beginAnew = later(ways, (code) => code.beginAnew)

/** Every row and every spare file as it is. */
export const exportRaw = later(ways, (code) => () => code.exportRaw())

/** Tells how the connection to the database stands, now and whenever that changes. */
export async function watchConnection(tell: (standing: Connection) => void): Promise<() => void> {
  return (await storageChunk()).watchConnection(tell).stop
}
