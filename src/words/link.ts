// The words of a second phone at the table: loaded with the first part that shows one.
import { roomWords } from './index.ts'
import type { link } from './en/link.ts'

export const { words: linkWords, enter: enterLink } = roomWords<typeof link>({
  en: () => import('./en/link.ts').then((module) => module.link),
  de: () => import('./de/link.ts').then((module) => module.link),
})
