// Section 3, word by word: what exactly each alternative does.
import { describe, expect, it } from 'vitest'
import type { HouseRules } from '@/games/eagles/rules/index.ts'
import { battleOf, type Table } from '@tests/support/battle.ts'

type House = Partial<HouseRules>

const enemy = ['green 16']

const shoot = (house: House, shooter: string, target = 'green 16'): Table =>
  battleOf([shooter], [target], { house }).activate(0, 'shoot').choose('battalion:1')

/** Battalion 0 charges battalion 1 in line and reaches it: the defender, or the ground, is asked. */
const charge = (house: House, charger: string, target: string, marks: object = {}): Table => {
  const table = battleOf([charger, 'green 16'], [target, 'green 16'], { house }).with(2, marks)
  table.activate(0, 'attack').choose('battalion:2').roll(6).roll(6, 6).say()
  return table
}

const meet = (house: House, charger: string, target: string, marks: object = {}): Table => {
  const table = charge(house, charger, target, marks)
  return table.asked === 'fire.facts' ? table.say({ fire: 'hold' }) : table
}

describe('dice and numbers', () => {
  it('automaticFaces: a natural 1 fails whatever the modifiers, a natural 6 passes likewise', () => {
    const table = battleOf(['guards 16'], enemy, { house: { automaticFaces: 'oneFails' } })
    table.commander('a', 0).activate(0, 'shoot').choose('battalion:1').say({ groups: 1 })
    expect(table.roll(1, 2).told('volleySettled').hits).toBe(1)
    const dropped = battleOf(['guards 16'], enemy, {
      house: { automaticFaces: 'oneFailsSixPasses' },
    })
    dropped.loseCommander('b').activate(0, 'attack').choose('battalion:1').roll(2).roll(6, 6).say()
    expect(dropped.say().roll(6).roll(6, 5, 5, 5).told('volleySettled').hits).toBe(1)
  })

  it('automaticFaces: oneFails leaves a natural 6 to the score', () => {
    const table = charge({ automaticFaces: 'oneFails' }, 'guards 16', 'green 16').loseCommander('b')
    expect(table.say().roll(6).roll(6, 6, 6, 6).told('volleySettled').hits).toBe(0)
  })

  it('rounding: after every half and after the range, so nine groups at 7 in against hard cover are 3', () => {
    const house = { rounding: 'eachStep' } as const
    expect(shoot(house, 'green 36').say({ distance: 7, cover: 'hard' }).dice).toBe(3)
    expect(shoot(house, 'green 36').say({ distance: 18, cover: 'hard' }).dice).toBe(1)
  })

  it.each([
    [1, 1, 4],
    [2, 2, 5],
    [3, 3, 6],
  ] as const)(
    'columnWidth %i: %i groups fire, and with combatGroups the same fight',
    (columnWidth, groups, strength) => {
      const house = { columnWidth, combatGroups: 'frontRow' } as const
      expect(shoot(house, 'green 32 column').say({ distance: 6 }).dice).toBe(groups)
      const table = meet(house, 'green 32', 'green 32 column')
        .with(2, { officer: 1 })
        .say()
        .roll(1, 6)
      expect(table.told('combatRolled').charged.strength.total).toBe(strength)
    },
  )

  it('riflemenDice: in a volley, in defensive fire and in a screen’s volley', () => {
    const house = { riflemenDice: 4 } as const
    expect(shoot(house, 'veteran 16 light rifles').say({ distance: 6 }).dice).toBe(8)
    expect(charge(house, 'guards 16', 'veteran 16 light rifles').say().roll(6).dice).toBe(8)
    expect(shoot(house, 'veteran 16 light rifles screen 12').say({ distance: 6 }).dice).toBe(10)
  })

  it('cover: soft cover costs no dice but halves, in combat it is still −1', () => {
    const house = { cover: 'anyHalves' } as const
    expect(shoot(house, 'green 32').say({ distance: 6, cover: 'soft' }).dice).toBe(4)
    const table = meet(house, 'green 16', 'green 16').say({ cover: 'soft' }).roll(3, 3)
    expect(table.told('combatRolled').charger.strength.total).toBe(4 + 3 - 1)
  })

  it('sergeantReroll: each sergeant re-rolls all that still miss, together', () => {
    const table = shoot({ sergeantReroll: 'volley' }, 'green 16 sergeant sergeant')
    table.say({ distance: 6 }).roll(1, 5, 1, 1)
    expect(table.options).toEqual(['all', 'leave'])
    expect(table.choose('all').dice).toBe(3)
    expect(table.roll(5, 1, 1).choose('all').dice).toBe(2)
    expect(table.roll(5, 5).told('volleySettled').hits).toBe(4)
  })

  it('groupsFollow: close-order groups stay until half are lost, then follow the Rankers left', () => {
    const house = { groupsFollow: 'frozenToHalf' } as const
    const diceWith = (rankers: number): number => {
      const table = battleOf(['green 32'], enemy, { house }).with(0, { rankers })
      return table.activate(0, 'shoot').choose('battalion:1').say({ distance: 6 }).dice
    }
    expect([diceWith(17), diceWith(16)]).toEqual([8, 4])
  })

  it('groupsFollow: who loses the last Ranker in close order has no group left, half lost or not', () => {
    const house = { groupsFollow: 'frozenToHalf' } as const
    const table = battleOf(['guards 16'], ['veteran 24 light screen 18'], { house })
      .with(1, { rankers: 1, original: 24, screen: 18 })
      .activate(0, 'shoot')
      .choose('past:1')
      .say({ distance: 6 })
    table.roll(...Array.from({ length: table.dice }, () => 5))
    expect(table.told('casualties').left).toEqual({ rankers: 0, screen: 18, groups: 0 })
    expect(table.told('gone').how).toBe('destroyed')
  })
})

