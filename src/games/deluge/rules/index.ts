// The door to the rules of The Deluge.
export { absentPolicy, waitsForOthers } from './absent.ts'
export { ask, type DelugePrompt } from './ask.ts'
export { boardOf } from './board.ts'
export { corrections } from './correct.ts'
export type { FigureName } from './correction.ts'
export { defaultMap } from './data/defaultMap.ts'
export { isPart, type DelugeEvent } from './events.ts'
export { firstHouseRules, firstMap, unbalancedFirstMap } from './firstCampaign.ts'
export {
  drafted,
  draftSeen,
  hasClosed,
  nextIncome,
  pricedPath,
  unitsOfMarch,
  type DraftSeen,
} from './drafting.ts'
export { deluge, type DelugeKinds } from './game.ts'
export {
  defaultHouseRules,
  houseRuleKeys,
  houseRulesTouching,
  houseRuleTable,
  withHouseRule,
  type HouseRuleKey,
  type HouseRules,
} from './houseRules.ts'
export {
  delugeMapFields,
  forceFields,
  landFields,
  lossFields,
  mostForces,
  mostShares,
  relationKinds,
  shareFields,
  victoryFields,
} from './map.ts'
export type { DelugeMap, Relation, VictoryTerms } from './map.ts'
export { checkDelugeMap, namingFields, type DelugeMapProblem } from './mapCheck.ts'
export { receivedView, sentEvents, sentView, type SentView } from './sent.ts'
export { meansOf, playerCounts, sharedFor } from './sharing.ts'
export { ruleIds, type RuleId } from './ruleIds.ts'
export { factionsOf } from './setup.ts'
export { forcesSeen, landSeen, nodesInSight, supplySeen, type SeenForce } from './sight.ts'
export { optionOfLine } from './sheets.ts'
export { forecast, statusesSeen, viewSeenBy } from './umpireDesk.ts'
export { enteredFrom } from './results.ts'
export { delugeTerms } from './tableTerms.ts'
export { readUnitList } from './unitList.ts'
export { freshUnit, pointsOf } from './units.ts'
export { hundredths } from './victory.ts'
export { explain } from './explain.ts'
export type {
  DelugeEntry,
  DelugeSetup,
  LedgerReason,
  Phase,
  ResultWord,
  Standing,
  StrategyLine,
} from './model.ts'
export type { DelugeField, DelugeOption, DelugeReason, FieldHead, OptionHead } from './options.ts'
export type { DelugeView } from './view.ts'
export type { Seat } from '../../campaign/rules/index.ts'
