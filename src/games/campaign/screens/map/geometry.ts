// Land as cells: the Voronoi cell of each place, cut from the square of the map, with broken edges that neighbours share.
export interface Point {
  readonly x: number
  readonly y: number
}

export interface Site extends Point {
  readonly id: string
}

interface Edge {
  /** Both ends, in an order that does not depend on the side it is seen from. */
  readonly key: string
  /** The site on the other side; null: the edge of the square. */
  readonly beyond: string | null
  /** From its first corner to its last, broken as coasts are. */
  readonly line: readonly Point[]
}

interface Cell {
  readonly site: Site
  readonly edges: readonly Edge[]
}

interface Corner extends Point {
  /** The site across the edge that begins here. */
  readonly beyond: string | null
}

/** So far around the square that no coast of the map lies on it. */
const margin = 90
const least = -margin
const most = 1000 + margin

const square: readonly Corner[] = [
  { x: least, y: least, beyond: null },
  { x: most, y: least, beyond: null },
  { x: most, y: most, beyond: null },
  { x: least, y: most, beyond: null },
]

/** The part of a polygon that is nearer to `site` than to `other`. */
function nearer(polygon: readonly Corner[], site: Site, other: Site): readonly Corner[] {
  const [dx, dy] = [other.x - site.x, other.y - site.y]
  const half = (other.x ** 2 + other.y ** 2 - site.x ** 2 - site.y ** 2) / 2
  const side = ({ x, y }: Point): number => x * dx + y * dy - half
  const kept: Corner[] = []
  for (const [n, corner] of polygon.entries()) {
    const next = polygon[(n + 1) % polygon.length] ?? corner
    const [here, there] = [side(corner), side(next)]
    const cut = (beyond: string | null): Corner => {
      const share = here / (here - there)
      return {
        x: corner.x + (next.x - corner.x) * share,
        y: corner.y + (next.y - corner.y) * share,
        beyond,
      }
    }
    if (here <= 0) kept.push(corner)
    if (here <= 0 && there > 0) kept.push(cut(other.id))
    if (here > 0 && there <= 0) kept.push(cut(corner.beyond))
  }
  return kept
}

/** A number from 0 up to 1 that is the same on every phone. */
function steady(seed: string): number {
  let hash = 2166136261
  for (const sign of seed) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16777619)
  hash ^= hash >>> 13
  hash = Math.imul(hash, 1540483477)
  return ((hash ^ (hash >>> 15)) >>> 0) / 4294967296
}

const round = (value: number): number => Math.round(value * 10) / 10
const rounded = ({ x, y }: Point): Point => ({ x: round(x), y: round(y) })
const named = ({ x, y }: Point): string => `${x},${y}`

/** Broken two to four times by up to 16 % of its length; the same line from both sides. */
function broken(from: Point, to: Point): readonly Point[] {
  const isTurned = from.x > to.x || (from.x === to.x && from.y > to.y)
  const [a, b] = isTurned ? [to, from] : [from, to]
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const length = Math.hypot(dx, dy)
  const key = `${named(a)} ${named(b)}`
  const breaks = length < 14 ? 0 : 2 + Math.floor(steady(key) * 3)
  const between = Array.from({ length: breaks }, (_, n) => {
    const share = (n + 1) / (breaks + 1)
    const off = (steady(`${key} ${n}`) - 0.5) * 0.32
    return rounded({ x: a.x + dx * share - dy * off, y: a.y + dy * share + dx * off })
  })
  const line = [a, ...between, b]
  return isTurned ? line.toReversed() : line
}

/** How many of the nearest sites can have a part in an edge. */
const nearest = 28

export function cellsOf(sites: readonly Site[]): readonly Cell[] {
  return sites.map((site) => {
    const others = sites
      .filter((other) => other !== site)
      .map((other) => ({ other, far: (other.x - site.x) ** 2 + (other.y - site.y) ** 2 }))
      .toSorted((one, two) => one.far - two.far)
      .slice(0, nearest)
    let polygon = square
    for (const { other } of others) polygon = nearer(polygon, site, other)
    return { site, edges: edgesOf(polygon) }
  })
}

function edgesOf(polygon: readonly Corner[]): readonly Edge[] {
  const corners = polygon.map(({ x, y, beyond }) => ({ ...rounded({ x, y }), beyond }))
  return corners.flatMap((corner, n): readonly Edge[] => {
    const next = corners[(n + 1) % corners.length] ?? corner
    if (named(corner) === named(next)) return []
    const [a, b] = [named(corner), named(next)].toSorted()
    return [{ key: `${a ?? ''} ${b ?? ''}`, beyond: corner.beyond, line: broken(corner, next) }]
  })
}

const step = 76
const apart = 96

/** Points between and around the places, so that land ends where no place is near. */
export function fillersFor(sites: readonly Site[]): readonly Site[] {
  const fillers: Site[] = []
  for (let row = 0; row * step < most - least; row += 1)
    for (let column = 0; column * step < most - least; column += 1) {
      const id = `~${row}-${column}`
      const x = least + (column + 0.5) * step + (steady(`${id}x`) - 0.5) * 30
      const y = least + (row + 0.5) * step + (steady(`${id}y`) - 0.5) * 30
      if (sites.every((site) => Math.hypot(site.x - x, site.y - y) >= apart))
        fillers.push({ id, x: round(x), y: round(y) })
    }
  return fillers
}

/** As the `d` of a path. */
export const pathOf = (line: readonly Point[]): string =>
  line.map(({ x, y }, n) => `${n === 0 ? 'M' : 'L'}${x} ${y}`).join('')

export const outlineOf = ({ edges }: Cell): string =>
  `${edges
    .flatMap(({ line }) => line.slice(0, -1))
    .map(({ x, y }, n) => `${n === 0 ? 'M' : 'L'}${x} ${y}`)
    .join('')}Z`
