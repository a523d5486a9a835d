// The stored armies as a list that grows while one scrolls: search, sort, bin.
import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'
import {
  watchArmies,
  watchBin,
  type ArmyPage,
  type ArmyQuery,
  type Watch,
} from '@/storage/index.ts'

export type { ArmySort } from '@/storage/index.ts'

const pageSize = 20

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
    const shown = page.value?.armies.length ?? 0
    if (shown >= (page.value?.total ?? 0) || count > shown) return // nothing more, or already on its way
    count += pageSize
    start()
  }

  return { page, inBin, failure, show, showMore, stop }
})
