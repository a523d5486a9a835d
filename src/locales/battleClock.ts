// The words of the clock of a battle: they come only where one was wished for.
import type { clock as english } from './en/battleClock.ts'
import { roomWords } from './index.ts'

const room = roomWords<typeof english>({
  en: () => import('./en/battleClock.ts').then((module) => module.clock),
  de: () => import('./de/battleClock.ts').then((module) => module.clock),
})

export const clockWords = room.words
export const enterClock = room.enter
