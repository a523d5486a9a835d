// The rulings that players may change before a battle: keys, values, defaults and the rules they touch, as data.
import {
  houseRulesOf,
  type HouseRule,
  type HouseRuleProblem as ProblemIn,
  type HouseRulesIn,
} from '../../../core/houseRules.ts'
import type { RuleId } from './ruleIds.ts'

const yesFirst = ['yes', 'no'] as const
const onFirst = ['on', 'off'] as const
const oneToTwenty = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20] as const

/** Rules, section 3: the default is the reading the app plays. */
export const houseRuleTable = {
  budget: { values: ['atMost', 'exact'], rules: ['ARMY-01'] },
  turns: { values: oneToTwenty, default: 8, rules: ['SEQ-01'] },
  automaticFaces: { values: ['none', 'oneFails', 'oneFailsSixPasses'], rules: ['GEN-02'] },
  rounding: { values: ['once', 'eachStep'], rules: ['GEN-03', 'SHOOT-07'] },
  columnWidth: { values: [1, 2, 3], default: 2, rules: ['GEN-05', 'SHOOT-02'] },
  initiativeTie: { values: ['reroll', 'holderKeeps'], rules: ['INIT-02'] },
  passAllowsDefensiveFire: { values: yesFirst, rules: ['ACT-03', 'DF-01'] },
  shootActivation: { values: ['none', 'required'], rules: ['ACT-04'] },
  chargedCountsAsActivated: { values: yesFirst, rules: ['ACT-05'] },
  greenDropScope: { values: ['allRolls', 'activationOnly'], rules: ['ACT-07', 'SC-04'] },
  dropAffectsBonus: { values: yesFirst, rules: ['ACT-07', 'SHOOT-05'] },
  backward: { values: ['fullInOpen', 'alwaysHalf'], rules: ['MAN-04'] },
  roughColumnDice: { values: [1, 2, 3], rules: ['MAN-07'] },
  heldWallDisorders: { values: yesFirst, rules: ['DIS-01', 'MAN-13'] },
  postCombatDisorder: {
    values: ['both', 'loserOnly'],
    rules: ['COMBAT-06', 'COMBAT-07', 'DIS-01'],
  },
  premeasure: { values: ['no', 'yes'], rules: ['SHOOT-03'] },
  riflemenDice: { values: [0, 1, 2, 3, 4], default: 2, rules: ['SHOOT-05', 'SKIRM-06'] },
  cover: { values: ['list', 'anyHalves'], rules: ['SHOOT-05', 'SHOOT-06'] },
  sergeantReroll: { values: ['die', 'volley'], rules: ['SHOOT-09'] },
  naturalSix: { values: ['face', 'score'], rules: ['RISK-01'] },
  bravery: { values: ['sameRoll', 'secondRoll'], rules: ['CHARGE-01'] },
  attackModifiers: { values: onFirst, rules: ['CHARGE-01'] },
  halfLossModifier: { values: [-1, -2, 0], rules: ['RES-02', 'CHARGE-01', 'RALLY-01'] },
  defensiveFireOnTwo: { values: ['long', 'medium', 'none'], rules: ['DF-02'] },
  defensiveFireModifiers: { values: onFirst, rules: ['DF-03'] },
  defensiveFireGroups: { values: ['before', 'after'], rules: ['DF-06'] },
  combatGroups: { values: ['all', 'frontRow'], rules: ['COMBAT-01'] },
  winnerTests: { values: ['no', 'yes'], rules: ['COMBAT-03', 'RES-01'] },
  groupsFollow: { values: ['recorded', 'frozenToHalf'], rules: ['CAS-01'] },
  characterRiskBeforeResolve: { values: yesFirst, rules: ['CRISK-01'] },
  resolveOncePerTurn: { values: ['phase3Only', 'strict'], rules: ['RES-04'] },
  panic: { values: ['nextTurn', 'samePhase'], rules: ['ROUT-03'] },
  rally: { values: ['resolve', 'manoeuvre'], rules: ['RALLY-01'] },
  hitBroken: { values: ['removed', 'flees'], rules: ['RALLY-02'] },
  flankUnengaged: { values: ['nothing', 'disordered'], rules: ['DIS-01'] },
  victoryTieBreak: { values: ['literal', 'equalOnly'], rules: ['WIN-02'] },
} as const satisfies Record<string, HouseRule<RuleId>>

export type HouseRuleKey = keyof typeof houseRuleTable

export type HouseRules = HouseRulesIn<typeof houseRuleTable>

export type HouseRuleValue = HouseRules[HouseRuleKey]

export type HouseRuleProblem = ProblemIn<HouseRuleKey>

export const {
  /** In the order of the rules page. */
  keys: houseRuleKeys,
  touching: houseRulesTouching,
  defaults: defaultHouseRules,
  changed: changedHouseRules,
  withRule,
  check: checkHouseRules,
} = houseRulesOf(houseRuleTable)

/** The rules with one of them set anew; a value that the rule does not know changes nothing. */
export const withHouseRule = (house: HouseRules, key: HouseRuleKey, value: unknown): HouseRules =>
  withRule(house, key, value) ?? house

/**
 * Sets of values with a name. `letter` takes the booklet at its word where that word and the sense of the whole part
 * ways: a roll before shooting, two rolls to attack, one RESOLVE test a turn, any cover halves, all who lose men test.
 */
export const houseRulePresets = {
  defaults: {},
  letter: {
    shootActivation: 'required',
    bravery: 'secondRoll',
    resolveOncePerTurn: 'strict',
    cover: 'anyHalves',
    winnerTests: 'yes',
  },
} as const satisfies Record<string, Partial<HouseRules>>

export type HouseRulePreset = keyof typeof houseRulePresets

export const presetHouseRules = (preset: HouseRulePreset): HouseRules => ({
  ...defaultHouseRules,
  ...houseRulePresets[preset],
})
