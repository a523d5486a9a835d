// The door of the battle: the game itself, and what its prompts, events and corrections are made of.
export { battle, explainBattle, openQuestion, type BattleKinds } from './battle.ts'
export { countWaiting } from './activation.ts'
export { countTriesBehind, helperOf } from './checkTarget.ts'
export { activationKinds } from './frames.ts'
export { nobody, type Person } from './battalion.ts'
export type { Activity, BattalionId, BattalionState, Formation, GoneWay } from './battalion.ts'
export { deadlyFace } from './combatCosts.ts'
export {
  battalionFigures,
  type BattalionCorrection,
  type CorrectedFigure,
  type Correction,
  type Corrections,
} from './correction.ts'
export type {
  BattleEvent,
  Casualties,
  CasualtyCause,
  CombatScore,
  DisorderCause,
  InitiativeScore,
  Ratio,
  Reason,
} from './events.ts'
export type { Cover, Fight, Joiner } from './fight.ts'
export type {
  ActivationKind,
  CheckPurpose,
  Met,
  MoveKind,
  Part,
  QuestionFrame,
  QuestionKind,
  ResolveCause,
  Volley,
} from './frames.ts'
export type {
  BattleExplanation,
  BattleFigure,
  BattleLabel,
  BattleOdds,
  BattleStep,
} from './labels.ts'
export {
  battalionMeant,
  battalionOption,
  familyFieldOf,
  fieldFamilies,
  meaningOf,
  type BattleField,
  type BattleOption,
  type FieldFamily,
  type FieldHead,
  type OptionWord,
} from './options.ts'
export type { BattleReason } from './reasons.ts'
export type { BattlePrompt, Caution } from './question.ts'
export { activationNumber, effectiveQuality, isDropped } from './quality.ts'
export { rulesAsked } from './rulesAsked.ts'
export { battalionsAsked, isActing } from './battalionsIn.ts'
export { isEngaged, isJoined, isOnTable, isUnbroken, mustStand } from './roster.ts'
export { rulesOf, tableSizes } from './state.ts'
export { terrains, type Terrain } from './terrain.ts'
export { traitOf } from './traits.ts'
export type {
  BattleResult,
  BattleSetup,
  BattleState,
  Commander,
  Phase,
  TableSize,
} from './state.ts'
export {
  countFrontGroups,
  countGroups,
  countScreenGroups,
  halfOf,
  isHalved,
  rankersLost,
} from './strength.ts'
export { dieOwners, lowestFace, type DieOwner } from './throws.ts'
export { rangesOf } from './volleyDice.ts'
export { riskyFaces, riskyFacesOf } from './volleyHits.ts'
export { riskRows, type RiskRow } from './risk.ts'
export { endReasonOf, judge, type EndReason } from './victory.ts'
export { diceIn, type ToldDice } from './story/diceIn.ts'
export { piecesOf, type Piece } from './story/pieces.ts'
export { isAbout } from './story/whoIn.ts'
export { oneIn } from './story/fairThrows.ts'
export { fatesOf, type Fate } from './story/fates.ts'
export { luckKinds, luckOf, sideIn, type Luck, type LuckKind } from './story/luck.ts'
export { bestBattalion, type BestBattalion } from './story/bestBattalion.ts'
export { turnEndsOf, type TurnEnd } from './story/turnEnds.ts'
export { extremeVolleys, volleysIn, type ToldVolley } from './story/volleys.ts'
