// The words of the rulebook: every rule a player may ask for, in our own words.
import { roomWords } from '@/words/index.ts'
import type { RulebookWords } from '../rulebook/book.ts'

export const { words: rulebookWords, enter: enterProgressRules } = roomWords<RulebookWords>({
  en: () => import('./en/rulebook.ts').then((module) => module.rulebookEn),
  de: () => import('./de/rulebook.ts').then((module) => module.rulebookDe),
})
