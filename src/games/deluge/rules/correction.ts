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
  type Dated,
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
import type { Force, ForceFacts, Unit } from './model.ts'

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
      readonly set: Omit<ForceFigures, 'at' | 'from' | 'wonHere'>
    }
  | { readonly figure: 'noForce'; readonly force: string }
  /** What a faction knows of a force of another one. */
  | {
      readonly figure: 'known'
      readonly faction: FactionId
      readonly force: string
      readonly set: KnownFigures
    }
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
  readonly from?: Force['from']
  readonly wonHere?: Force['wonHere']
}

/** Each with the turn it dates from. What is not named stays as it is; null: it is not known. */
interface KnownFigures {
  readonly at?: Dated<NodeId> | null
  readonly kind?: Dated<ForceKind> | null
  readonly units?: Dated<number> | null
  readonly strongest?: Dated<ForceFacts['strongest']> | null
}

const forceIdShape = matching(/^F[1-9]\d{0,6}$/u)
const most = 99_999
const lastTurn = 999
const turn = whole(0, lastTurn)
const turnPlayed = whole(1, lastTurn)
/** Of one force. */
const manyUnits = mostUnits * 4

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
  units: listOf(unitShape, manyUnits, 1),
  loot: whole(0, most),
  fledThisTurn: flag,
}

const namedUnits = listOf(
  objectOf({ name: text(longestName), points: whole(1, most) }),
  manyUnits,
  1,
)

/** TD-STR-09: the strongest first. */
const strongest: Shape = (json, path) => {
  const problem = namedUnits(json, path)
  if (problem !== null || !Array.isArray(json)) return problem ?? path
  const points = json.map((unit: unknown) => (isObject(unit) ? Number(unit['points']) : 0))
  return points.some((each, place) => each > (points[place - 1] ?? each)) ? path : null
}

const dated = (value: Shape): Shape => orNull(objectOf({ value, turn: turnPlayed }))

const knownFigures = objectOf(
  {},
  {
    at: dated(idShape),
    kind: dated(exactly(...forceKinds)),
    units: dated(whole(1, manyUnits)),
    strongest: dated(strongest),
  },
)

/** With nothing to set it would set nothing right. */
const anyKnown: Shape = (json, path) =>
  isObject(json) && Object.keys(json).length === 0 ? path : knownFigures(json, path)

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
    set: objectOf(
      {},
      {
        ...forceFigures,
        at: idShape,
        from: orNull(idShape),
        wonHere: orNull(objectOf({ turn: turnPlayed, node: idShape })),
      },
    ),
  }),
  newForce: objectOf({
    figure: exactly('newForce'),
    faction: idShape,
    at: idShape,
    set: objectOf({ units: forceFigures.units }, forceFigures),
  }),
  noForce: objectOf({ figure: exactly('noForce'), force: forceIdShape }),
  known: objectOf({
    figure: exactly('known'),
    faction: idShape,
    force: forceIdShape,
    set: anyKnown,
  }),
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
