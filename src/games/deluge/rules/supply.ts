// Supply: sources, the net they feed, and why a force is in it or not.
import { connected, type FactionId, type NodeId } from '../../campaign/rules/index.ts'
import { hostileNodes, isLooted, landClass, nodeIn, type Ground, type Stack } from './land.ts'

export interface Supply {
  readonly sources: ReadonlySet<NodeId>
  /** TD-ATT-02, the sources included. */
  readonly net: ReadonlySet<NodeId>
  /** TD-ATT-03: in the net or next to it. */
  readonly reaches: (node: NodeId) => boolean
}

export const supplyOf = (ground: Ground, faction: FactionId, stacks: readonly Stack[]): Supply => {
  const { board } = ground
  const hostile = hostileNodes(ground, faction, stacks)
  const isOpen = (node: NodeId): boolean => !isLooted(ground, node) && !hostile.has(node)
  const isPassable = (node: NodeId): boolean =>
    landClass(ground, faction, node) === 'friendly' && isOpen(node)
  const sources = new Set(
    ground.house.supply === 'any'
      ? board.graph.ids.filter(isPassable)
      : sourceLand(ground, faction).filter(isOpen),
  )
  const net = connected(board.graph, sources, isPassable)
  return {
    sources,
    net,
    reaches: (node) => net.has(node) || board.graph.nextTo(node).some((next) => net.has(next)),
  }
}

/** TD-ATT-01: home nodes owned by the faction or its overlord; who has none, and no overlord, lives off all its land. */
const sourceLand = (ground: Ground, faction: FactionId): readonly NodeId[] => {
  const overlord = ground.overlord(faction)
  const homes = ground.board.homes(faction)
  const owned = homes.filter((node) => nodeIn(ground, node).owner === faction)
  if (overlord !== null)
    return homes.filter((node) => [faction, overlord].includes(nodeIn(ground, node).owner ?? ''))
  if (owned.length > 0) return owned
  return ground.board.graph.ids.filter((node) => nodeIn(ground, node).owner === faction)
}

/** Why a node is no source, or is cut off; null: it is in the net. For the map's own layer. */
export type SupplyGap = 'looted' | 'hostile' | 'notFriendly' | 'cutOff'

export const supplyGap = (
  ground: Ground,
  faction: FactionId,
  stacks: readonly Stack[],
  node: NodeId,
): SupplyGap | null => {
  if (supplyOf(ground, faction, stacks).net.has(node)) return null
  if (isLooted(ground, node)) return 'looted'
  if (hostileNodes(ground, faction, stacks).has(node)) return 'hostile'
  return landClass(ground, faction, node) === 'friendly' ? 'cutOff' : 'notFriendly'
}
