// The rulings that players may change before a battle: keys, values, defaults and the rules they touch, as data.
import { byKeys, keysOf } from '../../../core/keys.ts'
import { ok, refused, type Result } from '../../../core/result.ts'
import type { RuleId } from './ruleIds.ts'

interface HouseRule {
  readonly values: readonly (string | number)[]
  readonly default: string | number
  readonly rules: readonly RuleId[]
}

const yesFirst = ['yes', 'no'] as const
const onFirst = ['on', 'off'] as const
const oneToTwenty = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20] as const

/** Rules, section 3: the default is the reading the app plays. */
export const houseRuleTable = {
  budget: { values: ['atMost', 'exact'], default: 'atMost', rules: ['ARMY-01'] },
  turns: { values: oneToTwenty, default: 8, rules: ['SEQ-01'] },
  automaticFaces: {
    values: ['none', 'oneFails', 'oneFailsSixPasses'],
    default: 'none',
    rules: ['GEN-02'],
  },
  rounding: { values: ['once', 'eachStep'], default: 'once', rules: ['GEN-03', 'SHOOT-07'] },
  columnWidth: { values: [1, 2, 3], default: 2, rules: ['GEN-05', 'SHOOT-02'] },
  initiativeTie: { values: ['reroll', 'holderKeeps'], default: 'reroll', rules: ['INIT-02'] },
  passAllowsDefensiveFire: { values: yesFirst, default: 'yes', rules: ['ACT-03', 'DF-01'] },
  shootActivation: { values: ['none', 'required'], default: 'none', rules: ['ACT-04'] },
  chargedCountsAsActivated: { values: yesFirst, default: 'yes', rules: ['ACT-05'] },
  greenDropScope: {
    values: ['allRolls', 'activationOnly'],
    default: 'allRolls',
    rules: ['ACT-07', 'SC-04'],
  },
  dropAffectsBonus: { values: yesFirst, default: 'yes', rules: ['ACT-07', 'SHOOT-05'] },
  backward: { values: ['fullInOpen', 'alwaysHalf'], default: 'fullInOpen', rules: ['MAN-04'] },
  roughColumnDice: { values: [1, 2, 3], default: 1, rules: ['MAN-07'] },
  heldWallDisorders: { values: yesFirst, default: 'yes', rules: ['DIS-01', 'MAN-13'] },
  postCombatDisorder: {
    values: ['both', 'loserOnly'],
    default: 'both',
    rules: ['COMBAT-06', 'COMBAT-07', 'DIS-01'],
  },
  premeasure: { values: ['no', 'yes'], default: 'no', rules: ['SHOOT-03'] },
  riflemenDice: { values: [0, 1, 2, 3, 4], default: 2, rules: ['SHOOT-05', 'SKIRM-06'] },
  cover: { values: ['list', 'anyHalves'], default: 'list', rules: ['SHOOT-05', 'SHOOT-06'] },
  sergeantReroll: { values: ['die', 'volley'], default: 'die', rules: ['SHOOT-09'] },
  naturalSix: { values: ['face', 'score'], default: 'face', rules: ['RISK-01'] },
  bravery: { values: ['sameRoll', 'secondRoll'], default: 'sameRoll', rules: ['CHARGE-01'] },
  attackModifiers: { values: onFirst, default: 'on', rules: ['CHARGE-01'] },
  halfLossModifier: {
    values: [-1, -2, 0],
    default: -1,
    rules: ['RES-02', 'CHARGE-01', 'RALLY-01'],
  },
  defensiveFireOnTwo: { values: ['long', 'medium', 'none'], default: 'long', rules: ['DF-02'] },
  defensiveFireModifiers: { values: onFirst, default: 'on', rules: ['DF-03'] },
  defensiveFireGroups: { values: ['before', 'after'], default: 'before', rules: ['DF-06'] },
  combatGroups: { values: ['all', 'frontRow'], default: 'all', rules: ['COMBAT-01'] },
  winnerTests: { values: ['no', 'yes'], default: 'no', rules: ['COMBAT-03', 'RES-01'] },
  groupsFollow: { values: ['recorded', 'frozenToHalf'], default: 'recorded', rules: ['CAS-01'] },
  characterRiskBeforeResolve: { values: yesFirst, default: 'yes', rules: ['CRISK-01'] },
  resolveOncePerTurn: {
    values: ['phase3Only', 'strict'],
    default: 'phase3Only',
    rules: ['RES-04'],
  },
  panic: { values: ['nextTurn', 'samePhase'], default: 'nextTurn', rules: ['ROUT-03'] },
  rally: { values: ['resolve', 'manoeuvre'], default: 'resolve', rules: ['RALLY-01'] },
  hitBroken: { values: ['removed', 'flees'], default: 'removed', rules: ['RALLY-02'] },
  flankUnengaged: { values: ['nothing', 'disordered'], default: 'nothing', rules: ['DIS-01'] },
  victoryTieBreak: { values: ['literal', 'equalOnly'], default: 'literal', rules: ['WIN-02'] },
} as const satisfies Record<string, HouseRule>

