// CC-OVR: what may be corrected, and the decoder for corrections from outside.
import type { Refusal } from '../../../core/conversation.ts'
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
  seatsShape,
  text,
  whole,
  type FactionId,
  type NodeId,
  type Seat,
  type Shape,
} from '../../campaign/rules/index.ts'
import { isObject } from '../../../core/record/json.ts'
import {
  bestIntelligence,
  forceKinds,
  longestName,
  mostUnits,
  relationKinds,
  type ForceKind,
  type Relation,
} from './map.ts'
import type { Unit } from './model.ts'

export type Correction =
  | { readonly figure: 'owner'; readonly node: NodeId; readonly owner: FactionId | null }
  | {
      readonly figure: 'claim'
      readonly node: NodeId
      readonly claim: { readonly by: FactionId; readonly since: number } | null
    }
  | { readonly figure: 'looted'; readonly node: NodeId; readonly until: number }
  | {
      readonly figure: 'relation'
      readonly one: FactionId
      readonly other: FactionId
      readonly is: Relation
    }
  /** With the vassal's clock; null: none. */
  | {
      readonly figure: 'overlord'
      readonly faction: FactionId
      readonly overlord: FactionId | null
      readonly rebelAfter: number | null
    }
  /** So much more, or less. */
  | { readonly figure: 'purse'; readonly faction: FactionId; readonly amount: number }
  | { readonly figure: 'kept'; readonly faction: FactionId; readonly tokens: number }
  | { readonly figure: 'force'; readonly force: string; readonly set: ForceFigures }
  | {
      readonly figure: 'newForce'
      readonly faction: FactionId
      readonly at: NodeId
      readonly set: Omit<ForceFigures, 'at'>
    }
  | { readonly figure: 'noForce'; readonly force: string }
  /** Dropped: the faction writes it anew. */
  | { readonly figure: 'sheet'; readonly faction: FactionId }
  | { readonly figure: 'seats'; readonly seats: readonly Seat[] }
  | { readonly figure: 'houseRule'; readonly key: string; readonly value: string | number }

export interface ForceFigures {
  readonly name?: string
  readonly kind?: ForceKind
  readonly intelligence?: number
  readonly units?: readonly Unit[]
  readonly loot?: number
  readonly at?: NodeId
  readonly fledThisTurn?: boolean
}

const forceIdShape = matching(/^F[1-9]\d{0,6}$/u)
const most = 99_999
const turn = whole(0, 999)

const unitShape: Shape = (json, path) => {
  const problem = objectOf({
    name: text(longestName),
    points: whole(1, most),
    full: whole(1, most),
    lossTokens: whole(0, 999),
  })(json, path)
  if (problem !== null || !isObject(json)) return problem ?? path
  return Number(json['points']) <= Number(json['full']) ? null : `${path}.points`
}

const forceFigures = {
  name: text(longestName),
  kind: exactly(...forceKinds),
  intelligence: whole(0, bestIntelligence),
  units: listOf(unitShape, mostUnits * 4, 1),
  loot: whole(0, most),
  fledThisTurn: flag,
}

const signed: Shape = (json, path) =>
  Number.isSafeInteger(json) && json !== 0 && Math.abs(Number(json)) <= most ? null : path

const ruleValue: Shape = (json, path) =>
  typeof json === 'string' || Number.isSafeInteger(json) ? null : path

const shapes: Readonly<Record<Correction['figure'], Shape>> = {
  owner: objectOf({ figure: exactly('owner'), node: idShape, owner: orNull(idShape) }),
  claim: objectOf({
    figure: exactly('claim'),
    node: idShape,
    claim: orNull(objectOf({ by: idShape, since: turn })),
  }),
  looted: objectOf({ figure: exactly('looted'), node: idShape, until: turn }),
  relation: objectOf({
    figure: exactly('relation'),
    one: idShape,
    other: idShape,
    is: exactly(...relationKinds),
  }),
  overlord: objectOf({
    figure: exactly('overlord'),
    faction: idShape,
    overlord: orNull(idShape),
    rebelAfter: orNull(turn),
  }),
  purse: objectOf({ figure: exactly('purse'), faction: idShape, amount: signed }),
  kept: objectOf({ figure: exactly('kept'), faction: idShape, tokens: whole(0, most) }),
  force: objectOf({
    figure: exactly('force'),
    force: forceIdShape,
    set: objectOf({}, { ...forceFigures, at: idShape }),
  }),
  newForce: objectOf({
    figure: exactly('newForce'),
    faction: idShape,
    at: idShape,
    set: objectOf({ units: forceFigures.units }, forceFigures),
  }),
  noForce: objectOf({ figure: exactly('noForce'), force: forceIdShape }),
  sheet: objectOf({ figure: exactly('sheet'), faction: idShape }),
  seats: objectOf({ figure: exactly('seats'), seats: seatsShape }),
  houseRule: objectOf({ figure: exactly('houseRule'), key: text(40), value: ruleValue }),
}

const isFigure = (figure: unknown): figure is Correction['figure'] =>
  typeof figure === 'string' && Object.hasOwn(shapes, figure)

export const readCorrection = (json: unknown): Result<Correction, Refusal> => {
  if (!isObject(json)) return malformed('')
  const { figure } = json
  return isFigure(figure) ? readAs<Correction>(shapes[figure], json) : malformed('figure')
}
