// The words of battles that are past: the bin, and the history of armies.
import type { battlePast } from './en/battlePast.ts'
import { roomWords } from '../../../words/index.ts'

export const { words: pastWords, enter: enterPast } = roomWords<typeof battlePast>({
  en: () => import('./en/battlePast.ts').then((module) => module.battlePast),
  de: () => import('./de/battlePast.ts').then((module) => module.battlePast),
})
