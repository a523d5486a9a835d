// The words of the dice and their fairness: loaded when one of its screens is entered.
import type { dice } from './en/dice.ts'
import { roomWords } from './index.ts'

export const { words: diceWords, enter: enterDice } = roomWords<typeof dice>({
  en: () => import('./en/dice.ts').then((module) => module.dice),
  de: () => import('./de/dice.ts').then((module) => module.dice),
})
