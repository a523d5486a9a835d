// SEQ, INIT, ACT: the turn, the initiative, who activates and for what.
import { describe, expect, it } from 'vitest'
import { battleOf } from '@tests/support/battle.ts'

const two = ['green 16', 'green 16']

describe('the turn', () => {
  it('SEQ-01: initiative, activations, RESOLVE step, compulsory moves, in this order', () => {
    const table = battleOf(two, two).with(0, { shotAt: true }).passAll().roll(1).roll(1, 1, 1).say()
    const kinds = table.story.map((event) =>
      event.kind === 'phaseBegan' ? event.phase : event.kind,
    )
    const order = ['initiativeRolled', 'activated', 'resolve', 'compulsory', 'turnEnded']
    expect(kinds.filter((kind) => order.includes(kind))).toEqual([
      'initiativeRolled',
      'activated',
      'activated',
      'activated',
      'activated',
      'resolve',
      'compulsory',
      'turnEnded',
    ])
  })

  it('SEQ-01: the battle has eight turns', () => {
    const table = battleOf(two, two)
    for (let turn = 1; turn < 8; turn++) table.nextTurn()
    expect(table.state.turn).toBe(8)
    expect(table.passAll().asked).toBe('nothing')
  })
})

describe('initiative', () => {
  it('INIT-01: die, living officers on the table and one for the SC', () => {
    const table = battleOf(['green 16 officer', 'green 16 officer'], ['green 16 officer'])
      .with(0, { broken: true, brokeTurn: 0, ranTurn: 1 })
      .with(2, { gone: 'ranOff' })
      .loseCommander('b')
    table.set({ stack: [{ at: 'turnEnd' }, { at: 'initiative.dice' }] }).roll(1, 3)
    expect(table.told('initiativeRolled')).toMatchObject({
      scores: {
        a: { face: 1, officers: 2, commander: 1, score: 4 },
        b: { face: 3, officers: 0, commander: 0, score: 3 },
      },
      winner: 'a',
    })
  })

  it('INIT-01: it is rolled every turn', () => {
    const table = battleOf(two, two).passAll()
    expect(table.asked).toBe('initiative.dice')
  })

  it('INIT-02: equal scores are rolled again by both', () => {
    const table = battleOf(two, two).passAll().roll(3, 3)
    expect(table.prompt).toMatchObject({ kind: 'initiative.dice', seat: 'table' })
    expect(table.roll(3, 2).prompt).toMatchObject({ kind: 'initiative.first', seat: 'a' })
  })

  it('INIT-03: the winner says which side activates first, then strictly in turn', () => {
    const table = battleOf(two, two).passAll().roll(6, 1).choose('b')
    expect(table.prompt.seat).toBe('b')
    expect(table.activate(2, 'pass').prompt.seat).toBe('a')
    expect(table.activate(0, 'pass').prompt.seat).toBe('b')
  })

  it('INIT-03: when one side has nothing left the other does the rest', () => {
    const table = battleOf(['green 16'], ['green 16', 'green 16', 'green 16'])
    table.activate(0, 'pass').activate(1, 'pass')
    expect(table.prompt.seat).toBe('b')
    expect(table.activate(2, 'pass').prompt.seat).toBe('b')
  })

  it('INIT-04: a side in turn must take a battalion; PASS will do, a turn of passes is an ordinary turn', () => {
    const table = battleOf(two, two)
    expect(table.options).toEqual(['battalion:0', 'battalion:1', 'commander:a', 'commander:b'])
    table.passAll()
    expect(table.story.filter(({ kind }) => kind === 'phaseBegan')).toHaveLength(2)
    expect(table.state.turn).toBe(2)
  })
})

