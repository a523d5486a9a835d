// What a volley tells: every throw for the statistics, who falls where, and which models the players lift.
import { describe, expect, it } from 'vitest'
import { battleOf, type Table } from '@tests/support/battle.ts'

const rulesOf = (table: Table): readonly string[] =>
  table.told('volleyAimed').dice.steps.map(({ label, rule }) => `${label} ${rule}`)

describe('the throws', () => {
  it('SHOOT-08: each throw tells its dice, the faces that hit, and what was to be expected', () => {
    const table = battleOf(['drilled 16 sergeant'], ['green 16']).activate(0, 'shoot')
    table.choose('battalion:1').say({ distance: 6 })
    table.give({ kind: 'dice', faces: [4, 1, 6, 3], source: 'app' })
    const common = { kind: 'volleyRolled', shooter: 0, from: 'body', target: 1, hitting: [4, 5, 6] }
    expect(table.told('volleyRolled')).toEqual({
      ...common,
      faces: [4, 1, 6, 3],
      dice: [0, 1, 2, 3],
      hits: 2,
      expected: { n: 12, d: 6 },
      reroll: false,
      source: 'app',
    })
    expect(table.choose('die:3').roll(2).told('volleyRolled')).toEqual({
      ...common,
      faces: [2],
      dice: [3],
      hits: 0,
      expected: { n: 3, d: 6 },
      reroll: true,
      source: 'hand',
    })
    expect(table.told('volleySettled')).toMatchObject({ faces: [4, 1, 6, 2], hits: 2 })
  })

  it('GEN-10: a sergeant may be left out, and the volley is settled', () => {
    const table = battleOf(['drilled 16 sergeant'], ['green 16']).activate(0, 'shoot')
    table.choose('battalion:1').say({ distance: 6 }).roll(4, 1, 1, 1).choose('leave')
    expect(table.told('volleySettled').hits).toBe(1)
    expect(table.battalion(0).sergeantsSpent).toBe(0)
  })

  it('SHOOT-10: a screen’s volley is not the body’s', () => {
    const table = battleOf(['green 20 screen 4'], ['green 16']).activate(0, 'shoot')
    table.choose('battalion:1').say({ distance: 6 }).roll(1, 1)
    expect(table.battalion(0).fired).toBe(false)
  })

  it('SHOOT-02, SKIRM-02, DF-02: each step names the rule it comes from', () => {
    const screen = battleOf(['green 40 screen 8'], ['green 16']).activate(0, 'shoot')
    screen.choose('battalion:1').say({ distance: 6 })
    expect(rulesOf(screen).slice(0, 2)).toEqual(['groups SKIRM-02', 'range SHOOT-04'])
    const body = screen.roll(1, 1, 1, 1).choose('battalion:1').say({ distance: 6 })
    expect(rulesOf(body)[0]).toBe('groups SHOOT-02')
    const fire = battleOf(['guards 16'], ['green 16']).activate(0, 'attack').choose('battalion:1')
    fire.roll(6).roll(6, 6).say().say().roll(6)
    expect(rulesOf(fire)).toContain('range DF-02')
  })

  it('GEN-03: a screen’s quarter of five groups is two dice, a body’s is one', () => {
    const diceOf = (line: string): number => {
      const table = battleOf([line], ['green 16']).activate(0, 'shoot').choose('battalion:1')
      return table.say({ distance: 18 }).dice
    }
    expect([diceOf('veteran 36 light screen 9'), diceOf('veteran 20')]).toEqual([2, 1])
  })

  it('DF-06: only in the first round; in the next the charger counts what it has left', () => {
    const table = battleOf(['guards 16'], ['guards 16']).activate(0, 'attack').choose('battalion:1')
    table.roll(6).roll(6, 6).say().say().roll(6).roll(3, 3, 3, 3, 1, 1).roll(6).say().roll(1, 4)
    expect(table.told('combatRolled').margin).toBe(0)
    table.nextTurn().activate(0, 'fightOn').say().roll(3, 3)
    expect(table.told('combatRolled').charger.strength.steps[0]?.value).toBe(3)
  })
})

describe('the fallen', () => {
  const volleyOn = (table: Table, target: string, hits: number): Table => {
    table.choose(target).say({ distance: 6 })
    return table.roll(...Array.from({ length: table.dice }, (_, die) => (die < hits ? 5 : 1)))
  }

  it('SHOOT-13: hits past a screen fall on Rankers, hits on a screen on its figures', () => {
    const past = battleOf(['guards 16'], ['green 20 screen 4']).activate(0, 'shoot')
    expect(volleyOn(past, 'past:1', 2).told('casualties')).toMatchObject({
      cause: 'volley',
      rankers: 2,
      screen: 0,
    })
    const screen = battleOf(['guards 16'], ['green 20 screen 4']).activate(0, 'shoot')
    expect(volleyOn(screen, 'screen:1', 2).told('casualties')).toMatchObject({
      rankers: 0,
      screen: 2,
    })
  })

  it('DF-05: casualties of defensive fire say so', () => {
    const table = battleOf(['guards 16'], ['guards 16']).activate(0, 'attack').choose('battalion:1')
    table.roll(6).roll(6, 6).say().say().roll(6).roll(3, 1, 1, 1, 1, 1)
    expect(table.told('casualties').cause).toBe('defensiveFire')
  })

  it('CAS-01: once half are lost every further casualty is lifted at once, and none twice', () => {
    const table = battleOf(['guards 16', 'guards 16', 'guards 16'], ['green 20']).with(3, {
      rankers: 12,
      fallenBody: 8,
    })
    const lifts = [0, 1, 2].map((id) => {
      table.choose(`battalion:${id}`, 'shoot')
      const { rankers, lift } = volleyOn(table, 'battalion:3', 1).told('casualties')
      if (id === 0) table.choose('battalion:3', 'pass')
      return [rankers, lift.rankers]
    })
    // 9 of 20 stay standing; with the tenth ten are lifted, then one by one.
    expect(lifts).toEqual([
      [1, 0],
      [1, 10],
      [1, 1],
    ])
  })

  it('CAS-01: the models of a screen stand too, until it is finished or half are lost', () => {
    const table = battleOf(['guards 16', 'guards 16'], ['green 20 screen 4'])
    table.choose('battalion:0', 'shoot')
    expect(volleyOn(table, 'screen:2', 3).told('casualties').lift).toEqual({
      rankers: 0,
      screen: 0,
    })
    table.choose('battalion:2', 'pass').choose('battalion:1', 'shoot')
    expect(volleyOn(table, 'screen:2', 1).told('casualties').lift).toEqual({
      rankers: 0,
      screen: 4,
    })
  })

  it('CAS-01: with half lost the fallen of the screen are lifted with the rest', () => {
    const table = battleOf(['guards 16'], ['green 20 screen 4']).with(1, {
      rankers: 8,
      screen: 3,
      fallenBody: 8,
      fallenScreen: 1,
    })
    table.choose('battalion:0', 'shoot')
    expect(volleyOn(table, 'past:1', 1).told('casualties').lift).toEqual({ rankers: 9, screen: 1 })
    expect(table.battalion(1)).toMatchObject({ fallenBody: 0, fallenScreen: 0 })
  })

  it('RES-06: no screen, nothing swept, nothing told', () => {
    const table = battleOf(['guards 16'], ['green 16']).activate(0, 'attack').choose('battalion:1')
    expect(table.roll(6).roll(6, 6).say().all('casualties')).toEqual([])
  })
})
