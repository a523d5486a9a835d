// The stored battles as a list, in every tab: what is under way, what is finished, and second versions that were kept.
import { defineStore } from 'pinia'
import {
  exportBattle,
  failureOf,
  loadBattle,
  removeBattle,
  watchBattles,
  type BattleCard,
} from '@/storage/battleDoor.ts'
import { useUnderWay } from './underWay.ts'
import { watchedList } from './watchedList.ts'

export type { FailureCode } from '@/storage/battleDoor.ts'

/** A battle in the list. */
export type StoredCard = BattleCard

/** Tries to delete a battle that somebody holds, and milliseconds between them. */
const mostTries = 8
const pause = 200

export const useBattleShelf = defineStore('battleShelf', () => {
  /** The newest first. */
  const { cards: battles, failure, show, stop } = watchedList(watchBattles)

  /** For good, with all second copies. Refused while a tab plays it; `failure` says so. */
  async function remove(id: string): Promise<boolean> {
    failure.value = null
    for (let tries = 1; ; tries += 1) {
      try {
        await removeBattle(id)
        useUnderWay().forget(id)
        return true
      } catch (cause) {
        const code = failureOf(cause)
        // A battle that was left a moment ago may still be on its way to the disk.
        if (code !== 'not-writer' || tries === mostTries) {
          failure.value = code
          return false
        }
      }
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }

  return { battles, failure, show, stop, remove, load: loadBattle, exportText: exportBattle }
})
