// The door to the rules of The Deluge.
export { boardOf } from './board.ts'
export { defaultMap } from './data/defaultMap.ts'
export { deluge, type DelugeKinds } from './game.ts'
export {
  defaultHouseRules,
  houseRuleKeys,
  houseRuleTable,
  withHouseRule,
  type HouseRules,
} from './houseRules.ts'
export type { DelugeMap } from './map.ts'
export type { DelugeSetup } from './model.ts'
