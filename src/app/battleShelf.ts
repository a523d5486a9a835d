// The stored battles as a list, in every tab: under way, finished, in the bin, and second versions that were kept.
import { defineStore } from 'pinia'
import { computed } from 'vue'
import {
  binBattle,
  binnedAt,
  emptyOldBattleBin,
  exportBattle,
  failureOf,
  loadBattle,
  removeBattle,
  restoreBattle,
  watchBattles,
  type BattleCard,
} from '@/storage/battleDoor.ts'
import { useUnderWay } from './underWay.ts'
import { watchedList } from './watchedList.ts'

export type { FailureCode } from '@/storage/battleDoor.ts'

/** A battle in the list. */
export type StoredCard = BattleCard

/** Tries to change a battle that another writer holds, and milliseconds between them. */
const mostTries = 8
const pause = 200

export const useBattleShelf = defineStore('battleShelf', () => {
  /** The newest first. */
  const { cards, failure, show, stop, again } = watchedList(watchBattles)

  /** False when it was refused, as while a tab plays it; `failure` says why. */
  async function attempted(change: () => Promise<void>): Promise<boolean> {
    failure.value = null
    for (let tries = 1; ; tries += 1) {
      try {
        await change()
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

  /** For good, with all second copies. */
  const remove = (id: string): Promise<boolean> =>
    attempted(async () => {
      await removeBattle(id)
      useUnderWay().forget(id)
    })

  /** For 30 days. */
  const bin = (id: string): Promise<boolean> =>
    attempted(async () => {
      await binBattle(id)
      useUnderWay().forget(id)
    })

  return {
    battles: computed(() => cards.value?.filter((card) => binnedAt(card) === null) ?? null),
    /** In the bin. */
    binned: computed(() => cards.value?.filter((card) => binnedAt(card) !== null) ?? []),
    failure,
    show,
    stop,
    again,
    remove,
    bin,
    restore: (id: string): Promise<boolean> => attempted(() => restoreBattle(id)),
    emptyOld: emptyOldBattleBin,
    load: loadBattle,
    exportText: exportBattle,
  }
})
