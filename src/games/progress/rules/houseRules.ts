// The rulings that players may change before a game: keys, values, defaults and the rules they touch, as data.
import {
  houseRulesOf,
  wholeNumbers,
  type HouseRule,
  type HouseRulesIn,
} from '../../../core/houseRules.ts'
import { isObject, oddKey } from '../../../core/record/json.ts'
import { refused, type Result } from '../../../core/result.ts'
import type { RuleId } from './ruleIds.ts'

export const houseRuleTable = {
  initiativeFlip: { values: ['always', 'bothAct'], rules: ['MP-INI-02'] },
  orderAsked: { values: ['whenItMatters', 'always'], rules: ['MP-INI-03', 'MP-INI-04'] },
  attackChoice: { values: ['anywhere', 'whereNormal'], rules: ['MP-ATT-03'] },
  heldBackFortified: { values: ['destroyed', 'survive'], rules: ['MP-COMB-03', 'MP-COMB-04'] },
  occupierAttacks: {
    values: ['noGarrison', 'garrisonRearms'],
    rules: ['MP-COMB-02', 'MP-COMB-06'],
  },
  strengthAtSix: { values: ['reduces', 'nothing'], rules: ['MP-STR-03'] },
  blockedHome: { values: ['homeOnly', 'nothing'], rules: ['MP-AM-01'] },
  agreement: { values: ['on', 'off'], rules: ['MP-END-04', 'MP-END-05', 'MP-END-06'] },
  /** In turns; 0 never. */
  quietTurns: { values: wholeNumbers(0, 99), default: 24, rules: ['MP-END-06'] },
} as const satisfies Record<string, HouseRule<RuleId>>

export type HouseRuleKey = keyof typeof houseRuleTable

export type HouseRules = HouseRulesIn<typeof houseRuleTable>

const houseRules = houseRulesOf(houseRuleTable)
export const {
  keys: houseRuleKeys,
  touching: houseRulesTouching,
  defaults: defaultHouseRules,
  changed: changedHouseRules,
} = houseRules

/** All keys present and no other; the problem is the first key that is not as it should be. */
export const readHouseRules = (json: unknown): Result<HouseRules, string> => {
  const odd = isObject(json) ? oddKey(json, houseRuleKeys) : null
  return odd === null ? houseRules.read(json) : refused(odd)
}
