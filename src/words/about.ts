// The words about the app itself: loaded when its page is entered.
import type { about } from './en/about.ts'
import { roomWords } from './index.ts'

const room = roomWords<typeof about>({
  en: () => import('./en/about.ts').then((module) => module.about),
  de: () => import('./de/about.ts').then((module) => module.about),
})

export const aboutWords = room.words
export const enterAbout = room.enter
