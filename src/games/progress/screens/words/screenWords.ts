// The words of the screens of The March of Progress in the language that is spoken now.
import { roomWords } from '@/words/index.ts'
import type { ScreenWords } from './en/index.ts'

export const { words: screenWords, enter: enterProgress } = roomWords<ScreenWords>({
  en: () => import('./en/index.ts').then((module) => module.screenEn),
  de: () => import('./de/index.ts').then((module) => module.screenDe),
})
