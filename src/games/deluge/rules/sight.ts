// Contents of the map of a party: the forces it sees, those it remembers with their date, and the land in sight.
import type { FactionId, NodeId } from '../../campaign/rules/index.ts'
import { areAllies, landClass, type LandClass, type Stack } from './land.ts'
import type { ForceKind } from './map.ts'
import type { Force } from './model.ts'
import { supplyGap, supplyOf, type SupplyGap } from './supply.ts'
import { lossTokensOf, pointsOf } from './units.ts'
import { groundSeen, type DelugeView, type OwnView } from './view.ts'

export interface SeenForce {
  readonly id: string
  readonly faction: FactionId
  readonly at: NodeId
  /** Null: not known. */
  readonly kind: ForceKind | null
  readonly points: number | null
  readonly units: number | null
  readonly strongest: readonly { readonly name: string; readonly points: number }[]
  readonly lossTokens: number
  /** The turn its place dates from; null: it is there now. */
  readonly since: number | null
  /** The turn its kind and figures date from; null: nothing of them is known, or they are its own. */
  readonly scouted: number | null
  readonly isOwn: boolean
}

const whole = (force: Force, isOwn: boolean): SeenForce => ({
  id: force.id,
  faction: force.faction,
  at: force.at,
  kind: force.kind,
  points: pointsOf(force.units),
  units: force.units.length,
  strongest: force.units,
  lossTokens: lossTokensOf(force.units),
  since: null,
  scouted: null,
  isOwn,
})

const unknown = ({ id, faction, at }: Stack): SeenForce => ({
  id,
  faction,
  at,
  kind: null,
  points: null,
  units: null,
  strongest: [],
  lossTokens: 0,
  since: null,
  scouted: null,
  isOwn: false,
})

/** Own forces, forces in sight, and remembered ones with the turn they were last seen in; the umpire's: all. */
export const forcesSeen = ({ own, all, shown }: DelugeView): readonly SeenForce[] => {
  if (all !== null)
    return all.world.pieces.map((force) => whole(force, own?.faction === force.faction))
  if (own === null) return shown.map(unknown)
  const inSight = new Map(own.others.map((stack) => [stack.id, stack]))
  const remembered = Object.keys(own.knowledge).filter((id) => !inSight.has(id))
  return [
    ...own.forces.map((force) => whole(force, true)),
    ...[...inSight.keys(), ...remembered].flatMap((id) => known(own, id) ?? []),
  ]
}

const known = ({ knowledge, others }: OwnView, id: string): SeenForce | null => {
  const stack = others.find((each) => each.id === id)
  const facts = knowledge[id]
  const at = stack?.at ?? facts?.at?.value
  const faction = stack?.faction ?? facts?.faction?.value
  if (at === undefined || faction === undefined) return null
  const dates = [facts?.kind?.turn, facts?.units?.turn].filter((turn) => turn !== undefined)
  return {
    ...unknown({ id, faction, at }),
    kind: facts?.kind?.value ?? null,
    units: facts?.units?.value ?? null,
    strongest: facts?.strongest?.value ?? [],
    since: stack === undefined ? (facts?.at?.turn ?? null) : null,
    scouted: dates.length === 0 ? null : Math.max(...dates),
  }
}

/** CC-SEE, TD-RET-02: the nodes in which this party would see a force now; null: everything. */
export const nodesInSight = (view: DelugeView): ReadonlySet<NodeId> | null => {
  const { own, all, setup } = view
  if (all !== null || own === null || setup.houseRules.presence === 'all') return null
  const ground = groundSeen(view)
  const { graph } = ground.board
  const isNear = setup.houseRules.presence === 'near'
  const seen = new Set<NodeId>(own.sight)
  const add = (node: NodeId): void => {
    seen.add(node)
    if (isNear) for (const next of graph.nextTo(node)) seen.add(next)
  }
  for (const node of graph.ids)
    if (areAllies(ground, own.faction, view.nodes[node]?.owner ?? null)) add(node)
  for (const { at } of own.forces) add(at)
  if (isNear)
    for (const { at, faction } of own.others) if (areAllies(ground, own.faction, faction)) add(at)
  return seen
}

interface SupplySeen {
  readonly sources: ReadonlySet<NodeId>
  readonly net: ReadonlySet<NodeId>
  /** In the net or next to it. */
  readonly reaches: (node: NodeId) => boolean
  /** Why a node is not in the net; null: it is. */
  readonly gap: (node: NodeId) => SupplyGap | null
}

/** TD-ATT-01 to 03, as far as the faction sees; null for who is no faction. */
export const supplySeen = (view: DelugeView): SupplySeen | null => {
  const { own } = view
  if (own === null) return null
  const ground = groundSeen(view)
  return {
    ...supplyOf(ground, own.faction, own.others),
    gap: (node) => supplyGap(ground, own.faction, own.others, node),
  }
}

/** TD-GEN-06, for the faction of the view; null for who is no faction. */
export const landSeen = (view: DelugeView, node: NodeId): LandClass | null =>
  view.own === null ? null : landClass(groundSeen(view), view.own.faction, node)
