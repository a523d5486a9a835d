// Misprints, the check as a whole, and its verdict.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  applyEdits,
  armyPoints,
  checkArmy,
  verdictOn,
  type Army,
  type Problem,
} from '@/games/eagles/rules/index.ts'
import { anyArmy, army, battalion, patient, runs } from '@tests/support/armies.ts'
import { codes } from '@tests/support/checks.ts'
import { deepFreeze } from '@tests/support/deepFreeze.ts'

describe('ARMY-13: misprints', () => {
  test('of a battalion and of the total are told, and make no list illegal', () => {
    const list: Army = {
      ...army('french', battalion('green', 20, { sergeant: 1, statedPoints: 44 })),
      statedTotal: 44,
    }
    expect(checkArmy(list)).toMatchObject([
      { code: 'stated-points', rule: 'ARMY-13', battalion: 0, stated: 44, points: 14 },
      { code: 'stated-total', rule: 'ARMY-13', battalion: null, stated: 44, points: 14 },
    ])
    expect(verdictOn(checkArmy(list))).toBe('legal')
  })

  test('that are none are not told', () => {
    const list: Army = {
      ...army('french', battalion('green', 20, { sergeant: 1, statedPoints: 14 })),
      statedTotal: 14,
    }
    expect(checkArmy(list)).toEqual([])
  })

  test('come after what breaks a rule', () => {
    const list = army('french', battalion('green', 17, { statedPoints: 9 }), battalion('green', 18))
    expect(codes(list)).toEqual(['size', 'size', 'stated-points'])
  })
})

describe('the check', () => {
  test('finds everything at once', () => {
    const wreck = battalion(null, 50, {
      drummer: 3,
      sergeant: 3,
      ensign: 2,
      officer: 2,
      light: true,
      rifles: true,
      statedPoints: 1,
    })
    const list: Army = {
      ...army('french', wreck, battalion('guards', 24, { light: true })),
      limit: 8,
      statedTotal: 2,
    }
    expect(codes(list)).toEqual([
      'size',
      'quality',
      'too-many-drummers',
      'too-many-sergeants',
      'too-many-ensigns',
      'too-many-officers',
      'rifles',
      'light-size',
      'light-quality',
      'too-many-light',
      'over-limit',
      'stated-points',
      'stated-total',
    ])
  })

  test('changes nothing', () => {
    expect(() =>
      checkArmy(deepFreeze(army('french', battalion(null, 17, { drummer: 9 })))),
    ).not.toThrow()
  })

  test('offers repairs whose points are right, and that remove their problem', patient, () => {
    fc.assert(
      fc.property(anyArmy, (list) => {
        for (const problem of checkArmy(list))
          for (const { edits, points } of problem.fixes) {
            const next = applyEdits(list, edits)
            expect(armyPoints(next)).toBe(armyPoints(list) + points)
            if (problem.code === 'too-many-light' || problem.code === 'under-limit') continue
            const same = checkArmy(next).some(
              ({ code, battalion: place }) => code === problem.code && place === problem.battalion,
            )
            expect([problem.code, same]).toEqual([problem.code, false])
          }
      }),
      { numRuns: runs },
    )
  })
})

describe('the verdict', () => {
  const unread: Problem = {
    code: 'unreadable-line',
    rule: 'TEXT-01',
    battalion: null,
    line: 3,
    text: '?',
    reason: 'not-understood',
  }

  test('is unreadable if a line could change it', () => {
    expect(verdictOn([unread])).toBe('unreadable')
    expect(verdictOn([...checkArmy(army('french')), unread])).toBe('unreadable')
  })

  test('is illegal if no line could', () => {
    expect(verdictOn([...checkArmy(army('french', battalion('green', 17))), unread])).toBe(
      'illegal',
    )
  })
})
