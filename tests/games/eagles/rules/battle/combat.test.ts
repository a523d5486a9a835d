// COMBAT: rounds, losses, follow-up, joiners, and how fights end.
import { describe, expect, it } from 'vitest'
import { battleOf, type Table } from '@tests/support/battle.ts'

interface Figures {
  readonly a?: object
  readonly b?: object
}

/** Battalion 0 has charged battalion 1, which held its fire: the ground of the first round is asked. */
const contact = (charger: string, charged: string, { a = {}, b = {} }: Figures = {}): Table => {
  const table = battleOf([charger, 'green 16'], [charged, 'green 16']).with(0, a).with(2, b)
  table.activate(0, 'attack').choose('battalion:2').roll(6)
  table.roll(...Array.from({ length: table.dice }, () => 6)).say()
  return table.say({ fire: 'hold' })
}

const stepsOf = (
  table: Table,
  who: 'charger' | 'charged',
): readonly (readonly [string, number])[] =>
  table.told('combatRolled')[who].strength.steps.map(({ label, value }) => [label, value])

/** The charger's lead by the dice, both sides being equal but for the charge in line (+3). */
const fought = (charger: number, charged: number, figures: Figures = {}): Table =>
  contact('drilled 32', 'drilled 32', figures).say().roll(charger, charged)

describe('the totals', () => {
  it('COMBAT-01: a die and all groups, in column too', () => {
    const table = contact('green 32 column', 'green 20').say().roll(6, 2)
    expect(stepsOf(table, 'charger')).toEqual([
      ['groups', 8],
      ['chargedInColumn', 6],
    ])
    expect(table.told('combatRolled')).toMatchObject({
      charger: { face: 6, total: 20 },
      charged: { face: 2, total: 7 },
    })
  })

  it('COMBAT-02: charged in line +3, officer +3, each other character +1, disordered −2', () => {
    const table = contact('green 16 drummer sergeant officer', 'green 16 ensign', {
      a: { disordered: true },
    })
    table.say().roll(1, 6)
    expect(stepsOf(table, 'charger')).toEqual([
      ['groups', 4],
      ['chargedInLine', 3],
      ['officer', 3],
      ['character', 2],
      ['disordered', -2],
    ])
    expect(stepsOf(table, 'charged')).toEqual([
      ['groups', 4],
      ['character', 1],
    ])
  })

  it('COMBAT-02: uphill +2; an enemy in soft cover −1, in hard cover −4', () => {
    const soft = contact('green 16', 'green 16').say({ uphill: 'battalion:2', cover: 'soft' })
    expect(stepsOf(soft.roll(3, 3), 'charger')).toContainEqual(['softCover', -1])
    expect(stepsOf(soft, 'charged')).toContainEqual(['uphill', 2])
    const hard = contact('green 16', 'green 16').say({ cover: 'hard' }).roll(6, 1)
    expect(stepsOf(hard, 'charger')).toContainEqual(['hardCover', -4])
  })

  it('COMBAT-15: uphill and cover are asked each round, until the charged side falls back', () => {
    const table = contact('green 16', 'green 16')
    expect(table.fields).toEqual(['uphill', 'cover'])
    table.say({ cover: 'hard' }).roll(4, 3)
    expect(table.told('combatRolled').margin).toBe(0)
    table.nextTurn().activate(0, 'fightOn')
    expect(table.prompt.wanted).toMatchObject({ fields: [{}, { id: 'cover', default: 'hard' }] })
    table.say({ cover: 'none' }).roll(6, 1).roll(6).say({ followUp: 'yes' })
    expect(table.nextTurn().activate(0, 'fightOn').fields).toEqual(['uphill'])
  })
})

