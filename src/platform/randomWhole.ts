// A whole number by chance, from the same source as the dice.
import { appDice } from './dice.ts'

/** 0 to n − 1, each exactly as likely as the others; n is 1 to 256. */
export function randomWhole(n: number): number {
  if (n === 1) return 0
  const roll = appDice()
  if (roll === null) throw new Error('this browser has no source of chance')
  return roll(n) - 1
}
