// What both players know of a throw before it falls: the lowest face that does it, whose die is which, who is still to act.
import { describe, expect, it } from 'vitest'
import { countWaiting, dieOwners, lowestFace } from '@/games/eagles/rules/index.ts'
import { isPassed, lowestPassing } from '@/games/eagles/rules/battle/quality.ts'
import { battleOf } from '@tests/support/battle.ts'

const faces = [1, 2, 3, 4, 5, 6]

describe('the lowest face', () => {
  const base = battleOf(['drilled 32'], ['drilled 32']).state.setup.house

  it.each(['none', 'oneFails', 'oneFailsSixPasses'] as const)(
    'GEN-01, automaticFaces %s: it and every face above it pass, none below it',
    (automaticFaces) => {
      const house = { ...base, automaticFaces }
      for (let needed = 2; needed <= 6; needed++)
        for (let bonus = -4; bonus <= 6; bonus++) {
          const lowest = lowestPassing(house, { needed, bonus })
          const passing = faces.filter((face) => isPassed(house, { needed, bonus }, face))
          expect(passing).toEqual(faces.filter((face) => face >= lowest))
        }
    },
  )

  it('MAN-01: of a check is the activation number less what is added', () => {
    const table = battleOf(['drilled 32'], ['drilled 32']).activate(0, 'forward')
    expect(table.asked).toBe('check.die')
    expect(lowestFace(table.state, table.prompt.about)).toBe(4)
  })

  it('is of no throw that is compared with nothing', () => {
    expect(
      lowestFace(battleOf(['drilled 32'], ['drilled 32']).state, { at: 'sides.dice' }),
    ).toBeNull()
  })
})

describe('whose die is which', () => {
  it('INIT-02: both sides have one', () => {
    const { state } = battleOf(['drilled 32'], ['drilled 32'])
    expect(dieOwners(state, { at: 'initiative.dice' })).toEqual([
      { of: 'side', side: 'a' },
      { of: 'side', side: 'b' },
    ])
  })

  it.each([
    ['a', [0, 1]],
    ['b', [1, 0]],
  ] as const)('section 4: the die of side %s, which is active, comes first', (active, order) => {
    const table = battleOf(['drilled 32'], ['drilled 32']).activate(0, 'attack')
    table.choose('battalion:1').roll(6)
    table.roll(...Array.from({ length: table.dice }, () => 6)).say()
    table.say({ fire: 'hold' }).say()
    expect(table.asked).toBe('combat.dice')
    expect(dieOwners({ ...table.state, active }, table.prompt.about)).toEqual(
      order.map((battalion) => ({ of: 'battalion', battalion })),
    )
  })

  it('is no question where all dice are of one hand', () => {
    const table = battleOf(['drilled 32'], ['drilled 32']).activate(0, 'forward')
    expect(dieOwners(table.state, table.prompt.about)).toBeNull()
  })
})

it('INIT-03: who is off the table or has acted is not still to activate', () => {
  const table = battleOf(['drilled 32', 'green 16'], ['drilled 32', 'green 16'])
  expect(countWaiting(table.state)).toBe(4)
  table.with(0, { activity: 'acted' }).with(3, { gone: 'ranOff' })
  expect(countWaiting(table.state)).toBe(2)
})
