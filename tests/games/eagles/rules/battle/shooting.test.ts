// SHOOT, RISK: targets, dice, hits, sergeants, and who falls to a natural 6.
import { describe, expect, it } from 'vitest'
import type { FactValues } from '@/core/conversation.ts'
import { battleOf, type Table } from '@tests/support/battle.ts'

const british = { a: 'british', b: 'french' } as const

/** Battalion 0 fires at battalion 1, measured and counted. */
const volley = (shooter: string, target: string, facts: FactValues = {}): Table =>
  battleOf([shooter], [target])
    .activate(0, 'shoot')
    .choose('battalion:1')
    .say({ distance: 6, ...facts })

const diceAt = (shooter: string, distance: number, facts: FactValues = {}): number =>
  volley(shooter, 'green 16', { distance, ...facts }).dice

describe('who shoots at whom', () => {
  const optionsOf = (marks: object): readonly string[] =>
    battleOf(['green 16'], ['green 16']).with(0, marks).choose('battalion:0').options

  it('SHOOT-01: not engaged, not broken, not ordered to stand, not having fired', () => {
    expect(optionsOf({})).toContain('shoot')
    expect(optionsOf({ fired: true })).not.toContain('shoot')
    expect(optionsOf({ broken: true })).not.toContain('shoot')
    expect(optionsOf({ standTurn: 1, disordered: true })).not.toContain('shoot')
    expect(optionsOf({ engaged: 5 })).not.toContain('shoot')
  })

  it('SHOOT-01: no fire into a fight, and none at a battalion behind its own screen', () => {
    const table = battleOf(['green 16', 'green 16'], ['green 16', 'green 20 screen 4'])
    table.overrule({ figure: 'engage', charger: 1, charged: 2 }).activate(0, 'shoot')
    expect(table.options).toEqual(['screen:3', 'past:3', 'hold'])
    expect(table.refused({ kind: 'choice', option: 'battalion:2' })).toMatchObject({
      reason: 'engaged',
      rule: 'SHOOT-01',
    })
    expect(table.refused({ kind: 'choice', option: 'battalion:3' })).toMatchObject({
      reason: 'behindScreen',
      rule: 'SHOOT-01',
    })
  })

  it('SHOOT-02: every group of a line, the front row of a column, unless the players say fewer', () => {
    expect(diceAt('green 32', 6)).toBe(8)
    expect(diceAt('green 32 column', 6)).toBe(2)
    expect(diceAt('green 32', 6, { groups: 3 })).toBe(3)
  })

  it('SHOOT-03: the target is declared before the distance is measured, a shot too far is lost', () => {
    const table = battleOf(['green 16'], ['green 16']).activate(0, 'shoot')
    expect(table.prompt.wanted.kind).toBe('choice')
    table.choose('battalion:1').say({ distance: 18.25 })
    expect(table.told('volleyLost').because).toBe('outOfRange')
    expect(table.asked).toBe('activation.battalion')
  })

  it('SHOOT-11: a broken battalion may be shot at, takes losses and never a test', () => {
    const table = battleOf(['guards 32'], ['green 16']).with(1, { broken: true, ranTurn: 1 })
    table.activate(0, 'shoot').choose('battalion:1').say({ distance: 6, groups: 1 })
    table.roll(6, 6, 6)
    expect(table.battalion(1)).toMatchObject({ rankers: 13, shotAt: false })
  })

  it('SHOOT-11: a joined battalion is no target', () => {
    const table = battleOf(['green 16'], ['green 16', 'green 16']).with(2, { joined: 4 })
    expect(table.activate(0, 'shoot').options).toEqual(['battalion:1', 'hold'])
  })

  it('SHOOT-12: with no group no die is thrown and the activation is spent', () => {
    const table = volley('green 16', 'green 16', { groups: 0 })
    expect(table.told('volleyLost').because).toBe('noGroups')
    expect(table.battalion(0).activity).toBe('acted')
  })
})

