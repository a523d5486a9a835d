// Dice of the app: every face exactly as likely as every other, from the machine's own source of chance.
import { randomWhole } from './randomWhole.ts'

const sides = 6

/** Natural faces, in the order thrown. */
export const rollDice = (count: number): readonly number[] =>
  Array.from({ length: count }, () => randomWhole(sides) + 1)
