// MAN, DIS: moves, ground, obstacles, reform, and what disorders.
import { describe, expect, it } from 'vitest'
import { battleOf, type Table } from '@tests/support/battle.ts'

const facing = ['green 16']

/** A battalion that has passed its check for this move. */
const moving = (line: string, kind: string): Table =>
  battleOf([line, 'green 16'], facing).activate(0, kind).roll(6)

const limitOf = (table: Table): number => table.told('moved').limit.total

describe('the check', () => {
  it('MAN-01: a manoeuvre needs a check, and two drummers allow two more tries', () => {
    const table = battleOf(['green 16 drummer drummer'], facing).activate(0, 'wheel').roll(1)
    table.choose('reroll').roll(1).choose('reroll').roll(1)
    expect(table.told('checkFailed').purpose).toBe('manoeuvre')
  })

  it('MAN-01: the third try may still pass', () => {
    const table = battleOf(['green 16 drummer drummer'], facing).activate(0, 'wheel').roll(1)
    expect(table.choose('reroll').roll(1).choose('reroll').roll(5).asked).toBe('move.dice')
  })

  it('MAN-02: exactly one manoeuvre, named before the check', () => {
    const table = battleOf(['green 16'], facing).with(0, { disordered: true }).choose('battalion:0')
    expect(table.options).toEqual(
      expect.arrayContaining(['forward', 'back', 'wheel', 'formation', 'reform']),
    )
    table.choose('formation').roll(6)
    expect(table.told('formationChanged').formation).toBe('column')
    expect(table.asked).toBe('activation.battalion')
  })
})

describe('moves', () => {
  it('MAN-03: forward is two dice in line and three in column', () => {
    expect(moving('green 16', 'forward').dice).toBe(2)
    expect(moving('green 16 column', 'forward').dice).toBe(3)
    expect(limitOf(moving('green 16 column', 'forward').roll(1, 2, 3).say())).toBe(6)
  })

  it('MAN-04: back is one die, half of it on difficult ground or uphill', () => {
    expect(limitOf(moving('green 16 column', 'back').roll(5).say())).toBe(5)
    expect(limitOf(moving('green 16', 'back').roll(5).say({ slowed: 'yes' }))).toBe(2.5)
  })

  it('MAN-05: a wheel is one die', () => {
    expect(moving('green 16 column', 'wheel').dice).toBe(1)
    expect(limitOf(moving('green 16', 'wheel').roll(4).say())).toBe(4)
  })

  it('MAN-06: change formation turns a line into a column and back', () => {
    expect(moving('green 16 column', 'formation').battalion(0).formation).toBe('line')
  })

  it('MAN-07: rough ground leaves the first die only', () => {
    expect(limitOf(moving('green 16', 'forward').roll(2, 6).say({ slowed: 'yes' }))).toBe(2)
    expect(limitOf(moving('green 16 column', 'forward').roll(5, 2, 6).say({ slowed: 'yes' }))).toBe(
      5,
    )
  })

  it('MAN-08: whoever wheels or changes formation is reminded not to on difficult ground', () => {
    const { cautions } = battleOf(['green 16'], facing).choose('battalion:0').prompt
    const barred = cautions.filter(({ rule }) => rule === 'MAN-08').map(({ option }) => option)
    expect(barred).toEqual(['wheel', 'formation'])
  })

  it('MAN-09: each obstacle takes a die off, and never below 0', () => {
    const table = moving('green 16 column', 'forward')
      .roll(5, 2, 6)
      .say({ slowed: 'yes', obstacles: 2 })
    expect(table.dice).toBe(2)
    expect(limitOf(table.roll(3, 4))).toBe(0)
  })

  it('MAN-10: reform ends disorder at the end of the turn, not before', () => {
    const table = battleOf(['green 16'], facing).with(0, { disordered: true })
    table.activate(0, 'reform').roll(6)
    expect(table.battalion(0).disordered).toBe(true)
    expect(table.nextTurn().battalion(0).disordered).toBe(false)
  })

  it('MAN-10: a charge that makes contact spoils the reform', () => {
    const table = battleOf(['guards 16'], ['green 16'], { first: 'b' }).with(1, {
      disordered: true,
    })
    table.activate(1, 'reform').roll(6)
    table.activate(0, 'attack').choose('battalion:1').roll(6).roll(6, 6).say()
    table.say().roll(3, 6)
    expect(table.battalion(1).reforming).toBe(false)
  })

  it('MAN-10: being disordered anew spoils the reform', () => {
    const table = battleOf(['green 16', 'green 16'], facing).with(0, { disordered: true })
    table.activate(0, 'reform').roll(6).activate(2, 'pass')
    table.activate(1, 'forward').roll(6).roll(1, 1).say({ 'passed:0': 'yes' })
    expect(table.passAll().battalion(0).disordered).toBe(true)
  })

  it('MAN-10: a battalion in good order has nothing to reform', () => {
    const table = battleOf(['green 16'], facing).choose('battalion:0')
    expect(table.refused({ kind: 'choice', option: 'reform' })).toMatchObject({ rule: 'MAN-10' })
  })

  it('MAN-11: every voluntary move is reminded of the 4 in', () => {
    const { cautions } = battleOf(['green 16'], facing).choose('battalion:0').prompt
    const reminded = cautions.filter(({ rule }) => rule === 'MAN-11').map(({ option }) => option)
    expect(reminded).toEqual(['forward', 'back', 'wheel'])
    expect(moving('green 16', 'back').roll(3).say().told('moved').keepAway).toBe(4)
  })

  it('MAN-12: passing through a friend disorders the friend', () => {
    const table = moving('green 16', 'forward').roll(1, 1).say({ 'passed:1': 'yes' })
    expect(table.told('disordered')).toEqual({
      kind: 'disordered',
      battalion: 1,
      cause: 'passedThrough',
    })
  })

  it('MAN-12: so does a battalion that runs', () => {
    const table = battleOf(['green 16', 'green 16'], facing)
      .with(0, { broken: true })
      .passAll()
      .roll(1, 1, 1)
      .say({ 'passed:1': 'yes' })
    expect(table.battalion(1).disordered).toBe(true)
  })

  it('MAN-13: all dice, then the half, then the obstacles: back 5 uphill over a wall of 1 is 1½', () => {
    const table = moving('green 16', 'back').roll(5).say({ slowed: 'yes', obstacles: 1 })
    expect(limitOf(table.roll(1))).toBe(1.5)
  })

  it('MAN-13: an obstacle disorders only those who charge', () => {
    const table = moving('green 16', 'forward').roll(5, 5).say({ obstacles: 1 }).roll(1)
    expect(table.battalion(0).disordered).toBe(false)
  })

  it('MAN-13: in a charge every obstacle counts as crossed, one that the target lines too', () => {
    const table = battleOf(['guards 16'], facing).activate(0, 'attack').choose('battalion:1')
    table.roll(6).roll(6, 2).say({ distance: 6, obstacles: 1 }).roll(3)
    expect(table.told('chargeMeasured')).toMatchObject({ reach: { total: 5 }, reached: false })
  })
})

