// The door of the battle: the game itself, and what its prompts, events and corrections are made of.
export { battle, explainBattle, type BattleKinds } from './battle.ts'
export type { BattalionCorrection, Correction } from './correction.ts'
export * from './events.ts'
export {
  activationKinds,
  checkPurposes,
  metSides,
  moveKinds,
  resolveCauses,
  parts,
  type ActivationKind,
  type CheckPurpose,
  type Met,
  type MoveKind,
  type QuestionFrame,
  type QuestionKind,
  type ResolveCause,
  type Part,
  type Volley,
} from './frames.ts'
export * from './labels.ts'
export type { Person } from './people.ts'
export { activationNumber, effectiveQuality } from './quality.ts'
export type { BattlePrompt, Caution } from './question.ts'
export { isEngaged, isJoined, isOnTable, isUnbroken, mustStand } from './roster.ts'
export * from './state.ts'
export { rangesOf } from './volleyDice.ts'
export {
  countFrontGroups,
  countGroups,
  countScreenGroups,
  isHalved,
  rankersLost,
} from './strength.ts'
