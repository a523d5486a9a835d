// Section 3, word by word: what exactly each alternative does.
import { describe, expect, it } from 'vitest'
import type { HouseRules } from '@/rules/eagles/index.ts'
import { battleOf, type Table } from '@tests/support/battle.ts'

type House = Partial<HouseRules>

const enemy = ['green 16']

const shoot = (house: House, shooter: string, target = 'green 16'): Table =>
  battleOf([shooter], [target], { house }).activate(0, 'shoot').choose('battalion:1')

/** Battalion 0 charges battalion 1 in line and reaches it: the defender, or the ground, is asked. */
const charge = (house: House, charger: string, target: string, marks: object = {}): Table => {
  const table = battleOf([charger, 'green 16'], [target, 'green 16'], { house }).with(2, marks)
  table.activate(0, 'attack').choose('battalion:2').roll(6).roll(6, 6).say()
  return table
}

const meet = (house: House, charger: string, target: string, marks: object = {}): Table => {
  const table = charge(house, charger, target, marks)
  return table.asked === 'fire.facts' ? table.say({ fire: 'hold' }) : table
}

describe('dice and numbers', () => {
  it('automaticFaces: a natural 1 fails whatever the modifiers, a natural 6 passes likewise', () => {
    const table = battleOf(['guards 16'], enemy, { house: { automaticFaces: 'oneFails' } })
    table.commander('a', 0).activate(0, 'shoot').choose('battalion:1').say({ groups: 1 })
    expect(table.roll(1, 2).told('volleySettled').hits).toBe(1)
    const dropped = battleOf(['guards 16'], enemy, {
      house: { automaticFaces: 'oneFailsSixPasses' },
    })
    dropped.loseCommander('b').activate(0, 'attack').choose('battalion:1').roll(2).roll(6, 6).say()
    expect(dropped.say().roll(6).roll(6, 5, 5, 5).told('volleySettled').hits).toBe(1)
  })

  it('automaticFaces: oneFails leaves a natural 6 to the score', () => {
    const table = charge({ automaticFaces: 'oneFails' }, 'guards 16', 'green 16').loseCommander('b')
    expect(table.say().roll(6).roll(6, 6, 6, 6).told('volleySettled').hits).toBe(0)
  })

  it('rounding: after every half and after the range, so nine groups at 7 in against hard cover are 3', () => {
    const house = { rounding: 'eachStep' } as const
    expect(shoot(house, 'green 36').say({ distance: 7, cover: 'hard' }).dice).toBe(3)
    expect(shoot(house, 'green 36').say({ distance: 18, cover: 'hard' }).dice).toBe(1)
  })

  it.each([
    [1, 1, 4],
    [2, 2, 5],
    [3, 3, 6],
  ] as const)(
    'columnWidth %i: %i groups fire, and with combatGroups the same fight',
    (columnWidth, groups, strength) => {
      const house = { columnWidth, combatGroups: 'frontRow' } as const
      expect(shoot(house, 'green 32 column').say({ distance: 6 }).dice).toBe(groups)
      const table = meet(house, 'green 32', 'green 32 column')
        .with(2, { officer: 1 })
        .say()
        .roll(1, 6)
      expect(table.told('combatRolled').charged.strength.total).toBe(strength)
    },
  )

  it('riflemenDice: in a volley, in defensive fire and in a screen’s volley', () => {
    const house = { riflemenDice: 4 } as const
    expect(shoot(house, 'veteran 16 light rifles').say({ distance: 6 }).dice).toBe(8)
    expect(charge(house, 'guards 16', 'veteran 16 light rifles').say().roll(6).dice).toBe(8)
    expect(shoot(house, 'veteran 16 light rifles screen 12').say({ distance: 6 }).dice).toBe(10)
  })

  it('cover: soft cover costs no dice but halves, in combat it is still −1', () => {
    const house = { cover: 'anyHalves' } as const
    expect(shoot(house, 'green 32').say({ distance: 6, cover: 'soft' }).dice).toBe(4)
    const table = meet(house, 'green 16', 'green 16').say({ cover: 'soft' }).roll(3, 3)
    expect(table.told('combatRolled').charger.strength.total).toBe(4 + 3 - 1)
  })

  it('sergeantReroll: each sergeant re-rolls all that still miss, together', () => {
    const table = shoot({ sergeantReroll: 'volley' }, 'green 16 sergeant sergeant')
    table.say({ distance: 6 }).roll(1, 5, 1, 1)
    expect(table.options).toEqual(['all', 'leave'])
    expect(table.choose('all').dice).toBe(3)
    expect(table.roll(5, 1, 1).choose('all').dice).toBe(2)
    expect(table.roll(5, 5).told('volleySettled').hits).toBe(4)
  })

  it('groupsFollow: close-order groups stay until half are lost, then follow the Rankers left', () => {
    const house = { groupsFollow: 'frozenToHalf' } as const
    const diceWith = (rankers: number): number => {
      const table = battleOf(['green 32'], enemy, { house }).with(0, { rankers })
      return table.activate(0, 'shoot').choose('battalion:1').say({ distance: 6 }).dice
    }
    expect([diceWith(17), diceWith(16)]).toEqual([8, 4])
  })
})

