// Section 3: for each house rule one situation that its other values change, and one that they leave alone.
import { describe, expect, it } from 'vitest'
import {
  battle,
  checkArmy,
  checkHouseRules,
  defaultHouseRules,
  houseRuleKeys,
  type HouseRuleKey,
} from '@/games/eagles/rules/index.ts'
import { armyOf, battleOf, setupOf } from '@tests/support/battle.ts'
import {
  enemy,
  shot,
  diceOf,
  charged,
  met,
  won,
  strengthsOf,
  moved,
  resultOf,
  marksOf,
  shortOver,
  rallyScore,
  attackCheck,
  bandDice,
  phaseThreePanic,
  type House,
} from '@tests/support/houseRuleScenes.ts'
import { problemOf, valueOf } from '@tests/support/results.ts'

type Scene = (house: House) => unknown

interface Case {
  /** The other values that this situation tells from the default. */
  readonly others: readonly (string | number)[]
  readonly changes: Scene
  readonly leaves: Scene
}

const cases: Readonly<Record<HouseRuleKey, Case>> = {
  budget: {
    others: ['exact'],
    changes: ({ budget = 'atMost' }) =>
      checkArmy({ ...armyOf('french', ['guards 48']), budget }).map(({ code }) => code),
    leaves: ({ budget = 'atMost' }) =>
      checkArmy({ ...armyOf('french', ['guards 48']), budget, limit: 48 }),
  },
  turns: {
    others: [1],
    changes: (house) => battleOf(enemy, enemy, { house }).passAll().asked,
    leaves: (house) => battleOf(enemy, enemy, { house }).state.turn,
  },
  automaticFaces: {
    others: ['oneFails', 'oneFailsSixPasses'],
    changes: (house) => attackCheck(house, 'veteran 16 officer', [1]),
    leaves: (house) => attackCheck(house, 'veteran 16 officer', [2]),
  },
  rounding: {
    others: ['eachStep'],
    changes: (house) => diceOf(house, 'green 36', 'green 16', { distance: 7, cover: 'hard' }),
    leaves: (house) => diceOf(house, 'green 32', 'green 16', { distance: 7, cover: 'hard' }),
  },
  columnWidth: {
    others: [1, 3],
    changes: (house) => diceOf(house, 'green 32 column'),
    leaves: (house) => diceOf(house, 'green 32'),
  },
  initiativeTie: {
    others: ['holderKeeps'],
    changes: (house) => battleOf(enemy, enemy, { house }).passAll().roll(3, 3).asked,
    leaves: (house) => battleOf(enemy, enemy, { house }).passAll().roll(3, 4).prompt.seat,
  },
  passAllowsDefensiveFire: {
    others: ['no'],
    changes: (house) => charged(house, 'guards 16', 'green 16', { activity: 'passed' }).say().asked,
    leaves: (house) => charged(house, 'guards 16', 'green 16').say().asked,
  },
  shootActivation: {
    others: ['required'],
    changes: (house) =>
      battleOf(['green 16'], enemy, { house }).activate(0, 'shoot').choose('battalion:1').asked,
    leaves: (house) => charged(house, 'guards 16', 'green 16').say().asked,
  },
  chargedCountsAsActivated: {
    others: ['no'],
    changes: (house) => met(house, 'green 16', 'green 16').battalion(2).activity,
    leaves: (house) => met(house, 'green 16', 'green 16').battalion(0).activity,
  },
  greenDropScope: {
    others: ['activationOnly'],
    changes: (house) => {
      const table = battleOf(['green 16'], enemy, { house }).loseCommander('a')
      table.activate(0, 'shoot').choose('battalion:1').say({ distance: 6 })
      return table.roll(5, 5, 5, 5).told('volleySettled').hits
    },
    leaves: (house) =>
      battleOf(['green 16'], enemy, { house })
        .loseCommander('a')
        .activate(0, 'wheel')
        .roll(5)
        .told('checkRolled').score,
  },
  dropAffectsBonus: {
    others: ['no'],
    changes: (house) => {
      const table = battleOf(['guards 16'], enemy, { house }).loseCommander('a')
      return table.activate(0, 'shoot').choose('battalion:1').say({ distance: 6 }).dice
    },
    leaves: (house) => diceOf(house, 'guards 16'),
  },
  backward: {
    others: ['alwaysHalf'],
    changes: (house) => moved(house, 'green 16', 'back', [5]),
    leaves: (house) => moved(house, 'green 16', 'forward', [2, 3]),
  },
  roughColumnDice: {
    others: [2, 3],
    changes: (house) => moved(house, 'green 16 column', 'forward', [5, 2, 6], 'yes'),
    leaves: (house) => moved(house, 'green 16', 'forward', [5, 2], 'yes'),
  },
  heldWallDisorders: {
    others: ['no'],
    changes: (house) => shortOver(house, 'yes'),
    leaves: (house) => shortOver(house, 'no'),
  },
  postCombatDisorder: {
    others: ['loserOnly'],
    changes: (house) => marksOf(won(house).roll(6).say({ followUp: 'no' }), 0),
    leaves: (house) => marksOf(won(house).roll(6).say({ followUp: 'no' }), 2),
  },
  premeasure: {
    others: ['yes'],
    changes: (house) => shot(house, 'green 16', 'green 16', { distance: 19 }).asked,
    leaves: (house) => shot(house, 'green 16', 'green 16', { distance: 18 }).dice,
  },
  riflemenDice: {
    others: [0, 1, 3, 4],
    changes: (house) => diceOf(house, 'veteran 16 light rifles'),
    leaves: (house) => diceOf(house, 'veteran 16 light'),
  },
  cover: {
    others: ['anyHalves'],
    changes: (house) => diceOf(house, 'green 32', 'green 16', { cover: 'soft' }),
    leaves: (house) => diceOf(house, 'green 32', 'green 16', { cover: 'hard' }),
  },
  sergeantReroll: {
    others: ['volley'],
    changes: (house) => shot(house, 'green 16 sergeant', 'green 16').roll(1, 1, 5, 5).options,
    leaves: (house) => shot(house, 'green 16 sergeant', 'green 16').roll(5, 5, 5, 5).asked,
  },
  naturalSix: {
    others: ['score'],
    changes: (house) => {
      const table = battleOf(['drilled 16'], ['green 16 drummer'], { house }).commander('a', 0)
      table.activate(0, 'shoot').choose('battalion:1').say({ distance: 6 }).roll(5, 1, 1, 1)
      return table.told('casualties').people
    },
    leaves: (house) =>
      shot(house, 'drilled 16', 'green 16 drummer').roll(6, 1, 1, 1).told('casualties').people,
  },
  bravery: {
    others: ['secondRoll'],
    changes: (house) => attackCheck(house, 'green 16', [5]),
    leaves: (house) => attackCheck(house, 'green 16', [4]),
  },
  attackModifiers: {
    others: ['off'],
    changes: (house) => attackCheck(house, 'green 16 officer', [3]),
    leaves: (house) => attackCheck(house, 'green 16', [5]),
  },
  halfLossModifier: {
    others: [-2, 0],
    changes: (house) => rallyScore(house, 'veteran 16', { rankers: 8 }),
    leaves: (house) => rallyScore(house, 'veteran 16', { rankers: 9 }),
  },
  defensiveFireOnTwo: {
    others: ['medium', 'none'],
    changes: (house) => bandDice(house, 2),
    leaves: (house) => bandDice(house, 3),
  },
  defensiveFireModifiers: {
    others: ['off'],
    changes: (house) => bandDice(house, 6, { disordered: true }),
    leaves: (house) => bandDice(house, 6),
  },
  defensiveFireGroups: {
    others: ['after'],
    changes: (house) => {
      const table = charged(house, 'guards 16', 'guards 16').say().say().roll(6)
      table.roll(3, 3, 3, 3, 1, 1).roll(6).say().roll(3, 3)
      return strengthsOf(table)
    },
    leaves: (house) => strengthsOf(met(house, 'guards 16', 'guards 16').say().roll(3, 3)),
  },
  combatGroups: {
    others: ['frontRow'],
    changes: (house) => strengthsOf(met(house, 'green 32 column', 'green 16').say().roll(6, 1)),
    leaves: (house) => strengthsOf(met(house, 'green 32', 'green 16').say().roll(6, 1)),
  },
  winnerTests: {
    others: ['yes'],
    changes: (house) => won(house).roll(6).asked,
    leaves: (house) => met(house, 'green 32', 'green 32').say().roll(1, 4).asked,
  },
  groupsFollow: {
    others: ['frozenToHalf'],
    changes: (house) => {
      const table = battleOf(['green 32'], enemy, { house }).with(0, { rankers: 20 })
      return table.activate(0, 'shoot').choose('battalion:1').say({ distance: 6 }).dice
    },
    leaves: (house) => {
      const table = battleOf(['green 32'], enemy, { house }).with(0, { rankers: 16 })
      return table.activate(0, 'shoot').choose('battalion:1').say({ distance: 6 }).dice
    },
  },
  characterRiskBeforeResolve: {
    others: ['no'],
    changes: (house) => met(house, 'guards 32', 'green 32 officer').say().roll(6, 1).asked,
    leaves: (house) =>
      met(house, 'guards 32', 'green 32 officer', { rankers: 6 }).say().roll(6, 1).asked,
  },
  resolveOncePerTurn: {
    others: ['strict'],
    changes: (house) => won(house, 'green 32', 'green 32', { tested: true }).asked,
    leaves: (house) => won(house).asked,
  },
  panic: {
    others: ['samePhase'],
    changes: (house) => phaseThreePanic(house, 'yes'),
    leaves: (house) => phaseThreePanic(house, 'no'),
  },
  rally: {
    others: ['manoeuvre'],
    changes: (house) => rallyScore(house, 'green 16 officer drummer', {}),
    leaves: (house) => rallyScore(house, 'drilled 16', {}),
  },
  hitBroken: {
    others: ['flees'],
    changes: (house) => charged(house, 'guards 16', 'green 16', { broken: true }).say().asked,
    leaves: (house) =>
      charged(house, 'guards 16', 'green 16', { broken: true, ranTurn: 1 }).say().asked,
  },
  flankUnengaged: {
    others: ['disordered'],
    changes: (house) => marksOf(charged(house, 'guards 16', 'green 16').say({ met: 'flank' }), 2),
    leaves: (house) => marksOf(charged(house, 'guards 16', 'green 16').say({ met: 'front' }), 2),
  },
  victoryTieBreak: {
    others: ['equalOnly'],
    changes: (house) => resultOf(house, [{ rankers: 10 }, {}], [{}]),
    leaves: (house) => resultOf(house, [{ rankers: 10 }], [{}]),
  },
}

