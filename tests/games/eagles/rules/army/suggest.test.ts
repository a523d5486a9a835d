// What fits in the points that are left.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  applyEdit,
  applyEdits,
  armyPoints,
  checkArmy,
  newArmy,
  pointsLeft,
  sampleArmies,
  suggest,
  type Army,
} from '@/games/eagles/rules/index.ts'
import { anyArmy, army, battalion, patient, runs } from '@tests/support/armies.ts'

const [british = newArmy('british')] = sampleArmies
/** The British sample without its 5th battalion: 14 points left. */
const fourteenLeft = applyEdit(british, { kind: 'remove', battalion: 5 })

describe('suggestions', () => {
  test('use 14 points in three different ways', () => {
    const ideas = suggest(fourteenLeft, 3)
    expect(ideas.map(({ points }) => points)).toEqual([14, 14, 14])
    expect(new Set(ideas.map(({ edits }) => edits[0]?.kind)).size).toBe(3)
    expect(ideas[0]?.edits).toMatchObject([
      { kind: 'add', plan: { quality: 'green', rankers: 20, characters: { sergeant: 1 } } },
    ])
  })

  test('with two points left name the drummer', () => {
    const [first] = suggest({ ...british, limit: 202 }, 1)
    expect(first?.edits).toMatchObject([{ kind: 'characters', character: 'drummer', count: 1 }])
  })

  test('for an empty list are battalions that leave room for others', () => {
    for (const { points } of suggest(newArmy('french'), 3)) {
      expect(points).toBeGreaterThanOrEqual(40)
      expect(points).toBeLessThanOrEqual(60)
    }
  })

  test('offer rifles to a British Light battalion (ARMY-09), and no other quality (ARMY-10)', () => {
    const lights = army(
      'british',
      battalion('veteran', 16, { light: true, drummer: 2, sergeant: 2, ensign: 1, officer: 1 }),
    )
    const kinds = suggest({ ...lights, limit: armyPoints(lights) + 16 }, 9).flatMap(({ edits }) =>
      edits.map((edit) => edit.kind),
    )
    expect(kinds).toContain('troops')
    expect(kinds).not.toContain('quality')
  })

  test('are none if nothing is left', () => {
    expect(suggest(british, 3)).toEqual([])
    expect(suggest({ ...british, limit: 100 }, 3)).toEqual([])
    expect(suggest({ ...british, limit: 201 }, 3)).toEqual([])
  })

  test('are as many as were asked for, if there are so many', () => {
    expect(suggest(fourteenLeft, 5)).toHaveLength(5)
    expect(suggest(fourteenLeft, 0)).toEqual([])
  })

  const problemCodes = (list: Army): readonly string[] => checkArmy(list).map(({ code }) => code)

  test('cost what they say, fit, and break no rule that was kept', patient, () => {
    fc.assert(
      fc.property(anyArmy, fc.nat(300), (list, left) => {
        const open: Army = { ...list, limit: Math.max(8, Math.ceil(armyPoints(list)) + left) }
        const before = problemCodes(open)
        for (const { edits, points } of suggest(open, 4)) {
          const next = applyEdits(open, edits)
          expect(armyPoints(next)).toBe(armyPoints(open) + points)
          expect(pointsLeft(next)).toBeGreaterThanOrEqual(0)
          expect(problemCodes(next).filter((code) => !before.includes(code))).toEqual([])
          expect(problemCodes(next).length).toBeLessThanOrEqual(before.length)
        }
      }),
      { numRuns: runs / 4 },
    )
  })
})
