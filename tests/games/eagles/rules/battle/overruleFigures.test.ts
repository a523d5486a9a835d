// What a corrected figure brings with it: marks that go, a strength that rises, orders that no longer hold.
import { describe, expect, it } from 'vitest'
import type { Correction } from '@/games/eagles/rules/index.ts'
import { battleOf, setupOf, Table, type Line } from '@tests/support/battle.ts'

const two: readonly Line[] = ['green 16 drummer', 'green 16']
type Figures = Extract<Correction, { figure: 'battalion' }>['set']

const corrected = (table: Table, battalion: number, set: Figures): Table =>
  table.overrule({ figure: 'battalion', battalion, set })

describe('an order to stand', () => {
  it.each([
    ['no', 0],
    ['thisTurn', 1],
    ['nextTurn', 2],
  ] as const)('%s, said in turn 1, holds in turn %i', (mustStand, turn) => {
    const table = battleOf(two, two).with(0, { standTurn: 1, shortCharge: true })
    corrected(table, 0, { mustStand })
    expect(table.battalion(0)).toMatchObject({ standTurn: turn, shortCharge: false })
  })

  it('is left alone by any other correction', () => {
    const table = battleOf(two, two).with(0, { standTurn: 1, shortCharge: true })
    corrected(table, 0, { rankers: 12 })
    expect(table.battalion(0)).toMatchObject({ standTurn: 1, shortCharge: true })
  })

  it('is nothing to a battalion that is broken', () => {
    const table = corrected(battleOf(two, two), 0, { broken: true, mustStand: 'thisTurn' })
    expect(table.battalion(0).standTurn).toBe(0)
  })

  it('moves along when the turn is corrected', () => {
    const table = battleOf(two, two).nextTurn().with(0, { standTurn: 3 }).with(1, { standTurn: 1 })
    table.overrule({ figure: 'turn', turn: 4 })
    expect(table.battalion(0).standTurn).toBe(5)
    expect(table.battalion(1).standTurn).toBe(3)
    expect(table.battalion(2).standTurn).toBe(0)
    table.overrule({ figure: 'turn', turn: 1 })
    expect([0, 1].map((id) => table.battalion(id).standTurn)).toEqual([2, 0])
  })
})

describe('an activation', () => {
  it('that is taken counts as taken', () => {
    const table = corrected(battleOf(two, two), 0, { activated: true })
    expect(table.battalion(0).activity).toBe('acted')
  })

  it('is as it was if nothing is said of it', () => {
    const table = battleOf(two, two).activate(0, 'pass').activate(2, 'pass')
    corrected(table, 0, { rankers: 12 })
    expect(table.battalion(0).activity).not.toBe('none')
    corrected(table, 1, { rankers: 12 })
    expect(table.battalion(1).activity).toBe('none')
  })
})

describe('a battalion that is taken off the table, or put back', () => {
  it('is dispersed, and its SC stands alone', () => {
    const table = corrected(battleOf(two, two).commander('a', 0), 0, { gone: true })
    expect(table.battalion(0).gone).toBe('dispersed')
    expect(table.state.commanders.a.with).toBe(-1)
  })

  it('stays on it if something else is corrected', () => {
    expect(corrected(battleOf(two, two), 0, { rankers: 9 }).battalion(0).gone).toBeNull()
  })

  it('comes back, placed', () => {
    const table = battleOf(two, two).with(0, { gone: 'ranOff', placed: false })
    corrected(table, 0, { gone: false })
    expect(table.battalion(0)).toMatchObject({ gone: null, placed: true })
  })

  it('is not placed by a correction of something else', () => {
    const table = battleOf(two, two).with(0, { placed: false })
    corrected(table, 0, { rankers: 9 })
    expect(table.battalion(0).placed).toBe(false)
  })

  it('waits to be deployed if it comes back during the set-up', () => {
    const table = new Table(setupOf(two, two)).roll(6, 1).choose('a')
    corrected(table, 0, { gone: false })
    expect(table.battalion(0).placed).toBe(false)
  })

  it('is destroyed if nobody is left in it', () => {
    const table = battleOf(two, two).commander('a', 0)
    corrected(table, 0, { rankers: 0 })
    expect(table.battalion(0).gone).toBe('destroyed')
    expect(table.state.commanders.a.with).toBe(-1)
    corrected(table, 1, { rankers: 1 })
    expect(table.battalion(1).gone).toBeNull()
  })
})

describe('strength', () => {
  it('above the first one is the new full strength, skirmishers counted', () => {
    const table = corrected(battleOf(two, two), 0, { rankers: 18, screen: 4 })
    expect(table.battalion(0).original).toBe(22)
  })

  it('below it leaves it', () => {
    const table = corrected(battleOf(two, two), 0, { rankers: 4, screen: 2 })
    expect(table.battalion(0).original).toBe(16)
  })
})

