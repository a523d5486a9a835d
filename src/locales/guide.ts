// The words of the guided battle: they come only with it.
import type { guide } from './en/guide.ts'
import { roomWords } from './index.ts'

export const { words: guideWords, enter: enterGuide } = roomWords<typeof guide>({
  en: () => import('./en/guide.ts').then((module) => module.guide),
  de: () => import('./de/guide.ts').then((module) => module.guide),
})
