// The stored armies as a list that grows while one scrolls: search, sort, bin.
import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'
import {
  addArmies,
  allTags,
  binArmy,
  deleteArmy,
  emptyOldBin,
  daysInBin,
  restoreArmy,
  tagArmy,
  watchArmies,
  watchBin,
  type ArmyPage,
  type ArmyQuery,
  type KeptArmy,
  type NewArmy,
  type Watch,
} from '@/storage/index.ts'

export type { ArmySort, KeptArmy } from '@/storage/index.ts'

const pageSize = 20

/** Whole days until an army in the bin goes for good; at least 1. */
export function daysLeftInBin(kept: KeptArmy): number {
  const day = 24 * 60 * 60 * 1000
  const stayed = (Date.now() - (kept.binnedAt ?? Date.now())) / day
  return Math.max(1, Math.ceil(daysInBin - stayed))
}

export const useArmyShelf = defineStore('armyShelf', () => {
  const page = shallowRef<ArmyPage | null>(null)
  const inBin = ref(0)
  const failure = shallowRef<unknown>(null)
  let query: ArmyQuery = { bin: false, sort: 'recent', search: '' }
  let count = pageSize
  let watches: Watch[] = []

  const fail = (cause: unknown): void => {
    failure.value = cause
  }

  function start(): void {
    stop()
    failure.value = null
    const tell = (next: ArmyPage): void => {
      page.value = next
    }
    watches = [watchArmies(query, count, tell, fail)]
    if (!query.bin) watches.push(watchBin((total) => (inBin.value = total), fail))
  }

  function stop(): void {
    for (const watch of watches) watch.stop()
    watches = []
  }

  function show(next: ArmyQuery): void {
    if (next.bin !== query.bin) page.value = null
    query = next
    count = pageSize
    start()
  }

  /** Shows the next armies of the list, if there are more. */
  function showMore(): void {
    if (page.value === null || page.value.armies.length >= page.value.total) return
    if (count > page.value.armies.length) return // the last page asked for is still on its way
    count += pageSize
    start()
  }

  const add = (entries: readonly NewArmy[]): Promise<string[]> => addArmies(entries)

  const duplicate = (kept: KeptArmy, name: string): Promise<string[]> =>
    addArmies([{ army: { ...kept.army, name }, original: kept.original, tags: kept.tags }])

  return {
    page,
    inBin,
    failure,
    show,
    showMore,
    stop,
    add,
    duplicate,
    bin: binArmy,
    restore: restoreArmy,
    tag: tagArmy,
    deleteForGood: deleteArmy,
    emptyOldBin,
    allTags,
  }
})
