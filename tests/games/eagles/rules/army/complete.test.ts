// Completing a list at random.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  applyEdits,
  armyPoints,
  bounds,
  canComplete,
  checkArmy,
  completion,
  newArmy,
  pointsLeft,
  sampleArmies,
  type Army,
} from '@/games/eagles/rules/index.ts'
import { anyArmy, patient, runs, seeded } from '@tests/support/armies.ts'

const complete = (list: Army, seed: number): Army =>
  applyEdits(list, completion(list, seeded(seed)))

describe('completing a list at random', () => {
  test('spends every point of an even limit and breaks no rule', patient, () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 250 }), fc.nat(), (half, seed) => {
        const full = complete({ ...newArmy('french'), limit: 2 * half }, seed)
        expect(checkArmy(full)).toEqual([])
        expect(pointsLeft(full)).toBe(0)
      }),
      { numRuns: runs / 2 },
    )
  })

  test('leaves one point of an odd limit (ARMY-13)', () => {
    expect(pointsLeft(complete({ ...newArmy('french'), limit: 151 }, 7))).toBe(1)
  })

  test('changes no battalion that is there: it adds behind them, or nothing', patient, () => {
    fc.assert(
      fc.property(anyArmy, fc.nat(200), fc.nat(), (list, left, seed) => {
        const open: Army = { ...list, limit: Math.max(8, Math.ceil(armyPoints(list)) + left) }
        const full = complete(open, seed)
        expect(pointsLeft(full)).toBeGreaterThanOrEqual(0)
        expect(full.battalions.slice(0, open.battalions.length)).toEqual(open.battalions)
        expect(full.battalions.length > open.battalions.length).toBe(canComplete(open))
        const codes = new Set(checkArmy(open).map(({ code }) => code))
        codes.add('no-battalions')
        expect(checkArmy(full).every(({ code }) => codes.has(code))).toBe(true)
      }),
      { numRuns: runs / 4 },
    )
  })

  test(
    'spends every point left of 8 or more, where the list so far is legal and even',
    patient,
    () => {
      fc.assert(
        fc.property(fc.integer({ min: 4, max: 80 }), fc.nat(), (half, seed) => {
          const begun = complete({ ...newArmy('british'), limit: 60 }, seed)
          const full = complete({ ...begun, limit: 60 + 2 * half }, seed + 1)
          expect(full.battalions.slice(0, begun.battalions.length)).toEqual(begun.battalions)
          expect(pointsLeft(full)).toBe(0)
        }),
        { numRuns: runs / 4 },
      )
    },
  )

  test('goes on behind a battalion that has all it can have', () => {
    const begun = complete({ ...newArmy('british'), limit: 60 }, 15275752)
    const full = complete({ ...begun, limit: 134 }, 15275753)
    expect(full.battalions[begun.battalions.length]?.rankers).toBe(48)
    expect(pointsLeft(full)).toBe(0)
  })

  test('adds nothing for fewer points than the smallest battalion costs', () => {
    const begun = complete({ ...newArmy('french'), limit: 60 }, 5)
    for (const left of [0, 1, 2, 6, 7]) {
      const list = { ...begun, limit: 60 + left }
      expect([canComplete(list), completion(list, seeded(1))]).toEqual([false, []])
    }
    expect(canComplete({ ...begun, limit: 68 })).toBe(true)
  })

  test('is the same for the same lots, and different for others', () => {
    const once = complete(newArmy('british'), 1)
    expect(complete(newArmy('british'), 1)).toEqual(once)
    expect(complete(newArmy('british'), 2)).not.toEqual(once)
  })

  test('does nothing to a full list', () => {
    expect(sampleArmies.map((sample) => completion(sample, seeded(1)))).toEqual([[], []])
  })

  test('ends when a list holds all it can', () => {
    const vast = complete({ ...newArmy('other'), limit: bounds.limit }, 3)
    expect(vast.battalions).toHaveLength(bounds.battalions)
  })
})
