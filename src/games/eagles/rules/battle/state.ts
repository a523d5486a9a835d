// State of a battle at any moment: flat plain data that can be stored as JSON; nothing is ever changed in place.
import { sides, type Side } from '../../../../core/conversation.ts'
import type { Army } from '../army/model.ts'
import type { HouseRules } from '../houseRules.ts'
import type { BattalionId, BattalionState } from './battalion.ts'
import type { Fight } from './fight.ts'
import type { Frame } from './frames.ts'
import type { Terrain } from './terrain.ts'

/** SET-01, inches: 72 × 48 or 48 × 48. */
export const tableSizes = ['72x48', '48x48'] as const
export type TableSize = (typeof tableSizes)[number]

export interface BattleSetup {
  readonly armies: { readonly a: Army; readonly b: Army }
  /** Frozen into the battle when it starts. */
  readonly house: HouseRules
  readonly table: TableSize
  /**
   * The terrain agreed on (SET-02), each kind once, in the order of `terrains`: only what can lie there is asked. None
   * is the open table. Left out in battles begun by version 1 of the rules, which ask everything.
   */
  readonly ground?: readonly Terrain[]
  /** CC-TICKET-04. Who says which side places first; left out, or `dice`: the side that throws higher (SET-03). */
  readonly placing?: Placing
  /** The contest of a campaign that is fought here, so that the result finds its way. */
  readonly ticket?: TicketAddress
}

export const placings = ['dice', 'a', 'b'] as const
export type Placing = (typeof placings)[number]

/** Of which campaign, at which moment of its record, and which of its tickets. */
export interface TicketAddress {
  readonly campaign: string
  readonly code: string
  readonly id: string
}

/**
 * 2: the set-up says what lies on the table, ranges are named, and both armies deploy on one sheet; or it has one of the
 * parts that a campaign's ticket adds, a battalion's trait among them.
 */
export const rulesOf = ({
  ground,
  placing,
  ticket,
  armies,
}: Pick<BattleSetup, 'ground' | 'placing' | 'ticket' | 'armies'>): 1 | 2 =>
  ground === undefined &&
  placing === undefined &&
  ticket === undefined &&
  sides.every((side) => armies[side].battalions.every(({ trait }) => trait === undefined))
    ? 1
    : 2

export interface Commander {
  readonly alive: boolean
  /** The battalion he is with; `nobody` while he is separate. */
  readonly with: BattalionId
  /** His free move of this turn (SC-02). */
  readonly moved: boolean
}

export type Phase = 'setUp' | 'initiative' | 'activations' | 'resolve' | 'compulsory' | 'over'

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
