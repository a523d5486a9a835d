// What a battle is at any moment: flat plain data that can be stored as JSON; nothing is ever changed in place.
import type { Side } from '../../core/conversation.ts'
import type { Army, Quality } from '../army/model.ts'
import type { HouseRules } from '../houseRules.ts'
import type { Frame } from './frames.ts'

/** SET-01, inches: 72 × 48 or 48 × 48. */
export const tableSizes = ['72x48', '48x48'] as const
export type TableSize = (typeof tableSizes)[number]

export interface BattleSetup {
  readonly armies: { readonly a: Army; readonly b: Army }
  /** Frozen into the battle when it starts. */
  readonly house: HouseRules
  readonly table: TableSize
}

/** A battalion's number in the battle: its index in `BattleState.battalions`, side A's list first. */
export type BattalionId = number

/** Stands for "no battalion" and "no fight", so that every figure of the state stays a plain number. */
export const nobody = -1

export const formations = ['line', 'column'] as const
export type Formation = (typeof formations)[number]

/** ACT-01; a PASS marks the battalion too but is no acting (ACT-03). */
export const activities = ['none', 'passed', 'acted'] as const
export type Activity = (typeof activities)[number]

/** Why a battalion is no longer on the table: ran off it, lost its last Ranker, was ridden down broken. */
export const goneWays = ['ranOff', 'destroyed', 'dispersed'] as const
export type GoneWay = (typeof goneWays)[number]

export interface BattalionState {
  readonly id: BattalionId
  readonly side: Side
  /** Place in the army list, from 0. */
  readonly place: number
  /** As bought; the effective one is worked out from the SC (ACT-07). */
  readonly quality: Quality
  readonly british: boolean
  readonly light: boolean
  readonly rifles: boolean
  /** Rankers at the start, skirmishers included (CAS-02). */
  readonly original: number
  /** Rankers in close order once the screen was out (house rule `groupsFollow`). */
  readonly atDeployment: number
  readonly placed: boolean
  readonly formation: Formation
  /** Rankers in close order. */
  readonly rankers: number
  /** Figures of the skirmish screen. */
  readonly screen: number
  readonly drummer: number
  readonly sergeant: number
  readonly ensign: number
  readonly officer: number
  /** Characters lost so far, a pair of ensigns is one (WIN-05). */
  readonly charactersLost: number
  /** Casualties whose models still stand on the table (CAS-01). */
  readonly fallenBody: number
  readonly fallenScreen: number
  /** Sergeants who have used their re-roll of this turn (SHOOT-09). */
  readonly sergeantsSpent: number
  readonly activity: Activity
  readonly fired: boolean
  readonly disordered: boolean
  /** A REFORM succeeded and must still be stood out (MAN-10). */
  readonly reforming: boolean
  /** The turn in which it must stand (GEN-07); 0 for none. */
  readonly standTurn: number
  /** It must stand because its charge fell short: no defensive fire (CHARGE-03). */
  readonly shortCharge: boolean
  /** The fight it is engaged in; `nobody` for none. */
  readonly engaged: number
  /** The fight it has joined (COMBAT-10). */
  readonly joined: number
  readonly broken: boolean
  readonly brokeTurn: number
  /** Whether it has run since it broke (ROUT-03), and the last turn it ran in (ROUT-01). */
  readonly hasRun: boolean
  readonly ranTurn: number
  readonly gone: GoneWay | null
  /** A RESOLVE test was taken, or made safe, this turn (RES-04). */
  readonly tested: boolean
  /** Reasons for a test in phase 3 (RES-01). */
  readonly shotAt: boolean
  readonly sawRun: boolean
  readonly commanderFell: boolean
}

export interface Commander {
  readonly alive: boolean
  /** The battalion he is with; `nobody` while he is separate. */
  readonly with: BattalionId
  /** His free move of this turn (SC-02). */
  readonly moved: boolean
}

export interface Joiner {
  readonly battalion: BattalionId
  /** The first turn in which its +2 counts (COMBAT-08). */
  readonly from: number
}

export interface Fight {
  readonly id: number
  readonly charger: BattalionId
  readonly charged: BattalionId
  readonly began: number
  /** Rounds fought, and the turn of the last one (COMBAT-09). */
  readonly rounds: number
  readonly lastRound: number
  /** Who has the charge bonus in the next round (COMBAT-11). */
  readonly bonus: BattalionId
  readonly lastLoser: BattalionId
  /** The charged side can still defend cover (COMBAT-15). */
  readonly coverHolds: boolean
  /** What was said last time, offered again as the default. */
  readonly uphill: BattalionId
  readonly cover: Cover
  readonly joiners: readonly Joiner[]
  /** The charger's groups before defensive fire, for the first round (DF-06); `nobody` if nothing was fired. */
  readonly chargerGroups: number
}

export const covers = ['none', 'soft', 'hard'] as const
export type Cover = (typeof covers)[number]

export const phases = [
  'setUp',
  'initiative',
  'activations',
  'resolve',
  'compulsory',
  'over',
] as const
export type Phase = (typeof phases)[number]

/** WIN-01 to WIN-03; `agreed` when the players overruled it. */
export interface BattleResult {
  readonly winner: Side | 'draw'
  readonly by: 'unbroken' | 'casualties' | 'equal' | 'agreed'
  readonly unbroken: { readonly a: number; readonly b: number }
  readonly casualties: { readonly a: number; readonly b: number }
}

export interface BattleState {
  readonly setup: BattleSetup
  readonly phase: Phase
  /** 0 before the first turn. */
  readonly turn: number
  readonly battalions: readonly BattalionState[]
  readonly commanders: { readonly a: Commander; readonly b: Commander }
  readonly fights: readonly Fight[]
  readonly nextFight: number
  /** SET-03, SET-05. */
  readonly placesFirst: Side
  /** Who holds the initiative of this turn; null before it was ever rolled. */
  readonly holder: Side | null
  /** Whose activation is running, or is next. */
  readonly active: Side
  /** Battalions activated so far this turn, the running one included (COMBAT-08). */
  readonly activations: number
  /** The other side's SC has used this gap between two activations (SC-07). */
  readonly gapTaken: boolean
  /** What is open, the question on top last; steps below it say how the battle goes on. */
  readonly stack: readonly Frame[]
  readonly result: BattleResult | null
}
