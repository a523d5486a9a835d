// The table of clarifications, one test for each reading that a short scene shows.
import { describe, expect, it } from 'vitest'
import { battle, type BattalionState, type HouseRules } from '@/games/eagles/rules/index.ts'
import { battleOf, setupOf, type Table } from '@tests/support/battle.ts'

const charged = (target: Partial<BattalionState> = {}, line = 'drilled 36'): Table =>
  battleOf(['guards 24'], [line])
    .with(1, target)
    .activate(0, 'attack')
    .choose('battalion:1')
    .roll(6)
    .roll(6, 6)

const aimed = (line: string, house: Partial<HouseRules> = {}, enemy = 'drilled 36'): Table =>
  battleOf([line], [enemy], { house }).activate(0, 'shoot').choose('battalion:1')

const all = (table: Table, face: number): Table =>
  table.roll(...Array.from({ length: table.dice }, () => face))

describe('fire', () => {
  it('RISK: the shooter throws for the character that is hit', () => {
    const table = all(aimed('guards 16', {}, 'drilled 36 drummer officer').say({ distance: 6 }), 6)
    expect(table.asked).toBe('volley.risk')
    expect(table.prompt.seat).toBe('a')
  })

  it('SHOOT-12, DF-08: defensive fire with 0 groups counts as held and is not spent', () => {
    const table = charged().say({ distance: 4 }).say({ fire: 'fire', groups: 0 })
    expect(table.told('fireHeld')).toMatchObject({ battalion: 1, defensive: true })
    expect(table.battalion(1).fired).toBe(false)
  })

  it('SHOOT-09: of two sergeants one has re-rolled and one dies: the survivor has re-rolled', () => {
    const table = battleOf(['guards 16 sergeant sergeant'], ['drilled 36'])
      .with(0, { sergeant: 1, sergeantsSpent: 1 })
      .activate(0, 'shoot')
      .choose('battalion:1')
      .say({ distance: 6 })
    expect(all(table, 1).asked).not.toBe('volley.reroll')
  })

  it('SHOOT-01, SHOOT-10: after defensive fire the screen does not shoot in that turn either', () => {
    const table = battleOf(['drilled 36 screen 8'], ['drilled 36'])
      .with(0, { fired: true })
      .choose('battalion:0')
    expect(table.options).not.toContain('shoot')
  })

  it('SHOOT-11: the screen of an engaged battalion may not be shot at', () => {
    const table = battleOf(['drilled 36'], ['drilled 36 screen 8', 'drilled 36'])
      .with(1, { engaged: 1 })
      .activate(0, 'shoot')
    expect(table.options).not.toContain('screen:1')
    expect(table.options).toContain('battalion:2')
  })

  it('SC-03: the check of `shootActivation` is thrown by the SC’s battalion too', () => {
    const table = battleOf(['guards 16'], ['drilled 36'], {
      house: { shootActivation: 'required' },
    })
      .commander('a', 0)
      .activate(0, 'shoot')
      .choose('battalion:1')
    expect(table.asked).toBe('check.die')
  })

  it('`premeasure`: a target found out of range is taken back and another may be named', () => {
    const table = aimed('guards 16', { premeasure: 'yes' }).say({ distance: 30 })
    expect(table.asked).toBe('shoot.target')
    expect(table.options).not.toContain('battalion:1')
  })
})

describe('moves and marks', () => {
  it('GEN-07: contact also lifts an order to stand that was given for the next turn', () => {
    const table = charged({ standTurn: 2 }).say({ distance: 4 })
    if (table.asked === 'fire.facts') table.say({ fire: 'hold' })
    expect(table.told('contact').target).toBe(1)
    expect(table.battalion(1).standTurn).toBe(0)
  })

  it('MAN-08: a wheel that moves onto difficult ground is allowed and disorders', () => {
    const table = battleOf(['guards 16'], ['drilled 36']).activate(0, 'wheel').roll(6).roll(4)
    expect(table.say({ difficult: 'yes' }).battalion(0).disordered).toBe(true)
  })

  it('`backward`: `alwaysHalf` halves the SC’s battalion as well', () => {
    const table = battleOf(['guards 16'], ['drilled 36'], { house: { backward: 'alwaysHalf' } })
      .commander('a', 0)
      .activate(0, 'back')
      .roll(5)
      .say()
    expect(table.told('moved').limit.total).toBe(2.5)
  })
})

describe('fights and runs', () => {
  it('CRISK-01: the loser throws for his own characters', () => {
    const table = charged({}, 'green 20 officer').say({ distance: 4 })
    if (table.asked === 'fire.facts') table.say({ fire: 'hold' })
    if (table.asked === 'combat.facts') table.say()
    table.roll(6, 1)
    expect(table.asked).toBe('combat.risk')
    expect(table.prompt.seat).toBe('b')
  })

  it('ROUT-01: who fled, rallied and breaks again in one turn runs in the next', () => {
    const table = battleOf(['green 16', 'drilled 36'], ['drilled 36'])
      .with(0, { ranTurn: 1, shotAt: true })
      .passAll()
    expect(table.asked).toBe('check.die')
    expect(table.roll(1).battalion(0).broken).toBe(true)
    expect(table.asked).toBe('initiative.dice')
    expect(table.nextTurn().passAll().asked).toBe('rout.dice')
  })
})

it('lists: a correction above a battalion’s size raises the size', () => {
  const table = battleOf(['drilled 36'], ['drilled 36'])
  const raise = (rankers: number): number =>
    table.overrule({ figure: 'battalion', battalion: 0, set: { rankers } }).battalion(0).original
  expect([raise(30), raise(40), raise(36)]).toEqual([36, 40, 40])
})

it('lists: a battle accepts a list that is not legal', () => {
  const overLimit = ['guards 48', 'guards 48', 'guards 48']
  expect(battle.open(setupOf(overLimit, ['drilled 24 light'])).ok).toBe(true)
})
