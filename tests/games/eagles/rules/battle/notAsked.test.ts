// What is not asked, and the reason that the players are told instead.
import { describe, expect, it } from 'vitest'
import type { BattalionState, HouseRules } from '@/games/eagles/rules/index.ts'
import { battleOf, type Table } from '@tests/support/battle.ts'

/** A charge in line that reaches. */
const charged = (
  target: Partial<BattalionState>,
  met = 'front',
  house: Partial<HouseRules> = {},
): Table => {
  const table = battleOf(['guards 24'], ['drilled 36'], { house, ground: [] })
    .with(1, target)
    .activate(0, 'attack')
    .choose('battalion:1')
    .roll(6)
    .roll(6, 6)
  // Where it decides nothing, it is not asked how the enemy is met.
  return table.say({ distance: 4, ...(table.fields.includes('met') ? { met } : {}) })
}

describe('DF-01: defensive fire that is not asked for', () => {
  it.each([
    ['acted', { activity: 'acted' }],
    ['fired', { fired: true }],
    ['standing', { shortCharge: true, standTurn: 1 }],
  ] as const)('because the battalion has %s', (because, target) => {
    const table = charged(target)
    expect(table.told('fireBarred')).toEqual({ kind: 'fireBarred', battalion: 1, because })
    expect(table.asked).toBe('combat.dice') // no hill: nothing of the ground is asked
  })

  it.each(['flank', 'rear'] as const)('because it is hit in the %s', (met) => {
    expect(charged({}, met).told('fireBarred').because).toBe(met)
  })

  it('ACT-03: because it has passed, if passing counts (`passAllowsDefensiveFire`)', () => {
    const house = { passAllowsDefensiveFire: 'no' } as const
    expect(charged({ activity: 'passed' }, 'front', house).told('fireBarred').because).toBe(
      'passed',
    )
    expect(charged({ activity: 'passed' }).asked).toBe('fire.facts')
  })

  it('is told of nobody who is asked', () => {
    const table = charged({})
    expect(table.asked).toBe('fire.facts')
    expect(table.all('fireBarred')).toEqual([])
  })
})

describe('SHOOT-09: a re-roll that is not asked for', () => {
  const volley = (line: string, figures: Partial<BattalionState> = {}): Table => {
    const table = battleOf([line], ['drilled 36'], { ground: [] })
      .with(0, figures)
      .activate(0, 'shoot')
      .choose('battalion:1')
      .say({ distance: 6 })
    return table.roll(...Array.from({ length: table.dice }, () => 1))
  }

  it('because no sergeant is left', () => {
    const told = volley('drilled 16 sergeant', { sergeant: 0 }).told('rerollBarred')
    expect(told).toMatchObject({ battalion: 0, helper: 'sergeant', because: 'fallen' })
  })

  it('because the sergeant has helped in this turn', () => {
    const told = volley('drilled 16 sergeant', { sergeantsSpent: 1 }).told('rerollBarred')
    expect(told.because).toBe('spent')
  })

  it('is told of no battalion that never had one, nor where the question is asked', () => {
    expect(volley('drilled 16').all('rerollBarred')).toEqual([])
    const asked = volley('drilled 16 sergeant')
    expect(asked.asked).toBe('volley.reroll')
    expect(asked.all('rerollBarred')).toEqual([])
  })
})

describe('GEN-10: another try that is not asked for', () => {
  it('MAN-01: because the drummer has fallen', () => {
    const table = battleOf(['drilled 16 drummer'], ['drilled 16'], { ground: [] })
      .with(0, { drummer: 0 })
      .activate(0, 'wheel')
      .roll(1)
    expect(table.told('rerollBarred')).toMatchObject({ helper: 'drummer', because: 'fallen' })
  })

  it('is not told after a try that was allowed has failed too', () => {
    const table = battleOf(['drilled 16 drummer'], ['drilled 16'], { ground: [] })
      .activate(0, 'wheel')
      .roll(1)
      .choose('reroll')
      .roll(1)
    expect(table.all('rerollBarred')).toEqual([])
  })

  it('CHARGE-01: the second roll of an attack has none to miss (`bravery`)', () => {
    const house = { bravery: 'secondRoll' } as const
    const table = battleOf(['drilled 16 officer'], ['drilled 16'], { house, ground: [] })
      .activate(0, 'attack')
      .choose('battalion:1')
      .roll(6)
      .roll(1)
    expect(table.all('rerollBarred')).toEqual([])
  })
})
