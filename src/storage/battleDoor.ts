// The door that battles go through; nobody who only wants armies loads it.
import type { BattleCard, BattleWatch, StoredBattle } from './battles/load.ts'
import type { BattleRow, BattleTitle, AnyOpening, KeptBattle, Past } from './battles/battle.ts'
import type { JournalListener, OpenJournal } from './battles/journal.ts'
import { battles, rareChunk } from './chunk.ts'

export { failureOf, type FailureCode } from './failure.ts'
export { headHash, recordOf } from './battles/battle.ts'
export type { AnyEntry, BattleState, BattleTitle, KeptBattle, Past } from './battles/battle.ts'
export type { JournalListener, JournalStatus, OpenJournal } from './battles/journal.ts'
export { binnedAt } from './battles/binMark.ts'
export type { BattleCard, StoredBattle } from './battles/load.ts'
export type { Saved, Where } from './battles/saver.ts'

/** Stores a battle that begins now, or goes on from what happened in another one; returns its id. */
export async function beginBattle(
  opening: AnyOpening,
  title: BattleTitle,
  past: Past = [],
): Promise<string> {
  const now = Date.now()
  const battle: BattleRow = {
    id: crypto.randomUUID(),
    opening,
    title,
    state: 'running',
    createdAt: now,
    updatedAt: now,
    copyOf: null,
  }
  await (await battles()).beginBattle(battle, past)
  return battle.id
}

/** Opens a battle for playing. Null if another tab plays it; `steal` takes it away from that tab. */
export const openJournal = async (
  id: string,
  listener: JournalListener,
  steal = false,
): Promise<OpenJournal | null> => (await battles()).openJournal(id, listener, steal)

export const loadBattle = async (id: string): Promise<StoredBattle | null> =>
  (await battles()).loadBattle(id)

/** The text of a battle's file; reads only, and therefore also works before the start is through. */
export const exportBattle = async (
  id: string,
  inMemory: KeptBattle | null = null,
): Promise<string | null> => (await rareChunk()).exportBattle(id, inMemory)

/** Calls `free` when nobody plays this battle any more, and this page is in sight. */
export function whenFree(id: string, free: () => void): BattleWatch {
  return later(
    (chunk) => chunk.whenFree(id, free),
    () => undefined,
  )
}

/** Whether another tab has a battle open for playing. */
export const isPlayedElsewhere = async (): Promise<boolean> =>
  (await rareChunk()).isPlayedElsewhere()

/** Into the bin, for 30 days. Refused while a tab plays it. */
export const binBattle = async (id: string): Promise<void> => (await battles()).binBattle(id)

export const restoreBattle = async (id: string): Promise<void> =>
  (await battles()).restoreBattle(id)

/** Deletes for good what has been in the bin for more than 30 days; returns how many went. */
export const emptyOldBattleBin = async (now = Date.now()): Promise<number> =>
  (await battles()).emptyOldBattleBin(now)

/** Forgets a battle for good. */
export async function removeBattle(id: string): Promise<void> {
  await (await battles()).removeBattle(id)
}

type Start = (chunk: Awaited<ReturnType<typeof battles>>) => BattleWatch

/** Stopping before the chunk is there means that the watch never starts. */
function later(start: Start, fail: (cause: unknown) => void): BattleWatch {
  let running: BattleWatch | null = null
  let isStopped = false
  battles().then((chunk) => {
    if (!isStopped) running = start(chunk)
  }, fail)
  return {
    stop: () => {
      isStopped = true
      running?.stop()
    },
  }
}

type Fail = (cause: unknown) => void

export const watchBattles = (tell: (cards: readonly BattleCard[]) => void, fail: Fail) =>
  later((chunk) => chunk.watchBattles(tell, fail), fail)

export const watchBattle = (id: string, tell: (stored: StoredBattle | null) => void, fail: Fail) =>
  later((chunk) => chunk.watchBattle(id, tell, fail), fail)
