// The words of the battle card: they come with it.
import type { battleCard } from './en/battleCard.ts'
import { roomWords } from '../../../words/index.ts'

export const { words: cardWords, enter: enterCard } = roomWords<typeof battleCard>({
  en: () => import('./en/battleCard.ts').then((module) => module.battleCard),
  de: () => import('./de/battleCard.ts').then((module) => module.battleCard),
})
