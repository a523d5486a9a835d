// The rulings that an umpire may change before a campaign: keys, values, defaults and the rules they touch, as data.
import {
  houseRulesOf,
  wholeNumbers,
  type HouseRule,
  type HouseRulesIn,
} from '../../../core/houseRules.ts'
import { turnOrders } from '../../campaign/rules/index.ts'
import type { RuleId } from './ruleIds.ts'

/** GM section 6: the default is the reading the app plays. */
export const houseRuleTable = {
  scale: { values: ['basic', 'advanced', 'world'], rules: ['GM-MAP-03'] },
  rounds: { values: wholeNumbers(1, 40), default: 12, rules: ['GM-TURN-01'] },
  turnOrder: { values: turnOrders, rules: ['GM-TURN-01'] },
  start: { values: ['army', 'brigades', 'empty'], rules: ['GM-UNIT-06'] },
  seats: { values: wholeNumbers(2, 10), default: 10, rules: ['GM-TURN-04'] },
  battleHold: { values: ['wait', 'park'], rules: ['GM-TURN-05'] },
  attritionWho: { values: ['moved', 'movedAndSieging', 'all'], rules: ['GM-ATT-01'] },
  buildAt: { values: ['fortress', 'city', 'anywhere'], rules: ['GM-ECO-03'] },
  hireAnywhere: { values: ['yes', 'no'], rules: ['GM-ECO-05'] },
  siegeAfterMove: { values: ['no', 'yes'], rules: ['GM-SIEGE-01'] },
  specials: { values: ['perArmy', 'perPlayer'], rules: ['GM-SPEC-01'] },
  roadNetwork: { values: ['joined', 'named'], rules: ['GM-ROAD-01'] },
  powerPay: { values: ['forgo', 'purse'], rules: ['GM-CITY-01'] },
  salhepatica: { values: ['passive', 'instead'], rules: ['GM-CITY-30'] },
  pope: { values: ['city', 'player'], rules: ['GM-CITY-40'] },
  plateAttempts: { values: ['continent', 'player', 'post'], rules: ['GM-WW-09'] },
  plateCapture: { values: ['beaten', 'blocked', 'never'], rules: ['GM-WW-11'] },
  pointsPerArmy: { values: wholeNumbers(80, 400), default: 200, rules: ['GM-BAT-04'] },
  carry: { values: ['none', 'rout'], rules: ['GM-BAT-09'] },
  quick: { values: ['on', 'off'], rules: ['GM-BAT-04'] },
  victory: { values: ['cities', 'sixCities', 'umpire'], rules: ['GM-WIN-01'] },
  fog: { values: ['open', 'near'], rules: ['GM-UNIT-03'] },
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
