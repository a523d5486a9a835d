// CAS, CRISK, RES, ROUT, RALLY: losses, characters at risk, tests, runs and rallying.
import { describe, expect, it } from 'vitest'
import { battleOf, type Table } from '@tests/support/battle.ts'

const enemy = ['green 16']

describe('casualties', () => {
  const shoot = (target: string, rankers: number, hits: number): Table => {
    const table = battleOf(['guards 16'], [target]).with(1, { rankers })
    table.with(1, { fallenBody: table.battalion(1).original - rankers })
    table.activate(0, 'shoot').choose('battalion:1').say({ distance: 6 })
    return table.roll(...Array.from({ length: 6 }, (_, die) => (die < hits ? 5 : 1)))
  }

  it('CAS-01: casualties and groups count at once, the models stay until half are lost', () => {
    const table = shoot('green 20', 17, 1)
    expect(table.told('casualties')).toMatchObject({
      rankers: 1,
      lift: { rankers: 0 },
      left: { rankers: 16, groups: 4 },
    })
    expect(shoot('green 20', 11, 1).told('casualties').lift).toEqual({ rankers: 10, screen: 0 })
  })

  it('CAS-01: the models of characters go at once', () => {
    const table = battleOf(['guards 16'], ['green 20 drummer']).activate(0, 'shoot')
    table.choose('battalion:1').say({ distance: 6, groups: 1 }).roll(6, 1, 1)
    expect(table.told('casualties')).toMatchObject({ people: ['drummer'] })
  })

  it('CAS-02: half is measured on Rankers, skirmishers included, at or above', () => {
    const scoreWith = (figures: object): number => {
      const table = battleOf(['green 20 screen 4'], enemy).with(0, { ...figures, shotAt: true })
      return table.passAll().roll(6).told('checkRolled').score
    }
    expect(scoreWith({ rankers: 7, screen: 4 })).toBe(6)
    expect(scoreWith({ rankers: 6, screen: 4 })).toBe(5)
    expect(scoreWith({ rankers: 9, screen: 2 })).toBe(6)
  })

  it('CAS-03: with the last Ranker battalion and characters go, a joined SC becomes separate', () => {
    const table = battleOf(['guards 16'], ['green 16 officer', 'green 16'])
      .commander('b', 1)
      .with(1, { rankers: 2 })
    table.activate(0, 'shoot').choose('battalion:1').say({ distance: 6 }).roll(5, 5, 5, 1, 1, 1)
    expect(table.told('gone')).toMatchObject({ battalion: 1, how: 'destroyed' })
    expect(table.state.commanders.b).toMatchObject({ alive: true, with: -1 })
    expect(table.battalion(2).sawRun).toBe(false)
  })
})

describe('characters at risk in combat', () => {
  const lost = (people: string, figures: object = {}): Table => {
    const table = battleOf(['guards 32'], [`green 20 ${people}`.trim()]).with(1, figures)
    table.activate(0, 'attack').choose('battalion:1').roll(6).roll(6, 6).say()
    return table.say({ fire: 'hold' }).say().roll(6, 1)
  }

  it('CRISK-01: a loser by 3 or more dices for each, 4 to 6 dead in place of a Ranker', () => {
    const table = lost('ensign officer')
    expect(table.dice).toBe(2)
    table.roll(4, 6)
    expect(table.all('casualties')[0]).toMatchObject({ rankers: 4, people: ['ensign', 'officer'] })
    expect(table.battalion(1).rankers).toBe(16)
  })

  it('CRISK-01: 1 to 3 live; a loser by less than 3 is not diced', () => {
    expect(lost('officer').roll(3).battalion(1)).toMatchObject({ officer: 1, rankers: 14 })
    const close = battleOf(['green 20'], ['green 20 officer']).activate(0, 'attack')
    close.choose('battalion:1').roll(6).roll(6, 6).say().say({ fire: 'hold' }).say().roll(3, 1)
    expect(close.told('combatRolled').margin).toBe(2)
    expect(close.asked).toBe('check.die')
  })

  it('CRISK-01: if no Ranker is left CAS-03 takes the survivors too', () => {
    const table = lost('drummer officer', { rankers: 3 }).roll(4, 1)
    expect(table.all('casualties')[0]).toMatchObject({ rankers: 3, people: ['drummer'] })
    expect(table.told('gone').battalion).toBe(1)
  })

  it('CRISK-01: after a sixth death nobody else is diced', () => {
    const all = 'drummer drummer sergeant sergeant ensign officer'
    const seven = (): Table => {
      const table = battleOf(['guards 48 column'], [`green 20 ${all}`]).commander('b', 1)
      table.activate(0, 'attack').choose('battalion:1').roll(6).roll(6, 6, 6).say()
      return table.say({ fire: 'hold' }).say().roll(6, 1)
    }
    const dead = seven()
    expect(dead.dice).toBe(6)
    dead.roll(6, 6, 6, 6, 6, 6)
    // The SC is left, so the test is safe.
    expect(dead.told('checkSpared').purpose).toBe('resolve')
    expect(dead.state.commanders.b.alive).toBe(true)
    expect(dead.battalion(1).rankers).toBe(20)
    const five = seven().roll(6, 6, 6, 6, 6, 1)
    expect(five.dice).toBe(1)
    expect(five.roll(5).state.commanders.b.alive).toBe(false)
  })
})

