// Corners of charges, fights and runs that are easily cut.
import { describe, expect, it } from 'vitest'
import { battleOf, type Table } from '@tests/support/battle.ts'

const enemy = ['green 16']

const cautionsOf = (table: Table): readonly string[] =>
  table.prompt.cautions.map(({ option, caution }) => `${option} ${caution}`.trim())

describe('charges', () => {
  /** The dice are thrown: distance and ground are asked. */
  const measured = (a: readonly string[], b: readonly string[], target: number): Table => {
    const table = battleOf(a, b).activate(0, 'attack').choose(`battalion:${target}`)
    if (table.asked === 'check.die') table.roll(6)
    return table.roll(6, 6)
  }

  it('CHARGE-05: what is asked, with its bounds and defaults', () => {
    const noOrYes = { kind: 'option', options: ['no', 'yes'], default: 'no' }
    expect(measured(['guards 16', 'green 16'], ['green 20 screen 4'], 2).prompt.wanted).toEqual({
      kind: 'facts',
      fields: [
        { kind: 'measure', id: 'distance', min: 0, max: 100, default: 6 },
        { ...noOrYes, id: 'slowed' },
        { ...noOrYes, id: 'difficult' },
        { kind: 'count', id: 'obstacles', min: 0, max: 9, default: 0 },
        { kind: 'option', id: 'met', options: ['front', 'flank', 'rear'], default: 'front' },
        { ...noOrYes, id: 'screen:2', default: 'yes' },
        { ...noOrYes, id: 'passed:1' },
      ],
    })
  })

  it('CHARGE-05: the story tells the target, the dice and the obstacles', () => {
    const table = battleOf(['guards 16'], enemy).activate(0, 'attack').choose('battalion:1')
    expect(table.told('chargeDeclared')).toMatchObject({ charger: 0, target: 1, joins: false })
    table.roll(6).roll(6, 5)
    expect(table.told('chargeRolled')).toMatchObject({ charger: 0, target: 1, faces: [6, 5] })
    table.say({ obstacles: 1 }).roll(4)
    expect(table.told('obstaclesRolled')).toMatchObject({ battalion: 0, faces: [4] })
  })

  it('CHARGE-05: the side that is met is asked only while it can matter', () => {
    const fieldsFor = (marks: object, flankUnengaged: 'nothing' | 'disordered' = 'nothing') => {
      const table = battleOf(['guards 16'], enemy, { house: { flankUnengaged } }).with(1, marks)
      return table.activate(0, 'attack').choose('battalion:1').roll(6).roll(6, 6).fields
    }
    expect(fieldsFor({})).toContain('met')
    expect(fieldsFor({ activity: 'acted' })).not.toContain('met')
    expect(fieldsFor({ broken: true }, 'disordered')).not.toContain('met')
    expect(fieldsFor({ activity: 'acted' }, 'disordered')).toContain('met')
    expect(fieldsFor({ activity: 'acted', disordered: true }, 'disordered')).not.toContain('met')
  })

  it('COMBAT-08: only an engaged target is reminded of flank and rear', () => {
    const table = battleOf(['guards 16', 'green 16'], ['green 16', 'green 16'])
    table.overrule({ figure: 'engage', charger: 1, charged: 2 }).activate(1, 'fightOn')
    table.say().roll(1, 4).nextTurn().activate(0, 'attack')
    expect(cautionsOf(table)).toEqual(['inSightAndFront', 'battalion:2 flankOrRearOnly'])
    table.choose('battalion:3').roll(6).roll(6, 6)
    expect(cautionsOf(table)).toEqual([])
  })

  it('SC-03: with the SC neither rough ground nor its dice are asked', () => {
    const table = battleOf(['guards 16'], enemy).commander('a', 0).with(0, { disordered: true })
    table.activate(0, 'attack').choose('battalion:1').roll(6, 6)
    expect(table.fields).toEqual(['distance', 'met'])
  })

  it('SKIRM-05: a screen that is not in the way stays, the target’s own goes', () => {
    const table = measured(['guards 16'], ['green 20 screen 4', 'green 20 screen 4'], 1).say()
    expect([table.battalion(1).screen, table.battalion(2).screen]).toEqual([0, 4])
  })

  it('SKIRM-05: a screen that a short charge does not reach stays', () => {
    const table = measured(['guards 16'], ['green 20 screen 4'], 1).say({ distance: 14 }).say()
    expect(table.battalion(1).screen).toBe(4)
  })

  it('DIS-01: a charge over difficult ground disorders, MAN-12: and so does one through a friend', () => {
    const table = measured(['guards 16', 'green 16'], enemy, 2)
    table.say({ difficult: 'yes', 'passed:1': 'yes' })
    expect(table.all('disordered').map(({ battalion, cause }) => [battalion, cause])).toEqual([
      [1, 'passedThrough'],
      [0, 'difficultGround'],
    ])
  })

  it('RALLY-02: the charger of a broken battalion is told to stop', () => {
    const table = battleOf(['guards 16'], ['green 16', 'green 16']).with(1, { broken: true })
    table.activate(0, 'attack').choose('battalion:1').roll(6).roll(6, 6).say()
    expect(table.told('chargeStopped')).toMatchObject({ charger: 0, because: 'targetGone' })
  })
})

