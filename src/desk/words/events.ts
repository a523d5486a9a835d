// The words of the organiser's desk: loaded when one of its screens is entered.
import type { events } from './en/events.ts'
import { roomWords } from '../../words/index.ts'

export const { words: eventsWords, enter: enterEvents } = roomWords<typeof events>({
  en: () => import('./en/events.ts').then((module) => module.events),
  de: () => import('./de/events.ts').then((module) => module.events),
})
