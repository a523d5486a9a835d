// The open questions and the steps between them, as data: this is how a battle knows how to go on.
import type { Side } from '../../../../core/conversation.ts'
import type { BattalionId, Person } from './battalion.ts'
import type { Cover } from './fight.ts'

/** MAN-02. */
export type MoveKind = 'forward' | 'back' | 'wheel'

/** ACT-01 and MAN-02 in one: what a battalion is activated for. */
export const activationKinds = [
  'forward',
  'back',
  'wheel',
  'formation',
  'reform',
  'shoot',
  'attack',
  'fightOn',
  'rally',
  'pass',
] as const
export type ActivationKind = (typeof activationKinds)[number]

/** What is checked; `nerve` is the plain first check of the house rule `bravery`. */
export type CheckPurpose =
  'manoeuvre' | 'reform' | 'shoot' | 'nerve' | 'attack' | 'rally' | 'resolve'

/** RES-01, with `combatWon` for the house rule `winnerTests`. */
export type ResolveCause = 'defensiveFire' | 'combatLost' | 'combatWon' | 'phase'

export interface Check {
  readonly purpose: CheckPurpose
  readonly battalion: BattalionId
  /** For a RESOLVE test. */
  readonly cause: ResolveCause | null
  /** Tries already taken. */
  readonly thrown: number
  /** The second die of a test that was passed in the face of terror (CC-TICKET-04). */
  readonly again?: true
  /** How the battle goes on; null: as it would have anyway. */
  readonly passed: Frame | null
  readonly failed: Frame | null
}

export interface Move {
  readonly battalion: BattalionId
  readonly kind: MoveKind
  readonly faces: readonly number[]
  /** MAN-07 for forward, the half of MAN-04 for back. */
  readonly slowed: boolean
  readonly difficult: boolean
}

/** Whom one may shoot at: a body, a screen, or the body beyond its own screen; options.ts writes and reads them. */
export type TargetOption = `battalion:${number}` | `screen:${number}` | `past:${number}`

/** The close-order body of a battalion, or its skirmish screen. */
export type Part = 'body' | 'screen'

export interface Volley {
  readonly shooter: BattalionId
  readonly from: Part
  readonly target: BattalionId
  readonly on: Part
  /** DF-04: −1 on each score. */
  readonly defensive: boolean
  /** What the dice were worked out from: the players' groups and facts, or the band of DF-02. */
  readonly aim: Aim
}

interface Aim {
  readonly groups: number
  /** Inches; -1 in defensive fire, and where only the range was said. */
  readonly distance: number
  /** The end of the range in inches, where only that was said. */
  readonly upTo?: number
  readonly cover: Cover
  /** The range effect: 1, ½ or ¼. */
  readonly band: number
}

export interface Charge {
  readonly charger: BattalionId
  readonly target: BattalionId
  readonly faces: readonly number[]
  /** Inches measured to the target; -1 where it was only said whether the charge reaches. */
  readonly distance: number
  readonly slowed: boolean
  readonly obstacles: number
  /** Enemy battalions whose screens stand in the way. */
  readonly screens: readonly BattalionId[]
  readonly met: Met
  /** The charger's groups before defensive fire; `nobody` without it (DF-06). */
  readonly groupsBefore: number
}

export const metSides = ['front', 'flank', 'rear'] as const
export type Met = (typeof metSides)[number]

/** A round of combat that has a loser. */
export interface Round {
  readonly fight: number
  readonly winner: BattalionId
  readonly loser: BattalionId
  readonly margin: number
  /** CRISK-01 is still to be diced, after the test (house rule `characterRiskBeforeResolve`). */
  readonly riskLater: boolean
}

/** Dice of a volley of which only this is known: how many, how many hit, whether a risky face is among the hits. */
export interface Tally {
  readonly dice: number
  readonly hits: number
  readonly six: boolean
}

