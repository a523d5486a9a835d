// SKIRM, LIGHT: screens, what they shield and how they go.
import { describe, expect, it } from 'vitest'
import { battleOf } from '@tests/support/battle.ts'

describe('screens that fire', () => {
  it('SKIRM-02: groups of two figures or the fraction of it, the parent counts its close order', () => {
    const table = battleOf(['green 24 screen 5'], ['green 16']).activate(0, 'shoot')
    table.choose('battalion:1').say({ distance: 6 })
    expect(table.dice).toBe(3)
    table.roll(1, 1, 1).choose('battalion:1').say({ distance: 6 })
    // 19 Rankers left in close order.
    expect(table.dice).toBe(5)
  })

  it('SKIRM-02: dice round up', () => {
    const table = battleOf(['green 24 screen 5'], ['green 16']).activate(0, 'shoot')
    expect(table.choose('battalion:1').say({ distance: 8 }).dice).toBe(2)
  })

  it('SKIRM-03: parent and screen fire two volleys, the sergeants are shared', () => {
    const table = battleOf(['green 20 screen 4 sergeant'], ['green 16']).activate(0, 'shoot')
    table.choose('battalion:1').say({ distance: 6 }).roll(1, 1).choose('die:0').roll(1)
    table.choose('battalion:1').say({ distance: 6 }).roll(1, 1, 1, 1)
    expect(table.asked).toBe('activation.battalion')
  })

  it('SKIRM-03: the parent is reminded not to fire through its own screen', () => {
    const table = battleOf(['green 20 screen 4'], ['green 16']).activate(0, 'shoot').choose('hold')
    expect(table.prompt.cautions).toContainEqual(expect.objectContaining({ rule: 'SKIRM-03' }))
  })

  it('SKIRM-06: a screen is never disordered, and knows no line, no column, no Guards', () => {
    const table = battleOf(['guards 40 screen 8'], ['green 16'], {
      nations: { a: 'british', b: 'french' },
    })
    table.with(0, { disordered: true }).activate(0, 'shoot')
    expect(table.choose('battalion:1').say({ distance: 6 }).dice).toBe(4)
  })

  it('SKIRM-06: it takes the effective quality, the SC’s +1 and the target’s entries', () => {
    const table = battleOf(['drilled 40 screen 8'], ['green 16 column']).commander('a', 0)
    table.activate(0, 'shoot').choose('battalion:1').say({ distance: 6, cover: 'hard' })
    expect(table.told('volleyAimed')).toMatchObject({ needed: 4, bonus: 1 })
    expect(table.dice).toBe(3)
  })

  it('SKIRM-06: as a target it is skirmishers, never a column', () => {
    const table = battleOf(['green 16'], ['green 20 screen 4 column']).activate(0, 'shoot')
    expect(table.choose('screen:1').say({ distance: 6 }).dice).toBe(2)
  })

  it('SKIRM-07: it fires first and is resolved before the parent’s target is named', () => {
    const table = battleOf(['green 20 screen 4'], ['green 16']).activate(0, 'shoot')
    expect(table.prompt.about).toMatchObject({ from: 'screen' })
    table.choose('battalion:1').say({ distance: 6 }).roll(5, 5)
    expect(table.battalion(1).rankers).toBe(14)
    expect(table.prompt.about).toMatchObject({ from: 'body' })
  })

  it('SKIRM-07: either may hold its fire', () => {
    const table = battleOf(['green 20 screen 4'], ['green 16']).activate(0, 'shoot').choose('hold')
    expect(table.prompt.about).toMatchObject({ from: 'body' })
    expect(table.choose('hold').asked).toBe('activation.battalion')
    expect(table.battalion(0)).toMatchObject({ activity: 'acted', fired: false })
  })

  it('SKIRM-07: it adds no groups in combat and gives no defensive fire', () => {
    const table = battleOf(['guards 16'], ['green 20 screen 4']).activate(0, 'attack')
    table.choose('battalion:1').roll(6).roll(6, 6).say({ 'screen:1': 'no' })
    expect(table.prompt.wanted).toMatchObject({ fields: [{}, { id: 'groups', max: 4 }] })
    table.say({ fire: 'hold' }).say().roll(6, 1)
    expect(table.told('combatRolled').charged.strength.steps[0]).toMatchObject({ value: 4 })
  })
})

describe('screens that are hit', () => {
  it('SKIRM-04: enemies must shoot at the screen, or have a way past it', () => {
    const table = battleOf(['green 16'], ['green 20 screen 4']).activate(0, 'shoot')
    expect(table.options).toEqual(['screen:1', 'past:1', 'hold'])
    expect(table.prompt.cautions).toContainEqual({
      option: 'past:1',
      caution: 'onlyIfNotShielded',
      rule: 'SKIRM-04',
    })
  })

  it('SKIRM-04: its losses count for the 50 % and are no reason to test', () => {
    const table = battleOf(['guards 16'], ['green 20 screen 4']).with(1, { rankers: 8 })
    table.activate(0, 'shoot').choose('screen:1').say({ distance: 6 }).roll(6, 6, 6)
    expect(table.battalion(1)).toMatchObject({ screen: 1, shotAt: false })
    table.with(1, { broken: true }).activate(1, 'rally').roll(6)
    // 20 Rankers, 9 left.
    expect(table.told('checkRolled').score).toBe(5)
  })

  it('SKIRM-05: contacted by a charge it is removed, the charge goes on and defensive fire is free', () => {
    const table = battleOf(['guards 16'], ['green 20 screen 4']).activate(0, 'attack')
    table.choose('battalion:1').roll(6).roll(6, 6).say()
    expect(table.told('casualties')).toMatchObject({ battalion: 1, screen: 4, cause: 'swept' })
    expect(table.asked).toBe('fire.facts')
  })

  it('SKIRM-05: any screen in the way goes as soon as the roll reaches it, even if the charge is short', () => {
    const table = battleOf(['guards 16'], ['green 16', 'green 20 screen 4']).activate(0, 'attack')
    table.choose('battalion:1').roll(6).roll(2, 2).say({ distance: 9, 'screen:2': 'yes' })
    expect(table.asked).toBe('charge.screens')
    table.say({ 'screen:2': 'yes' })
    expect(table.battalion(2).screen).toBe(0)
    expect(table.battalion(0).shortCharge).toBe(true)
  })

  it('SKIRM-08: with the last Ranker in close order the screen is gone too', () => {
    const table = battleOf(['guards 16'], ['green 20 screen 4']).with(1, { rankers: 2 })
    table.activate(0, 'shoot').choose('past:1').say({ distance: 6, groups: 1 }).roll(6, 6, 6)
    expect(table.told('gone')).toMatchObject({ battalion: 1, how: 'destroyed' })
    expect(table.passAll().state.result).toMatchObject({ winner: 'a' })
  })

  it('SKIRM-08: a screen of 0 shields nobody', () => {
    const table = battleOf(['guards 16'], ['green 20 screen 4']).with(1, { screen: 0 })
    expect(table.activate(0, 'shoot').options).toEqual(['battalion:1', 'hold'])
  })

  it('LIGHT-01: a Light battalion of riflemen fires nine figures as seven dice', () => {
    const table = battleOf(['veteran 36 light rifles screen 9'], ['green 16'])
    table.activate(0, 'shoot').choose('battalion:1').say({ distance: 6 })
    expect(table.dice).toBe(7)
  })
})
