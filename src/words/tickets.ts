// The words of tickets to the table and of outcomes on their way back: loaded with the first part that shows one.
import { roomWords } from './index.ts'
import type { tickets } from './en/tickets.ts'

export const { words: ticketWords, enter: enterTickets } = roomWords<typeof tickets>({
  en: () => import('./en/tickets.ts').then((module) => module.tickets),
  de: () => import('./de/tickets.ts').then((module) => module.tickets),
})
