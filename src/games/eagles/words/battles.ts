// The words of the rooms around a battle: the list, its beginning, the house rules, the guide.
import type { battles } from './en/battles/battles.ts'
import { roomWords } from '../../../words/index.ts'

export const { words: battlesWords, enter: enterBattles } = roomWords<typeof battles>({
  en: () => import('./en/battles/battles.ts').then((module) => module.battles),
  de: () => import('./de/battles/battles.ts').then((module) => module.battles),
})
