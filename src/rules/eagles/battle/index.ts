// The door of the battle: the game itself, and what its prompts, events and corrections are made of.
export { battle, type BattleKinds } from './battle.ts'
export { nobody } from './battalion.ts'
export type { Activity, BattalionId, BattalionState, Formation, GoneWay } from './battalion.ts'
export type { BattalionCorrection, CorrectedFigure, Correction, Corrections } from './correction.ts'
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
} from './frames.ts'
export type {
  BattleExplanation,
  BattleFigure,
  BattleLabel,
  BattleOdds,
  BattleStep,
} from './labels.ts'
export type { Person } from './people.ts'
export type { BattlePrompt, Caution } from './question.ts'
export { activationNumber, effectiveQuality } from './quality.ts'
export { isEngaged, isJoined, isOnTable } from './roster.ts'
export { tableSizes } from './state.ts'
export type {
  BattleResult,
  BattleSetup,
  BattleState,
  Commander,
  Phase,
  TableSize,
} from './state.ts'
export { countGroups, isHalved, rankersLost } from './strength.ts'