describe('defensive fire', () => {
  const decided = (charger: string, facts: object): Table => {
    const table = battleOf([charger], ['guards 32']).activate(0, 'attack').choose('battalion:1')
    table.roll(6)
    return table
      .roll(...Array.from({ length: table.dice }, () => 6))
      .say()
      .say({ ...facts })
  }

  it('DF-08: holding it, or firing with no group, throws no die', () => {
    for (const facts of [{ fire: 'hold' }, { groups: 0 }]) {
      const table = decided('guards 16', facts)
      expect(table.told('fireHeld')).toMatchObject({ battalion: 1, defensive: true })
      expect(table.asked).toBe('combat.facts')
    }
  })

  it('DF-02: it is not measured', () => {
    const table = decided('guards 16', {}).roll(1)
    expect(table.told('volleyAimed')).toMatchObject({ distance: -1, defensive: true })
  })

  it.each([
    ['all', 8],
    ['frontRow', 2],
  ] as const)(
    'DF-06: with combatGroups %s the charging column brings %i groups',
    (combatGroups, groups) => {
      const table = battleOf(['guards 32 column'], ['guards 32'], { house: { combatGroups } })
      table.activate(0, 'attack').choose('battalion:1').roll(6).roll(6, 6, 6).say()
      table.say().roll(1).roll(3, 1, 1).roll(6).say().roll(3, 3)
      expect(table.told('combatRolled').charger.strength.steps[0]?.value).toBe(groups)
    },
  )
})

