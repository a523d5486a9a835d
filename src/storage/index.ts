// The one door to what is stored. Dexie comes with the first call, off the way to the first paint.
import type { Changed, NewArmy } from './armies.ts'
import type { Reading } from './reading/readOutside.ts'
import type { ArmyPage, ArmyQuery, Watch } from './armyQueries.ts'
import type { BattleRow } from './battles/battle.ts'
import type { KeptArmy } from './keptArmy.ts'
import { armyWriting, local } from './chunk.ts'
import type { Edit } from '@/games/eagles/rules/index.ts'

export { daysInBin } from './bin.ts'
export type { NewArmy } from './armies.ts'
export type { ArmyPage, ArmyQuery, ArmySort, Watch } from './armyQueries.ts'
export type { KeptArmy } from './keptArmy.ts'
export type { BattleRow } from './battles/battle.ts'
export type { ReadArmy, Reading } from './reading/readOutside.ts'
export * from './recoveryDoor.ts'

/** Fetches the database code ahead of its first use. */
export const warmUp = (): void => void local()

export const addArmies = async (entries: readonly NewArmy[]): Promise<string[]> =>
  (await armyWriting()).addArmies(entries)

export const editArmy = async (id: string, edits: readonly Edit[]): Changed =>
  (await armyWriting()).editArmy(id, edits)

export const tagArmy = async (id: string, tags: readonly string[]): Changed =>
  (await armyWriting()).tagArmy(id, tags)

export const binArmy = async (id: string): Changed => (await armyWriting()).binArmy(id)

export const restoreArmy = async (id: string): Changed => (await armyWriting()).restoreArmy(id)

export const deleteArmy = async (id: string): Promise<void> => (await armyWriting()).deleteArmy(id)

export const emptyOldBin = async (): Promise<number> => (await armyWriting()).emptyOldBin()

export const allTags = async (): Promise<string[]> => (await local()).allTags()

type Fail = (cause: unknown) => void

/** Starts a watch once the database code is there; stopping earlier means it never starts. */
function later(start: (module: Awaited<ReturnType<typeof local>>) => Watch, fail: Fail): Watch {
  let running: Watch | null = null
  let stopped = false
  local().then((module) => {
    if (!stopped) running = start(module)
  }, fail)
  return {
    stop: () => {
      stopped = true
      running?.stop()
    },
  }
}

export const watchArmies = (
  query: ArmyQuery,
  count: number,
  tell: (page: ArmyPage) => void,
  fail: Fail,
): Watch => later((module) => module.watchArmies(query, count, tell, fail), fail)

/** Who watches one army is about to change it. */
export const watchArmy = (id: string, tell: (kept: KeptArmy | null) => void, fail: Fail): Watch => {
  void armyWriting().catch(() => undefined) // the change itself tells what is wrong
  return later((module) => module.watchArmy(id, tell, fail), fail)
}

export const watchBin = (tell: (count: number) => void, fail: Fail): Watch =>
  later((module) => module.watchBin(tell, fail), fail)

/** The battles that are not over, the one touched last first. */
export const watchUnfinished = (tell: (battles: readonly BattleRow[]) => void, fail: Fail): Watch =>
  later((module) => module.watchUnfinished(tell, fail), fail)

/** Reads foreign text; rejects only if the reading code itself cannot be loaded. */
export const readText = async (text: string): Promise<Reading> =>
  (await import('./reading/readInWorker.ts')).readInWorker(text)

/** Reads a file of text, likewise. */
export const readFile = async (file: Blob): Promise<Reading> =>
  (await import('./reading/readFile.ts')).readFile(file)