describe('losses', () => {
  it('COMBAT-03: the winner loses 2 Rankers, the loser 6, falls back 2 in and tests at once', () => {
    const table = fought(3, 4)
    expect(table.told('combatRolled')).toMatchObject({ winner: 0, loser: 2, margin: 2 })
    expect([table.battalion(0).rankers, table.battalion(2).rankers]).toEqual([30, 26])
    expect(table.told('fellBack')).toMatchObject({ battalion: 2, inches: 2 })
    expect(table.prompt).toMatchObject({ kind: 'check.die', seat: 'b' })
    expect(table.roll(4).told('checkRolled')).toMatchObject({ score: 3, cause: 'combatLost' })
  })

  it('COMBAT-04: equal: no losses, no test, engaged without any charge bonus next turn', () => {
    const table = fought(1, 4)
    expect(table.told('combatRolled')).toMatchObject({ margin: 0, winner: -1, loser: -1 })
    expect([table.battalion(0).rankers, table.battalion(2).rankers]).toEqual([32, 32])
    table.nextTurn().activate(0, 'fightOn').say().roll(6, 1)
    expect(stepsOf(table, 'charger')).toEqual([['groups', 8]])
  })

  it('COMBAT-12: both dice, characters at risk, losses of both, then the loser tests', () => {
    const table = contact('green 32', 'green 32 officer').say().roll(6, 1)
    expect(table.asked).toBe('combat.risk')
    expect(table.all('casualties')).toEqual([])
    table.roll(1)
    expect(table.all('casualties').map(({ battalion }) => battalion)).toEqual([2, 0])
    expect(table.asked).toBe('check.die')
  })

  it('COMBAT-12: the follow-up is asked only if the loser passed and both are left', () => {
    expect(fought(6, 1).roll(6).fields).toContain('followUp')
    expect(fought(6, 1).roll(1).asked).toBe('rout.dice')
  })

  it('COMBAT-13: 6 on a battalion of 3 ends it, without a test', () => {
    const table = contact('green 32', 'green 32', { b: { rankers: 3 } })
      .say()
      .roll(6, 1)
    expect(table.told('gone')).toMatchObject({ battalion: 2, how: 'destroyed' })
    expect(table.asked).toBe('activation.battalion')
    expect(table.battalion(0)).toMatchObject({ disordered: true, standTurn: 2, engaged: -1 })
  })

  it('COMBAT-13: a winner of 2 is ended by its own win, the loser falls back, tests and stands', () => {
    const table = contact('green 32', 'green 16', { a: { rankers: 2 } })
      .say()
      .roll(6, 1)
    expect(table.told('gone').battalion).toBe(0)
    expect(table.told('fellBack').battalion).toBe(2)
    table.roll(6).say()
    expect(table.battalion(2)).toMatchObject({ disordered: true, standTurn: 2, engaged: -1 })
  })
})

describe('after the round', () => {
  it('COMBAT-05: passed and followed up: still engaged, the follower has the bonus of its formation', () => {
    const table = contact('drilled 32 column', 'drilled 40').say().roll(3, 6).roll(6)
    table.say({ followUp: 'yes' })
    expect(table.told('followedUp')).toMatchObject({ battalion: 0, enemy: 2 })
    table.nextTurn('b').activate(2, 'fightOn').say().roll(6, 1)
    expect(stepsOf(table, 'charger')).toContainEqual(['chargedInColumn', 6])
  })

  it('COMBAT-06: passed, no follow-up: apart, both disordered, both must stand next turn', () => {
    const table = fought(6, 1).roll(6).say({ followUp: 'no' })
    for (const id of [0, 2])
      expect(table.battalion(id)).toMatchObject({ engaged: -1, disordered: true, standTurn: 2 })
  })

  it('COMBAT-07: failed: it runs at once; the winner stays, disordered, must stand next turn', () => {
    const table = fought(6, 1).roll(1).roll(1, 2, 3).say()
    expect(table.told('ran')).toMatchObject({ battalion: 2, inches: 6 })
    expect(table.battalion(0)).toMatchObject({ engaged: -1, disordered: true, standTurn: 2 })
  })

  it('COMBAT-09: one round a turn', () => {
    const table = fought(1, 4)
    table.activate(3, 'pass')
    expect(table.options).not.toContain('battalion:0')
    table.nextTurn().activate(0, 'fightOn').say().roll(4, 4)
    expect(table.told('combatRolled').round).toBe(2)
    expect(table.state.fights[0]).toMatchObject({ rounds: 2, lastRound: 2 })
    expect(table.battalion(2).activity).toBe('acted')
  })

  it('COMBAT-11: the bonus is lost after a tie until somebody wins and follows up again', () => {
    const table = fought(1, 4).nextTurn().activate(0, 'fightOn').say().roll(1, 6).roll(6)
    table.say({ followUp: 'yes' })
    table.nextTurn().activate(0, 'fightOn').say().roll(6, 1)
    // The charged side won and followed up in line.
    expect(stepsOf(table, 'charged')).toEqual([
      ['groups', 8],
      ['chargedInLine', 3],
    ])
    expect(stepsOf(table, 'charger')).toEqual([['groups', 7]])
  })

  it('COMBAT-14: if a fighter breaks in phase 3 the fight is over and the other is as a winner', () => {
    const table = fought(1, 4).with(2, { sawRun: true }).passAll().roll(1)
    expect(table.told('fightEnded')).toMatchObject({ charger: 0, charged: 2 })
    expect(table.battalion(0)).toMatchObject({ engaged: -1, disordered: true, standTurn: 2 })
  })

  it('COMBAT-16: a fall-back takes nobody off the table and is not a run', () => {
    const table = fought(6, 1)
    expect(table.told('fellBack').battalion).toBe(2)
    table.roll(6)
    expect(table.fields).toEqual(['followUp', 'passed:3'])
    expect(table.battalion(2)).toMatchObject({ gone: null, ranTurn: 0 })
  })

  it('MAN-12: who falls back through a friend disorders the friend', () => {
    const table = fought(6, 1).roll(6).say({ 'passed:3': 'yes' })
    expect(table.battalion(3).disordered).toBe(true)
  })
})

