// The words of the dice and their fairness: loaded when one of its screens is entered.
import type { dice } from './en/dice.ts'
import { roomWords } from './index.ts'

const room = roomWords<typeof dice>({
  en: () => import('./en/dice.ts').then((module) => module.dice),
  de: () => import('./de/dice.ts').then((module) => module.dice),
})

export const diceWords = room.words
export const enterDice = room.enter
