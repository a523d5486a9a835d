// Every way in which a list can be wrong, one by one and together.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  applyEdits,
  armyPoints,
  canBeExact,
  checkArmy,
  isLegal,
  nations,
  sampleArmies,
  verdictOn,
  type Army,
  type Problem,
  type ProblemCode,
} from '@/rules/eagles/index.ts'
import { anyArmy, army, battalion, patient, runs } from '@tests/support/armies.ts'
import { deepFreeze } from '@tests/support/deepFreeze.ts'

const codes = (list: Army): readonly ProblemCode[] => checkArmy(list).map(({ code }) => code)

/** The only problem of a list, without its repairs. */
function only(list: Army): Omit<Problem, 'fixes'> {
  const [first, ...others] = checkArmy(list)
  expect(others).toEqual([])
  if (first === undefined) throw new Error('nothing is wrong with this list')
  const { fixes: _, ...problem } = first
  return problem
}

/** What each repair of the only problem makes of the list: its points and whether it is legal. */
const repaired = (list: Army): readonly (readonly [points: number, legal: boolean])[] =>
  checkArmy(list).flatMap(({ fixes }) =>
    fixes.map(({ edits, points }) => {
      const next = applyEdits(list, edits)
      expect(armyPoints(next) - armyPoints(list)).toBe(points)
      return [points, isLegal(checkArmy(next))] as const
    }),
  )

describe('a legal list', () => {
  test.each(sampleArmies)('of the rules ($name) has no problem', (sample) => {
    expect(checkArmy(sample)).toEqual([])
  })

  test('ARMY-12: may be 25 Green battalions of 16', () => {
    const swarm = army('other', ...Array.from({ length: 25 }, () => battalion('green', 16)))
    expect(armyPoints(swarm)).toBe(200)
    expect(checkArmy(swarm)).toEqual([])
  })

  test('ARMY-01: may leave points unspent', () => {
    expect(checkArmy(army('spanish', battalion('green', 16)))).toEqual([])
  })

  test.each(nations)(
    'ARMY-10: may have one Light battalion, whatever its nation (%s)',
    (nation) => {
      expect(codes(army(nation, battalion('veteran', 36, { light: true })))).toEqual([])
    },
  )
})

describe('ARMY-01: the limit', () => {
  test('is not exceeded', () => {
    const list = army('french', battalion('guards', 48), battalion('guards', 48, { officer: 1 }))
    expect(only(list)).toEqual({
      code: 'over-limit',
      rule: 'ARMY-01',
      battalion: null,
      points: 202,
      limit: 200,
    })
  })

  test('over it, the smallest cut in characters and the smallest in Rankers are offered', () => {
    const list = army(
      'french',
      battalion('guards', 48),
      battalion('guards', 48, { officer: 1, drummer: 1 }),
    )
    expect(repaired(list)).toEqual([
      [-10, true],
      [-8, true],
    ])
    expect(repaired({ ...list, limit: 202 })[0]).toEqual([-2, true])
  })

  test('is what the event sets', () => {
    const list = army('french', battalion('drilled', 36))
    expect(codes({ ...list, limit: 36 })).toEqual([])
    expect(codes({ ...list, limit: 35 })).toEqual(['over-limit'])
  })

  test('under `budget: exact` is met to the point', () => {
    const list: Army = { ...army('french', battalion('drilled', 36)), limit: 40, budget: 'exact' }
    expect(only(list)).toEqual({
      code: 'under-limit',
      rule: 'ARMY-01',
      battalion: null,
      points: 36,
      limit: 40,
      oddLimit: false,
    })
    expect(codes({ ...list, limit: 36 })).toEqual([])
    expect(codes({ ...list, limit: 34 })).toEqual(['over-limit'])
    expect(repaired(list)).toEqual([[0, true]])
  })

  test('cannot be odd under `budget: exact`: the problem says so and offers an even one', () => {
    const list: Army = { ...army('french', battalion('drilled', 36)), limit: 37, budget: 'exact' }
    expect(only(list)).toMatchObject({ code: 'under-limit', oddLimit: true })
    const [even] = checkArmy(list)[0]?.fixes ?? []
    expect(even?.edits).toEqual([{ kind: 'limit', limit: 38 }])
    expect([canBeExact(37), canBeExact(38)]).toEqual([false, true])
  })
})

describe('ARMY-02: the size', () => {
  test.each([0, 4, 15, 17, 18, 22, 47, 49, 52, 500])('%i is none', (rankers) => {
    expect(codes({ ...army('french', battalion('green', rankers)), limit: 1_000 })).toEqual([
      'size',
    ])
  })

  test('is repaired to the next one below and above', () => {
    expect(repaired(army('french', battalion('drilled', 18)))).toEqual([
      [-2, true],
      [2, true],
    ])
    expect(repaired(army('french', battalion('drilled', 4)))).toEqual([[12, true]])
    expect(repaired(army('french', battalion('drilled', 60)))).toEqual([[-12, true]])
  })
})