describe('the dice of a volley', () => {
  it('SHOOT-04: muskets, all to 6 in, half to 12, a quarter to 18, then nothing', () => {
    const dice = [6, 6.25, 12, 12.5, 18, 18.01].map((inches) => diceAt('green 32', inches))
    expect(dice).toEqual([8, 4, 4, 2, 2, 0])
  })

  it('SHOOT-04: rifles, all to 6 in, half to 18, a quarter to 24, then nothing', () => {
    const line = 'green 32 rifles'
    const dice = [6, 6.25, 18, 18.5, 24, 24.01].map((inches) => diceAt(line, inches))
    expect(dice).toEqual([10, 5, 5, 3, 3, 0])
  })

  it('SHOOT-05: +2 target in column, +2 Guards, +2 riflemen, −2 target in soft cover', () => {
    expect(volley('green 16', 'green 16 column').dice).toBe(6)
    expect(diceAt('guards 16', 6)).toBe(6)
    expect(diceAt('veteran 16 light rifles', 6)).toBe(6)
    expect(diceAt('green 16', 6, { cover: 'soft' })).toBe(2)
  })

  it('SHOOT-05: +2 for British in line who are not Green', () => {
    const diceOf = (line: string): number =>
      battleOf([line], ['green 16'], { nations: british })
        .activate(0, 'shoot')
        .choose('battalion:1')
        .say({ distance: 6 }).dice
    expect(diceOf('drilled 16')).toBe(6)
    expect(diceOf('green 16')).toBe(4)
    expect(diceOf('drilled 16 column')).toBe(2)
    expect(diceAt('drilled 16', 6)).toBe(4)
  })

  it('SHOOT-05: they add up, and not below nothing', () => {
    expect(volley('guards 16', 'green 16 column', { cover: 'soft' }).dice).toBe(6)
    expect(diceAt('green 16', 6, { groups: 1, cover: 'soft' })).toBe(1)
  })

  it('SHOOT-06: hard cover, a disordered shooter and a screen as target halve, each', () => {
    const table = battleOf(['green 48'], ['green 20 screen 4'])
      .with(0, { disordered: true })
      .activate(0, 'shoot')
      .choose('screen:1')
      .say({ distance: 6, cover: 'hard' })
    // 12 × ½ × ½ × ½ = 1½
    expect(table.dice).toBe(2)
  })

  it('SHOOT-07: range after the halves, rounded once, at least one die', () => {
    expect(diceAt('green 36', 7, { cover: 'hard' })).toBe(2)
    expect(diceAt('green 16', 18, { cover: 'hard' })).toBe(1)
  })

  it('SHOOT-07: the figure shown is the one that is played', () => {
    const table = volley('guards 36', 'green 16 column', { distance: 8 })
    const { dice } = table.told('volleyAimed')
    expect(dice.steps.map(({ label, effect, value }) => [label, effect, value])).toEqual([
      ['groups', 'add', 9],
      ['columnTarget', 'add', 2],
      ['guards', 'add', 2],
      ['range', 'times', 0.5],
      ['rounded', 'roundHalfUp', 1],
      ['atLeastOne', 'atLeast', 1],
    ])
    expect(dice.total).toBe(7)
    expect(table.dice).toBe(7)
  })
})

describe('hits', () => {
  const hitsOf = (table: Table): number => table.told('volleySettled').hits

  it('SHOOT-08: a die hits on the quality of the shooter, the SC with him adds 1', () => {
    expect(hitsOf(volley('drilled 16', 'green 16').roll(3, 4, 5, 6))).toBe(3)
    const table = battleOf(['drilled 16'], ['green 16']).commander('a', 0)
    table.activate(0, 'shoot').choose('battalion:1').say({ distance: 6 })
    expect(hitsOf(table.roll(2, 3, 4, 5))).toBe(3)
  })

  it('SHOOT-09: each sergeant re-rolls one missed die', () => {
    const table = volley('drilled 16 sergeant sergeant', 'green 16').roll(1, 4, 2, 6)
    expect(table.options).toEqual(['die:0', 'die:2', 'leave'])
    table.choose('die:2').roll(5)
    expect(table.options).toEqual(['die:0', 'leave'])
    expect(hitsOf(table.choose('die:0').roll(4))).toBe(4)
  })

  it('SHOOT-09: two sergeants may re-roll the same die', () => {
    const table = volley('drilled 16 sergeant sergeant', 'green 16').roll(1, 4, 4, 6)
    table.choose('die:0').roll(1).choose('die:0').roll(4)
    expect(hitsOf(table)).toBe(4)
  })

  it('SHOOT-09: once a turn, defensive fire included', () => {
    const table = battleOf(['guards 16'], ['drilled 16 sergeant'])
    table.activate(0, 'attack').choose('battalion:1').roll(6).roll(6, 6).say().say().roll(6)
    table.roll(1, 1, 1, 1)
    expect(table.options).toContain('die:0')
    table.choose('die:0').roll(1)
    expect(table.asked).toBe('combat.facts')
    expect(table.battalion(1).sergeantsSpent).toBe(1)
  })

  it('SHOOT-09: no sergeant is asked when every die hits', () => {
    expect(volley('drilled 16 sergeant', 'green 16').roll(4, 4, 4, 4).asked).not.toBe(
      'volley.reroll',
    )
  })

  it('SHOOT-10: each hit is a casualty, and a battalion fires once a turn', () => {
    const table = volley('drilled 16', 'green 16').roll(4, 4, 1, 5)
    expect(table.told('casualties')).toMatchObject({ battalion: 1, rankers: 3 })
    expect(table.battalion(0).fired).toBe(true)
  })

  it('SHOOT-10: who has given defensive fire cannot shoot in the same turn', () => {
    const table = battleOf(['green 16', 'green 16'], ['guards 32'])
    table.activate(0, 'attack').choose('battalion:2').roll(6).roll(6, 6).say()
    table.say().roll(6).roll(6, 6, 6, 6, 6, 6, 6, 6, 6, 6).roll(1).roll(1, 1, 1).say()
    expect(table.battalion(0).broken).toBe(true)
    table.choose('battalion:2')
    expect(table.refused({ kind: 'choice', option: 'shoot' })).toMatchObject({ reason: 'hasFired' })
  })

  it('SHOOT-13: the character takes one of the hits, what is beyond is lost', () => {
    const table = battleOf(['guards 16'], ['green 16 drummer']).with(1, { rankers: 3 })
    table.activate(0, 'shoot').choose('battalion:1').say({ distance: 6, groups: 2 })
    table.roll(6, 4, 4, 4)
    expect(table.told('casualties')).toMatchObject({ rankers: 3, people: ['drummer'] })
    expect(table.told('gone')).toEqual({ kind: 'gone', battalion: 1, how: 'destroyed' })
  })
})

