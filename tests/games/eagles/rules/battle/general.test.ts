// GEN: qualities, rounding, groups, formations, marks, limits, re-rolls.
import { describe, expect, it } from 'vitest'
import { battleOf } from '@tests/support/battle.ts'

const mixed = ['green 16', 'drilled 16', 'veteran 16', 'guards 16']

/** Whether a plain manoeuvre check of this battalion passes with this face. */
const passes = (id: number, face: number): boolean => {
  const table = battleOf(mixed, ['drilled 16']).activate(id, 'wheel').roll(face)
  return table.told('checkRolled').passed
}

describe('qualities and checks', () => {
  it.each([
    ['Green', 0, 5],
    ['Drilled', 1, 4],
    ['Veteran', 2, 3],
    ['Guards', 3, 2],
  ])('GEN-01: %s pass a check on their number and not below', (_, id, number) => {
    expect(passes(id, number)).toBe(true)
    expect(passes(id, number - 1)).toBe(false)
  })

  it('GEN-02: a natural 6 is no pass if the score is too low, and the die is thrown all the same', () => {
    const table = battleOf(['green 20'], ['green 16'])
      .loseCommander('a')
      .with(0, { broken: true, brokeTurn: 0, rankers: 10 })
      .activate(0, 'rally')
      .roll(6)
    expect(table.told('checkRolled')).toMatchObject({ score: 4, needed: 5, passed: false })
  })

  it('GEN-02: a natural 1 does not fail if the score is enough, and the die is thrown all the same', () => {
    const table = battleOf(['veteran 20 officer'], ['green 16']).activate(0, 'attack')
    table.choose('battalion:1')
    expect(table.asked).toBe('check.die')
    expect(table.roll(1).told('checkRolled')).toMatchObject({ score: 3, passed: true })
  })
})

describe('numbers', () => {
  it('GEN-03: nine groups at 7 in against hard cover throw two dice, rounded once at the end', () => {
    const table = battleOf(['green 36'], ['green 16'])
      .activate(0, 'shoot')
      .choose('battalion:1')
      .say({ distance: 7, cover: 'hard' })
    expect(table.dice).toBe(2)
  })

  it('GEN-03: half of a 5 in move is two and a half inches', () => {
    const table = battleOf(['guards 16'], ['green 16']).activate(0, 'back').roll(2)
    table.roll(5).say({ slowed: 'yes' })
    expect(table.told('moved').limit.total).toBe(2.5)
  })

  it.each([
    [20, 5],
    [17, 5],
    [16, 4],
    [1, 1],
  ])('GEN-04: %i Rankers are %i firing groups, characters never count', (rankers, groups) => {
    const table = battleOf(['green 20 drummer drummer officer'], ['green 16'])
      .with(0, { rankers })
      .activate(0, 'shoot')
      .choose('battalion:1')
    expect(table.prompt.wanted).toMatchObject({ fields: [{}, { id: 'groups', max: groups }, {}] })
  })

  it('GEN-05: a column fires with a front row of two groups, or with all it has left', () => {
    const groupsWith = (rankers: number) => {
      const table = battleOf(['green 20 column'], ['green 16']).with(0, { rankers })
      return table.activate(0, 'shoot').choose('battalion:1').prompt.wanted
    }
    expect(groupsWith(20)).toMatchObject({ fields: [{}, { max: 2 }, {}] })
    expect(groupsWith(4)).toMatchObject({ fields: [{}, { max: 1 }, {}] })
  })
})

