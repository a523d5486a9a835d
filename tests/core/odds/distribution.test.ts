import { describe, expect, test } from 'vitest'
import {
  bestOf,
  certain,
  chanceOfAtLeast,
  chanceThat,
  die,
  followedBy,
  given,
  mapped,
  meanOf,
  mixture,
  sumOf,
  sumOfDice,
  weighted,
  type Distribution,
} from '@/core/odds/distribution.ts'
import { fraction } from '@/core/odds/fraction.ts'
import { oddsOfNumber, oddsOfWords } from '@/core/odds/odds.ts'
import { countedChances } from '@tests/support/counted.ts'

const chances = (of: Distribution): ReadonlyMap<number | string, unknown> =>
  new Map(oddsOfNumber('x', of).chances.map(({ outcome, chance }) => [outcome, chance]))
const sum = (faces: readonly number[]): number => faces.reduce((all, face) => all + face, 0)
const d6 = die(6)

describe('equals counting every throw:', () => {
  test.each([
    ['one die', d6, 1, sum],
    ['the sum of three dice', sumOfDice(3, 6), 3, sum],
    ['two dice and then one', sumOf(sumOfDice(2, 6), d6), 3, sum],
    ['the best of three dice', bestOf(3, d6), 3, (f: readonly number[]) => Math.max(...f)],
    [
      'two dice less two, not below 0',
      mapped(sumOfDice(2, 6), (s) => Math.max(s - 4, 0)),
      2,
      (f: readonly number[]) => Math.max(sum(f) - 4, 0),
    ],
    [
      'a die that says how many dice follow',
      followedBy(die(3), (count) => sumOfDice(count, 3)),
      4,
      ([count = 0, ...rest]: readonly number[]) => sum(rest.slice(0, count)),
    ],
  ])('%s', (name, of, dice, outcome) => {
    const sides = name.includes('says') ? 3 : 6
    expect(chances(of)).toEqual(countedChances(dice, sides, outcome))
  })
})

describe('a distribution', () => {
  test.each([
    ['reach of a line, 8 in or more', sumOfDice(2, 6), 8, fraction(5n, 12n)],
    ['reach of a column, 8 in or more', sumOfDice(3, 6), 8, fraction(181n, 216n)],
    ['at its least', d6, 1, fraction(1n)],
    ['beyond its most', d6, 7, fraction(0n)],
  ])('knows the chance of a target: %s', (_, of, target, chance) => {
    expect(chanceOfAtLeast(of, target)).toEqual(chance)
  })

  test('knows the chance of anything that can be asked of the number', () => {
    expect(chanceThat(d6, (face) => face % 2 === 0)).toEqual(fraction(1n, 2n))
  })

  test('knows its mean', () => {
    expect(meanOf(d6)).toEqual(fraction(7n, 2n))
    expect(meanOf(certain(-3))).toEqual(fraction(-3n))
  })

  test('mixes others by weight, whatever their totals', () => {
    const mixed = mixture([
      { weight: 1n, of: certain(0) },
      { weight: 2n, of: die(2) },
      { weight: 3n, of: die(3) },
    ])
    expect(chances(mixed)).toEqual(
      new Map([
        [0, fraction(1n, 6n)],
        [1, fraction(1n, 3n)],
        [2, fraction(1n, 3n)],
        [3, fraction(1n, 6n)],
      ]),
    )
    expect(mixed.weights.reduce((all, weight) => all + weight, 0n)).toBe(mixed.total)
  })

  test('can be told what is known by now', () => {
    const odd = given(d6, (face) => face % 2 === 1)
    expect(odd && chances(odd)).toEqual(new Map([1, 3, 5].map((face) => [face, fraction(1n, 3n)])))
    expect(given(d6, (face) => face > 6)).toBeNull()
  })

  test('is told nothing by what never happens', () => {
    const gap = weighted([
      [1, 1n],
      [2, 0n],
      [3, 1n],
    ])
    expect(given(gap, (value) => value === 2)).toBeNull()
  })

  test('of a sum has every value from the least to the most, weighted by both', () => {
    const loaded = weighted([
      [0, 2n],
      [1, 3n],
    ])
    expect(sumOf(loaded, loaded)).toEqual({ least: 0, weights: [4n, 12n, 9n], total: 25n })
  })

  test('may be written down by value, in any order', () => {
    expect(
      weighted([
        [3, 1n],
        [-1, 2n],
        [3, 1n],
      ]),
    ).toEqual({
      least: -1,
      weights: [2n, 0n, 0n, 0n, 2n],
      total: 4n,
    })
  })
})

describe('odds for a prompt', () => {
  test('of a number name what can come, with the mean', () => {
    expect(
      oddsOfNumber(
        'die',
        mapped(die(2), (face) => face * 2),
      ),
    ).toEqual({
      label: 'die',
      chances: [
        { outcome: 2, chance: fraction(1n, 2n) },
        { outcome: 4, chance: fraction(1n, 2n) },
      ],
      mean: fraction(3n),
    })
  })

  test('of words leave out what cannot come', () => {
    expect(oddsOfWords('check', { passed: 4n, failed: 2n, fled: 0n })).toEqual({
      label: 'check',
      chances: [
        { outcome: 'passed', chance: fraction(2n, 3n) },
        { outcome: 'failed', chance: fraction(1n, 3n) },
      ],
      mean: null,
    })
  })
})