describe('tests', () => {
  const testOf = (line: string, figures: object): Table =>
    battleOf([line], enemy)
      .with(0, { shotAt: true, ...figures })
      .passAll()

  it('RES-01: casualties from shooting, a friend seen running, a fallen SC: in phase 3', () => {
    for (const reason of ['shotAt', 'sawRun', 'commanderFell'])
      expect(
        battleOf(['green 16'], enemy)
          .with(0, { [reason]: true })
          .passAll().asked,
      ).toBe('check.die')
    expect(battleOf(['green 16'], enemy).passAll().asked).toBe('initiative.dice')
  })

  it('RES-02: −1 at half losses, +2 with a living officer', () => {
    expect(testOf('green 16', { rankers: 8 }).roll(6).told('checkRolled').score).toBe(5)
    expect(testOf('green 16 officer', {}).roll(3).told('checkRolled').score).toBe(5)
  })

  it('RES-02: −1 for a lost combat counts in the immediate test only', () => {
    expect(testOf('green 16', {}).roll(5).told('checkRolled').passed).toBe(true)
  })

  it('RES-03: an ensign allows one re-roll', () => {
    const table = testOf('green 16 ensign', {}).roll(1).choose('reroll').roll(6)
    expect(table.battalion(0).broken).toBe(false)
  })

  it('RES-04: one test per battalion in phase 3, none if it tested this turn', () => {
    const twice = battleOf(['green 16'], enemy).with(0, { shotAt: true, sawRun: true }).passAll()
    expect(twice.roll(6).asked).toBe('initiative.dice')
    expect(testOf('green 16', { tested: true }).asked).toBe('initiative.dice')
  })

  it('RES-04: the initiative holder’s side tests first, in list order', () => {
    const table = battleOf(['green 16', 'green 16'], ['green 16'], { first: 'b' })
    for (const id of [0, 1, 2]) table.with(id, { shotAt: true })
    const order: number[] = []
    table.passAll()
    while (table.asked === 'check.die') order.push(table.roll(6).told('checkRolled').battalion)
    expect(order).toEqual([2, 0, 1])
  })

  it('RES-05: only who is unbroken on the table notes a reason, and reasons lapse after phase 3', () => {
    const table = battleOf(['green 16'], enemy).with(0, { shotAt: true, tested: true })
    expect(table.nextTurn().battalion(0).shotAt).toBe(false)
    const broken = battleOf(['guards 16'], ['green 32']).with(1, { broken: true, ranTurn: 1 })
    broken.activate(0, 'shoot').choose('battalion:1').say({ distance: 6, groups: 1 })
    expect(broken.roll(5, 5, 5).battalion(1).shotAt).toBe(false)
  })

  it('RES-05: attack checks and rally checks are no tests', () => {
    const table = battleOf(['green 16'], enemy).activate(0, 'attack').choose('battalion:1').roll(1)
    expect(table.battalion(0).tested).toBe(false)
  })

  it('RES-06: the SC’s death is a reason only for the battalion he was with', () => {
    const table = battleOf(['green 16', 'green 16'], ['guards 16'], { first: 'b' })
    table.commander('a', 0).activate(2, 'shoot').choose('battalion:0')
    table.say({ distance: 6, groups: 1 }).roll(6, 1, 1)
    expect(table.battalion(0).commanderFell).toBe(true)
    expect(table.battalion(1).commanderFell).toBe(false)
  })

  it('RES-06: the winner’s two are no reason', () => {
    const table = battleOf(['guards 32'], ['green 20']).activate(0, 'attack').choose('battalion:1')
    table.roll(6).roll(6, 6).say().say({ fire: 'hold' }).say().roll(6, 1)
    expect(table.battalion(0)).toMatchObject({ rankers: 30, shotAt: false, tested: false })
  })
})

