// The words of the clock of a battle: they come only where one was wished for.
import type { clock as english } from './en/clock/clock.ts'
import { roomWords } from '../../../words/index.ts'

const room = roomWords<typeof english>({
  en: () => import('./en/clock/clock.ts').then((module) => module.clock),
  de: () => import('./de/clock/clock.ts').then((module) => module.clock),
})

export const clockWords = room.words
export const enterClock = room.enter
