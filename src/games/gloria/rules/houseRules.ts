// The rulings that an umpire may change before a campaign: keys, values, defaults and the rules they touch, as data.
import { ok, refused, type Result } from '../../../core/result.ts'
import { turnOrders } from '../../campaign/rules/index.ts'
import type { RuleId } from './ruleIds.ts'

interface HouseRule {
  readonly values: readonly (string | number)[]
  readonly default: string | number
  readonly rules: readonly RuleId[]
}

const from = (least: number, most: number): readonly number[] =>
  Array.from({ length: most - least + 1 }, (_, i) => least + i)

/** GM section 6: the default is the reading the app plays. */
export const houseRuleTable = {
  scale: { values: ['basic', 'advanced', 'world'], default: 'basic', rules: ['GM-MAP-03'] },
  rounds: { values: from(1, 40), default: 12, rules: ['GM-TURN-01'] },
  turnOrder: { values: turnOrders, default: 'rotating', rules: ['GM-TURN-01'] },
  start: { values: ['army', 'brigades', 'empty'], default: 'army', rules: ['GM-UNIT-06'] },
  seats: { values: from(2, 10), default: 10, rules: ['GM-TURN-04'] },
  battleHold: { values: ['wait', 'park'], default: 'wait', rules: ['GM-TURN-05'] },
  attritionWho: {
    values: ['moved', 'movedAndSieging', 'all'],
    default: 'moved',
    rules: ['GM-ATT-01'],
  },
  buildAt: { values: ['fortress', 'city', 'anywhere'], default: 'fortress', rules: ['GM-ECO-03'] },
  hireAnywhere: { values: ['yes', 'no'], default: 'yes', rules: ['GM-ECO-05'] },
  siegeAfterMove: { values: ['no', 'yes'], default: 'no', rules: ['GM-SIEGE-01'] },
  specials: { values: ['perArmy', 'perPlayer'], default: 'perArmy', rules: ['GM-SPEC-01'] },
  roadNetwork: { values: ['joined', 'named'], default: 'joined', rules: ['GM-ROAD-01'] },
  powerPay: { values: ['forgo', 'purse'], default: 'forgo', rules: ['GM-CITY-01'] },
  salhepatica: { values: ['passive', 'instead'], default: 'passive', rules: ['GM-CITY-30'] },
  pope: { values: ['city', 'player'], default: 'city', rules: ['GM-CITY-40'] },
  plateAttempts: {
    values: ['continent', 'player', 'post'],
    default: 'continent',
    rules: ['GM-WW-09'],
  },
  plateCapture: {
    values: ['beaten', 'blocked', 'never'],
    default: 'beaten',
    rules: ['GM-WW-11'],
  },
  pointsPerArmy: { values: from(80, 400), default: 200, rules: ['GM-BAT-04'] },
  carry: { values: ['none', 'rout'], default: 'none', rules: ['GM-BAT-09'] },
  quick: { values: ['on', 'off'], default: 'on', rules: ['GM-BAT-04'] },
  victory: { values: ['cities', 'sixCities', 'umpire'], default: 'cities', rules: ['GM-WIN-01'] },
  fog: { values: ['open', 'near'], default: 'open', rules: ['GM-UNIT-03'] },
} as const satisfies Record<string, HouseRule>

export type HouseRuleKey = keyof typeof houseRuleTable

export type HouseRules = {
  readonly [K in HouseRuleKey]: (typeof houseRuleTable)[K]['values'][number]
}

const isKey = (key: string): key is HouseRuleKey => Object.hasOwn(houseRuleTable, key)

/** In the order of the rules page. */
export const houseRuleKeys: readonly HouseRuleKey[] = Object.keys(houseRuleTable).filter(isKey)

/** The decoder's one crossing from loose values to the typed object: every key is there and checked. */
const assemble = (values: ReadonlyMap<HouseRuleKey, string | number>): HouseRules =>
  Object.fromEntries(
    houseRuleKeys.map((key) => [key, values.get(key) ?? houseRuleTable[key].default]),
  ) as unknown as HouseRules

export const defaultHouseRules: HouseRules = assemble(new Map())

const valueOf = (key: HouseRuleKey, given: unknown): string | number | undefined => {
  const values: readonly (string | number)[] = houseRuleTable[key].values
  return values.find((value) => value === given)
}

/** The rules with one of them set anew; null if it is no rule, or no value of it. */
export const withHouseRule = (
  house: HouseRules,
  key: string,
  given: unknown,
): HouseRules | null => {
  if (!isKey(key)) return null
  const value = valueOf(key, given)
  return value === undefined ? null : { ...house, [key]: value }
}

/** For data from outside: what is missing takes its default; refused with the first key that is unknown or unfit. */
export const readHouseRules = (given: unknown): Result<HouseRules, string> => {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return refused('')
  const values = new Map<HouseRuleKey, string | number>()
  for (const [key, each] of Object.entries(given)) {
    const value = isKey(key) ? valueOf(key, each) : undefined
    if (!isKey(key) || value === undefined) return refused(key)
    values.set(key, value)
  }
  return ok(assemble(values))
}
