// The battles on this phone as the results in an open log look for them: read once for all of them, and watched while one is shown.
import { defineStore } from 'pinia'
import { computed, onBeforeUnmount } from 'vue'
import { watchedList } from '@/app/watchedList.ts'
import { binnedAt, watchBattles } from '@/storage/battleDoor.ts'

const useCards = defineStore('foughtCards', () => {
  const { cards, show, stop } = watchedList(watchBattles)
  return {
    /** Null until they are known; without those in the bin. */
    cards: computed(() => cards.value?.filter((card) => binnedAt(card) === null) ?? null),
    show,
    stop,
  }
})

/** While this component is there. */
export function useFoughtCards() {
  const store = useCards()
  store.show()
  onBeforeUnmount(store.stop)
  return store
}
