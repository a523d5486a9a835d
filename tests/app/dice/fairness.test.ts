// What the fairness page says of counts: the right figure, and no more than it shows.
import { describe, expect, test } from 'vitest'
import { chiSquare, fairnessOf, tailOf, type FaceCounts } from '@/app/dice/fairness.ts'

test('even counts are χ² 0, and everything there is on one face is as uneven as can be', () => {
  expect(chiSquare([7, 7, 7, 7, 7, 7])).toBe(0)
  expect(chiSquare([60, 0, 0, 0, 0, 0])).toBe(300)
  expect(chiSquare([0, 0, 0, 0, 0, 0])).toBe(0)
})

/** From the tables of every book: five degrees of freedom. */
const table: readonly (readonly [number, number])[] = [
  [0, 1],
  [1.145, 0.95],
  [4.351, 0.5],
  [11.07, 0.05],
  [15.086, 0.01],
  [20.515, 0.001],
]
for (const [chi, tail] of table)
  test(`fair dice are above ${String(chi)} in ${String(100 * tail)} of 100 cases`, () => {
    expect(tailOf(chi)).toBeCloseTo(tail, 3)
  })

describe('the verdict', () => {
  const verdicts: readonly (readonly [string, FaceCounts])[] = [
    ['few', [5, 5, 5, 5, 5, 4]],
    ['usual', [10, 12, 9, 11, 8, 10]],
    ['odd', [20, 10, 10, 8, 6, 6]],
    ['rare', [22, 10, 10, 7, 6, 5]],
    ['veryRare', [26, 10, 8, 6, 5, 5]],
  ]
  for (const [verdict, counts] of verdicts)
    test(`${verdict} is what ${counts.join(', ')} are`, () => {
      expect(fairnessOf(counts).verdict).toBe(verdict)
    })
})
