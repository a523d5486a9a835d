// The organiser's events as a list, in every tab: new, copied, deleted.
import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'
import type { ClubEvent } from '@/rules/eagles/index.ts'
import { keepForGood } from '@/platform/persistence.ts'
import { addEvent, removeEvent, watchEvents, type EventCard } from '@/storage/eventsDoor.ts'
import { failureOf, type FailureCode } from '@/storage/index.ts'

export type { EventCard } from '@/storage/eventsDoor.ts'

export const useEventShelf = defineStore('eventShelf', () => {
  /** What changed last stands first; null until they are known. */
  const events = shallowRef<readonly EventCard[] | null>(null)
  const failure = ref<FailureCode | null>(null)
  let watch: { readonly stop: () => void } | null = null

  function stop(): void {
    watch?.stop()
    watch = null
  }

  function show(): void {
    stop()
    failure.value = null
    watch = watchEvents(
      (cards) => (events.value = cards),
      (cause) => (failure.value = failureOf(cause)),
    )
  }

  async function add(event: ClubEvent): Promise<string> {
    const id = await addEvent(event)
    keepForGood()
    return id
  }

  return { events, failure, show, stop, add, remove: removeEvent }
})