describe('turn and activation', () => {
  it('initiativeTie: the holder keeps it; in turn 1 both roll again', () => {
    const house = { initiativeTie: 'holderKeeps' } as const
    const table = battleOf(enemy, enemy, { house, first: 'b' }).passAll().roll(2, 2)
    expect(table.told('initiativeRolled')).toMatchObject({ winner: 'b', kept: true })
    const fresh = battleOf(enemy, enemy, { house })
    fresh.set({ stack: [{ at: 'turnEnd' }, { at: 'initiative.dice' }], holder: null })
    expect(fresh.roll(4, 4).asked).toBe('initiative.dice')
  })

  it('passAllowsDefensiveFire: no: it still fights if contacted', () => {
    const table = charge({ passAllowsDefensiveFire: 'no' }, 'guards 16', 'green 16', {
      activity: 'passed',
    })
    expect(table.asked).toBe('combat.facts')
  })

  it('shootActivation: one check after the target and before measuring; failed, nobody fires', () => {
    const table = shoot({ shootActivation: 'required' }, 'green 20 screen 4')
    expect(table.asked).toBe('check.die')
    table.roll(4)
    expect(table.told('checkFailed').purpose).toBe('shoot')
    expect(table.asked).toBe('activation.battalion')
    expect(table.battalion(0).activity).toBe('acted')
  })

  it('shootActivation: one check serves screen and parent, sergeants may help', () => {
    const table = shoot({ shootActivation: 'required' }, 'green 20 screen 4 sergeant').roll(1)
    table.choose('reroll').roll(5).say({ distance: 6 }).roll(1, 1)
    expect(table.battalion(0).sergeantsSpent).toBe(1)
    expect(table.choose('battalion:1').asked).toBe('shoot.facts')
  })

  it('shootActivation: if the screen holds its fire the parent still needs the check', () => {
    const house = { shootActivation: 'required' } as const
    const table = battleOf(['green 20 screen 4'], enemy, { house }).activate(0, 'shoot')
    expect(table.choose('hold').choose('battalion:1').asked).toBe('check.die')
  })

  it('chargedCountsAsActivated: no: engaged it can only PASS, its fight over it acts by its marks', () => {
    const house = { chargedCountsAsActivated: 'no' } as const
    const engaged = meet(house, 'green 32', 'green 32').say().roll(1, 4)
    expect(engaged.choose('battalion:2').options).toEqual(['pass'])
    const apart = meet(house, 'green 32', 'green 32').say().roll(1, 6).roll(6)
    apart.say({ followUp: 'no' }).choose('battalion:2')
    expect(apart.options).toContain('reform')
  })

  it('greenDropScope: the −1 stays out of hits, defensive fire and RESOLVE, and in the rest', () => {
    const house = { greenDropScope: 'activationOnly' } as const
    const table = battleOf(['green 16'], enemy, { house })
      .loseCommander('a')
      .with(0, { shotAt: true })
    table.passAll()
    expect(table.roll(5).told('checkRolled').passed).toBe(true)
    const rally = battleOf(['green 16'], enemy, { house }).loseCommander('a')
    rally.with(0, { broken: true }).activate(0, 'rally').roll(5)
    expect(rally.told('checkRolled').passed).toBe(false)
  })

  it('dropAffectsBonus: no: the bonus goes by what was bought, the number still drops', () => {
    const table = battleOf(['guards 16'], enemy, { house: { dropAffectsBonus: 'no' } })
    table.loseCommander('a').activate(0, 'shoot').choose('battalion:1').say({ distance: 6 })
    expect(table.told('volleyAimed')).toMatchObject({ dice: { total: 6 }, needed: 3 })
  })

  it('premeasure: a target out of range cannot be chosen, another may be', () => {
    const table = battleOf(['green 16'], ['green 16', 'green 16'], { house: { premeasure: 'yes' } })
    table.activate(0, 'shoot').choose('battalion:1').say({ distance: 30 })
    expect(table.refused({ kind: 'choice', option: 'battalion:1' })).toMatchObject({
      reason: 'outOfRange',
    })
    expect(table.choose('battalion:2').say({ distance: 6 }).dice).toBe(4)
  })

  it('premeasure: the screen’s own targets out of range leave the parent its volley', () => {
    const table = battleOf(['green 20 screen 4'], enemy, { house: { premeasure: 'yes' } })
    table.activate(0, 'shoot').choose('battalion:1').say({ distance: 30 }).choose('hold')
    expect(table.prompt.about).toMatchObject({ at: 'shoot.target', from: 'body' })
    expect(table.choose('hold').asked).toBe('activation.battalion')
  })
})

