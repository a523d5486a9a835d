// The stages of the matching: growing trees, shrinking rings to blossoms, opening them, moving the duals.
import {
  at,
  augment,
  distance,
  enqueue,
  evenPlace,
  get,
  improveSlack,
  meeting,
  newSearch,
  ringOf,
  setSlack,
  setTop,
  type Search,
  type WeightOf,
} from './matching.ts'

function freeBlossom(search: Search): number {
  let node = search.n + 1
  while (node <= search.nodes && get(search.top, node) !== 0) node += 1
  search.nodes = Math.max(search.nodes, node)
  return node
}

/** The way from a node up to the root of the ring, node by node. */
function branch(search: Search, from: number, root: number): number[] {
  const ring: number[] = []
  for (let x = from; x !== root;) {
    const y = get(search.top, get(search.mate, x))
    ring.push(x, y)
    enqueue(search, y)
    x = get(search.top, get(search.parent, y))
  }
  return ring
}

/** The edges of a blossom are the tightest of its children's. */
function takeEdges(search: Search, blossom: number): void {
  for (let x = 1; x <= search.nodes; x += 1) {
    search.weight[at(search, blossom, x)] = 0
    search.weight[at(search, x, blossom)] = 0
  }
  for (let x = 1; x <= search.n; x += 1) search.holds[at(search, blossom, x)] = 0
  const copy = (list: Float64Array | Int32Array, to: number, from: number): void => {
    list[to] = get(list, from)
  }
  for (const child of ringOf(search, blossom)) {
    for (let x = 1; x <= search.nodes; x += 1) {
      const isNew = get(search.weight, at(search, blossom, x)) === 0
      if (!isNew && distance(search, child, x) >= distance(search, blossom, x)) continue
      for (const list of [search.weight, search.from, search.to]) {
        copy(list, at(search, blossom, x), at(search, child, x))
        copy(list, at(search, x, blossom), at(search, x, child))
      }
    }
    for (let x = 1; x <= search.n; x += 1)
      if (get(search.holds, at(search, child, x)) !== 0)
        search.holds[at(search, blossom, x)] = child
  }
}

function shrink(search: Search, u: number, root: number, v: number): void {
  const blossom = freeBlossom(search)
  search.dual[blossom] = 0
  search.kind[blossom] = 0
  search.mate[blossom] = get(search.mate, root)
  const up = branch(search, u, root).reverse()
  search.rings[blossom] = [root, ...up, ...branch(search, v, root)]
  setTop(search, blossom, blossom)
  takeEdges(search, blossom)
  setSlack(search, blossom)
}

function open(search: Search, blossom: number): void {
  for (const child of ringOf(search, blossom)) setTop(search, child, child)
  const edge = at(search, blossom, get(search.parent, blossom))
  const entry = get(search.holds, at(search, blossom, get(search.from, edge)))
  const place = evenPlace(search, blossom, entry)
  const ring = ringOf(search, blossom)
  for (let n = 0; n < place; n += 2) {
    const inner = ring[n] ?? 0
    const outer = ring[n + 1] ?? 0
    search.parent[inner] = get(search.from, at(search, outer, inner))
    search.kind[inner] = 1
    search.kind[outer] = 0
    search.slack[inner] = 0
    setSlack(search, outer)
    enqueue(search, outer)
  }
  search.kind[entry] = 1
  search.parent[entry] = get(search.parent, blossom)
  for (const child of ring.slice(place + 1)) {
    search.kind[child] = -1
    setSlack(search, child)
  }
  search.top[blossom] = 0
}

/** A tight edge: a tree grows, a ring closes, or two trees meet and one more pair is found. */
function takeEdge(search: Search, one: number, other: number): boolean {
  const edge = at(search, one, other)
  const u = get(search.top, get(search.from, edge))
  const v = get(search.top, get(search.to, edge))
  if (get(search.kind, v) === -1) {
    search.parent[v] = get(search.from, edge)
    search.kind[v] = 1
    const outer = get(search.top, get(search.mate, v))
    search.slack[v] = 0
    search.slack[outer] = 0
    search.kind[outer] = 0
    enqueue(search, outer)
  } else if (get(search.kind, v) === 0) {
    const root = meeting(search, u, v)
    if (root === 0) {
      augment(search, u, v)
      augment(search, v, u)
      return true
    }
    shrink(search, u, root, v)
  }
  return false
}

