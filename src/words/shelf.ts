// The words of the shelf, of what is under way, and of the very first open.
import type { shelf } from './en/shelf.ts'
import { roomWords } from './index.ts'

export const { words: shelfWords, enter: enterShelf } = roomWords<typeof shelf>({
  en: () => import('./en/shelf.ts').then((module) => module.shelf),
  de: () => import('./de/shelf.ts').then((module) => module.shelf),
})