describe('marks', () => {
  it('GEN-06: no mark is set at the start', () => {
    const battalion = battleOf(['green 16'], ['green 16']).battalion(0)
    expect(battalion).toMatchObject({ disordered: false, broken: false, gone: null, fired: false })
    expect(battalion).toMatchObject({ engaged: -1, joined: -1, standTurn: 0, activity: 'none' })
  })

  it('GEN-06: activated and fired are cleared when a turn begins', () => {
    const table = battleOf(['green 16'], ['green 16'])
      .activate(0, 'shoot')
      .choose('battalion:1')
      .say({ distance: 3 })
      .roll(1, 1, 1, 1)
    expect(table.battalion(0)).toMatchObject({ activity: 'acted', fired: true })
    expect(table.nextTurn().battalion(0)).toMatchObject({ activity: 'none', fired: false })
  })

  it('GEN-06: breaking clears disorder and the order to stand', () => {
    const table = battleOf(['green 16', 'green 16'], ['green 16'])
      .with(0, { shotAt: true, disordered: true, reforming: true, standTurn: 2 })
      .passAll()
      .roll(1)
    expect(table.battalion(0)).toMatchObject({
      broken: true,
      disordered: false,
      reforming: false,
      standTurn: 0,
    })
  })

  it('GEN-07: must stand next turn binds that whole turn and no longer', () => {
    const table = battleOf(['green 16'], ['green 16']).with(0, { standTurn: 2 })
    expect(table.choose('battalion:0').options).toContain('shoot')
    table.choose('pass').nextTurn().choose('battalion:0')
    expect(table.options).toEqual(['pass'])
    table.choose('pass').nextTurn().choose('battalion:0')
    expect(table.options).toContain('shoot')
    expect(table.battalion(0).standTurn).toBe(0)
  })

  it('GEN-07: contact by a charge lifts the order to stand at once', () => {
    const table = battleOf(['guards 16'], ['green 16']).with(1, { standTurn: 2, activity: 'acted' })
    table.activate(0, 'attack').choose('battalion:1').roll(6).roll(6, 6).say()
    expect(table.told('contact')).toMatchObject({ target: 1 })
    expect(table.battalion(1).standTurn).toBe(0)
  })
})

describe('limits', () => {
  const chargeAt = (distance: number) =>
    battleOf(['guards 16'], ['green 16'])
      .with(1, { activity: 'acted' })
      .activate(0, 'attack')
      .choose('battalion:1')
      .roll(6)
      .roll(3, 4)
      .say({ distance })
      .told('chargeMeasured').reached

  it('GEN-08: a charge reaches at exactly the distance measured, not a hair beyond', () => {
    expect(chargeAt(7)).toBe(true)
    expect(chargeAt(7.25)).toBe(false)
  })

  it('GEN-08: a move is a limit from 0, 4 in from the enemy is the nearest it may end', () => {
    const table = battleOf(['guards 16'], ['green 16']).activate(0, 'forward').roll(6)
    table.roll(3, 4).say()
    expect(table.told('moved')).toMatchObject({ limit: { total: 7 }, keepAway: 4 })
  })

  it('GEN-09: the SC falls, and the test for the same volley is taken at the lower quality', () => {
    const shot = battleOf(['veteran 24', 'drilled 24'], ['guards 24'], { first: 'b' })
      .commander('a', 0)
      .activate(2, 'shoot')
      .choose('battalion:0')
      .say({ distance: 6, groups: 1 })
      .roll(6, 1, 1)
    expect(shot.told('commanderFell')).toMatchObject({ side: 'a', battalion: 0 })
    shot.passAll().roll(3)
    // A Veteran needs 3; without the SC he is a Drilled and needs 4.
    expect(shot.told('checkRolled')).toMatchObject({ battalion: 0, needed: 4, passed: false })
  })

  it('GEN-10: a re-roll may be declined, and the failure stands', () => {
    const table = battleOf(['green 16 drummer'], ['green 16']).activate(0, 'wheel').roll(1)
    expect(table.options).toEqual(['reroll', 'leave'])
    table.choose('leave')
    expect(table.told('checkFailed')).toMatchObject({ battalion: 0, purpose: 'manoeuvre' })
  })

  it('GEN-10: the last face stands, and one drummer allows one re-roll only', () => {
    const table = battleOf(['green 16 drummer'], ['green 16']).activate(0, 'wheel').roll(4)
    table.choose('reroll').roll(2)
    expect(table.told('checkFailed').battalion).toBe(0)
    expect(table.asked).toBe('activation.battalion')
  })
})
