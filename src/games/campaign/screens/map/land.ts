// The lie of the land of one map: cells of places, water, and who borders on whom; worked out once for each map.
import type { MapFile } from '../../rules/index.ts'
import { cellsOf, fillersFor, outlineOf, pathOf, type Point, type Site } from './geometry.ts'

interface Border {
  readonly key: string
  readonly d: string
  readonly a: string
  /** A place, or `water` or `beyond`. */
  readonly b: string
}

interface Land {
  readonly outlines: ReadonlyMap<string, string>
  readonly water: readonly string[]
  readonly borders: readonly Border[]
  readonly at: (node: string) => Point
}

type Drawn = Pick<MapFile, 'nodes' | 'seas'>
const known = new WeakMap<Drawn, Land>()

export function landOf(map: Drawn): Land {
  const before = known.get(map)
  if (before !== undefined) return before
  const land = layOut(map)
  known.set(map, land)
  return land
}

const far = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y)

/** A filler is water where a sea is nearer than half of the way to the next place; the rest lies beyond the map. */
function layOut({ nodes, seas }: Drawn): Land {
  const places: readonly Site[] = nodes.map(({ id, x, y }) => ({ id, x, y }))
  const fillers = fillersFor(places)
  const isWater = (filler: Point): boolean => {
    const sea = Math.min(...seas.map((each) => far(each, filler)))
    const place = Math.min(...places.map((each) => far(each, filler)))
    return Number.isFinite(sea) && sea < place * 2.1 && sea < 330
  }
  const wet = new Set(fillers.filter(isWater).map(({ id }) => id))
  const isPlace = new Set(places.map(({ id }) => id))
  const cells = cellsOf([...places, ...fillers])
  const points = new Map<string, Point>(places.map((place) => [place.id, place]))
  const borders = new Map<string, Border>()
  for (const { site, edges } of cells)
    if (isPlace.has(site.id))
      for (const { key, beyond, line } of edges) {
        const other = beyond === null || !isPlace.has(beyond) ? null : beyond
        const b = other ?? (beyond !== null && wet.has(beyond) ? 'water' : 'beyond')
        if (!borders.has(key)) borders.set(key, { key, d: pathOf(line), a: site.id, b })
      }
  return {
    outlines: new Map(
      cells.flatMap((cell): readonly (readonly [string, string])[] =>
        isPlace.has(cell.site.id) ? [[cell.site.id, outlineOf(cell)]] : [],
      ),
    ),
    water: cells.flatMap((cell) => (wet.has(cell.site.id) ? [outlineOf(cell)] : [])),
    borders: [...borders.values()],
    at: (node) => points.get(node) ?? { x: 500, y: 500 },
  }
}
