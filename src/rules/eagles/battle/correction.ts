// What players may overrule: any figure of the state, as data; overrule.ts puts it into effect.
import type { Side } from '../../core/conversation.ts'
import type { Quality } from '../army/model.ts'
import type { BattalionId, Formation } from './state.ts'

/** The figures of a battalion that can be set; what is not named stays. */
export interface BattalionCorrection {
  readonly rankers?: number
  readonly screen?: number
  readonly drummer?: number
  readonly sergeant?: number
  readonly ensign?: number
  readonly officer?: number
  readonly quality?: Quality
  readonly formation?: Formation
  readonly disordered?: boolean
  readonly mustStand?: 'no' | 'thisTurn' | 'nextTurn'
  readonly broken?: boolean
  /** True takes it off the table, false puts it back. */
  readonly gone?: boolean
  readonly activated?: boolean
  readonly fired?: boolean
  readonly tested?: boolean
}

export type Correction =
  | {
      readonly figure: 'battalion'
      readonly battalion: BattalionId
      readonly set: BattalionCorrection
    }
  | {
      readonly figure: 'commander'
      readonly side: Side
      readonly alive: boolean
      /** The battalion he is with, null while separate. */
      readonly with: BattalionId | null
      readonly moved: boolean
    }
  | { readonly figure: 'turn'; readonly turn: number }
  | { readonly figure: 'initiative'; readonly holder: Side }
  /** Two battalions are fighting after all; the charger is named first. */
  | { readonly figure: 'engage'; readonly charger: BattalionId; readonly charged: BattalionId }
  /** They are not fighting: both are free, with the marks they have. */
  | { readonly figure: 'disengage'; readonly battalion: BattalionId }
  | { readonly figure: 'join'; readonly battalion: BattalionId; readonly friend: BattalionId }
  /** WIN-03: objectives, or the players simply agree. */
  | { readonly figure: 'result'; readonly winner: Side | 'draw' }
  /** What is open is dropped and the turn goes on with the next activation. */
  | { readonly figure: 'activation' }
