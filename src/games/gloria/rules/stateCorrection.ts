// Corrections of what a campaign remembers: powers, bans, peoples, the own turn under way, kings and who plays them.
import {
  exactly,
  flag,
  idShape,
  listOf,
  matching,
  objectOf,
  orNull,
  seatsShape,
  text,
  whole,
  type FactionId,
  type NodeId,
  type Seat,
  type Shape,
} from '../../campaign/rules/index.ts'
import type { OwnTurn } from './model.ts'
import { specialIds, type Special } from './tables.ts'

/** Of a power that is taken in the place of income; `none`: it is not. */
export const powerStates = ['none', 'taken', 'used'] as const
export type PowerState = (typeof powerStates)[number]

export const turnLists = [
  'lifts',
  'besieged',
  'done',
  'courts',
  'war',
] as const satisfies readonly (keyof OwnTurn)[]

interface Correction<Figure extends string> {
  readonly figure: Figure
}

/** City powers, and what depends on them. */
export type PowerCorrection =
  | (Correction<'power'> & { readonly city: NodeId; readonly is: PowerState })
  /** A city, or with `pope: player` a king; null: none of his is in force. */
  | (Correction<'interdict'> & { readonly by: FactionId; readonly of: string | null })
  | (Correction<'bridges'> & { readonly closed: boolean })
  /** Null: the militia is at home. */
  | (Correction<'sortie'> & { readonly player: FactionId; readonly at: NodeId | null })
  | (Correction<'lastSortie'> & { readonly player: FactionId; readonly round: number | null })

export type OverseasCorrection =
  | (Correction<'plate'> & {
      readonly plate: string
      readonly owner: FactionId
      readonly at: NodeId
    })
  | (Correction<'kingdom'> & { readonly people: string; readonly owner: FactionId | null })
  | (Correction<'silenced'> & {
      readonly continent: string
      readonly by: FactionId
      readonly silenced: boolean
    })
  | (Correction<'beaten'> & {
      readonly people: string
      readonly by: FactionId
      readonly beaten: boolean
    })

export type TurnCorrection =
  /** In the words of the own turn's lists: a port, a fortress, a people, `deal:8t1`. */
  | (Correction<'turn'> & {
      readonly of: keyof OwnTurn
      readonly what: string
      readonly done: boolean
    })
  | (Correction<'fleetDid'> & {
      readonly fleet: string
      readonly sailed: boolean
      readonly used: boolean
    })
  | (Correction<'owed'> & { readonly unit: string; readonly owed: boolean })

export type KingCorrection =
  | (Correction<'credit'> & { readonly player: FactionId; readonly amount: number })
  /** With `specials: perPlayer`; `shown`: they are known to all. */
  | (Correction<'named'> & {
      readonly player: FactionId
      readonly specials: readonly [Special, Special]
      readonly shown: boolean
    })
  /** In the game again. */
  | (Correction<'back'> & { readonly player: FactionId })
  | (Correction<'seats'> & { readonly seats: readonly Seat[] })

export type StateCorrection = PowerCorrection | OverseasCorrection | TurnCorrection | KingCorrection

/** As it is told: of seats only that they were set anew, for their standing answers are nobody else's. */
export type ToldCorrection =
  Exclude<StateCorrection, { readonly figure: 'seats' }> | Correction<'seats'>

const pieceId: Shape = matching(/^U[1-9]\d{0,5}$/u)
const mostMoney = 9_999
const lastRound = 40

export const stateShapes: Readonly<Record<StateCorrection['figure'], Shape>> = {
  power: objectOf({ figure: exactly('power'), city: idShape, is: exactly(...powerStates) }),
  interdict: objectOf({ figure: exactly('interdict'), by: idShape, of: orNull(idShape) }),
  bridges: objectOf({ figure: exactly('bridges'), closed: flag }),
  sortie: objectOf({ figure: exactly('sortie'), player: idShape, at: orNull(idShape) }),
  lastSortie: objectOf({
    figure: exactly('lastSortie'),
    player: idShape,
    round: orNull(whole(1, lastRound)),
  }),
  plate: objectOf({ figure: exactly('plate'), plate: pieceId, owner: idShape, at: idShape }),
  kingdom: objectOf({ figure: exactly('kingdom'), people: idShape, owner: orNull(idShape) }),
  silenced: objectOf({
    figure: exactly('silenced'),
    continent: idShape,
    by: idShape,
    silenced: flag,
  }),
  beaten: objectOf({ figure: exactly('beaten'), people: idShape, by: idShape, beaten: flag }),
  turn: objectOf({
    figure: exactly('turn'),
    of: exactly(...turnLists),
    what: text(80),
    done: flag,
  }),
  fleetDid: objectOf({ figure: exactly('fleetDid'), fleet: pieceId, sailed: flag, used: flag }),
  owed: objectOf({ figure: exactly('owed'), unit: pieceId, owed: flag }),
  credit: objectOf({ figure: exactly('credit'), player: idShape, amount: whole(0, mostMoney) }),
  named: objectOf({
    figure: exactly('named'),
    player: idShape,
    specials: listOf(exactly(...specialIds), 2, 2),
    shown: flag,
  }),
  back: objectOf({ figure: exactly('back'), player: idShape }),
  seats: objectOf({ figure: exactly('seats'), seats: seatsShape }),
}

export const isOfState = (correction: { readonly figure: string }): correction is StateCorrection =>
  Object.hasOwn(stateShapes, correction.figure)
