// ARMY-01 to ARMY-08, ARMY-12, ARMY-15: limit, size, quality, characters.
import { describe, expect, test } from 'vitest'
import {
  armyPoints,
  canBeExact,
  checkArmy,
  nations,
  sampleArmies,
  type Army,
} from '@/games/eagles/rules/index.ts'
import { army, battalion } from '@tests/support/armies.ts'
import { codes, only, repaired } from '@tests/support/checks.ts'

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

describe('ARMY-15: an army', () => {
  test('has at least one battalion', () => {
    const list = army('prussian')
    expect(only(list)).toEqual({ code: 'no-battalions', rule: 'ARMY-15', battalion: null })
    expect(repaired(list)).toEqual([[24, true]])
  })
})
