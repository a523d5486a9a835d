// The door to the rules of Gloria Mundi.
export { planAnew } from './ahead/anew.ts'
export { readPlanUnderWay } from './ahead/planShape.ts'
export { fromPlan, planBegun, planOver, type LeftOut, type PlanUnderWay } from './ahead/carryOut.ts'
export {
  nextOwnRound,
  planned,
  rehearsalOf,
  rehearsedView,
  type Rehearsal,
} from './ahead/rehearsal.ts'
export { receivedView, sentEvents, sentView, viewFor, type SentView } from './ahead/sent.ts'
export { absentPolicy } from './absent.ts'
export { ask, secretKinds, type AskedKind, type GloriaPrompt } from './ask.ts'
export { settledRules } from './choices.ts'
export { corrections } from './correct.ts'
export { turnLists, type FigureName, type ToldCorrection } from './correction.ts'
export { defaultMap, defaultTables } from './data/defaults.ts'
export type { GloriaEvent } from './events.ts'
export { oddsOf } from './explain.ts'
export { gloria, type GloriaKinds } from './game.ts'
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
  checkGloriaMap,
  cityFields,
  continentFields,
  gloriaMapFields,
  mostContinents,
  mostNatives,
  nativeFields,
  regionFields,
  type GloriaMap,
  type GloriaMapProblem,
} from './map.ts'
export type {
  Battle,
  GloriaEntry,
  GloriaSetup,
  LedgerReason,
  ResultWord,
  Step,
  Unit,
  World,
} from './model.ts'
export {
  stationsOf,
  unitsIn,
  type GloriaField,
  type GloriaOption,
  type OptionHead,
} from './options.ts'
export { powerIds, type PowerId } from './powerIds.ts'
export { siegeProspect } from './prospects.ts'
export type { CorrectionReason, Reason } from './reasons.ts'
export { ruleIds, type RuleId } from './ruleIds.ts'
export { enteredFrom, optionOfResult } from './results.ts'
export { gloriaTerms } from './tableTerms.ts'
export { specialIds, unitKinds, type PurchaseId, type UnitKind } from './tables.ts'
export type { Task } from './tasks.ts'
export { standings } from './victory.ts'
export type { GloriaView } from './view.ts'
export { stepsTo } from './walking.ts'
export { attritionAt, citiesOf, hasEnemy, isFortress, unitOf, unitsAt } from './world.ts'
