// Section 3, word by word: the ground, attacks, and what follows a round.
import { describe, expect, it } from 'vitest'
import type { FactValues } from '@/core/conversation.ts'
import type { HouseRules } from '@/games/eagles/rules/index.ts'
import { battleOf, type Table } from '@tests/support/battle.ts'

type House = Partial<HouseRules>

const enemy = ['green 16']

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

describe('ground', () => {
  const moved = (
    house: House,
    kind: string,
    faces: readonly number[],
    facts: FactValues,
  ): number => {
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
