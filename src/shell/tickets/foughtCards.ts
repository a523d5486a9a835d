// The battles on this phone as the results in an open log look for them: read once for all of them, and watched while one is shown.
import { defineStore } from 'pinia'
import { computed, onBeforeUnmount } from 'vue'
import { watchedList } from '@/app/watchedList.ts'
import { binnedAt, watchBattles } from '@/storage/battleDoor.ts'

const useCards = defineStore('foughtCards', () => {
  const { cards, show, stop } = watchedList(watchBattles)
  let lookers = 0
  return {
    /** Null until they are known; without those in the bin. */
    cards: computed(() => cards.value?.filter((card) => binnedAt(card) === null) ?? null),
    enter: (): void => {
      if (lookers === 0) show()
      lookers += 1
    },
    leave: (): void => {
      lookers -= 1
      if (lookers === 0) stop()
    },
  }
})

/** While this component is there. */
export function useFoughtCards() {
  const store = useCards()
  store.enter()
  onBeforeUnmount(store.leave)
  return store
}
