// The words of a battle's end and of looking back at it: they come with the screen that needs them.
import type { BattleEndWords } from './en/battleEnd.ts'
import { roomWords } from './index.ts'

export type { BattleEndWords } from './en/battleEnd.ts'

export const { words: endWords, enter: enterEnd } = roomWords<BattleEndWords>({
  en: () => import('./en/battleEnd.ts').then((module) => module.battleEndEn),
  de: () => import('./de/battleEnd.ts').then((module) => module.battleEndDe),
})
