// The only door to The March of Eagles: what screens, storage, words and the command line may use.
export * from './army/model.ts'
export { applyEdit, applyEdits, type Edit, type EditOf } from './army/edit.ts'
export { troopKinds, troopsOf, type Troops } from './army/battalionEdit.ts'
export { bounds } from './army/bounds.ts'
export { checkArmy, problemsUnder } from './army/check.ts'
export { findProblems } from './army/findProblems.ts'
export { countFiringGroups, countSkirmishers } from './army/figures.ts'
export { armyPoints, battalionPoints, pointsLeft, priceParts } from './army/points.ts'
export {
  canBeExact,
  characterTable,
  limits,
  mostRankers,
  nextSizeDown,
  nextSizeUp,
  sizes,
} from './army/prices.ts'
export {
  isLegal,
  isMisprint,
  unreadReasons,
  verdictOn,
  type CheckedProblem,
  type Fix,
  type Problem,
  type ProblemCode,
  type ProblemOf,
  type RepairKind,
  type UnreadReason,
  type Verdict,
} from './army/problem.ts'
export { cleanName, cleanNote, cleanTyping } from './army/text/clean.ts'
export { printArmy } from './army/text/print.ts'
export { nationNames } from './army/nationWords.ts'
export { readArmies } from './army/text/read.ts'
export { proposeReadings } from './army/text/propose.ts'
export {
  changeNothing,
  decideLine,
  decisionsOn,
  homeless,
  lookAt,
  placeOf,
  withDecisions,
  type Decidable,
  type Look,
  type OpenLine,
} from './army/text/decide.ts'
export {
  checkReading,
  pastedText,
  unreadProblems,
  type ReadArmy,
  type Decided,
  type Remark,
  type TextRefusal,
  type UnreadLine,
} from './army/text/reading.ts'
export {
  besideKinds,
  lookReasons,
  type Beside,
  type BesideKind,
  type LookReason,
} from './army/text/source.ts'
export { newArmy, sampleArmies } from './army/samples.ts'
export { guidedArmies } from './army/guidedArmies.ts'
export { suggest, type IdeaKind, type Suggestion } from './army/suggest.ts'
export { canComplete, completion } from './army/complete.ts'
export * from './battle/index.ts'
export * from './houseRules.ts'
export { decodeArmy, encodeArmy } from './army/code/shareCode.ts'
export type { CodeProblem } from './army/code/sealed.ts'
export { codeInText, findCode } from './army/code/findCode.ts'
export { fingerprint } from './army/code/fingerprint.ts'
export { isJsonText, isRichText } from './army/file/jsonText.ts'
export { decodeFile, encodeFile, type FileProblem } from './army/file/armyFile.ts'
export * from './ruleIds.ts'
export * from './event/index.ts'
export * from './chapters.ts'
export * from './rulebook.ts'
export { battleCard, cardParts, type CardBattalion, type CardPart } from './battleCard.ts'
export { accountsOf, type ArmyNamed, type SideAccount } from './history/account.ts'
export {
  historyOf,
  type ArmyHistory,
  type BattalionStory,
  type Results,
  type LuckTotal,
} from './history/history.ts'
export { playersOf, type PlayedAccount, type PlayerHistory } from './history/players.ts'
export { accountOf, type BattleAccount, type ListOnTable } from './ticket/account.ts'
export {
  bearing,
  canBeLowered,
  countLowered,
  limitedTo,
  readyArmy,
  setupUnder,
  sideUnder,
  usuallyBearing,
  usuallyLowered,
  withoutTraits,
  type Bearer,
  type SideUnderTicket,
  type TicketTerms,
} from './ticket/terms.ts'
export type { StandingAfter } from './whatIf/keys.ts'
export { ordersAsked, ordersOf, type Orders } from './whatIf/orders.ts'
export type { Plan } from './whatIf/plan.ts'
export type { Ending } from './whatIf/position.ts'
export {
  whatIf,
  whatIfInSteps,
  type Expectation,
  type Forecast,
  type Spread,
} from './whatIf/whatIf.ts'
