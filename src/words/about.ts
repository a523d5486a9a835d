// The words about the app itself: loaded when its page is entered.
import type { about } from './en/about.ts'
import { roomWords } from './index.ts'

export const { words: aboutWords, enter: enterAbout } = roomWords<typeof about>({
  en: () => import('./en/about.ts').then((module) => module.about),
  de: () => import('./de/about.ts').then((module) => module.about),
})