describe('fights', () => {
  const lost = (line: string, ...rolls: readonly number[][]): Table => {
    const table = battleOf(['guards 32'], [line]).activate(0, 'attack').choose('battalion:1')
    table.roll(6).roll(6, 6).say({ 'screen:1': 'no' }).say({ fire: 'hold' }).say().roll(6, 1)
    for (const faces of rolls) table.roll(...faces)
    return table
  }

  it('COMBAT-03: losses fall on the close order, never on a screen', () => {
    const table = lost('green 20 screen 4')
    expect(table.battalion(1)).toMatchObject({ rankers: 10, screen: 4 })
  })

  it('COMBAT-13: with the winner gone and no friend in the way nothing more is asked', () => {
    const table = battleOf(['guards 32'], enemy).with(0, { rankers: 2 }).activate(0, 'attack')
    table.choose('battalion:1').roll(6).roll(6, 6).say().say({ fire: 'hold' }).say().roll(6, 1)
    expect(table.roll(6).asked).toBe('activation.end')
  })

  it('CRISK-01: after the test, nobody dead gives nothing back', () => {
    const house = { characterRiskBeforeResolve: 'no' } as const
    const table = battleOf(['guards 32'], ['green 32 officer'], { house }).activate(0, 'attack')
    table.choose('battalion:1').roll(6).roll(6, 6).say().say({ fire: 'hold' }).say().roll(6, 1)
    table.roll(6).roll(1)
    expect(table.all('rankersReturned')).toEqual([])
    expect(table.all('casualties')).toEqual([])
    expect(table.battalion(1)).toMatchObject({ rankers: 26, fallenBody: 6 })
  })

  it.each([
    [7, 'check.die', 1],
    [6, 'combat.risk', 6],
  ])(
    'CRISK-01: later is too late for a loser of %i, whom no test awaits',
    (rankers, asked, left) => {
      const house = { characterRiskBeforeResolve: 'no' } as const
      const table = battleOf(['guards 32'], ['green 32 officer'], { house }).with(1, { rankers })
      table.activate(0, 'attack').choose('battalion:1').roll(6).roll(6, 6).say()
      table.say({ fire: 'hold' }).say().roll(6, 1)
      expect(table.asked).toBe(asked)
      expect(table.battalion(1).rankers).toBe(left)
    },
  )

  it('COMBAT-10: a joiner that breaks leaves the fight, and its +2 ends', () => {
    const table = battleOf(['green 32', 'green 16'], ['green 32'])
    table.overrule({ figure: 'engage', charger: 0, charged: 2 })
    table.overrule({ figure: 'join', battalion: 1, friend: 0 }).with(1, { sawRun: true })
    table.choose('battalion:0', 'fightOn').say().roll(1, 4).passAll().roll(1)
    expect(table.told('broke')).toEqual({ kind: 'broke', battalion: 1, cause: 'phase' })
    expect(table.told('fightLeft').battalion).toBe(1)
    expect(table.state.fights[0]?.joiners).toEqual([])
  })
})

describe('runs and tests', () => {
  it('ROUT-01: all who are broken run in phase 4, one after the other, the holder’s side first', () => {
    const table = battleOf(['green 16', 'green 16', 'green 16'], ['green 16', 'green 16'], {
      first: 'b',
    })
    for (const id of [0, 1, 3]) table.with(id, { broken: true, hasRun: true })
    table.passAll()
    const order: number[] = []
    while (table.asked === 'rout.dice') order.push(table.roll(1, 1, 1).say().told('ran').battalion)
    expect(order).toEqual([3, 0, 1])
  })

  it('ROUT-03: the second run of the same battalion is seen by nobody', () => {
    const table = battleOf(['green 16', 'green 16'], enemy).with(0, { broken: true }).passAll()
    table.roll(1, 1, 1).say({ 'saw:1': 'no' }).initiative('a').passAll().roll(1, 1, 1)
    expect(table.fields).toEqual(['reachedEdge', 'passed:1'])
  })

  it('RES-05: who is broken, knows already, or has tested this turn is not asked what it saw', () => {
    const table = battleOf(
      ['guards 32'],
      ['green 20', 'green 16', 'green 16', 'green 16', 'green 16'],
    )
    table.with(2, { broken: true, ranTurn: 1 }).with(3, { sawRun: true }).with(4, { tested: true })
    table.activate(0, 'attack').choose('battalion:1').roll(6).roll(6, 6).say()
    table.say({ fire: 'hold' }).say().roll(6, 1).roll(1).roll(1, 1, 1)
    expect(table.fields.filter((field) => field.startsWith('saw'))).toEqual(['saw:5'])
  })

  it('RES-05: the reason of a fallen SC lapses too', () => {
    const table = battleOf(['green 16'], enemy).with(0, { commanderFell: true, tested: true })
    expect(table.passAll().battalion(0).commanderFell).toBe(false)
  })

  it('panic in the same phase: a wave is tested to its end before those who saw somebody run in it', () => {
    const table = battleOf(['green 16', 'green 16'], enemy, { house: { panic: 'samePhase' } })
    table.with(0, { shotAt: true }).with(2, { shotAt: true }).passAll().roll(1)
    table.roll(1, 1, 1).say({ 'saw:1': 'yes' })
    expect(table.roll(6).told('checkRolled').battalion).toBe(2)
    expect(table.roll(6).told('checkRolled').battalion).toBe(1)
  })
})