export type HouseRuleKey = keyof typeof houseRuleTable

export type HouseRules = {
  readonly [K in HouseRuleKey]: (typeof houseRuleTable)[K]['values'][number]
}

export type HouseRuleValue = HouseRules[HouseRuleKey]

export type HouseRuleProblem =
  | { readonly code: 'notAnObject' }
  | { readonly code: 'unknownHouseRule'; readonly key: string }
  | { readonly code: 'unknownValue'; readonly key: HouseRuleKey; readonly value: string }

const isKey = (key: string): key is HouseRuleKey => Object.hasOwn(houseRuleTable, key)

/** In the order of the rules page. */
export const houseRuleKeys = keysOf(houseRuleTable)

const defaultOf = (key: HouseRuleKey): HouseRuleValue => houseRuleTable[key].default

const assemble = (values: ReadonlyMap<HouseRuleKey, HouseRuleValue>): HouseRules =>
  byKeys(houseRuleKeys, (key) => values.get(key) ?? defaultOf(key))

export const defaultHouseRules: HouseRules = assemble(new Map())

/** What differs from the default, in the order of the rules page. */
export const changedHouseRules = (house: HouseRules): readonly HouseRuleKey[] =>
  houseRuleKeys.filter((key) => house[key] !== defaultHouseRules[key])

/** The rules with one of them set anew; a value that the rule does not know changes nothing. */
export function withHouseRule(house: HouseRules, key: HouseRuleKey, value: unknown): HouseRules {
  const checked = valueOf(key, value)
  return checked === undefined ? house : { ...house, [key]: checked }
}

/**
 * Sets of values with a name. `letter` takes the booklet at its word where that word and the sense of the whole part
 * ways: a roll before shooting, two rolls to attack, one RESOLVE test a turn, any cover halves, whoever loses men tests.
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

const isPlainObject = (given: unknown): given is Readonly<Record<string, unknown>> =>
  typeof given === 'object' && given !== null && !Array.isArray(given)

const valueOf = (key: HouseRuleKey, given: unknown): HouseRuleValue | undefined =>
  houseRuleTable[key].values.find((value) => value === given)

const shown = (value: unknown): string => {
  if (typeof value === 'string') return value
  return typeof value === 'number' ? String(value) : typeof value
}

function checkOne(key: string, given: unknown): Result<HouseRuleValue, HouseRuleProblem> {
  if (!isKey(key)) return refused({ code: 'unknownHouseRule', key })
  const value = valueOf(key, given)
  return value === undefined
    ? refused({ code: 'unknownValue', key, value: shown(given) })
    : ok(value)
}

/** For data from outside: what is missing takes its default, what is unknown is named, nothing is guessed. */
export function checkHouseRules(given: unknown): Result<HouseRules, readonly HouseRuleProblem[]> {
  if (!isPlainObject(given)) return refused([{ code: 'notAnObject' }])
  const values = new Map<HouseRuleKey, HouseRuleValue>()
  const problems: HouseRuleProblem[] = []
  for (const [key, value] of Object.entries(given)) {
    const checked = checkOne(key, value)
    if (!checked.ok) problems.push(checked.problem)
    else if (isKey(key)) values.set(key, checked.value)
  }
  return problems.length > 0 ? refused(problems) : ok(assemble(values))
}
