// The words of a battle's end and of looking back at it: they come with the screen that needs them.
import type { BattleEndWords } from './en/end/end.ts'
import { roomWords } from '../../../words/index.ts'

export type { BattleEndWords } from './en/end/end.ts'

export const { words: endWords, enter: enterEnd } = roomWords<BattleEndWords>({
  en: () => import('./en/end/end.ts').then((module) => module.battleEndEn),
  de: () => import('./de/end/end.ts').then((module) => module.battleEndDe),
})
