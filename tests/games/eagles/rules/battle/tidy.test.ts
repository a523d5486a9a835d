// An overrule in the middle of something: what is about the battalion is dropped, what is about others goes on.
import { describe, expect, it } from 'vitest'
import { battleOf, setupOf, Table, type Line } from '@tests/support/battle.ts'

const two: readonly Line[] = ['drilled 24 drummer', 'drilled 24']

const takeOff = (table: Table, battalion: number): Table =>
  table.overrule({ figure: 'battalion', battalion, set: { gone: true } })
const breakUp = (table: Table, battalion: number): Table =>
  table.overrule({ figure: 'battalion', battalion, set: { broken: true } })

const begin = (): Table => battleOf(two, two)
const fight = (): Table =>
  begin().overrule({ figure: 'engage', charger: 0, charged: 2 }).activate(0, 'fightOn')

/** Scenes that stop in the middle, with the battalions they are about. */
const scenes: readonly (readonly [string, () => Table, readonly number[]])[] = [
  ['check.die', () => begin().activate(0, 'forward'), [0]],
  ['check.reroll', () => begin().activate(0, 'forward').roll(1), [0]],
  ['move.dice', () => begin().activate(0, 'forward').roll(6), [0]],
  ['move.facts', () => begin().activate(0, 'forward').roll(6).roll(3, 3), [0]],
  ['shoot.target', () => begin().activate(0, 'shoot'), [0]],
  ['shoot.facts', () => begin().activate(0, 'shoot').choose('battalion:2'), [0, 2]],
  [
    'volley.dice',
    () => begin().activate(0, 'shoot').choose('battalion:2').say({ distance: 5 }),
    [0, 2],
  ],
  ['charge.target', () => begin().activate(0, 'attack'), [0]],
  ['check.die', () => begin().activate(0, 'attack').choose('battalion:2'), [0, 2]],
  ['charge.dice', () => begin().activate(0, 'attack').choose('battalion:2').roll(6), [0, 2]],
  [
    'charge.facts',
    () => begin().activate(0, 'attack').choose('battalion:2').roll(6).roll(6, 6),
    [0, 2],
  ],
  [
    'fire.facts',
    () =>
      begin().activate(0, 'attack').choose('battalion:2').roll(6).roll(6, 6).say({ distance: 4 }),
    [0, 2],
  ],
  ['combat.facts', fight, [0, 2]],
  ['combat.dice', () => fight().say(), [0, 2]],
]

describe.each(scenes)('in the middle of %s', (asked, scene, about) => {
  it.each([
    ['is taken off the table', takeOff],
    ['breaks', breakUp],
  ] as const)('it is dropped when a battalion it is about %s', (_, correct) => {
    for (const id of about) {
      const table = scene()
      expect(table.asked).toBe(asked)
      correct(table, id)
      expect(table.asked).toBe('activation.battalion')
    }
  })

  it('it goes on when another battalion is taken off the table or breaks', () => {
    for (const correct of [takeOff, breakUp]) {
      const table = correct(scene(), 3)
      expect(table.asked).toBe(asked)
    }
  })
})

describe('the choice of a battalion', () => {
  it('is worked out anew: who has gone is not in it, and nothing else is dropped', () => {
    const table = takeOff(begin(), 1)
    expect(table.asked).toBe('activation.battalion')
    expect(table.prompt.seat).toBe('a')
    expect(table.options).not.toContain('battalion:1')
    expect(table.options).toContain('battalion:0')
  })

  it('is not touched by dropping the activation, for none has begun', () => {
    const table = begin().overrule({ figure: 'activation' })
    expect(table.prompt).toMatchObject({ kind: 'activation.battalion', seat: 'a' })
    const end = battleOf(['green 16'], ['green 16']).activate(0, 'pass').activate(1, 'pass')
    expect(end.asked).toBe('activation.end')
    expect(end.overrule({ figure: 'activation' }).asked).toBe('activation.end')
  })
})

describe('deployment', () => {
  it('asks anew who is placed when one of those who wait is taken away', () => {
    const three: readonly Line[] = [...two, 'green 16']
    const table = new Table(setupOf(three, two)).roll(6, 1).choose('a')
    expect(table.options).toEqual(['battalion:0', 'battalion:1', 'battalion:2'])
    takeOff(table, 1)
    expect(table.asked).toBe('deploy.battalion')
    expect(table.options).toEqual(['battalion:0', 'battalion:2'])
  })

  it('SET-05: whoever was to place still is, whatever is corrected meanwhile', () => {
    const table = new Table(setupOf(two, two)).roll(6, 1).choose('a')
    table.overrule({ figure: 'battalion', battalion: 3, set: { rankers: 20 } })
    expect(table.prompt).toMatchObject({ kind: 'deploy.battalion', seat: 'a' })
    table.choose('battalion:0').say()
    table.overrule({ figure: 'battalion', battalion: 0, set: { rankers: 20 } })
    expect(table.prompt).toMatchObject({ kind: 'deploy.battalion', seat: 'b' })
  })

  it('SET-05: a side whose battalion is taken away while it is placed places another one', () => {
    const three: readonly Line[] = [...two, 'green 16']
    const table = new Table(setupOf(three, two)).roll(6, 1).choose('a').choose('battalion:0')
    expect(table.asked).toBe('deploy.formation')
    takeOff(table, 0)
    expect(table.prompt).toMatchObject({ kind: 'deploy.battalion', seat: 'a' })
    table.choose('battalion:1').say()
    expect(table.prompt.seat).toBe('b')
  })
})

describe('fights and those who support them', () => {
  it('a supporter that breaks supports nobody any more, and the fight goes on', () => {
    const table = begin().overrule({ figure: 'engage', charger: 0, charged: 2 })
    table.overrule({ figure: 'join', battalion: 1, friend: 0 })
    breakUp(table, 1)
    expect(table.battalion(1).joined).toBe(-1)
    expect(table.state.fights).toHaveLength(1)
  })

  it('a supporter that stays supports on, whatever else is corrected', () => {
    const table = begin().overrule({ figure: 'engage', charger: 0, charged: 2 })
    table.overrule({ figure: 'join', battalion: 1, friend: 0 })
    table.overrule({ figure: 'battalion', battalion: 1, set: { rankers: 20 } })
    expect(table.battalion(1).joined).toBe(0)
  })
})

describe('the SC who rides', () => {
  const riding = (): Table => begin().choose('commander:a')

  it.each([
    ['commander.dice', riding],
    ['commander.place', () => riding().roll(3, 3, 3, 3)],
  ] as const)('falls by word: %s is dropped; if the other one falls it goes on', (asked, scene) => {
    const table = scene()
    expect(table.asked).toBe(asked)
    table.overrule({ figure: 'commander', side: 'b', alive: false, with: null, moved: false })
    expect(table.asked).toBe(asked)
    table.overrule({ figure: 'commander', side: 'a', alive: false, with: null, moved: false })
    expect(table.asked).toBe('activation.battalion')
  })
})
