// What players may overrule: any figure of the state, as data; overrule.ts puts it into effect.
import type { Side } from '../../../../core/conversation.ts'
import type { Quality } from '../army/model.ts'
import type { BattalionId, Formation } from './battalion.ts'

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

/** By the figure that is corrected. */
export interface Corrections {
  battalion: { readonly battalion: BattalionId; readonly set: BattalionCorrection }
  commander: {
    readonly side: Side
    readonly alive: boolean
    /** The battalion he is with, null while separate. */
    readonly with: BattalionId | null
    readonly moved: boolean
  }
  turn: { readonly turn: number }
  initiative: { readonly holder: Side }
  /** Two battalions are fighting after all; the charger is named first. */
  engage: { readonly charger: BattalionId; readonly charged: BattalionId }
  /** They are not fighting: both are free, with the marks they have. */
  disengage: { readonly battalion: BattalionId }
  join: { readonly battalion: BattalionId; readonly friend: BattalionId }
  /** WIN-03: objectives, or the players simply agree. */
  result: { readonly winner: Side | 'draw' }
  /** What is open is dropped and the turn goes on with the next activation. */
  activation: object
}

export type CorrectedFigure = keyof Corrections

export type Correction<F extends CorrectedFigure = CorrectedFigure> = {
  [P in F]: { readonly figure: P } & Corrections[P]
}[F]
