// Dice by chance that anybody can throw again: the same seed gives the same faces, on every machine.
import type { RollDie } from './dice.ts'

type Words = readonly [number, number, number, number]

/**
 * xoshiro128** 1.1 of Blackman and Vigna: 128 bits of state (not all 0), period 2^128 - 1, 32 bits a call.
 * For simulations and tests; the app's own dice come from the phone's cryptographic source.
 */
export const xoshiro128 = (state: Words): (() => number) => {
  let [a, b, c, d] = state
  return () => {
    const fives = Math.imul(b, 5)
    const result = Math.imul((fives << 7) | (fives >>> 25), 9)
    const shifted = b << 9
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= shifted
    d = (d << 11) | (d >>> 21)
    return result >>> 0
  }
}

/** Spreads a seed over the whole state, so that neighbouring seeds give unrelated dice (splitmix32). */
export const wordsOf = (seed: number): Words => {
  let counter = seed | 0
  const next = (): number => {
    counter = (counter + 0x9e3779b9) | 0
    const once = Math.imul(counter ^ (counter >>> 16), 0x85ebca6b)
    const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35)
    return twice ^ (twice >>> 16)
  }
  return [next(), next(), next(), next()]
}

const span = 2 ** 32

/**
 * The face that 32 bits stand for, by Lemire's multiplication: each face owns an equal share of the span. What is
 * left over is no face (0) and must be thrown again, or some faces would come more often. The first comparison
 * spares nearly every throw the slow division.
 */
export const faceOf = (bits: number, sides: number): number => {
  const rest = Math.imul(bits, sides) >>> 0
  const isLeftOver = rest < sides && rest < span % sides
  return isLeftOver ? 0 : Math.floor((bits * sides) / span) + 1
}

/** Fair dice from a seed (a 32-bit whole number). */
export const seededDice = (seed: number): RollDie => {
  const next = xoshiro128(wordsOf(seed))
  return (sides) => {
    let face = faceOf(next(), sides)
    while (face === 0) face = faceOf(next(), sides)
    return face
  }
}
