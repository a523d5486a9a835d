// A battalion in the battle: what it is, what is left of it, and its marks (GEN-06).
import type { Side } from '../../../../core/conversation.ts'
import type { Character, Quality } from '../army/model.ts'

/** A battalion's number in the battle: its index in `BattleState.battalions`, side A's list first. */
export type BattalionId = number

/** Stands for "no battalion" and "no fight", so that every figure of the state stays a plain number. */
export const nobody = -1

export const formations = ['line', 'column'] as const
export type Formation = (typeof formations)[number]

/** ACT-01; a PASS marks the battalion too but is no acting (ACT-03). */
export type Activity = 'none' | 'passed' | 'acted'

/** Why a battalion is no longer on the table: ran off it, lost its last Ranker, was ridden down broken. */
export type GoneWay = 'ranOff' | 'destroyed' | 'dispersed'

/** Who may fall: a character of the battalion, or the SC who is with it. */
export type Person = Character | 'commander'

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
