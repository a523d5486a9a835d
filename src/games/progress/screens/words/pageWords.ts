// The words of the game's pages beside the table: results, scenarios of one's own.
import { roomWords } from '@/words/index.ts'
import type { PageWords } from './en/pages.ts'

export const { words: pageWords, enter: enterProgressPages } = roomWords<PageWords>({
  en: () => import('./en/pages.ts').then((module) => module.pagesEn),
  de: () => import('./de/pages.ts').then((module) => module.pagesDe),
})
