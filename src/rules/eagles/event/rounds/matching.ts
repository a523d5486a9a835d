// Everybody a partner at the highest total weight (Edmonds' blossoms with duals): exact, in the cube of the players.

/** Weight of the pair of two players, 0-based, a whole number > 0; the same both ways. */
export type WeightOf = (one: number, other: number) => number

/**
 * The search, after Galil's description. Nodes 1 to `n` are players, higher ones blossoms: odd rings that are
 * treated as one node. `kind` of a node's tree: −1 none, 0 even (outer), 1 odd (inner).
 */
export interface Search {
  readonly n: number
  /** Highest node in use. */
  nodes: number
  readonly room: number
  readonly weight: Float64Array
  /** Which players the edge between two nodes really joins. */
  readonly from: Int32Array
  readonly to: Int32Array
  readonly dual: Float64Array
  readonly mate: Int32Array
  readonly slack: Int32Array
  /** The outermost node that a node is in; 0: not in use. */
  readonly top: Int32Array
  readonly parent: Int32Array
  readonly kind: Int8Array
  readonly seen: Int32Array
  /** Through which child a blossom holds a player. */
  readonly holds: Int32Array
  readonly rings: number[][]
  queue: number[]
  visit: number
}

export const at = (search: Search, u: number, v: number): number => u * search.room + v

export const get = (list: Int32Array | Float64Array | Int8Array, place: number): number =>
  list[place] ?? 0

export const ringOf = ({ rings }: Search, node: number): number[] => rings[node] ?? []

/** How far the edge between two nodes is from being tight. */
export function distance(search: Search, u: number, v: number): number {
  const edge = at(search, u, v)
  const one = get(search.from, edge)
  const other = get(search.to, edge)
  const weight = get(search.weight, at(search, one, other))
  return get(search.dual, one) + get(search.dual, other) - 2 * weight
}

export function improveSlack(search: Search, u: number, x: number): void {
  const best = get(search.slack, x)
  if (best === 0 || distance(search, u, x) < distance(search, best, x)) search.slack[x] = u
}

export function setSlack(search: Search, x: number): void {
  search.slack[x] = 0
  for (let u = 1; u <= search.n; u += 1) {
    const isOuter = get(search.kind, get(search.top, u)) === 0
    if (get(search.weight, at(search, u, x)) > 0 && get(search.top, u) !== x && isOuter)
      improveSlack(search, u, x)
  }
}

export function enqueue(search: Search, x: number): void {
  if (x <= search.n) search.queue.push(x)
  else for (const child of ringOf(search, x)) enqueue(search, child)
}

export function setTop(search: Search, x: number, top: number): void {
  search.top[x] = top
  if (x > search.n) for (const child of ringOf(search, x)) setTop(search, child, top)
}

/** The even way round a ring to one of its children; the ring is turned over if that is the other way. */
export function evenPlace(search: Search, blossom: number, child: number): number {
  const ring = ringOf(search, blossom)
  const place = ring.indexOf(child)
  if (place % 2 === 0) return place
  const [first = 0, ...rest] = ring
  search.rings[blossom] = [first, ...rest.reverse()]
  return ring.length - place
}

function setMate(search: Search, u: number, v: number): void {
  const edge = at(search, u, v)
  search.mate[u] = get(search.to, edge)
  if (u <= search.n) return
  const child = get(search.holds, at(search, u, get(search.from, edge)))
  const place = evenPlace(search, u, child)
  const ring = ringOf(search, u)
  for (let n = 0; n < place; n += 1) setMate(search, ring[n] ?? 0, ring[n ^ 1] ?? 0)
  setMate(search, child, v)
  search.rings[u] = [...ring.slice(place), ...ring.slice(0, place)]
}

/** Turns matched and free edges over, from an edge up to the root of its tree. */
export function augment(search: Search, from: number, to: number): void {
  let u = from
  let v = to
  for (;;) {
    const next = get(search.top, get(search.mate, u))
    setMate(search, u, v)
    if (next === 0) return
    const above = get(search.top, get(search.parent, next))
    setMate(search, next, above)
    u = above
    v = next
  }
}

/** Where two branches of one tree meet; 0: they are of two trees. */
export function meeting(search: Search, one: number, other: number): number {
  search.visit += 1
  let u = one
  let v = other
  while (u !== 0 || v !== 0) {
    if (u !== 0) {
      if (get(search.seen, u) === search.visit) return u
      search.seen[u] = search.visit
      u = get(search.top, get(search.mate, u))
      if (u !== 0) u = get(search.top, get(search.parent, u))
    }
    ;[u, v] = [v, u]
  }
  return 0
}

export function newSearch(n: number, weightOf: WeightOf): Search {
  const room = 2 * n + 1
  const search: Search = {
    n,
    nodes: n,
    room,
    weight: new Float64Array(room * room),
    from: new Int32Array(room * room),
    to: new Int32Array(room * room),
    dual: new Float64Array(room),
    mate: new Int32Array(room),
    slack: new Int32Array(room),
    top: Int32Array.from({ length: room }, (_, node) => (node <= n ? node : 0)),
    parent: new Int32Array(room),
    kind: new Int8Array(room),
    seen: new Int32Array(room),
    holds: new Int32Array(room * room),
    rings: Array.from({ length: room }, () => []),
    queue: [],
    visit: 0,
  }
  let heaviest = 0
  for (let u = 1; u <= n; u += 1)
    for (let v = 1; v <= n; v += 1) {
      const weight = u === v ? 0 : weightOf(u - 1, v - 1)
      search.weight[at(search, u, v)] = weight
      heaviest = Math.max(heaviest, weight)
      search.holds[at(search, u, v)] = u === v ? u : 0
    }
  for (let u = 0; u < room; u += 1)
    for (let v = 0; v < room; v += 1) {
      search.from[at(search, u, v)] = u
      search.to[at(search, u, v)] = v
    }
  search.dual.fill(heaviest, 1, n + 1)
  return search
}
