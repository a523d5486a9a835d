// Areas of Gloria Mundi while a map is drawn: what a fresh one has, numbers, roads that follow their links.
import { freshId, isBetween, withNodeId, type NodeId } from '@/games/campaign/rules/index.ts'
import type { GloriaMap } from '../../rules/index.ts'

type Area = GloriaMap['nodes'][number]
export type AreaKind = Area['kind']
export const areaKinds = ['land', 'outer', 'amana', 'wastes'] as const satisfies readonly AreaKind[]

/** With its number, as people say it. */
export const nameOfArea = ({ id, name, kind }: Area): string => {
  if (name === null) return id
  return kind === 'land' ? `${id} ${name}` : name
}

type Common = Pick<Area, 'id' | 'name' | 'x' | 'y' | 'owner'>

/** With what every area of its kind has, and nothing of another kind. */
export const areaOf = (map: GloriaMap, kind: AreaKind, common: Common): Area => {
  const { id, name, x, y, owner } = common
  const known = { id, name, x, y, owner }
  switch (kind) {
    case 'land':
      return {
        ...known,
        kind,
        region: regionNear(map, common),
        coast: [],
        amana: false,
        sackedForEver: false,
        city: null,
      }
    case 'outer':
      return {
        ...known,
        kind,
        continent: map.continents[0]?.id ?? '',
        coast: [],
        site: false,
        native: map.natives[0]?.id ?? '',
        kingdomCity: false,
        sackedForEver: true,
      }
    case 'amana':
    case 'wastes':
      return { ...known, kind }
  }
}

/** That of the nearest land. */
const regionNear = ({ nodes, regions }: GloriaMap, { x, y }: Pick<Area, 'x' | 'y'>): string => {
  let nearest = regions[0]?.id ?? '0'
  let least = Number.POSITIVE_INFINITY
  for (const node of nodes) {
    const far = Math.hypot(node.x - x, node.y - y)
    if (node.kind !== 'land' || far >= least) continue
    least = far
    nearest = node.region
  }
  return nearest
}

const perRegion = 10

/** Land near other land, with the first number of its region that is free, or else a number that the check names. */
export const freshArea = (map: GloriaMap, at: { readonly x: number; readonly y: number }): Area => {
  const region = regionNear(map, at)
  const taken = new Set(map.nodes.map(({ id }) => id))
  const free = Array.from({ length: perRegion }, (_, n) => `${region}${n}`).find(
    (id) => !taken.has(id),
  )
  const id = free ?? freshId(map.nodes, 'area')
  return areaOf(map, 'land', { ...at, id, name: null, owner: null })
}

export const isFreeId = ({ nodes }: GloriaMap, id: string): boolean =>
  /^[a-z0-9-]{2,24}$/u.test(id) && nodes.every((node) => node.id !== id)

/** Fortresses at the start and roads follow. */
export const renumbered = (map: GloriaMap, from: NodeId, to: NodeId): GloriaMap => {
  if (!isFreeId(map, to)) return map
  const renamed = (id: NodeId): NodeId => (id === from ? to : id)
  return {
    ...withNodeId(map, from, to),
    factions: map.factions.map((king) => ({ ...king, start: renamed(king.start) })),
    roads: map.roads.map((road) => road.map(renamed)),
  }
}

type Road = GloriaMap['roads'][number]
type Pair = readonly [NodeId, NodeId]

const stepsOf = (road: Road): readonly Pair[] =>
  road.slice(1).map((to, place): Pair => [road[place] ?? to, to])

/** Where a step has lost its road, the list ends and another begins. */
const split = (road: Road, isRoad: (pair: Pair) => boolean): readonly Road[] => {
  const parts: NodeId[][] = []
  for (const [from, to] of stepsOf(road)) {
    const last = parts.at(-1)
    if (!isRoad([from, to])) parts.push([])
    else if (last?.at(-1) === from) last.push(to)
    else parts.push([from, to])
  }
  return parts.filter(({ length }) => length > 1)
}

/** A step more at the end of a list that it goes on from, or a list of its own. */
const withStep = (roads: readonly Road[], [one, other]: Pair): readonly Road[] => {
  const grown = (road: Road): Road | null => {
    if (road.at(-1) === one) return [...road, other]
    if (road.at(-1) === other) return [...road, one]
    if (road[0] === one) return [other, ...road]
    return road[0] === other ? [one, ...road] : null
  }
  const place = roads.findIndex((road) => grown(road) !== null)
  const longer = roads[place] === undefined ? null : grown(roads[place])
  return longer === null ? [...roads, [one, other]] : roads.with(place, longer)
}

/** The lists of roads say what the links do: as they were, where they still can be. */
export const withRoads = (map: GloriaMap): GloriaMap => {
  const tagged = map.links.filter(({ tags }) => tags.includes('road'))
  const isRoad = ([one, other]: Pair): boolean => tagged.some((link) => isBetween(link, one, other))
  const isWhole = map.roads.every((road) => stepsOf(road).every(isRoad))
  const kept = isWhole ? map.roads : map.roads.flatMap((road) => split(road, isRoad))
  const isListed = ({ a, b }: { readonly a: NodeId; readonly b: NodeId }): boolean =>
    kept.some((road) =>
      stepsOf(road).some(
        ([one, other]) => (one === a && other === b) || (one === b && other === a),
      ),
    )
  const missing = tagged.filter((link) => !isListed(link))
  if (isWhole && missing.length === 0) return map
  return { ...map, roads: missing.reduce((roads, { a, b }) => withStep(roads, [a, b]), kept) }
}
