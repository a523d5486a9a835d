// The organiser's events as a list, in every tab: new, copied, deleted.
import { defineStore } from 'pinia'
import { usualDesk, type ClubEvent, type DeskRules } from '@/games/eagles/rules/index.ts'
import { eventsWords } from '@/desk/words/events.ts'
import { keepForGood } from '@/platform/persistence.ts'
import { addEvent, removeEvent, watchEvents } from '@/storage/eventsDoor.ts'
import { watchedList } from '../../app/watchedList.ts'

export type { EventCard } from '@/storage/eventsDoor.ts'

/** One that came without a name is called what every new one is. */
const named = (event: ClubEvent): ClubEvent =>
  event.name === '' ? { ...event, name: eventsWords.value.list.newName } : event

/** The rules of the desk that come with an invitation: the size of a team; without teams nothing is written. */
export const deskOf = (teamSize: number): DeskRules | undefined =>
  teamSize > 1 ? { ...usualDesk, teamSize } : undefined

export const useEventShelf = defineStore('eventShelf', () => {
  /** What changed last stands first. */
  const { cards: events, failure, show, stop, again } = watchedList(watchEvents)

  async function add(event: ClubEvent, desk?: DeskRules): Promise<string> {
    const id = await addEvent(named(event), desk)
    keepForGood()
    return id
  }

  return { events, failure, show, stop, again, add, remove: removeEvent }
})