describe.each(houseRuleKeys)('%s', (key) => {
  const { others, changes, leaves } = cases[key]

  it.each(others)('%s changes the outcome', (value) => {
    expect(changes({ [key]: value })).not.toEqual(changes({}))
  })

  it.each(others)('%s changes nothing where it does not apply', (value) => {
    expect(leaves({ [key]: value })).toEqual(leaves({}))
  })
})

describe('the decoder', () => {
  it('fills in what is missing with the defaults', () => {
    expect(valueOf(checkHouseRules({}))).toEqual(defaultHouseRules)
    expect(valueOf(checkHouseRules({ turns: 6 }))).toEqual({ ...defaultHouseRules, turns: 6 })
  })

  it('names every unknown key and value', () => {
    expect(problemOf(checkHouseRules({ turns: 21, gravity: 'off', cover: 'list' }))).toEqual([
      { code: 'unknownValue', key: 'turns', value: '21' },
      { code: 'unknownHouseRule', key: 'gravity' },
    ])
  })

  it.each([null, 7, 'turns', [1]])('refuses %j', (given) => {
    expect(problemOf(checkHouseRules(given))).toEqual([{ code: 'notAnObject' }])
  })

  it('a set-up with a house rule nobody knows is refused, with the place', () => {
    const setup = { ...setupOf(['green 16'], ['green 16']), house: { turns: 0 } }
    expect(problemOf(battle.readSetup(setup))).toEqual({ code: 'malformed', path: 'house.turns' })
  })
})
