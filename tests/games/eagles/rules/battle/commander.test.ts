// SC: the Supreme Commander, separate, with a battalion, dead.
import { describe, expect, it } from 'vitest'
import { battleOf } from '@tests/support/battle.ts'

const two = ['drilled 16', 'drilled 16']
const enemy = ['drilled 16']

describe('separate', () => {
  it('SC-01: he changes no die and is no candidate when his side is shot at', () => {
    const table = battleOf(['guards 16'], ['green 16']).activate(0, 'shoot').choose('battalion:1')
    table.say({ distance: 6, groups: 1 }).roll(6, 6, 6)
    expect(table.told('casualties').people).toEqual([])
    expect(table.state.commanders.b.alive).toBe(true)
  })

  it('SC-02: one free move a turn of 4D6 in, beside the choice of a battalion', () => {
    const table = battleOf(two, enemy).choose('commander:a')
    expect(table.dice).toBe(4)
    table.roll(1, 2, 3, 4)
    expect(table.told('commanderRolled').inches).toBe(10)
    table.choose('separate')
    expect(table.refused({ kind: 'choice', option: 'commander:a' })).toMatchObject({
      rule: 'SC-02',
    })
    expect(table.options).toContain('battalion:0')
  })

  it('SC-02: he joins by touching, and leaves with a later turn’s move', () => {
    const table = battleOf(two, enemy).choose('commander:a').roll(1, 1, 1, 1).choose('battalion:1')
    expect(table.state.commanders.a.with).toBe(1)
    expect(table.options).not.toContain('commander:a')
    table.passAll().initiative('a')
    table.choose('commander:a').roll(1, 1, 1, 1).choose('separate')
    expect(table.told('commanderMoved')).toMatchObject({ from: 1, with: -1 })
  })

  it('SC-07: he may move before the first activation, between two, and after the last', () => {
    const table = battleOf(['green 16'], ['green 16'])
    expect(table.options).toContain('commander:a')
    expect(table.activate(0, 'pass').options).toContain('commander:a')
    table.activate(1, 'pass')
    expect(table.prompt).toMatchObject({ kind: 'activation.end', seat: 'a' })
    expect(table.options).toEqual(['goOn', 'commander:a', 'commander:b'])
    table.choose('commander:b').roll(1, 1, 1, 1).choose('separate')
    // The initiative holder has let this gap pass, so there is nothing left to ask.
    expect(table.asked).toBe('initiative.dice')
  })

  it('SC-07: after the last activation nobody is asked if both have moved', () => {
    const table = battleOf(['green 16'], ['green 16'])
    table.choose('commander:a').roll(1, 1, 1, 1).choose('separate')
    table.choose('commander:b').roll(1, 1, 1, 1).choose('separate')
    expect(table.activate(0, 'pass').activate(1, 'pass').asked).toBe('initiative.dice')
  })

  it('SC-07: once the other SC has used a gap, the side that activates next has let it pass', () => {
    const table = battleOf(two, enemy).choose('commander:b').roll(1, 1, 1, 1).choose('separate')
    expect(table.refused({ kind: 'choice', option: 'commander:a' })).toEqual({
      code: 'forbidden',
      reason: 'gapTaken',
      rule: 'SC-07',
    })
    table.activate(0, 'pass')
    expect(table.options).toContain('commander:a')
  })

  it('SC-07: he may join a friend in any state, engaged and broken too', () => {
    const table = battleOf([...two, 'green 16'], enemy)
      .overrule({ figure: 'engage', charger: 0, charged: 3 })
      .with(1, { broken: true })
      .choose('commander:a')
      .roll(6, 6, 6, 6)
    expect(table.options).toEqual(['separate', 'battalion:0', 'battalion:1', 'battalion:2'])
  })
})

