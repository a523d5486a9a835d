// The board of a campaign: what its map fixes for good, worked out once.
import { once } from '../../../core/once.ts'
import { graphOf, type FactionId, type Graph, type NodeId } from '../../campaign/rules/index.ts'
import type { Area, City, GloriaMap, Native } from './map.ts'
import type { PowerId } from './powerIds.ts'

export interface Board {
  readonly map: GloriaMap
  readonly graph: Graph
  /** In list order. */
  readonly factions: readonly FactionId[]
  readonly area: (id: NodeId) => Area
  readonly city: (id: NodeId) => City | null
  /** By their numbers. */
  readonly cities: readonly NodeId[]
  /** The city of a power. */
  readonly cityOf: (power: PowerId) => NodeId | null
  readonly coast: (id: NodeId) => readonly string[]
  readonly native: (id: NodeId) => string | null
  readonly natives: readonly Native[]
  readonly continent: (id: NodeId) => string | null
  /** Kingdom city areas and mountains, the Wastes: no player's to enter in any scale. */
  readonly isClosed: (id: NodeId) => boolean
  readonly isOuter: (id: NodeId) => boolean
  readonly hasMealy: (id: NodeId) => boolean
  /** Neighbours by links with a road. */
  readonly roads: (id: NodeId) => readonly NodeId[]
  /** Areas within three steps of the Wastes, first step from the Wastes, over any link (the Khan). */
  readonly khanLand: readonly NodeId[]
  readonly continentOf: (native: string) => string | null
}

const khanSteps = 3

/** "First step from the Wastes, over any link": `near` links lead out of the Wastes, and nowhere else. */
const khanLandOf = (map: GloriaMap, graph: Graph): readonly NodeId[] => {
  const isLand = new Set(map.nodes.filter(({ kind }) => kind === 'land').map(({ id }) => id))
  const wastes = map.nodes.filter(({ kind }) => kind === 'wastes').map(({ id }) => id)
  const found = new Map<NodeId, number>()
  let edge: readonly NodeId[] = wastes
  for (let step = 1; step <= khanSteps; step += 1) {
    const next = edge.flatMap((id) => graph.nextTo(id)).filter((id) => isLand.has(id))
    edge = [...new Set(next)].filter((id) => !found.has(id))
    for (const id of edge) found.set(id, step)
  }
  return [...found.keys()].sort()
}

/** Neighbours by links with a tag. */
const tagged = ({ links }: GloriaMap, tag: string): ReadonlyMap<NodeId, readonly NodeId[]> => {
  const lists = new Map<NodeId, NodeId[]>()
  for (const { a, b, tags } of links)
    if (tags.includes(tag)) {
      lists.set(a, [...(lists.get(a) ?? []), b])
      lists.set(b, [...(lists.get(b) ?? []), a])
    }
  return lists
}

const landsOf = ({ nodes }: GloriaMap, native: string): readonly NodeId[] =>
  nodes.flatMap((node) => (node.kind === 'outer' && node.native === native ? [node.id] : []))

const build = (map: GloriaMap): Board => {
  const graph = graphOf(map)
  const areas = new Map(map.nodes.map((node) => [node.id, node]))
  const area = (id: NodeId): Area => {
    const node = areas.get(id)
    if (node === undefined) throw new RangeError(`no area is called ${id}`)
    return node
  }
  const city = (id: NodeId): City | null => {
    const node = area(id)
    return node.kind === 'land' ? node.city : null
  }
  const outer = (id: NodeId) => {
    const node = area(id)
    return node.kind === 'outer' ? node : null
  }
  const cities = map.nodes.flatMap(({ id }) => (city(id) === null ? [] : [id])).sort()
  const powers = new Map(cities.map((id) => [city(id)?.power, id]))
  const roads = tagged(map, 'road')
  const mealy = tagged(map, 'mealy')
  return {
    map,
    graph,
    factions: map.factions.map(({ id }) => id),
    area,
    city,
    cities,
    cityOf: (power) => powers.get(power) ?? null,
    coast: (id) => {
      const node = area(id)
      return 'coast' in node ? node.coast : []
    },
    native: (id) => outer(id)?.native ?? null,
    natives: map.natives,
    continent: (id) => outer(id)?.continent ?? null,
    isClosed: (id) => {
      const { kind } = area(id)
      return kind === 'amana' || kind === 'wastes' || (outer(id)?.kingdomCity ?? false)
    },
    isOuter: (id) => area(id).kind === 'outer',
    hasMealy: (id) => mealy.has(id),
    roads: (id) => roads.get(id) ?? [],
    khanLand: khanLandOf(map, graph),
    continentOf: (native) => {
      const [first] = landsOf(map, native)
      return first === undefined ? null : (outer(first)?.continent ?? null)
    },
  }
}

export const boardOf = once(build)