describe('disorder', () => {
  const disorderedBy = (table: Table): string => table.told('disordered').cause

  it('DIS-01: moving on difficult ground', () => {
    const table = moving('green 16', 'forward').roll(1, 1).say({ difficult: 'yes' })
    expect(disorderedBy(table)).toBe('difficultGround')
  })

  it('DIS-01: charging across an obstacle, at once and even if the charge falls short', () => {
    const table = battleOf(['guards 16'], facing).activate(0, 'attack').choose('battalion:1')
    table.roll(6).roll(1, 1).say({ distance: 9, obstacles: 1 })
    expect(disorderedBy(table)).toBe('obstacle')
  })

  it('DIS-01: hit in flank or rear while fighting, but not on a free battalion', () => {
    const table = battleOf(['guards 16'], facing).activate(0, 'attack').choose('battalion:1')
    table.roll(6).roll(6, 6).say({ met: 'rear' })
    expect(table.all('disordered')).toEqual([])
    expect(table.asked).toBe('combat.facts')
  })

  it('DIS-01: a charge that did not reach', () => {
    const table = battleOf(['guards 16'], facing).activate(0, 'attack').choose('battalion:1')
    expect(disorderedBy(table.roll(6).roll(1, 1).say({ distance: 9 }))).toBe('shortCharge')
  })

  it('DIS-01: having just rallied', () => {
    const table = battleOf(facing, facing).with(0, { broken: true }).activate(0, 'rally').roll(5)
    expect(disorderedBy(table)).toBe('rallied')
  })

  it('DIS-02: halves the dice of a volley and costs 2 in combat', () => {
    const shooting = battleOf(['green 32'], facing).with(0, { disordered: true })
    expect(shooting.activate(0, 'shoot').choose('battalion:1').say({ distance: 6 }).dice).toBe(4)
    const fighting = battleOf(facing, facing).with(0, { disordered: true })
    fighting.overrule({ figure: 'engage', charger: 0, charged: 1 }).activate(0, 'fightOn').say()
    const { charger } = fighting.roll(1, 6).told('combatRolled')
    expect(charger.strength.steps).toContainEqual(
      expect.objectContaining({ label: 'disordered', value: -2 }),
    )
  })

  it('DIS-03: it lasts until a REFORM has been stood out', () => {
    const table = battleOf(['green 16'], facing).with(0, { disordered: true })
    expect(table.nextTurn().nextTurn().battalion(0).disordered).toBe(true)
  })

  it('DIS-03: a screen alone is never asked about difficult ground, its parent is', () => {
    const table = moving('green 20 screen 4', 'forward').roll(1, 1)
    expect(table.fields).toContain('difficult')
    table.say({ difficult: 'yes' })
    expect(table.battalion(0)).toMatchObject({ disordered: true, screen: 4 })
  })

  it('DIS-04: one mark, it does not add up', () => {
    const table = battleOf(['green 16'], facing).with(0, { disordered: true })
    table.activate(0, 'forward').roll(6).roll(1, 1)
    expect(table.fields).not.toContain('difficult')
  })

  it('DIS-04: a disordered battalion that is charged fires halved defensive fire', () => {
    const table = battleOf(['guards 16'], ['green 32']).with(1, { disordered: true })
    table.activate(0, 'attack').choose('battalion:1').roll(6).roll(6, 6).say().say().roll(6)
    expect(table.dice).toBe(4)
  })
})