describe('ARMY-03: the quality', () => {
  test('is one of four', () => {
    expect(only(army('french', battalion('green', 16), battalion(null, 24)))).toEqual({
      code: 'quality',
      rule: 'ARMY-03',
      battalion: 1,
    })
  })

  test('is repaired to any of them, but to Veteran only if Light', () => {
    expect(repaired(army('french', battalion(null, 24)))).toEqual([
      [12, true],
      [24, true],
      [36, true],
      [48, true],
    ])
    expect(repaired(army('french', battalion(null, 24, { light: true })))).toEqual([[36, true]])
  })
})

describe('characters', () => {
  test.each([
    ['ARMY-05', 'too-many-drummers', { drummer: 3 }, 3, 2, -2],
    ['ARMY-06', 'too-many-sergeants', { sergeant: 4 }, 4, 2, -8],
    ['ARMY-07', 'too-many-ensigns', { ensign: 2 }, 2, 1, -6],
    ['ARMY-08', 'too-many-officers', { officer: 2 }, 2, 1, -10],
  ])('%s: %s', (rule, code, characters, count, most, points) => {
    const list = army('british', battalion('drilled', 24, characters))
    expect(only(list)).toEqual({ code, rule, battalion: 0, count, most })
    expect(repaired(list)).toEqual([[points, true]])
  })

  test('up to their limits are legal', () => {
    const full = { drummer: 2, sergeant: 2, ensign: 1, officer: 1 }
    expect(codes(army('british', battalion('drilled', 24, full)))).toEqual([])
  })
})

describe('ARMY-09: rifles', () => {
  const rifles = battalion('veteran', 32, { light: true, rifles: true })

  test('are for a British Light battalion', () => {
    expect(codes(army('british', rifles))).toEqual([])
  })

  test.each(nations.filter((nation) => nation !== 'british'))(
    'ARMY-14: are for no other nation (%s)',
    (nation) => {
      const list = army(nation, rifles)
      expect(only(list)).toEqual({
        code: 'rifles',
        rule: 'ARMY-09',
        battalion: 0,
        nation,
        light: true,
      })
      expect(repaired(list)).toEqual([[-32, true]])
    },
  )

  test('are for no line battalion; it may become Light, if no other is', () => {
    const line = battalion('veteran', 32, { rifles: true })
    expect(codes(army('british', line))).toEqual(['rifles'])
    expect(repaired(army('british', line))).toEqual([
      [0, true],
      [-32, true],
    ])
    const withAnother = army('british', line, battalion('veteran', 20, { light: true }))
    expect(repaired(withAnother)).toEqual([[-32, true]])
  })
})

describe('ARMY-10: a Light battalion', () => {
  const light = battalion('veteran', 24, { light: true })

  test('is the only one of its army', () => {
    const list = army('french', light, battalion('green', 16), light)
    expect(only(list)).toEqual({
      code: 'too-many-light',
      rule: 'ARMY-10',
      battalion: null,
      battalions: [0, 2],
    })
    expect(repaired(list)).toEqual([
      [0, true],
      [0, true],
    ])
  })

  test.each(['green', 'drilled', 'guards'] as const)('is not %s', (quality) => {
    const list = army('french', battalion(quality, 24, { light: true }))
    expect(only(list)).toEqual({ code: 'light-quality', rule: 'ARMY-10', battalion: 0, quality })
    expect(repaired(list).map(([, legal]) => legal)).toEqual([true, true])
  })

  test('that is Drilled becomes Veteran for 10 points, or gives up its 20 rifles', () => {
    const list = army('british', battalion('drilled', 20, { light: true, rifles: true }))
    expect(repaired(list)).toEqual([
      [10, true],
      [-20, true],
    ])
  })

  test.each([40, 44, 48])('does not have %i Rankers', (rankers) => {
    const list = army('french', battalion('veteran', rankers, { light: true }))
    expect(only(list)).toMatchObject({
      code: 'light-size',
      rule: 'ARMY-10',
      battalion: 0,
      rankers,
      most: 36,
    })
    expect(repaired(list).map(([, legal]) => legal)).toEqual([true, true])
  })
})

describe('ARMY-15: an army', () => {
  test('has at least one battalion', () => {
    const list = army('prussian')
    expect(only(list)).toEqual({ code: 'no-battalions', rule: 'ARMY-15', battalion: null })
    expect(repaired(list)).toEqual([[24, true]])
  })
})

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
    fixes: [],
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
