// The words of the rulebook: every rule of the game, in our own words.
import { roomWords } from '@/words/index.ts'
import type { RulebookWords } from '../rulebook/book.ts'

export const { words: rulebookWords, enter: enterDelugeRules } = roomWords<RulebookWords>({
  en: () => import('./en/rulebook/index.ts').then((module) => module.rulebookEn),
  de: () => import('./de/rulebook/index.ts').then((module) => module.rulebookDe),
})
