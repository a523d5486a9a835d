import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { asNumber, commonMultiple, fraction, plus, times } from '@/core/odds/fraction.ts'

describe('a fraction', () => {
  test.each([
    [6n, 36n, 1n, 6n],
    [0n, 5n, 0n, 1n],
    [-4n, 6n, -2n, 3n],
    [4n, -6n, -2n, 3n],
    [7n, 1n, 7n, 1n],
  ])('%i of %i is %i/%i', (n, d, lowestN, lowestD) => {
    expect(fraction(n, d)).toEqual({ n: lowestN, d: lowestD })
  })

  test('is added and multiplied exactly', () => {
    expect(plus(fraction(1n, 3n), fraction(1n, 6n))).toEqual({ n: 1n, d: 2n })
    expect(times(fraction(2n, 3n), fraction(3n, 4n))).toEqual({ n: 1n, d: 2n })
  })

  test('looks like the number it is', () => {
    expect(asNumber(fraction(1n, 8n))).toBe(0.125)
    expect(asNumber(fraction(1n, 6n ** 20n))).toBe(1 / 6 ** 20)
  })

  test('always has the lowest terms and a positive denominator', () => {
    const big = fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n })
    fc.assert(
      fc.property(big, big, (n, d) => {
        fc.pre(d !== 0n)
        const lowest = fraction(n, d)
        expect(lowest.n * d).toBe(n * lowest.d)
        expect(lowest.d > 0n).toBe(true)
        expect(fraction(lowest.n, lowest.d)).toEqual(lowest)
        expect(fraction(n * 7n, d * 7n)).toEqual(lowest)
      }),
    )
  })
})

test('the common multiple is the smallest', () => {
  expect(commonMultiple(4n, 6n)).toBe(12n)
  expect(commonMultiple(6n, 36n)).toBe(36n)
  expect(commonMultiple(5n, 7n)).toBe(35n)
})
