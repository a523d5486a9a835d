// The words of the rulebook: they come when it is opened, never before.
import type { rulebook } from './en/rulebook/rulebook.ts'
import { roomWords } from '../../../words/index.ts'

export const { words: rulebookWords, enter: enterRulebook } = roomWords<typeof rulebook>({
  en: () => import('./en/rulebook/rulebook.ts').then((module) => module.rulebook),
  de: () => import('./de/rulebook/rulebook.ts').then((module) => module.rulebook),
})