describe('with a battalion', () => {
  it('SC-03: it passes manoeuvre, reform, attack and rally checks without a die', () => {
    const table = battleOf(two, enemy).commander('a', 0).with(0, { disordered: true })
    table.activate(0, 'reform')
    expect(table.told('checkSpared')).toMatchObject({ purpose: 'reform' })
    expect(table.battalion(0).reforming).toBe(true)
    const attack = battleOf(two, enemy)
      .commander('a', 0)
      .activate(0, 'attack')
      .choose('battalion:2')
    expect(attack.asked).toBe('charge.dice')
  })

  it('SC-03: no deductions for rough ground, slopes and obstacles, but disorder stays', () => {
    const table = battleOf(two, enemy).commander('a', 0).activate(0, 'forward').roll(3, 4)
    expect(table.fields).toEqual(['difficult', 'passed:1'])
    table.say({ difficult: 'yes' })
    expect(table.told('moved').limit.total).toBe(7)
    expect(table.battalion(0).disordered).toBe(true)
  })

  it('SC-03: a charge with him crosses obstacles at full reach and is disordered by them', () => {
    const table = battleOf(['drilled 16'], enemy).commander('a', 0).activate(0, 'attack')
    table.choose('battalion:1').roll(3, 4).say({ distance: 7, obstacles: 2, met: 'rear' })
    expect(table.told('chargeMeasured').reached).toBe(true)
    expect(table.battalion(0).disordered).toBe(true)
  })

  it('SC-03: it cannot fail RESOLVE, and that counts as tested', () => {
    const table = battleOf(two, enemy).commander('a', 0).with(0, { shotAt: true }).passAll()
    expect(table.told('checkSpared')).toMatchObject({ purpose: 'resolve', battalion: 0 })
    expect(table.asked).toBe('initiative.dice')
  })

  it('SC-04: all other battalions of the side drop one level meanwhile', () => {
    const table = battleOf(two, enemy).commander('a', 0).activate(1, 'wheel').roll(4)
    expect(table.told('checkRolled')).toMatchObject({ needed: 5 })
    const joined = battleOf(two, enemy).commander('a', 1).activate(1, 'shoot')
    joined.choose('battalion:2').say({ distance: 6, groups: 1 })
    expect(joined.told('volleyAimed')).toMatchObject({ needed: 4, bonus: 1 })
  })

  it('SC-05: he can die by fire, and then every battalion is one level down for good', () => {
    const table = battleOf(['veteran 16', 'veteran 16'], ['veteran 16'], { first: 'b' })
    table
      .commander('a', 0)
      .activate(2, 'shoot')
      .choose('battalion:0')
      .say({ distance: 6, groups: 1 })
    table.roll(6)
    expect(table.state.commanders.a).toMatchObject({ alive: false, with: -1 })
    table.activate(1, 'wheel').roll(3)
    expect(table.told('checkRolled')).toMatchObject({ needed: 4, passed: false })
    expect(table.options).not.toContain('commander:a')
  })

  it('SC-06: his +3 comes on top of the officer’s, and he is not also a +1', () => {
    const table = battleOf(['drilled 16 officer'], enemy).commander('a', 0)
    table.overrule({ figure: 'engage', charger: 0, charged: 1 }).activate(0, 'fightOn').say()
    table.roll(1, 6)
    const { steps } = table.told('combatRolled').charger.strength
    expect(steps.map(({ label, value }) => [label, value])).toEqual([
      ['groups', 4],
      ['chargedInLine', 3],
      ['officer', 3],
      ['commander', 3],
    ])
  })

  it('SC-08: if his battalion runs he is separate where it stood', () => {
    const table = battleOf(two, enemy).with(0, { broken: true }).commander('a', 0)
    table.choose('battalion:0', 'pass').passAll().roll(1, 1, 1)
    expect(table.told('commanderSeparated')).toMatchObject({ side: 'a', battalion: 0 })
    expect(table.state.commanders.a).toMatchObject({ alive: true, with: -1 })
  })

  it('SC-08: a broken battalion he joined rallies without a die, disordered and standing', () => {
    const table = battleOf(two, enemy).with(0, { broken: true }).commander('a', 0)
    table.activate(0, 'rally')
    expect(table.told('rallied').battalion).toBe(0)
    expect(table.battalion(0)).toMatchObject({ broken: false, disordered: true, standTurn: 2 })
  })

  it('SC-09: the test after the volley that killed him is taken without him', () => {
    const table = battleOf(two, ['veteran 16'], { first: 'b' }).commander('a', 0)
    table.activate(2, 'shoot').choose('battalion:0').say({ distance: 6, groups: 1 }).roll(6)
    table.passAll()
    expect(table.asked).toBe('check.die')
    expect(table.roll(4).told('checkRolled')).toMatchObject({ needed: 5, passed: false })
  })
})
