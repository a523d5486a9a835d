// The rulings that players may change before a game: keys, values, defaults and the rules they touch, as data.
import { checked, isCount, isObject, oddKey } from '../../../core/record/json.ts'
import { refused, type Result } from '../../../core/result.ts'
import type { RuleId } from './ruleIds.ts'

interface HouseRule {
  /** The default first. */
  readonly values: readonly string[]
  readonly rules: readonly RuleId[]
}

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
} as const satisfies Record<string, HouseRule>

type TableKey = keyof typeof houseRuleTable
export type HouseRuleKey = TableKey | 'quietTurns'

export type HouseRules = {
  readonly [K in TableKey]: (typeof houseRuleTable)[K]['values'][number]
} & {
  /** MP-END-06: 0 to 99 turns; 0 never. */
  readonly quietTurns: number
}

export const quietTurnsRange = { min: 0, max: 99, default: 24 } as const

export const houseRuleKeys: readonly HouseRuleKey[] = [
  'initiativeFlip',
  'orderAsked',
  'attackChoice',
  'heldBackFortified',
  'occupierAttacks',
  'strengthAtSix',
  'blockedHome',
  'agreement',
  'quietTurns',
]

export const defaultHouseRules: HouseRules = {
  initiativeFlip: 'always',
  orderAsked: 'whenItMatters',
  attackChoice: 'anywhere',
  heldBackFortified: 'destroyed',
  occupierAttacks: 'noGarrison',
  strengthAtSix: 'reduces',
  blockedHome: 'homeOnly',
  agreement: 'on',
  quietTurns: quietTurnsRange.default,
}

/** The rules that a house rule touches. */
export const rulesTouchedBy = (key: HouseRuleKey): readonly RuleId[] =>
  key === 'quietTurns' ? ['MP-END-06'] : houseRuleTable[key].rules

const isValue = (key: HouseRuleKey, value: unknown): boolean =>
  key === 'quietTurns'
    ? isCount(value, quietTurnsRange.min) && value <= quietTurnsRange.max
    : houseRuleTable[key].values.some((each) => each === value)

/** All keys present and no other; the problem is the first key that is not as it should be. */
export const readHouseRules = (json: unknown): Result<HouseRules, string> => {
  if (!isObject(json)) return refused('')
  const odd =
    oddKey(json, houseRuleKeys) ?? houseRuleKeys.find((key) => !isValue(key, json[key])) ?? null
  return checked(json, odd)
}
