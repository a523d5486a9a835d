// The words of a battle. They come with the battle's own screens, never before.
import type { BattleWords } from './en/battle/battle.ts'
import { roomWords } from '../../../words/index.ts'

export type { BattleWords } from './en/battle/battle.ts'
export type { Names } from '../telling/names.ts'

export const { words: battleWords, enter: enterBattle } = roomWords<BattleWords>({
  en: () => import('./en/battle/battle.ts').then((module) => module.battleEn),
  de: () => import('./de/battle/battle.ts').then((module) => module.battleDe),
})
