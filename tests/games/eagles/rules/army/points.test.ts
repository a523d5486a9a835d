// What battalions and armies cost.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  armyPoints,
  battalionPoints,
  pointsLeft,
  priceParts,
  qualities,
  sampleArmies,
  type Quality,
} from '@/games/eagles/rules/index.ts'
import { anyArmy, army, battalion, patient, runs } from '@tests/support/armies.ts'

/** The booklet's table of Rankers, typed cell by cell. */
const table: { readonly [quality in Quality]: readonly number[] } = {
  green: [8, 10, 12, 14, 16, 18, 20, 22, 24],
  drilled: [16, 20, 24, 28, 32, 36, 40, 44, 48],
  veteran: [24, 30, 36, 42, 48, 54, 60, 66, 72],
  guards: [32, 40, 48, 56, 64, 72, 80, 88, 96],
}
const sizes = [16, 20, 24, 28, 32, 36, 40, 44, 48]
const cells = qualities.flatMap((quality) =>
  sizes.map((rankers, column) => ({ quality, rankers, points: table[quality][column] })),
)

describe('ARMY-03: Rankers', () => {
  test('have 36 prices in the table', () => {
    expect(cells).toHaveLength(36)
  })

  test.each(cells)('$rankers $quality cost $points', ({ quality, rankers, points }) => {
    expect(battalionPoints(battalion(quality, rankers))).toBe(points)
  })

  test('off the table cost exactly what their figures cost: 17 Green 8½', () => {
    expect(battalionPoints(battalion('green', 17))).toBe(8.5)
    expect(battalionPoints(battalion('veteran', 33))).toBe(49.5)
    expect(battalionPoints(battalion('guards', 0))).toBe(0)
  })

  test('of a quality that nobody knows cost nothing, their characters do', () => {
    expect(battalionPoints(battalion(null, 24, { officer: 1 }))).toBe(10)
  })
})

describe('characters and rifles', () => {
  test.each([
    ['ARMY-05: a drummer', { drummer: 1 }, 2],
    ['ARMY-06: a sergeant', { sergeant: 1 }, 4],
    ['ARMY-07: an ensign, or the British pair,', { ensign: 1 }, 6],
    ['ARMY-08: an officer', { officer: 1 }, 10],
    [
      'ARMY-04: all of them, on top of the Rankers,',
      { drummer: 2, sergeant: 2, ensign: 1, officer: 1 },
      28,
    ],
  ])('%s costs so much more', (_, characters, points) => {
    expect(battalionPoints(battalion('drilled', 24, characters))).toBe(24 + points)
  })

  test('ARMY-09: rifles cost a point for each Ranker', () => {
    expect(battalionPoints(battalion('veteran', 32, { light: true, rifles: true }))).toBe(48 + 32)
  })

  test('ARMY-14: being Light costs nothing', () => {
    expect(battalionPoints(battalion('veteran', 32, { light: true }))).toBe(48)
  })
})

describe('a price in parts', () => {
  test('names each part with its count, its price and its rule', () => {
    const rifles = battalion('veteran', 32, { light: true, rifles: true, drummer: 2, officer: 1 })
    expect(priceParts(rifles)).toEqual([
      { what: 'rankers', count: 32, each: 1.5, points: 48, rule: 'ARMY-03' },
      { what: 'rifles', count: 32, each: 1, points: 32, rule: 'ARMY-09' },
      { what: 'drummer', count: 2, each: 2, points: 4, rule: 'ARMY-05' },
      { what: 'officer', count: 1, each: 10, points: 10, rule: 'ARMY-08' },
    ])
  })

  test('always adds up to the whole', patient, () => {
    fc.assert(
      fc.property(anyArmy, ({ battalions }) => {
        for (const each of battalions) {
          const sum = priceParts(each).reduce((total, { points }) => total + points, 0)
          expect(sum).toBe(battalionPoints(each))
        }
      }),
      { numRuns: runs },
    )
  })
})

describe('an army', () => {
  test('of the samples costs 200 points, battalion by battalion as the rules print them', () => {
    expect(sampleArmies.map((each) => each.battalions.map(battalionPoints))).toEqual([
      [52, 48, 34, 52, 14],
      [32, 40, 36, 92],
    ])
    expect(sampleArmies.map(armyPoints)).toEqual([200, 200])
  })

  test('ARMY-01: leaves what it does not spend', () => {
    const list = army('french', battalion('drilled', 36))
    expect(pointsLeft(list)).toBe(164)
    expect(pointsLeft({ ...list, limit: 20 })).toBe(-16)
  })

  test('ARMY-11: has its Supreme Commander for nothing', () => {
    expect(armyPoints(army('austrian'))).toBe(0)
  })

  test('ARMY-13: of legal battalions costs an even number', () => {
    expect(cells.every(({ points }) => Number(points) % 2 === 0)).toBe(true)
  })
})