describe('ground', () => {
  const moved = (house: House, kind: string, faces: readonly number[], facts: object): number => {
    const table = battleOf(['green 16 column'], enemy, { house }).activate(0, kind).roll(6)
    return table
      .roll(...faces)
      .say(facts)
      .told('moved').limit.total
  }

  it('backward: half on any ground, and never twice', () => {
    expect(moved({ backward: 'alwaysHalf' }, 'back', [5], {})).toBe(2.5)
    const table = battleOf(['green 16'], enemy, { house: { backward: 'alwaysHalf' } })
    expect(table.activate(0, 'back').roll(6).roll(5).fields).not.toContain('slowed')
  })

  it('roughColumnDice: a column keeps its first two dice', () => {
    expect(moved({ roughColumnDice: 2 }, 'forward', [5, 2, 6], { slowed: 'yes' })).toBe(7)
  })

  it('heldWallDisorders: no: the wall the target lines does not disorder, others do', () => {
    const table = battleOf(['guards 16'], enemy, { house: { heldWallDisorders: 'no' } })
    table.activate(0, 'attack').choose('battalion:1').roll(6).roll(6, 6)
    table.say({ distance: 1, obstacles: 2, held: 'yes' })
    expect(table.told('disordered').cause).toBe('obstacle')
  })

  it('flankUnengaged: disordered before the combat', () => {
    const table = battleOf(['guards 16'], enemy, { house: { flankUnengaged: 'disordered' } })
    table.activate(0, 'attack').choose('battalion:1').roll(6).roll(6, 6).say({ met: 'rear' })
    expect(table.told('disordered')).toMatchObject({ battalion: 1, cause: 'hitInFlank' })
    table.say().roll(3, 3)
    expect(table.told('combatRolled').charged.strength.total).toBe(2)
  })
})

describe('attack and defensive fire', () => {
  it('bravery: a plain check that the officer may re-roll, then a second with modifiers and no re-roll', () => {
    const table = battleOf(['green 16 officer'], enemy, { house: { bravery: 'secondRoll' } })
    table.activate(0, 'attack').choose('battalion:1').roll(4)
    expect(table.told('checkRolled')).toMatchObject({ purpose: 'nerve', score: 4, passed: false })
    table.choose('reroll').roll(5).roll(2)
    expect(table.told('checkFailed').purpose).toBe('attack')
    expect(table.story.filter((event) => event.kind === 'checkRolled')).toHaveLength(3)
  })

  it('attackModifiers: off: no +2 and no −1, the re-roll stays', () => {
    const table = battleOf(['green 16 officer'], enemy, { house: { attackModifiers: 'off' } })
    table.with(0, { rankers: 8 }).activate(0, 'attack').choose('battalion:1').roll(4)
    expect(table.told('checkRolled').score).toBe(4)
    expect(table.options).toEqual(['reroll', 'leave'])
  })

  it.each([-2, 0] as const)(
    'halfLossModifier: %i in attack, RESOLVE and rally alike',
    (halfLossModifier) => {
      const scoreOf = (kind: string): number => {
        const table = battleOf(['green 16'], enemy, { house: { halfLossModifier } })
        table.with(0, { rankers: 8, broken: kind === 'rally', shotAt: kind === 'test' })
        if (kind === 'test') table.passAll()
        else table.activate(0, kind)
        if (kind === 'attack') table.choose('battalion:1')
        return table.roll(4).told('checkRolled').score
      }
      expect([scoreOf('attack'), scoreOf('test'), scoreOf('rally')]).toEqual(
        Array.from({ length: 3 }, () => 4 + halfLossModifier),
      )
    },
  )

  it('defensiveFireOnTwo: medium, or no die at all and the fire is spent', () => {
    expect(
      charge({ defensiveFireOnTwo: 'medium' }, 'green 16', 'green 32').say().roll(2).dice,
    ).toBe(4)
    const none = charge({ defensiveFireOnTwo: 'none' }, 'green 16', 'green 32').say().roll(2)
    expect(none.told('volleyLost').because).toBe('spent')
    expect(none.battalion(2).fired).toBe(true)
    expect(none.asked).toBe('combat.facts')
  })

  it('defensiveFireModifiers: off: eligible groups and band only, disorder too, at least one die', () => {
    const house = { defensiveFireModifiers: 'off' } as const
    expect(charge(house, 'green 16', 'guards 16', { disordered: true }).say().roll(6).dice).toBe(4)
    expect(charge(house, 'green 16', 'guards 16').say({ groups: 1 }).roll(1).dice).toBe(1)
  })

  it('defensiveFireGroups: after: the charger’s groups without those it lost', () => {
    const table = charge({ defensiveFireGroups: 'after' }, 'guards 16', 'guards 16').say().roll(6)
    table.roll(3, 3, 3, 3, 1, 1).roll(6).say().roll(3, 3)
    expect(table.told('combatRolled').charger.strength.steps[0]).toMatchObject({ value: 3 })
  })
})

