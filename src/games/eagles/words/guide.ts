// The words of the guided battle: they come only with it.
import type { guide } from './en/guide/guide.ts'
import { roomWords } from '../../../words/index.ts'

export const { words: guideWords, enter: enterGuide } = roomWords<typeof guide>({
  en: () => import('./en/guide/guide.ts').then((module) => module.guide),
  de: () => import('./de/guide/guide.ts').then((module) => module.guide),
})