/** Questions, and what each must remember. */
interface Questions {
  'sides.dice': object
  'sides.first': { readonly winner: Side }
  'deploy.battalion': { readonly side: Side }
  'deploy.formation': { readonly battalion: BattalionId }
  /** Version 2: both armies at once. */
  'deploy.sheet': object
  'initiative.dice': object
  'initiative.first': { readonly winner: Side }
  'activation.battalion': { readonly side: Side }
  'activation.kind': { readonly battalion: BattalionId }
  'activation.end': { readonly side: Side }
  'commander.dice': { readonly side: Side }
  'commander.place': { readonly side: Side; readonly faces: readonly number[] }
  'check.die': { readonly check: Check }
  'check.reroll': { readonly check: Check; readonly face: number }
  'move.dice': { readonly battalion: BattalionId; readonly kind: MoveKind }
  'move.facts': {
    readonly battalion: BattalionId
    readonly kind: MoveKind
    readonly faces: readonly number[]
  }
  'move.obstacles': { readonly move: Move; readonly obstacles: number }
  'shoot.target': {
    readonly battalion: BattalionId
    readonly from: Part
    /** The check of `shootActivation` is behind us. */
    readonly cleared: boolean
    /** Targets measured and found out of range (house rule `premeasure`). */
    readonly tooFar: readonly TargetOption[]
  }
  'shoot.facts': {
    readonly battalion: BattalionId
    readonly from: Part
    readonly target: BattalionId
    readonly on: Part
    readonly option: TargetOption
    readonly tooFar: readonly TargetOption[]
  }
  'volley.dice': { readonly volley: Volley; readonly count: number }
  'volley.reroll': {
    readonly volley: Volley
    readonly faces: readonly number[]
    readonly tally: Tally | null
  }
  'volley.again': {
    readonly volley: Volley
    readonly faces: readonly number[]
    readonly tally: Tally | null
    /** Which dice are thrown again; of a tally so many of the misses. */
    readonly dice: readonly number[]
  }
  'volley.risk': {
    readonly volley: Volley
    readonly hits: number
    /** As they stood when the hits fell, in the order of RISK-02. */
    readonly candidates: readonly Person[]
  }
  'charge.target': { readonly battalion: BattalionId }
  'charge.dice': { readonly charger: BattalionId; readonly target: BattalionId }
  'charge.facts': {
    readonly charger: BattalionId
    readonly target: BattalionId
    readonly faces: readonly number[]
  }
  /** Version 2: what lies on its way; measured is afterwards, when all dice lie. */
  'charge.ground': {
    readonly charger: BattalionId
    readonly target: BattalionId
    readonly faces: readonly number[]
  }
  /** Version 2: `lost` are the obstacles' dice. */
  'charge.reach': { readonly charge: Charge; readonly lost: readonly number[] }
  'charge.obstacles': { readonly charge: Charge }
  'charge.screens': { readonly charge: Charge; readonly inches: number }
  'fire.facts': { readonly charge: Charge }
  'fire.band': { readonly charge: Charge; readonly groups: number }
  'combat.facts': { readonly fight: number }
  'combat.dice': { readonly fight: number; readonly uphill: BattalionId; readonly cover: Cover }
  'combat.risk': {
    readonly round: Round
    readonly candidates: readonly Person[]
    /** Who fell so far, and how many were diced for. */
    readonly fallen: readonly Person[]
    readonly diced: number
  }
  'combat.followUp': { readonly round: Round }
  'rout.dice': { readonly battalion: BattalionId }
  'rout.facts': {
    readonly battalion: BattalionId
    readonly faces: readonly number[]
    readonly first: boolean
  }
}

/** Steps run at once, without a question, when they come to the top. */
interface Steps {
  deployment: { readonly next: Side }
  turn: object
  activations: { readonly next: Side }
  phaseThree: { readonly waiting: readonly BattalionId[]; readonly wave: number }
  phaseFour: object
  turnEnd: object
  setOff: { readonly battalion: BattalionId; readonly kind: MoveKind }
  changeFormation: { readonly battalion: BattalionId }
  holdReform: { readonly battalion: BattalionId }
  rallied: { readonly battalion: BattalionId }
  bodyShoots: { readonly battalion: BattalionId; readonly cleared: boolean }
  openFire: Questions['shoot.facts']
  attack: { readonly battalion: BattalionId; readonly target: BattalionId }
  contact: { readonly charge: Charge }
  breaks: { readonly battalion: BattalionId; readonly cause: ResolveCause }
  runs: { readonly battalion: BattalionId }
  lateRisk: { readonly round: Round }
  winnerTests: { readonly round: Round }
  roundEnds: { readonly round: Round }
}

export type QuestionKind = keyof Questions
export type StepKind = keyof Steps

/** The union of all questions, or the ones named: the shape lets a table be looked up without a cast. */
export type QuestionFrame<K extends QuestionKind = QuestionKind> = {
  [P in K]: { readonly at: P } & Questions[P]
}[K]

export type StepFrame<K extends StepKind = StepKind> = {
  [P in K]: { readonly at: P } & Steps[P]
}[K]

export type Frame = QuestionFrame | StepFrame
