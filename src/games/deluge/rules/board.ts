// The board of a campaign: what its map and the rule of the principalities fix for good, worked out once.
import { onceEach } from '../../../core/once.ts'
import { graphOf, type FactionId, type Graph, type NodeId } from '../../campaign/rules/index.ts'
import type { HouseRules } from './houseRules.ts'
import type { DelugeFaction, DelugeMap, DelugeNode } from './map.ts'
import { mapUnder } from './principalities.ts'

export interface Board {
  /** As it is played. */
  readonly map: DelugeMap
  readonly graph: Graph
  /** In list order. */
  readonly factions: readonly FactionId[]
  readonly faction: (id: FactionId) => DelugeFaction
  readonly node: (id: NodeId) => DelugeNode
  readonly homes: (faction: FactionId) => readonly NodeId[]
  readonly capital: (faction: FactionId) => NodeId | null
  /** Neighbours, and theirs, up to three links away: what a beaten force sees. */
  readonly around: (node: NodeId) => readonly NodeId[]
}

export const boardOf = (map: DelugeMap, { principalities }: HouseRules): Board =>
  boardUnder(map, principalities)

const boardUnder = onceEach((map: DelugeMap, rule: HouseRules['principalities']) =>
  build(mapUnder(map, rule)),
)

const sightOfTheBeaten = 3

const build = (map: DelugeMap): Board => {
  const graph = graphOf(map)
  const factions = new Map(map.factions.map((faction) => [faction.id, faction]))
  const nodes = new Map(map.nodes.map((node) => [node.id, node]))
  const homes = new Map(
    map.factions.map(({ id }) => [
      id,
      map.nodes.filter(({ home }) => home === id).map((node) => node.id),
    ]),
  )
  return {
    map,
    graph,
    factions: map.factions.map(({ id }) => id),
    faction: (id) => found(factions.get(id), id),
    node: (id) => found(nodes.get(id), id),
    homes: (faction) => homes.get(faction) ?? [],
    capital: (faction) =>
      map.nodes.find(({ home, capital }) => home === faction && capital)?.id ?? null,
    around: (node) => graph.ids.filter((each) => graph.distance(node, each) <= sightOfTheBeaten),
  }
}

const found = <T>(thing: T | undefined, id: string): T => {
  if (thing === undefined) throw new RangeError(`nothing on the map is called ${id}`)
  return thing
}
