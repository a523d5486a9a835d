// An event always has a name: one that came without is called what every new one is.
import type { ClubEvent } from '@/games/eagles/rules/index.ts'
import { eventsWords } from '@/desk/words/events.ts'

export const named = (event: ClubEvent): ClubEvent =>
  event.name === '' ? { ...event, name: eventsWords.value.list.newName } : event