describe('turn and activation', () => {
  it('initiativeTie: the holder keeps it; in turn 1 both roll again', () => {
    const house = { initiativeTie: 'holderKeeps' } as const
    const table = battleOf(enemy, enemy, { house, first: 'b' }).passAll().roll(2, 2)
    expect(table.told('initiativeRolled')).toMatchObject({ winner: 'b', kept: true })
    const fresh = battleOf(enemy, enemy, { house })
    fresh.set({ stack: [{ at: 'turnEnd' }, { at: 'initiative.dice' }], holder: null })
    expect(fresh.roll(4, 4).asked).toBe('initiative.dice')
  })

  it('passAllowsDefensiveFire: no: it still fights if contacted', () => {
    const table = charge({ passAllowsDefensiveFire: 'no' }, 'guards 16', 'green 16', {
      activity: 'passed',
    })
    expect(table.asked).toBe('combat.facts')
  })

  it('shootActivation: one check after the target and before measuring; failed, nobody fires', () => {
    const table = shoot({ shootActivation: 'required' }, 'green 20 screen 4')
    expect(table.asked).toBe('check.die')
    table.roll(4)
    expect(table.told('checkFailed').purpose).toBe('shoot')
    expect(table.asked).toBe('activation.battalion')
    expect(table.battalion(0).activity).toBe('acted')
  })

  it('shootActivation: one check serves screen and parent, sergeants may help', () => {
    const table = shoot({ shootActivation: 'required' }, 'green 20 screen 4 sergeant').roll(1)
    table.choose('reroll').roll(5).say({ distance: 6 }).roll(1, 1)
    expect(table.battalion(0).sergeantsSpent).toBe(1)
    expect(table.choose('battalion:1').asked).toBe('shoot.facts')
  })

  it('shootActivation: if the screen holds its fire the parent still needs the check', () => {
    const house = { shootActivation: 'required' } as const
    const table = battleOf(['green 20 screen 4'], enemy, { house }).activate(0, 'shoot')
    expect(table.choose('hold').choose('battalion:1').asked).toBe('check.die')
  })

  it('chargedCountsAsActivated: no: engaged it can only PASS, its fight over it acts by its marks', () => {
    const house = { chargedCountsAsActivated: 'no' } as const
    const engaged = meet(house, 'green 32', 'green 32').say().roll(1, 4)
    expect(engaged.choose('battalion:2').options).toEqual(['pass'])
    const apart = meet(house, 'green 32', 'green 32').say().roll(1, 6).roll(6)
    apart.say({ followUp: 'no' }).choose('battalion:2')
    expect(apart.options).toContain('reform')
  })

  it('greenDropScope: the −1 stays out of hits, defensive fire and RESOLVE, and in the rest', () => {
    const house = { greenDropScope: 'activationOnly' } as const
    const table = battleOf(['green 16'], enemy, { house })
      .loseCommander('a')
      .with(0, { shotAt: true })
    table.passAll()
    expect(table.roll(5).told('checkRolled').passed).toBe(true)
    const rally = battleOf(['green 16'], enemy, { house }).loseCommander('a')
    rally.with(0, { broken: true }).activate(0, 'rally').roll(5)
    expect(rally.told('checkRolled').passed).toBe(false)
  })

  it('dropAffectsBonus: no: the bonus goes by what was bought, the number still drops', () => {
    const table = battleOf(['guards 16'], enemy, { house: { dropAffectsBonus: 'no' } })
    table.loseCommander('a').activate(0, 'shoot').choose('battalion:1').say({ distance: 6 })
    expect(table.told('volleyAimed')).toMatchObject({ dice: { total: 6 }, needed: 3 })
  })

  it('premeasure: a target out of range cannot be chosen, another may be', () => {
    const table = battleOf(['green 16'], ['green 16', 'green 16'], { house: { premeasure: 'yes' } })
    table.activate(0, 'shoot').choose('battalion:1').say({ distance: 30 })
    expect(table.refused({ kind: 'choice', option: 'battalion:1' })).toMatchObject({
      reason: 'outOfRange',
    })
    expect(table.choose('battalion:2').say({ distance: 6 }).dice).toBe(4)
  })

  it('premeasure: the screen’s own targets out of range leave the parent its volley', () => {
    const table = battleOf(['green 20 screen 4'], enemy, { house: { premeasure: 'yes' } })
    table.activate(0, 'shoot').choose('battalion:1').say({ distance: 30 }).choose('hold')
    expect(table.prompt.about).toMatchObject({ at: 'shoot.target', from: 'body' })
    expect(table.choose('hold').asked).toBe('activation.battalion')
  })
})