function grow(search: Search): boolean {
  for (let place = 0; place < search.queue.length; place += 1) {
    const u = search.queue[place] ?? 0
    if (get(search.kind, get(search.top, u)) === 1) continue
    for (let v = 1; v <= search.n; v += 1) {
      if (get(search.weight, at(search, u, v)) <= 0) continue
      if (get(search.top, u) === get(search.top, v)) continue
      if (distance(search, u, v) > 0) improveSlack(search, u, get(search.top, v))
      else if (takeEdge(search, u, v)) return true
    }
  }
  search.queue = []
  return false
}

const isTop = (search: Search, x: number): boolean => get(search.top, x) === x

/** How far the duals can move before something becomes tight. */
function step(search: Search): number {
  let least = Number.POSITIVE_INFINITY
  for (let b = search.n + 1; b <= search.nodes; b += 1)
    if (isTop(search, b) && get(search.kind, b) === 1)
      least = Math.min(least, get(search.dual, b) / 2)
  for (let x = 1; x <= search.nodes; x += 1) {
    const best = get(search.slack, x)
    if (!isTop(search, x) || best === 0) continue
    if (get(search.kind, x) === -1) least = Math.min(least, distance(search, best, x))
    else if (get(search.kind, x) === 0) least = Math.min(least, distance(search, best, x) / 2)
  }
  return least
}

function moveDuals(search: Search, by: number): void {
  for (let u = 1; u <= search.n; u += 1) {
    const kind = get(search.kind, get(search.top, u))
    if (kind === 0) search.dual[u] = get(search.dual, u) - by
    else if (kind === 1) search.dual[u] = get(search.dual, u) + by
  }
  for (let b = search.n + 1; b <= search.nodes; b += 1) {
    if (!isTop(search, b)) continue
    if (get(search.kind, b) === 0) search.dual[b] = get(search.dual, b) + 2 * by
    else if (get(search.kind, b) === 1) search.dual[b] = get(search.dual, b) - 2 * by
  }
}

/** What became tight by the move. */
function takeTight(search: Search): boolean {
  for (let x = 1; x <= search.nodes; x += 1) {
    const best = get(search.slack, x)
    if (!isTop(search, x) || best === 0 || get(search.top, best) === x) continue
    if (distance(search, best, x) === 0 && takeEdge(search, best, x)) return true
  }
  for (let b = search.n + 1; b <= search.nodes; b += 1)
    if (isTop(search, b) && get(search.kind, b) === 1 && get(search.dual, b) === 0) open(search, b)
  return false
}

/** Finds one more pair; false if everybody has a partner. */
function findPair(search: Search): boolean {
  search.kind.fill(-1, 1, search.nodes + 1)
  search.slack.fill(0, 1, search.nodes + 1)
  search.queue = []
  for (let x = 1; x <= search.nodes; x += 1) {
    if (!isTop(search, x) || get(search.mate, x) !== 0) continue
    search.parent[x] = 0
    search.kind[x] = 0
    enqueue(search, x)
  }
  if (search.queue.length === 0) return false
  for (;;) {
    if (grow(search)) return true
    const by = step(search)
    if (!Number.isFinite(by)) return false
    moveDuals(search, by)
    if (takeTight(search)) return true
  }
}

/** The partner of each of `n` players (an even number), 0-based, so that the weights add up to the most. */
export function bestPartners(n: number, weightOf: WeightOf): readonly number[] {
  const search = newSearch(n, weightOf)
  for (let pairs = 0; pairs < n && findPair(search); pairs += 1);
  return Array.from({ length: n }, (_, player) => get(search.mate, player + 1) - 1)
}
