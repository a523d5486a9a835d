// Dice as an argument: a caller that wants numbers by chance is handed something that rolls.

/** Rolls one die with that many sides (a whole number, 1 to 2 to the 16th): 1 to `sides`, each equally likely. */
export type RollDie = (sides: number) => number

/** `count` dice one after the other, in the order thrown. */
export const rollDice = (roll: RollDie, count: number, sides: number): readonly number[] =>
  Array.from({ length: count }, () => roll(sides))
