// The words of a battle. They come with the battle's own screens, never before.
import type { BattleWords } from './en/battle.ts'
import { roomWords } from './index.ts'

export type { BattleWords } from './en/battle.ts'
export type { Names } from './battleNames.ts'

export const { words: battleWords, enter: enterBattle } = roomWords<BattleWords>({
  en: () => import('./en/battle.ts').then((module) => module.battleEn),
  de: () => import('./de/battle.ts').then((module) => module.battleDe),
})
