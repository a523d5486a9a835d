import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rollDice } from '@/core/dice/dice.ts'
import { faceOf, seededDice, wordsOf, xoshiro128 } from '@/core/dice/seeded.ts'

describe('the generator', () => {
  // Outputs of the authors' C program, as other ports of it quote them.
  test.each([
    [
      [1, 2, 3, 4],
      [11520, 0, 5927040, 70819200],
    ],
    [
      [0x964d4a0c, 0xd40ab895, 0xad7fdecb, 0x3006f0f0],
      [0xf1391922, 0x6fe53806, 0xa5be2840, 0xf510ee70],
    ],
  ] as const)('started at %j is the xoshiro128** of its authors', (state, numbers) => {
    const next = xoshiro128(state)
    expect(numbers.map(() => next())).toEqual(numbers)
  })

  test('never starts at the one state it could not leave', () => {
    fc.assert(fc.property(fc.integer(), (seed) => wordsOf(seed).some((word) => word !== 0)))
  })
})

describe('seeded dice', () => {
  test('are the same for the same seed, on every machine', () => {
    expect(rollDice(seededDice(1815), 12, 6)).toEqual([1, 5, 1, 4, 3, 3, 3, 3, 1, 4, 5, 4])
  })

  test('are others for the next seed', () => {
    expect(rollDice(seededDice(1816), 12, 6)).not.toEqual(rollDice(seededDice(1815), 12, 6))
  })

  test('show every face of any die and no other', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 12 }), (seed, sides) => {
        const faces = new Set(rollDice(seededDice(seed), 400, sides))
        expect([...faces].sort((a, b) => a - b)).toEqual(
          Array.from({ length: sides }, (_, i) => i + 1),
        )
      }),
      { numRuns: 50 },
    )
  })

  test('give each face exactly the same number of the 2 to the 32nd draws', () => {
    for (let sides = 1; sides <= 40; sides += 1)
      for (let face = 1; face <= sides; face += 1) {
        const first = Math.ceil(((face - 1) * 2 ** 32) / sides)
        const last = Math.ceil((face * 2 ** 32) / sides) - 1
        expect(faceOf(last, sides)).toBe(face)
        const isFirstDrawnAgain = faceOf(first, sides) === 0
        if (isFirstDrawnAgain) expect(faceOf(first + 1, sides)).toBe(face)
        expect(last - first + (isFirstDrawnAgain ? 0 : 1)).toBe(Math.floor(2 ** 32 / sides))
      }
  })

  test('pairs of throws are fair: 360,000 pass the chi-square test at one in a million', () => {
    const counts = Array.from({ length: 36 }, () => 0)
    const roll = seededDice(21)
    for (let thrown = 0; thrown < 360_000; thrown += 1) {
      const pair = (roll(6) - 1) * 6 + roll(6) - 1
      counts[pair] = (counts[pair] ?? 0) + 1
    }
    const chiSquare = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0)
    expect(chiSquare).toBeLessThan(89.95)
  })
})