describe('joining a fight', () => {
  /** 0 and 2 fight since turn 1; turn 2, side A first; 1 can join. */
  const fighting = (): Table => fought(1, 4).nextTurn()

  const join = (table: Table): Table =>
    table.activate(1, 'attack').choose('battalion:2').roll(6).roll(6, 6).say()

  it('COMBAT-08: nobody joins a fight in the turn it began', () => {
    const table = fought(1, 4).activate(3, 'pass').activate(1, 'attack')
    expect(table.refused({ kind: 'choice', option: 'battalion:2' })).toEqual({
      code: 'forbidden',
      reason: 'fightBeganThisTurn',
      rule: 'COMBAT-08',
    })
  })

  it('COMBAT-08: flank or rear only, the enemy is disordered from contact, no defensive fire', () => {
    const table = fighting().activate(1, 'attack').choose('battalion:2').roll(6).roll(6, 6)
    expect(table.fields).not.toContain('met')
    expect(table.prompt.cautions).toContainEqual(expect.objectContaining({ rule: 'COMBAT-08' }))
    table.say()
    expect(table.told('disordered')).toMatchObject({ battalion: 2, cause: 'hitInFight' })
    expect(table.told('fightJoined')).toMatchObject({ battalion: 1 })
    expect(table.asked).toBe('activation.battalion')
  })

  it('COMBAT-08: its +2 counts at once if joining was the very first activation of the turn', () => {
    const table = join(fighting())
    table.activate(2, 'fightOn').say().roll(6, 6)
    expect(stepsOf(table, 'charger')).toContainEqual(['joined', 2])
  })

  it('COMBAT-08: otherwise from the next turn on', () => {
    const table = join(fought(1, 4).nextTurn('b').activate(3, 'pass'))
    table.activate(2, 'fightOn').say().roll(6, 2)
    expect(stepsOf(table, 'charger').map(([label]) => label)).not.toContain('joined')
  })

  it('COMBAT-08: the joiner takes no losses and no tests', () => {
    const table = join(fighting())
    table.activate(2, 'fightOn').say().roll(6, 1)
    expect(table.all('casualties').map(({ battalion }) => battalion)).not.toContain(1)
  })

  it('COMBAT-10: a joiner is neither target nor shooter, and free with its order when the fight ends', () => {
    const table = join(fighting())
    expect(table.battalion(1).joined).toBe(0)
    table.activate(2, 'fightOn').say().roll(1, 6).roll(1).roll(1, 1, 1).say()
    expect(table.battalion(1)).toMatchObject({ joined: -1, disordered: false, standTurn: 0 })
  })

  it('COMBAT-10: contacted by a charge it leaves the fight, the enemy’s disorder stays', () => {
    const table = join(fighting()).activate(3, 'attack').choose('battalion:1').roll(6).roll(6, 6)
    table.say()
    expect(table.told('fightLeft').battalion).toBe(1)
    expect(table.state.fights[0]?.joiners).toEqual([])
    expect(table.battalion(2).disordered).toBe(true)
    expect(table.state.fights).toHaveLength(2)
  })
})
