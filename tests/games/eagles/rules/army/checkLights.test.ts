// ARMY-09 and ARMY-10: rifles and Light battalions.
import { describe, expect, test } from 'vitest'
import { nations } from '@/games/eagles/rules/index.ts'
import { army, battalion } from '@tests/support/armies.ts'
import { codes, only, repaired } from '@tests/support/checks.ts'

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
