// Corrections of the umpire, and their decoder from outside.
import type { Refusal } from '../../../core/conversation.ts'
import { isObject } from '../../../core/record/json.ts'
import type { Result } from '../../../core/result.ts'
import {
  exactly,
  flag,
  idShape,
  listOf,
  malformed,
  matching,
  objectOf,
  orNull,
  readAs,
  text,
  whole,
  type FactionId,
  type NodeId,
  type Shape,
} from '../../campaign/rules/index.ts'
import { stateShapes, type StateCorrection } from './stateCorrection.ts'
import { specialIds, unitKinds, type Special, type UnitKind } from './tables.ts'

/** What is no land unit: fleets, plate fleets, posts, and who is allied with the owner of Salhepatica. */
export type PieceCorrection =
  | {
      readonly figure: 'fleet'
      readonly fleet: string
      readonly owner: FactionId
      readonly at: NodeId
    }
  | { readonly figure: 'newFleet'; readonly owner: FactionId; readonly at: NodeId }
  | { readonly figure: 'noFleet'; readonly fleet: string }
  | { readonly figure: 'newPlate'; readonly owner: FactionId; readonly at: NodeId }
  | { readonly figure: 'noPlate'; readonly plate: string }
  /** `owner` null: there is none any more, and no fort. */
  | {
      readonly figure: 'post'
      readonly area: NodeId
      readonly owner: FactionId | null
      readonly fort: boolean
    }
  | { readonly figure: 'allied'; readonly player: FactionId; readonly allied: boolean }

/** What a unit has done in its own turn; `acted`: besieged, or what is neither of the others. */
export const deeds = ['nothing', 'moved', 'fought', 'acted'] as const
type Deed = (typeof deeds)[number]

/** What a unit is beside its kind, owner and place. */
export type UnitCorrection =
  | { readonly figure: 'did'; readonly unit: string; readonly did: Deed }
  /** Of an army; `shown`: they are known to all. */
  | {
      readonly figure: 'specials'
      readonly unit: string
      readonly specials: readonly [Special, Special]
      readonly shown: boolean
    }

export type Correction =
  | { readonly figure: 'owner'; readonly area: NodeId; readonly owner: FactionId | null }
  | { readonly figure: 'sacked'; readonly area: NodeId; readonly sacked: boolean }
  | {
      readonly figure: 'unit'
      readonly unit: string
      readonly kind: UnitKind
      readonly owner: FactionId | null
      readonly at: NodeId
    }
  | {
      readonly figure: 'newUnit'
      readonly kind: UnitKind
      readonly owner: FactionId | null
      readonly at: NodeId
    }
  | { readonly figure: 'noUnit'; readonly unit: string }
  | PieceCorrection
  | UnitCorrection
  | StateCorrection
  | { readonly figure: 'money'; readonly player: FactionId; readonly amount: number }
  | { readonly figure: 'houseRule'; readonly key: string; readonly value: string | number }

const pieceId: Shape = matching(/^U[1-9]\d{0,5}$/u)
const kind = exactly(...unitKinds)
const owner = orNull(idShape)
const mostMoney = 9_999

const value: Shape = (json, path) =>
  typeof json === 'string' ? text(40)(json, path) : whole(0, mostMoney)(json, path)

/** Taking away is a sum below nothing. */
const amount: Shape = (json, path) =>
  typeof json === 'number' ? whole(0, mostMoney)(Math.abs(json), path) : path

const pieceShapes: Readonly<Record<PieceCorrection['figure'], Shape>> = {
  fleet: objectOf({ figure: exactly('fleet'), fleet: pieceId, owner: idShape, at: idShape }),
  newFleet: objectOf({ figure: exactly('newFleet'), owner: idShape, at: idShape }),
  noFleet: objectOf({ figure: exactly('noFleet'), fleet: pieceId }),
  newPlate: objectOf({ figure: exactly('newPlate'), owner: idShape, at: idShape }),
  noPlate: objectOf({ figure: exactly('noPlate'), plate: pieceId }),
  post: objectOf({ figure: exactly('post'), area: idShape, owner, fort: flag }),
  allied: objectOf({ figure: exactly('allied'), player: idShape, allied: flag }),
}

const unitShapes: Readonly<Record<UnitCorrection['figure'], Shape>> = {
  did: objectOf({ figure: exactly('did'), unit: pieceId, did: exactly(...deeds) }),
  specials: objectOf({
    figure: exactly('specials'),
    unit: pieceId,
    specials: listOf(exactly(...specialIds), 2, 2),
    shown: flag,
  }),
}

const shapes: Readonly<Record<Correction['figure'], Shape>> = {
  ...pieceShapes,
  ...unitShapes,
  ...stateShapes,
  owner: objectOf({ figure: exactly('owner'), area: idShape, owner }),
  sacked: objectOf({ figure: exactly('sacked'), area: idShape, sacked: flag }),
  unit: objectOf({ figure: exactly('unit'), unit: pieceId, kind, owner, at: idShape }),
  newUnit: objectOf({ figure: exactly('newUnit'), kind, owner, at: idShape }),
  noUnit: objectOf({ figure: exactly('noUnit'), unit: pieceId }),
  money: objectOf({ figure: exactly('money'), player: idShape, amount }),
  houseRule: objectOf({ figure: exactly('houseRule'), key: text(40), value }),
}

export const isOfPieces = (correction: Correction): correction is PieceCorrection =>
  Object.hasOwn(pieceShapes, correction.figure)

export const isOfUnit = (correction: Correction): correction is UnitCorrection =>
  Object.hasOwn(unitShapes, correction.figure)

const isFigure = (figure: unknown): figure is Correction['figure'] =>
  typeof figure === 'string' && Object.hasOwn(shapes, figure)

export const readCorrection = (json: unknown): Result<Correction, Refusal> => {
  const figure = isObject(json) ? json['figure'] : undefined
  return isFigure(figure) ? readAs<Correction>(shapes[figure], json) : malformed('figure')
}
