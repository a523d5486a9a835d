// The organiser's events as a list, in every tab: new, copied, deleted.
import { defineStore } from 'pinia'
import type { ClubEvent, DeskRules } from '@/games/eagles/rules/index.ts'
import { keepForGood } from '@/platform/persistence.ts'
import { addEvent, removeEvent, watchEvents } from '@/storage/eventsDoor.ts'
import { watchedList } from '../../app/watchedList.ts'

export type { EventCard } from '@/storage/eventsDoor.ts'

export const useEventShelf = defineStore('eventShelf', () => {
  /** What changed last stands first. */
  const { cards: events, failure, show, stop, again } = watchedList(watchEvents)

  async function add(event: ClubEvent, desk?: DeskRules): Promise<string> {
    const id = await addEvent(event, desk)
    keepForGood()
    return id
  }

  return { events, failure, show, stop, again, add, remove: removeEvent }
})
