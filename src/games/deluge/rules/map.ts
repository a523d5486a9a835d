// The map of The Deluge: what its nodes and factions have beside the common fields.
import {
  exactly,
  flag,
  idOf,
  idShape,
  listOf,
  objectOf,
  orNull,
  text,
  whole,
  type FactionId,
  type Fields,
  type MapFaction,
  type MapFields,
  type MapFile,
  type MapNode,
  type NodeId,
} from '../../campaign/rules/index.ts'

export interface DelugeNode extends MapNode {
  readonly home: FactionId | null
  /** One of each faction, among its homes. */
  readonly capital: boolean
  /** Counts for the Commonwealth. */
  readonly plc: boolean
}

export interface DelugeFaction extends MapFaction {
  readonly start: number
  readonly base: number
  /** What `rate` is paid for: nodes taken from others, or PLC nodes. */
  readonly per: 'none' | 'occupied' | 'plc'
  readonly rate: number
  readonly canCapture: boolean
  /** One D3 more for its loot. */
  readonly extraLootDie: boolean
  readonly canSubsidise: readonly FactionId[]
  readonly victory: VictoryTerms
}

/** TD-VIC-01, as data. */
export interface VictoryTerms {
  readonly holds?: readonly { readonly node: NodeId; readonly vp: number }[]
  readonly base?: number
  readonly lostPlc?: Share & { readonly notLostTo: readonly FactionId[] }
  readonly tokensKept?: number
  readonly perStartLandOf?: { readonly of: FactionId; readonly vp: number }
  readonly perPlc?: number
  readonly outOf?: {
    readonly of: FactionId
    readonly nodes: readonly NodeId[]
    readonly vp: number
  }
  readonly minus?: readonly (Share & { readonly of: FactionId })[]
}

interface Share {
  readonly num: number
  readonly den: number
}

export const relationKinds = ['war', 'neutral', 'ally'] as const
export type Relation = (typeof relationKinds)[number]

export interface DelugeMap extends MapFile<DelugeNode, DelugeFaction> {
  readonly relations: readonly {
    readonly a: FactionId
    readonly b: FactionId
    readonly is: Relation
  }[]
  readonly start: { readonly forces: readonly StartForce[] }
}

/** Numbered as if raised in this order. */
interface StartForce {
  readonly faction: FactionId
  readonly node: NodeId
  readonly kind: ForceKind
  readonly name: string
  readonly intelligence: number
  readonly units: readonly { readonly name: string; readonly points: number }[]
}

export const forceKinds = ['task', 'skirmish'] as const
export type ForceKind = (typeof forceKinds)[number]

export const longestName = 40
export const mostUnits = 40
export const bestIntelligence = 6
export const mostPoints = 9_999

const vp = whole(0, 99)
const share: Fields = { num: whole(1, 99), den: whole(1, 99) }
const faction = idOf('factions', idShape)
const other = idOf('others', idShape)
const node = idOf('nodes', idShape)

export const mostShares = 10
export const lossFields: Fields = { ...share, notLostTo: listOf(other, 40) }
export const landFields: Fields = { of: other, vp }
export const shareFields: Fields = { of: other, ...share }

/** Terms that say nothing are left out. */
export const victoryFields: Fields = {
  holds: listOf(objectOf({ node, vp }), 400),
  perStartLandOf: objectOf(landFields),
  perPlc: vp,
  outOf: objectOf({ ...landFields, nodes: listOf(node, 400) }),
  tokensKept: vp,
  base: vp,
  lostPlc: objectOf(lossFields),
  minus: listOf(objectOf(shareFields), mostShares),
}

const unitShape = objectOf({ name: text(longestName), points: whole(1, mostPoints) })

export const mostForces = 400
export const forceFields: Fields = {
  faction,
  node,
  kind: exactly(...forceKinds),
  name: text(longestName),
  units: listOf(unitShape, mostUnits, 1),
  intelligence: whole(0, bestIntelligence),
}

export const delugeMapFields: MapFields = {
  campaign: 'the-deluge',
  nodeKinds: ['land'],
  linkTags: ['ferry', 'near'],
  node: { home: orNull(faction), capital: flag, plc: flag },
  faction: {
    start: whole(0, mostPoints),
    base: whole(0, mostPoints),
    per: exactly('none', 'occupied', 'plc'),
    rate: whole(0, 999),
    canCapture: flag,
    extraLootDie: flag,
    canSubsidise: listOf(other, 40),
    victory: objectOf({}, victoryFields),
  },
  top: {
    relations: listOf(objectOf({ a: faction, b: faction, is: exactly(...relationKinds) }), 800),
    start: objectOf({ forces: listOf(objectOf(forceFields), mostForces) }),
  },
}