describe('after a round', () => {
  it('winnerTests: after the loser, without the −1; failing it breaks, runs, and there is no follow-up', () => {
    const table = meet({ winnerTests: 'yes' }, 'green 32', 'green 32').say().roll(6, 1).roll(6)
    expect(table.prompt.about).toMatchObject({ check: { battalion: 0, cause: 'combatWon' } })
    table.roll(4)
    expect(table.told('checkRolled').score).toBe(4)
    expect(table.asked).toBe('rout.dice')
    table.roll(1, 1, 1).say()
    expect(table.battalion(2)).toMatchObject({ disordered: true, standTurn: 2, engaged: -1 })
  })

  it('winnerTests: the loser may be broken, it runs before the winner’s die', () => {
    const table = meet({ winnerTests: 'yes' }, 'green 32', 'green 32').say().roll(6, 1).roll(1)
    expect(table.roll(1, 1, 1).say().prompt.about).toMatchObject({ check: { battalion: 0 } })
    expect(table.roll(6).battalion(0)).toMatchObject({ disordered: true, standTurn: 2 })
  })

  it('postCombatDisorder: only the loser of the last round, the other must stand all the same', () => {
    const table = meet({ postCombatDisorder: 'loserOnly' }, 'green 32', 'green 32').say().roll(6, 1)
    table.roll(6).say({ followUp: 'no' })
    expect(table.battalion(0)).toMatchObject({ disordered: false, standTurn: 2 })
    expect(table.battalion(2)).toMatchObject({ disordered: true, standTurn: 2 })
  })

  it('characterRiskBeforeResolve: no: the officer still helps the test, then is diced before the run', () => {
    const house = { characterRiskBeforeResolve: 'no' } as const
    const table = meet(house, 'guards 32', 'green 32 officer').say().roll(6, 1)
    expect(table.battalion(2).rankers).toBe(26)
    expect(table.roll(1).told('checkRolled').score).toBe(1 + 2 - 1)
    expect(table.asked).toBe('combat.risk')
    table.roll(6)
    expect(table.told('rankersReturned')).toMatchObject({ battalion: 2, rankers: 1 })
    expect(table.battalion(2)).toMatchObject({ rankers: 27, officer: 0, broken: true })
    expect(table.asked).toBe('rout.dice')
  })

  it('resolveOncePerTurn: strict: a further test is skipped and counts as passed', () => {
    const table = meet({ resolveOncePerTurn: 'strict' }, 'green 32', 'green 32', { tested: true })
    table.say().roll(6, 1)
    expect(table.told('testSkipped')).toMatchObject({ battalion: 2, cause: 'combatLost' })
    expect(table.fields).toContain('followUp')
  })

  it('panic: who breaks in phase 3 runs at once, who sees it tests next, and nothing is carried over', () => {
    const table = battleOf(['green 16', 'green 16'], enemy, { house: { panic: 'samePhase' } })
    table.with(0, { shotAt: true }).passAll().roll(1)
    expect(table.asked).toBe('rout.dice')
    table.roll(1, 1, 1).say({ 'saw:1': 'yes' })
    expect(table.prompt.about).toMatchObject({ check: { battalion: 1, cause: 'phase' } })
    table.roll(6)
    expect(table.state).toMatchObject({ turn: 2, phase: 'initiative' })
    expect(table.battalion(1).sawRun).toBe(false)
  })

  it('rally: a manoeuvre check with the drummers, without officer, losses and ensign', () => {
    const table = battleOf(['green 16 drummer ensign officer'], enemy, {
      house: { rally: 'manoeuvre' },
    })
    table.with(0, { broken: true, rankers: 8 }).activate(0, 'rally').roll(4)
    expect(table.told('checkRolled')).toMatchObject({ score: 4, passed: false })
    table.choose('reroll').roll(3)
    expect(table.told('checkFailed').purpose).toBe('rally')
  })

  it('hitBroken: it flees at once, or is removed if it has run this turn', () => {
    const house = { hitBroken: 'flees' } as const
    const table = charge(house, 'guards 16', 'green 16', { broken: true, hasRun: true })
    expect(table.asked).toBe('rout.dice')
    table.roll(6, 6, 6).say()
    expect(table.battalion(2)).toMatchObject({ gone: null, ranTurn: 1 })
    const ran = charge(house, 'guards 16', 'green 16', { broken: true, ranTurn: 1 })
    expect(ran.told('gone').how).toBe('dispersed')
  })
})