describe('activation', () => {
  it('ACT-01: once a turn, the kind named before any die', () => {
    const table = battleOf(two, two).choose('battalion:0')
    expect(table.prompt.wanted.kind).toBe('choice')
    table.choose('wheel').roll(1).activate(2, 'pass')
    expect(table.refused({ kind: 'choice', option: 'battalion:0' })).toEqual({
      code: 'forbidden',
      reason: 'hasActed',
      rule: 'ACT-01',
    })
  })

  it('ACT-02: a failed check: nothing happens and the battalion counts as activated', () => {
    const table = battleOf(two, two).activate(0, 'formation').roll(4)
    expect(table.battalion(0)).toMatchObject({ formation: 'line', activity: 'acted' })
  })

  it('ACT-02: the check uses the effective quality', () => {
    const table = battleOf(['drilled 16', 'drilled 16'], two).commander('a', 1).activate(0, 'wheel')
    expect(table.roll(4).told('checkRolled')).toMatchObject({ needed: 5, passed: false })
  })

  it('ACT-03: PASS needs no die and still allows defensive fire', () => {
    const table = battleOf(['guards 16'], ['green 16'], { first: 'b' }).activate(1, 'pass')
    expect(table.asked).toBe('activation.battalion')
    table.activate(0, 'attack').choose('battalion:1').roll(6).roll(6, 6).say()
    expect(table.prompt).toMatchObject({ kind: 'fire.facts', seat: 'b' })
  })

  it('ACT-04: SHOOT goes straight to the target, without a roll', () => {
    const table = battleOf(two, two).activate(0, 'shoot').choose('battalion:2')
    expect(table.asked).toBe('shoot.facts')
  })

  it('ACT-05: a new fight is the activation of both', () => {
    const table = battleOf(['guards 16', 'green 16'], ['green 16'])
      .activate(0, 'attack')
      .choose('battalion:2')
      .roll(6)
      .roll(6, 6)
      .say()
      .say({ fire: 'hold' })
      .say()
      .roll(3, 6)
    expect(table.battalion(2).activity).toBe('acted')
    expect(table.state.activations).toBe(1)
  })

  it('ACT-05: a charge that falls short activates the charger only', () => {
    const table = battleOf(['guards 16'], ['green 16'])
      .activate(0, 'attack')
      .choose('battalion:1')
      .roll(6)
      .roll(1, 1)
      .say({ distance: 9 })
    expect(table.battalion(0).activity).toBe('acted')
    expect(table.battalion(1).activity).toBe('none')
  })

  it('ACT-05: whose fight is over may be charged again in the same turn, by another', () => {
    const table = battleOf(['guards 16 officer', 'guards 16'], ['guards 32', 'green 16'])
    table.activate(0, 'attack').choose('battalion:2').roll(6).roll(6, 6).say()
    table.say({ fire: 'hold' }).say().roll(6, 1)
    table.roll(6).say({ followUp: 'no' })
    expect(table.battalion(2).engaged).toBe(-1)
    table.activate(3, 'pass').activate(1, 'attack')
    expect(table.options).toContain('battalion:2')
    table.choose('battalion:2').roll(6).roll(6, 6).say()
    expect(table.told('fightBegan')).toMatchObject({ charger: 1, charged: 2 })
  })

  const optionsWith = (marks: object): readonly string[] =>
    battleOf(two, two).with(0, marks).choose('battalion:0').options

  it('ACT-06: disordered, any kind, REFORM with it', () => {
    expect(optionsWith({ disordered: true })).toEqual([
      'forward',
      'back',
      'wheel',
      'formation',
      'reform',
      'shoot',
      'attack',
      'pass',
    ])
    expect(optionsWith({})).not.toContain('reform')
  })

  it('ACT-06: ordered to stand, REFORM if disordered, or PASS', () => {
    expect(optionsWith({ standTurn: 1, disordered: true })).toEqual(['reform', 'pass'])
    expect(optionsWith({ standTurn: 1 })).toEqual(['pass'])
  })

  it('ACT-06: broken, RALLY or PASS; joined, PASS', () => {
    expect(optionsWith({ broken: true })).toEqual(['rally', 'pass'])
    expect(optionsWith({ joined: 7 })).toEqual(['pass'])
  })

  it('ACT-06: engaged, FIGHT ON and nothing else, without a check', () => {
    const table = battleOf(['green 16'], ['green 16'])
    table.overrule({ figure: 'engage', charger: 0, charged: 1 }).choose('battalion:0')
    expect(table.options).toEqual(['fightOn'])
    expect(table.choose('fightOn').asked).toBe('combat.facts')
  })

  it('ACT-06: what may not be chosen says why', () => {
    const table = battleOf(two, two).with(0, { broken: true }).choose('battalion:0')
    expect(table.refused({ kind: 'choice', option: 'shoot' })).toEqual({
      code: 'forbidden',
      reason: 'broken',
      rule: 'ACT-06',
    })
  })

  const neededBy = (line: string, prepare: (table: ReturnType<typeof battleOf>) => unknown) => {
    const table = battleOf([line, 'green 16'], ['green 16'])
    prepare(table)
    const { needed, score } = table.activate(0, 'wheel').roll(5).told('checkRolled')
    return [needed, score]
  }

  it('ACT-07: one level lower while the SC is dead or with some other battalion', () => {
    expect(neededBy('veteran 16', (table) => table.loseCommander('a'))).toEqual([4, 5])
    expect(neededBy('veteran 16', (table) => table.commander('a', 1))).toEqual([4, 5])
    expect(neededBy('veteran 16', () => null)).toEqual([3, 5])
  })

  it('ACT-07: a Green that should drop stays Green with −1', () => {
    expect(neededBy('green 16', (table) => table.loseCommander('a'))).toEqual([5, 4])
  })

  it('ACT-07: bonuses go by the effective quality', () => {
    const diceOf = (isDead: boolean): number => {
      const table = battleOf(['guards 16'], ['green 16'])
      if (isDead) table.loseCommander('a')
      return table.activate(0, 'shoot').choose('battalion:1').say({ distance: 6 }).dice
    }
    expect([diceOf(false), diceOf(true)]).toEqual([6, 4])
  })
})