describe('order', () => {
  it('a battalion that reforms does so no more once its disorder is corrected', () => {
    const table = battleOf(two, two).with(0, { disordered: true, reforming: true })
    corrected(table, 0, { rankers: 12 })
    expect(table.battalion(0).reforming).toBe(true)
    corrected(table, 0, { disordered: true })
    expect(table.battalion(0).reforming).toBe(false)
  })

  it('who is broken by word breaks in this turn and has not run in it', () => {
    const table = battleOf(two, two).nextTurn().with(0, { hasRun: true })
    corrected(table, 0, { broken: true })
    expect(table.battalion(0)).toMatchObject({ broken: true, brokeTurn: 2, hasRun: false })
  })

  it('who is said to stand after all has broken in no turn', () => {
    const table = battleOf(two, two).with(0, { broken: true, brokeTurn: 1, hasRun: true })
    corrected(table, 0, { broken: false })
    expect(table.battalion(0)).toMatchObject({ broken: false, brokeTurn: 1, hasRun: true })
  })

  it('who is broken is in no disorder, whatever is said', () => {
    const table = battleOf(two, two).with(0, { broken: true, brokeTurn: 1 })
    corrected(table, 0, { disordered: true })
    expect(table.battalion(0)).toMatchObject({ broken: true, disordered: false })
    corrected(table, 1, { broken: true, disordered: true })
    expect(table.battalion(1)).toMatchObject({ broken: true, disordered: false })
    corrected(table, 1, { broken: false, disordered: true })
    expect(table.battalion(1)).toMatchObject({ broken: false, disordered: true })
  })

  it('the question about a battalion that is broken by word is dropped', () => {
    const table = battleOf(two, two).activate(0, 'forward')
    corrected(table, 0, { broken: true })
    expect(table.asked).not.toBe('check.die')
  })
})

describe('the SC', () => {
  it('who is dead is with nobody', () => {
    const table = battleOf(two, two)
    table.overrule({ figure: 'commander', side: 'a', alive: false, with: 1, moved: false })
    expect(table.state.commanders.a).toEqual({ alive: false, with: -1, moved: false })
    table.overrule({ figure: 'commander', side: 'b', alive: true, with: null, moved: false })
    expect(table.state.commanders.b).toEqual({ alive: true, with: -1, moved: false })
  })
})

describe('an SC and a battalion that is off the table', () => {
  const joins: Correction = { figure: 'commander', side: 'a', alive: true, with: 0, moved: false }

  it('he is not put with it', () => {
    const table = corrected(battleOf(two, two), 0, { gone: true })
    expect(table.refused({ kind: 'overrule', correction: joins, reason: 'x' })).toEqual({
      code: 'forbidden',
      reason: 'isGone',
      rule: 'SC-08',
    })
    table.overrule({ ...joins, alive: false })
    expect(table.state.commanders.a).toMatchObject({ alive: false, with: -1 })
  })

  it('he stands alone if he is found with it', () => {
    const table = battleOf(two, two).commander('a', 0).with(0, { gone: 'destroyed' })
    corrected(table, 1, { rankers: 12 })
    expect(table.state.commanders.a.with).toBe(-1)
  })
})

describe('fights', () => {
  const free = { figure: 'engage', charger: 0, charged: 2 } as const
  const refusalOf = (table: Table, correction: Correction) =>
    table.refused({ kind: 'overrule', correction, reason: 'x' })

  it.each<Correction>([
    { figure: 'engage', charger: 0, charged: 9 },
    { figure: 'disengage', battalion: 9 },
    { figure: 'join', battalion: 9, friend: 0 },
    { figure: 'join', battalion: 0, friend: 9 },
  ])('%j names nobody', (correction) => {
    expect(refusalOf(battleOf(two, two), correction)).toEqual({
      code: 'malformed',
      path: 'battalion.9',
    })
  })

  it.each([
    ['the charger', { figure: 'engage', charger: 0, charged: 3 }],
    ['the charged', { figure: 'engage', charger: 1, charged: 2 }],
    ['who would join', { figure: 'join', battalion: 0, friend: 0 }],
  ] as const)('%s must be free', (_, correction) => {
    const table = battleOf(two, two).overrule(free)
    expect(refusalOf(table, correction)).toMatchObject({ reason: 'notFree' })
  })

  it('nobody joins the enemy', () => {
    const table = battleOf(two, two).overrule(free)
    expect(refusalOf(table, { figure: 'join', battalion: 1, friend: 2 })).toMatchObject({
      reason: 'otherSide',
    })
  })

  it.each([
    ['begins', free, 0],
    ['is joined', { figure: 'join', battalion: 1, friend: 0 }, 1],
  ] as const)('what a battalion was about is dropped when its fight %s', (_, correction, id) => {
    const table = battleOf(two, two)
    if (correction.figure === 'join') table.overrule(free).activate(id, 'forward')
    else table.activate(id, 'forward')
    expect(table.asked).toBe('check.die')
    table.overrule(correction)
    expect(table.asked).not.toBe('check.die')
  })

  it('what both fighters were about is dropped when they are parted', () => {
    const table = battleOf(two, two).overrule(free).activate(0, 'fightOn')
    expect(table.asked).toBe('combat.facts')
    table.overrule({ figure: 'disengage', battalion: 2 })
    expect(table.asked).toBe('activation.battalion')
    expect([0, 2].map((id) => table.battalion(id).engaged)).toEqual([-1, -1])
  })
})