describe('runs', () => {
  /** 0 is broken since an earlier turn unless told otherwise; 1 is a friend. */
  const running = (figures: object = {}): Table =>
    battleOf(['green 16', 'green 16'], enemy)
      .with(0, { broken: true, ...figures })
      .passAll()

  it('ROUT-01: broken in phase 3, it runs in phase 4; still broken, it runs again; once a turn', () => {
    const table = battleOf(['green 16'], enemy).with(0, { shotAt: true }).passAll().roll(1)
    expect(table.state.phase).toBe('compulsory')
    expect(table.asked).toBe('rout.dice')
    table.roll(1, 1, 1).say()
    expect(table.story.filter(({ kind }) => kind === 'ran')).toHaveLength(1)
  })

  it('ROUT-01: who ran at once does not run again in phase 4', () => {
    expect(running({ ranTurn: 1 }).asked).toBe('initiative.dice')
  })

  it('ROUT-02: three dice; reaching its edge it is lost for good', () => {
    const table = running()
    expect(table.dice).toBe(3)
    table.roll(4, 5, 6).say({ reachedEdge: 'yes' })
    expect(table.told('ran')).toMatchObject({ inches: 15, offTable: true })
    expect(table.told('gone')).toMatchObject({ battalion: 0, how: 'ranOff' })
  })

  it('ROUT-03: friends see only the first run after breaking', () => {
    expect(running({ hasRun: true }).roll(1, 1, 1).fields).not.toContain('saw:1')
    expect(running({ hasRun: false }).roll(1, 1, 1).fields).toContain('saw:1')
  })

  it('ROUT-03: runs in phase 4 count for the next turn’s phase 3', () => {
    const table = running().roll(1, 1, 1).say({ 'saw:1': 'yes' })
    expect(table.battalion(1).sawRun).toBe(true)
    table.initiative('a').passAll()
    // First the tests of turn 2, then the second run.
    expect(table.prompt).toMatchObject({ kind: 'check.die', about: { check: { battalion: 1 } } })
  })

  it('ROUT-04: who sees is asked when it happens, also as it leaves the table', () => {
    const table = running().roll(6, 6, 6)
    expect(table.fields).toEqual(['reachedEdge', 'passed:1', 'saw:1'])
    table.say({ reachedEdge: 'yes', 'saw:1': 'yes' })
    expect(table.battalion(1).sawRun).toBe(true)
  })

  it('ROUT-04: in the last turn nobody is asked, for there is no phase 3 to come', () => {
    const table = battleOf(['green 16', 'green 16'], enemy, { house: { turns: 1 } })
    table.with(0, { broken: true }).passAll().roll(1, 1, 1)
    expect(table.fields).toEqual(['reachedEdge', 'passed:1'])
  })

  it('ROUT-05: an engaged battalion that breaks in phase 3 ends its fight and runs in phase 4', () => {
    const table = battleOf(['green 16'], enemy)
      .overrule({ figure: 'engage', charger: 0, charged: 1 })
      .with(0, { sawRun: true })
      .activate(0, 'fightOn')
      .say()
      .roll(1, 4)
      .passAll()
      .roll(1)
    expect(table.state.fights).toEqual([])
    expect(table.prompt).toMatchObject({ kind: 'rout.dice', about: { battalion: 0 } })
  })

  it('RALLY-01: a RESOLVE check; passed it halts, disordered, must stand next turn and may reform', () => {
    const table = battleOf(['green 16 officer'], enemy).with(0, { broken: true })
    table.activate(0, 'rally').roll(3)
    expect(table.battalion(0)).toMatchObject({ broken: false, disordered: true, standTurn: 2 })
    table.nextTurn().choose('battalion:0')
    expect(table.options).toEqual(['reform', 'pass'])
  })

  it('RALLY-01: failed or passed over, it runs in phase 4', () => {
    const table = battleOf(['green 16'], enemy).with(0, { broken: true }).activate(0, 'rally')
    expect(table.roll(4).passAll().asked).toBe('rout.dice')
    expect(running().asked).toBe('rout.dice')
  })

  it('RALLY-01: a battalion that broke this turn cannot rally before the next', () => {
    const table = battleOf(['green 16'], enemy).with(0, { broken: true, brokeTurn: 1 })
    expect(table.choose('battalion:0').options).toEqual(['pass'])
  })

  it('RALLY-02: a broken battalion contacted by a charge is removed, the charger stays free', () => {
    const table = battleOf(['guards 16'], ['green 16 officer', 'green 16']).with(1, {
      broken: true,
    })
    table.activate(0, 'attack').choose('battalion:1').roll(6).roll(6, 6).say()
    expect(table.told('gone')).toMatchObject({ battalion: 1, how: 'dispersed' })
    expect(table.battalion(0)).toMatchObject({ engaged: -1, disordered: false, standTurn: 0 })
    expect(table.battalion(2).sawRun).toBe(false)
    expect(table.asked).toBe('activation.battalion')
  })
})
