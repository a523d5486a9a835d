// The map as a graph: neighbours, links and distances, worked out once for each map.
import { once } from '../../../../core/once.ts'
import type { MapFile, MapLink, NodeId } from './model.ts'

export interface Graph {
  /** Every node, in list order. */
  readonly ids: readonly NodeId[]
  /** The place in list order, from 0; -1 for a node that is not on the map. */
  readonly place: (node: NodeId) => number
  /** Over walkable links, in list order. */
  readonly neighbours: (node: NodeId) => readonly NodeId[]
  /** "Next to": over every link, the `near` ones too. In list order. */
  readonly nextTo: (node: NodeId) => readonly NodeId[]
  readonly link: (a: NodeId, b: NodeId) => MapLink | null
  /** The fewest walkable links; Infinity where there is no way. */
  readonly distance: (a: NodeId, b: NodeId) => number
}

const build = ({ nodes, links }: Pick<MapFile, 'nodes' | 'links'>): Graph => {
  const ids = nodes.map(({ id }) => id)
  const places = new Map(ids.map((id, place) => [id, place]))
  const place = (node: NodeId): number => places.get(node) ?? -1
  const linkOf = new Map<string, MapLink>()
  for (const link of links) {
    linkOf.set(`${link.a} ${link.b}`, link)
    linkOf.set(`${link.b} ${link.a}`, link)
  }
  const byPlace = (one: NodeId, other: NodeId): number => place(one) - place(other)
  const listOf = (isIn: (link: MapLink) => boolean): ReadonlyMap<NodeId, readonly NodeId[]> => {
    const lists = new Map<NodeId, NodeId[]>(ids.map((id) => [id, []]))
    for (const link of links.filter(isIn)) {
      lists.get(link.a)?.push(link.b)
      lists.get(link.b)?.push(link.a)
    }
    for (const list of lists.values()) list.sort(byPlace)
    return lists
  }
  const walkable = listOf(isWalkable)
  const all = listOf(() => true)
  const neighbours = (node: NodeId): readonly NodeId[] => walkable.get(node) ?? []
  const distances = new Map<NodeId, ReadonlyMap<NodeId, number>>()
  const distancesFrom = (node: NodeId): ReadonlyMap<NodeId, number> => {
    const before = distances.get(node) ?? spread(node, neighbours)
    distances.set(node, before)
    return before
  }
  return {
    ids,
    place,
    neighbours,
    nextTo: (node) => all.get(node) ?? [],
    link: (a, b) => linkOf.get(`${a} ${b}`) ?? null,
    distance: (a, b) => distancesFrom(a).get(b) ?? Number.POSITIVE_INFINITY,
  }
}

const isWalkable = ({ tags }: MapLink): boolean => !tags.includes('near')

/** How many links away every node is that can be reached. */
const spread = (
  start: NodeId,
  neighbours: (node: NodeId) => readonly NodeId[],
): ReadonlyMap<NodeId, number> => {
  const found = new Map([[start, 0]])
  // A map keeps the order of its entries: what is added while it is walked is walked too.
  for (const [node, distance] of found)
    for (const next of neighbours(node)) if (!found.has(next)) found.set(next, distance + 1)
  return found
}

export const graphOf = once(build)