describe('risk to characters', () => {
  const target = (people: string): Table =>
    battleOf(['veteran 16'], [`green 16 ${people}`.trim()])
      .activate(0, 'shoot')
      .choose('battalion:1')
      .say({ distance: 6, groups: 2 })

  it('RISK-01: a natural 6 that hits costs a character instead of a Ranker', () => {
    const table = target('drummer').roll(6, 5)
    expect(table.told('casualties')).toMatchObject({ rankers: 1, people: ['drummer'] })
  })

  it('RISK-01: one at most per volley, and none without a 6', () => {
    expect(target('drummer').roll(6, 6).told('casualties')).toMatchObject({ people: ['drummer'] })
    expect(target('drummer').roll(5, 5).told('casualties')).toMatchObject({ people: [] })
  })

  it('RISK-01: a 6 that misses puts nobody at risk', () => {
    const table = battleOf(['guards 16'], ['green 16'], { first: 'b' })
      .loseCommander('b')
      .activate(1, 'pass')
    table.activate(0, 'attack').choose('battalion:1').roll(6).roll(6, 6).say()
    table.say().roll(6).roll(6, 6, 6, 6)
    expect(table.told('volleySettled')).toMatchObject({ hits: 0, natural: false })
  })

  it.each([
    ['drummer officer', 3, 'drummer'],
    ['drummer officer', 4, 'officer'],
    ['drummer ensign officer', 2, 'drummer'],
    ['drummer ensign officer', 3, 'ensign'],
    ['drummer ensign officer', 5, 'officer'],
    ['drummer drummer sergeant officer', 3, 'sergeant'],
    ['drummer drummer sergeant ensign officer', 5, 'officer'],
    ['drummer drummer sergeant sergeant ensign officer', 6, 'officer'],
  ])('RISK-02: of %s a %i picks the %s', (people, face, fallen) => {
    const table = target(people).roll(6, 1).roll(face)
    expect(table.told('riskRolled').fallen).toBe(fallen)
    expect(table.told('casualties').people).toEqual([fallen])
  })

  it('RISK-02: with four or five the excess is thrown again', () => {
    const table = target('drummer drummer sergeant officer').roll(6, 1).roll(5)
    expect(table.told('riskRolled').fallen).toBeNull()
    expect(table.roll(4).told('riskRolled').fallen).toBe('officer')
  })

  it('RISK-02: seven with the SC take two dice, and 6 6 is thrown again', () => {
    const all = 'drummer drummer sergeant sergeant ensign officer'
    const table = battleOf(['veteran 16'], [`green 16 ${all}`]).commander('b', 1)
    table.activate(0, 'shoot').choose('battalion:1').say({ distance: 6, groups: 1 })
    expect(table.roll(6).dice).toBe(2)
    expect(table.roll(6, 6).told('riskRolled').fallen).toBeNull()
    // 6 × (2 − 1) + (1 − 1) = 6: the seventh, the SC.
    expect(table.roll(2, 1).told('riskRolled').fallen).toBe('commander')
    expect(table.told('commanderFell')).toMatchObject({ side: 'b' })
  })

  it('RISK-03: nobody is at risk behind a screen, but the charger is in defensive fire', () => {
    const screen = battleOf(['veteran 16'], ['green 20 screen 4 officer'])
    screen.activate(0, 'shoot').choose('screen:1').say({ distance: 6, groups: 4 }).roll(6, 6)
    expect(screen.told('casualties')).toMatchObject({ screen: 2, people: [] })
    const charge = battleOf(['guards 16 officer'], ['drilled 16']).activate(0, 'attack')
    charge.choose('battalion:1').roll(6).roll(6, 6).say().say({ groups: 1 }).roll(6).roll(6)
    expect(charge.told('casualties')).toMatchObject({ battalion: 0, people: ['officer'] })
  })

  it('RISK-04: a single hit that shows a 6 costs a character and no Ranker, and is a reason to test', () => {
    const table = target('ensign').roll(6, 1)
    expect(table.told('casualties')).toMatchObject({ rankers: 0, people: ['ensign'] })
    expect(table.battalion(1)).toMatchObject({ rankers: 16, ensign: 0, shotAt: true })
  })

  it('RISK-04: without a candidate a Ranker falls', () => {
    expect(target('').roll(6, 1).told('casualties')).toMatchObject({ rankers: 1, people: [] })
  })
})
