// A list that costs too much: what may be cut.
import { describe, expect, test } from 'vitest'
import { applyEdits, checkArmy, isLegal, type Army } from '@/games/eagles/rules/index.ts'
import { army, battalion } from '@tests/support/armies.ts'
import { repaired } from '@tests/support/checks.ts'

const guards = (count: number): Army =>
  army('french', ...Array.from({ length: count }, () => battalion('guards', 40)))

const overLimit = (list: Army) => checkArmy(list).find(({ code }) => code === 'over-limit')

describe('a list that is over its limit', () => {
  test('is cut in one place if that is enough', () => {
    const list = army('french', battalion('drilled', 48), battalion('veteran', 48, { officer: 1 }))
    const over = { ...list, limit: 118 }
    expect(overLimit(over)?.fixes.map(({ edits }) => edits.length)).toEqual(
      overLimit(over)?.fixes.map(() => 1),
    )
    expect(repaired(over).every(([, legal]) => legal)).toBe(true)
  })

  test('is cut in several places if no single cut is enough', () => {
    const list = guards(4)
    const [fix, ...others] = overLimit(list)?.fixes ?? []
    expect(others).toEqual([])
    expect(fix?.edits.length).toBeGreaterThan(1)
    expect(isLegal(checkArmy(applyEdits(list, fix?.edits ?? [])))).toBe(true)
  })

  test('is not cut at all if even the smallest battalions are too many', () => {
    expect(overLimit(guards(12))?.fixes).toEqual([])
  })
})
