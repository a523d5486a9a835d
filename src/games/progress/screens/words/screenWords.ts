// The words of The March of Progress in the language that is spoken now.
import { roomWords } from '@/words/index.ts'
import type { ProgressWords } from './en/index.ts'

export const { words: progressWords, enter: enterProgress } = roomWords<ProgressWords>({
  en: () => import('./en/index.ts').then((module) => module.progressEn),
  de: () => import('./de/index.ts').then((module) => module.progressDe),
})
