// The only door to The March of Progress: what screens, words, the computer and the command line may use.
export { progress } from './game/game.ts'
export {
  progressReasons,
  type ProgressKinds,
  type ProgressPrompt,
  type ProgressReason,
} from './game/kinds.ts'
export { promptKinds, type PromptKind } from './prompts.ts'
export type { Asked, Ended, Offer, ProgressState, ProgressView, Resolving } from './game/state.ts'
export { choosingOrder, handIn, isQuestionOf } from './game/ask.ts'
export { correctedFields, type ProgressCorrection } from './game/correction.ts'
export { meaningOf, type Meaning, type ProgressOption } from './options.ts'
export { cards, isCard, stepNumbers, stepOf, type Card, type StepNumber } from './cards.ts'
export { postures, type ArmyWord, type Posture } from './armies.ts'
export type { Both } from './sides.ts'
export {
  endReasons,
  idleReasons,
  totalLabels,
  type CorrectedField,
  type EndReason,
  type Idle,
  type IdleReason,
  type ProgressEvent,
  type ScorePart,
  type Total,
  type TotalLabel,
} from './turn/events.ts'
export { choiceKinds, type ChoiceKind } from './turn/ways.ts'
export type { CombatResult } from './turn/combat.ts'
export {
  explainProgress,
  type OptionProspect,
  type ProgressExplanation,
} from './explain/explain.ts'
export type { AttackProspect } from './explain/attacks.ts'
export type { CardProspect, Prospect } from './explain/cards.ts'
export { standingOf, type CountryStanding, type ProgressStanding } from './explain/standing.ts'
export * from './scenario/scenario.ts'
export * from './scenario/shipped.ts'
export * from './scenario/check.ts'
export { readShape } from './scenario/shape.ts'
export { faultReasons, type Fault, type FaultReason } from './scenario/fault.ts'
export { positionFault, type Position } from './setup/position.ts'
export {
  initiatives,
  playerKinds,
  readSetup,
  type InitiativeChoice,
  type PlayerKind,
  type ProgressSetup,
  type Seat,
} from './setup/setup.ts'
export {
  changedHouseRules,
  defaultHouseRules,
  houseRuleKeys,
  houseRulesTouching,
  houseRuleTable,
  type HouseRuleKey,
  type HouseRules,
} from './houseRules.ts'
export { ruleIds, type RuleId } from './ruleIds.ts'

// The turn itself, for a caller that plays it out in thought: the computer uses the very code of the game.
export { isFortified, isOccupying, occupies, placeOf, type Armies, type Army } from './armies.ts'
export { bitOf, isIn, type CardSet } from './cards.ts'
export type { Land } from './land.ts'
export { boardOf, bothChosen, turnOf } from './game/state.ts'
export { armiesInStock, controls, handOf, isOccupied, stockLeft, type Board } from './turn/board.ts'
export { attackSum, defenceSum, sumOf } from './turn/combat.ts'
export { targetsOf } from './turn/attack.ts'
export { scoreValue } from './turn/score.ts'
export { choose, playOn } from './turn/steps.ts'
export { beginTurn, choosable, copyOf, discardPlayed, type Turn } from './turn/turn.ts'
export type { Choice, Way } from './turn/ways.ts'
export { optionOf } from './options.ts'
