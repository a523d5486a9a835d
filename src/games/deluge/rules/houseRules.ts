// The rulings that an umpire may change before a campaign: keys, values, defaults and the rules they touch, as data.
import {
  houseRulesOf,
  wholeNumbers,
  type HouseRule,
  type HouseRulesIn,
} from '../../../core/houseRules.ts'
import { turnOrders } from '../../campaign/rules/index.ts'
import type { RuleId } from './ruleIds.ts'

const noFirst = ['no', 'yes'] as const

/** `fixed:5`: table points are five times the force points. */
type Scale = 'largest200' | `fixed:${number}`
const scales: readonly [Scale, ...Scale[]] = [
  'largest200',
  ...wholeNumbers(1, 20).map((k) => `fixed:${k}` as const),
]

/** Rules, section 5: the default is the reading the app plays. */
export const houseRuleTable = {
  turns: { values: wholeNumbers(1, 60), default: 12, rules: ['TD-GEN-02'] },
  turnsPerYear: { values: wholeNumbers(1, 12), default: 4, rules: ['TD-GEN-02', 'TD-CAP-06'] },
  turnOrder: { values: turnOrders, rules: ['TD-GEN-04'] },
  orders: { values: ['secret', 'inTurn'], rules: ['TD-SEQ-3', 'TD-SEQ-4', 'TD-MOV-06'] },
  sheets: { values: ['two', 'one'], rules: ['TD-SEQ-3', 'TD-SEQ-4'] },
  presence: { values: ['near', 'all', 'scouted'], rules: ['TD-STR-07'] },
  openScore: { values: noFirst, rules: ['TD-VIC-01'] },
  diplomacy: { values: ['open', 'secret', 'umpire'], rules: ['TD-DIP-01', 'TD-DIP-04'] },
  swedenStart: { values: wholeNumbers(0, 300), default: 80, rules: ['TD-INC-01'] },
  principalities: { values: ['two', 'one', 'three'], rules: ['TD-INC-01'] },
  firstIncome: { values: noFirst, rules: ['TD-INC-01'] },
  plcFriendly: { values: ['owned', 'allied'], rules: ['TD-INC-04'] },
  lootStopsIncome: { values: noFirst, rules: ['TD-INC-05'] },
  supply: { values: ['home', 'any'], rules: ['TD-ATT-01'] },
  recover: { values: ['unit', 'force'], rules: ['TD-ATT-04'] },
  tokenLimit: { values: wholeNumbers(0, 9), rules: ['TD-ATT-07'] },
  scoutsPerForce: { values: wholeNumbers(1, 9), rules: ['TD-STR-07'] },
  subsidies: { values: ['listed', 'all', 'none'], rules: ['TD-STR-10'] },
  mixedMoves: { values: ['share', 'cap'], rules: ['TD-MOV-01'] },
  fleeing: { values: ['both', 'defender', 'none'], rules: ['TD-CMB-04'] },
  quickEdge: { values: noFirst, rules: ['TD-LOSS-01'] },
  losses: { values: ['percent', 'table'], rules: ['TD-LOSS-02'] },
  battleLoot: { values: ['d3', 'd6', 'none'], rules: ['TD-LOOT-05'] },
  neutralLand: { values: ['closed', 'open'], rules: ['TD-CAP-01', 'TD-CAP-07'] },
  homeLost: { values: ['all', 'capital'], rules: ['TD-VAS-01', 'TD-VAS-02'] },
  victory: { values: ['base', 'linear', 'order'], rules: ['TD-VIC-03'] },
  scale: { values: scales, rules: ['TD-CMB-06'] },
} as const satisfies Record<string, HouseRule<RuleId>>

export type HouseRuleKey = keyof typeof houseRuleTable

export type HouseRules = HouseRulesIn<typeof houseRuleTable>

export const {
  /** In the order of the rules page. */
  keys: houseRuleKeys,
  touching: houseRulesTouching,
  defaults: defaultHouseRules,
  withRule: withHouseRule,
  read: readHouseRules,
} = houseRulesOf(houseRuleTable)
