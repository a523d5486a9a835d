// The door to the rules of The Deluge.
export { absentPolicy } from './absent.ts'
export type { DelugePrompt } from './ask.ts'
export { boardOf } from './board.ts'
export { defaultMap } from './data/defaultMap.ts'
export type { DelugeEvent } from './events.ts'
export { firstHouseRules, firstMap } from './firstCampaign.ts'
export { hasClosed } from './drafting.ts'
export { deluge, type DelugeKinds } from './game.ts'
export {
  defaultHouseRules,
  houseRuleKeys,
  houseRuleTable,
  withHouseRule,
  type HouseRuleKey,
  type HouseRules,
} from './houseRules.ts'
export type { DelugeMap, Relation } from './map.ts'
export { receivedView, sentView } from './sent.ts'
export { ruleIds } from './ruleIds.ts'
export { factionsOf } from './setup.ts'
export type { DelugeSetup, LedgerReason, Phase, ResultWord } from './model.ts'
export {
  optionHeads,
  type DelugeField,
  type DelugeOption,
  type DelugeReason,
  type FieldHead,
  type OptionHead,
} from './options.ts'
export type { DelugeView } from './view.ts'
export type { Seat } from '../../campaign/rules/index.ts'
