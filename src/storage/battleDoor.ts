// The door that battles go through; a user who only wants armies never loads it.
import type { Watch } from './armyQueries.ts'
import type { BattleCard, StoredBattle } from './battles/load.ts'
import type { BattleRow, BattleTitle, AnyOpening, Past } from './battles/battle.ts'
import { cleared, later, rareChunk, watch, type Fail } from './chunk.ts'

export { failureOf, type FailureCode } from './failure.ts'
export { headHash, recordOf } from './battles/battle.ts'
export type { AnyEntry, BattleState, BattleTitle, KeptBattle, Past } from './battles/battle.ts'
export type { JournalListener, JournalStatus, OpenJournal } from './battles/journal.ts'
export { binnedAt } from './battles/binMark.ts'
export type { BattleCard, StoredBattle } from './battles/load.ts'
export type { Saved, Where } from './battles/saver.ts'

const battles = () => cleared(rareChunk)

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
export const openJournal = later(battles, (code) => code.openJournal)

export const loadBattle = later(battles, (code) => code.loadBattle)

/** The text of a battle's file; reads only, and therefore also works before the start is through. */
export const exportBattle = later(rareChunk, (code) => code.exportBattle)

/** Calls `free` when no tab plays this battle any more, and this page is in sight. */
export const whenFree = (id: string, free: () => void): Watch =>
  watch(
    battles,
    (code) => code.whenFree(id, free),
    () => undefined,
  )

/** Whether another tab has a battle open for playing. */
export const isPlayedElsewhere = later(rareChunk, (code) => code.isPlayedElsewhere)

/** Into the bin, for 30 days. Refused while a tab plays it. */
export const binBattle = later(battles, (code) => (id: string) => code.binBattle(id))

export const restoreBattle = later(battles, (code) => code.restoreBattle)

/** Deletes for good what has been in the bin for more than 30 days; returns how many went. */
export const emptyOldBattleBin = later(battles, (code) => code.emptyOldBattleBin)

/** Forgets a battle for good. */
export async function removeBattle(id: string): Promise<void> {
  await (await battles()).removeBattle(id)
}

export const watchBattles = (tell: (cards: readonly BattleCard[]) => void, fail: Fail): Watch =>
  watch(battles, (code) => code.watchBattles(tell, fail), fail)

export const watchBattle = (
  id: string,
  tell: (stored: StoredBattle | null) => void,
  fail: Fail,
): Watch => watch(battles, (code) => code.watchBattle(id, tell, fail), fail)
