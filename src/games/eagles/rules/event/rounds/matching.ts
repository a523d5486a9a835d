// Everybody a partner at the least total cost: Edmonds' blossoms with dual variables, exact, in the cube of the players.
//
// Sources: J. Edmonds, "Paths, trees, and flowers" (1965); Z. Galil, "Efficient algorithms for finding maximum matching
// in graphs", ACM Computing Surveys 18 (1986); the layout is that of programs passed round for programming contests.

/** Cost of two players, 0-based, the same both ways: whole numbers ≥ 0, compared place by place, the first counts most. */
type CostOf = (one: number, other: number) => readonly number[]

/** Most that a number of a cost may be, so that all sums for 512 players stay exact. */
export const mostCost = 2 ** 40
const trees = { none: -1, outer: 0, inner: 1 } as const

/** Nodes 1 to `n` are players, higher ones blossoms: odd rings of nodes that are treated as one. 0 is no node. */
function newSearch(n: number, costOf: CostOf) {
  const room = 2 * n + 1
  const places = n === 0 ? [] : [...costOf(0, 1).keys()]
  const search = {
    n,
    /** Highest node in use. */
    last: n,
    /** For each place of the costs: those of two players, and the duals of the nodes. */
    costs: places.map(() => new Float64Array((n + 1) * (n + 1))),
    duals: places.map(() => new Float64Array(room)),
    /** Which players an edge between two nodes really joins, as their place among the costs; 0: there is no edge. */
    edges: new Int32Array(room * room),
    mate: new Int32Array(room),
    /** The outer player whose edge to a node is nearest to being tight. */
    slack: new Int32Array(room),
    /** The outermost node that a node is in; 0: not in use. */
    top: Int32Array.from({ length: room }, (_, node) => (node <= n ? node : 0)),
    parent: new Int32Array(room),
    tree: new Int8Array(room),
    /** Through which child a blossom holds a player. */
    holds: new Int32Array(room * room),
    rings: Array.from({ length: room }, (): readonly number[] => []),
    queue: Array.of<number>(),
  }
  for (let u = 1; u <= n; u += 1)
    for (let v = 1; v <= n; v += 1) {
      if (u === v) search.holds[u * room + v] = u
      else search.edges[u * room + v] = u * (n + 1) + v
      const cost = u === v ? [] : costOf(u - 1, v - 1)
      for (const [place, costs] of search.costs.entries()) costs[u * (n + 1) + v] = cost[place] ?? 0
    }
  return search
}

type Search = ReturnType<typeof newSearch>
const get = (list: ArrayLike<number> | undefined, place: number): number => list?.[place] ?? 0
const at = ({ n }: Search, u: number, v: number): number => u * (2 * n + 1) + v
const ringOf = ({ rings }: Search, node: number): readonly number[] => rings[node] ?? []
const isTop = ({ top }: Search, x: number): boolean => get(top, x) === x
const edgeOf = (search: Search, u: number, v: number): number => get(search.edges, at(search, u, v))
const fromOf = ({ n }: Search, edge: number): number => Math.floor(edge / (n + 1))
const toOf = ({ n }: Search, edge: number): number => edge % (n + 1)
/** The node of the mate of a node, and that of its parent in the tree; 0: it has none. */
const mateOf = ({ top, mate }: Search, x: number): number => get(top, get(mate, x))
const above = ({ top, parent }: Search, x: number): number => get(top, get(parent, x))

/** How far the edge between two nodes is from being tight, at one place. */
function gap(search: Search, u: number, v: number, place: number): number {
  const edge = edgeOf(search, u, v)
  const dual = search.duals[place]
  const duals = get(dual, fromOf(search, edge)) + get(dual, toOf(search, edge))
  return 2 * get(search.costs[place], edge) - duals
}

/** Below 0 if a row of numbers is less than nothing, 0 if it is nothing: the first that is not 0 decides. */
function signOf({ costs }: Search, numberAt: (place: number) => number): number {
  let number = 0
  for (let n = 0; n < costs.length && number === 0; n += 1) number = numberAt(n)
  return number
}

const isTight = (search: Search, u: number, v: number): boolean =>
  signOf(search, (place) => gap(search, u, v, place)) === 0
/** The edge from `u` to `x` is nearer to being tight than the one from `v`. */
const isNearer = (search: Search, u: number, v: number, x: number): boolean =>
  signOf(search, (place) => gap(search, u, x, place) - gap(search, v, x, place)) < 0

function improveSlack(search: Search, u: number, x: number): void {
  const best = get(search.slack, x)
  if (best === 0 || isNearer(search, u, best, x)) search.slack[x] = u
}

function setSlack(search: Search, x: number): void {
  search.slack[x] = 0
  for (let u = 1; u <= search.n; u += 1) {
    const top = get(search.top, u)
    if (top !== x && get(search.tree, top) === trees.outer) improveSlack(search, u, x)
  }
}

function enqueue(search: Search, x: number): void {
  if (x <= search.n) search.queue.push(x)
  else for (const child of ringOf(search, x)) enqueue(search, child)
}

function setTop(search: Search, x: number, top: number): void {
  search.top[x] = top
  for (const child of ringOf(search, x)) setTop(search, child, top)
}

/** The even way round a ring to one of its children; the ring is turned over if that is the other way. */
function evenPlace(search: Search, blossom: number, child: number): number {
  const [first = 0, ...others] = ringOf(search, blossom)
  const place = others.indexOf(child) + 1
  if (place % 2 === 0) return place
  search.rings[blossom] = [first, ...others.reverse()]
  return others.length + 1 - place
}

function setMate(search: Search, u: number, v: number): void {
  const edge = edgeOf(search, u, v)
  search.mate[u] = toOf(search, edge)
  if (u <= search.n) return
  const child = get(search.holds, at(search, u, fromOf(search, edge)))
  const place = evenPlace(search, u, child)
  const ring = ringOf(search, u)
  for (let n = 0; n < place; n += 1) setMate(search, ring[n] ?? 0, ring[n ^ 1] ?? 0)
  setMate(search, child, v)
  search.rings[u] = [...ring.slice(place), ...ring.slice(0, place)]
}

/** Turns matched and free edges over, from an edge up to the root of its tree. */
function augment(search: Search, from: number, to: number): void {
  for (let [u, v] = [from, to]; u !== 0;) {
    const next = mateOf(search, u)
    setMate(search, u, v)
    ;[u, v] = [above(search, next), next]
    if (u !== 0) setMate(search, v, u)
  }
}

/** Where two branches of one tree meet; 0: they are of two trees. */
function meeting(search: Search, one: number, other: number): number {
  const seen = new Set<number>()
  for (let [u, v] = [one, other]; u !== 0 || v !== 0; [u, v] = [v, u]) {
    if (seen.has(u)) return u
    if (u !== 0) seen.add(u)
    u = above(search, mateOf(search, u))
  }
  return 0
}

/** The way from a node up to the root of the ring, node by node. */
function branch(search: Search, from: number, root: number): readonly number[] {
  const ring: number[] = []
  for (let x = from; x !== root;) {
    const y = mateOf(search, x)
    ring.push(x, y)
    enqueue(search, y)
    x = above(search, y)
  }
  return ring
}

/** The edges of a blossom are the tightest of its children's. */
function takeEdges(search: Search, blossom: number): void {
  const { edges, holds, last } = search
  for (let x = 1; x <= last; x += 1)
    for (const list of [edges, holds])
      for (const place of [at(search, blossom, x), at(search, x, blossom)]) list[place] = 0
  for (const child of ringOf(search, blossom))
    for (let x = 1; x <= last; x += 1) {
      if (get(holds, at(search, child, x)) !== 0) holds[at(search, blossom, x)] = child
      if (edgeOf(search, child, x) === 0) continue
      if (edgeOf(search, blossom, x) !== 0 && !isNearer(search, child, blossom, x)) continue
      edges[at(search, blossom, x)] = edgeOf(search, child, x)
      edges[at(search, x, blossom)] = edgeOf(search, x, child)
    }
}

function shrink(search: Search, u: number, root: number, v: number): void {
  let blossom = search.n + 1
  while (blossom <= search.last && get(search.top, blossom) !== 0) blossom += 1
  search.last = Math.max(search.last, blossom)
  for (const dual of search.duals) dual[blossom] = 0
  search.tree[blossom] = trees.outer
  search.mate[blossom] = get(search.mate, root)
  const up = branch(search, u, root).toReversed()
  search.rings[blossom] = [root, ...up, ...branch(search, v, root)]
  setTop(search, blossom, blossom)
  takeEdges(search, blossom)
  setSlack(search, blossom)
}

/** An inner blossom without a dual: the even way through its ring stays in the tree, the rest leaves it. */
function open(search: Search, blossom: number): void {
  for (const child of ringOf(search, blossom)) setTop(search, child, child)
  const edge = edgeOf(search, blossom, get(search.parent, blossom))
  const entry = get(search.holds, at(search, blossom, fromOf(search, edge)))
  const place = evenPlace(search, blossom, entry)
  for (const [n, child] of ringOf(search, blossom).entries()) {
    const next = ringOf(search, blossom)[n + 1] ?? 0
    search.tree[child] = n > place ? trees.none : n % 2 === 0 ? trees.inner : trees.outer
    if (n < place && n % 2 === 0) search.parent[child] = fromOf(search, edgeOf(search, next, child))
    if (n === place) search.parent[child] = get(search.parent, blossom)
  }
  for (const [n, child] of ringOf(search, blossom).entries()) {
    if (n > place || n % 2 === 1) setSlack(search, child)
    if (n < place && n % 2 === 1) enqueue(search, child)
  }
  search.top[blossom] = 0
}

/** A tight edge: a tree grows, a ring closes, or two trees meet and one more pair is found. */
function takeEdge(search: Search, one: number, other: number): boolean {
  const edge = edgeOf(search, one, other)
  const [u, v] = [get(search.top, fromOf(search, edge)), get(search.top, toOf(search, edge))]
  if (get(search.tree, v) === trees.inner) return false
  if (get(search.tree, v) === trees.outer) {
    const root = meeting(search, u, v)
    if (root !== 0) shrink(search, u, root, v)
    else for (const from of [u, v]) augment(search, from, u + v - from)
    return root === 0
  }
  const mate = mateOf(search, v)
  search.parent[v] = fromOf(search, edge)
  search.tree[v] = trees.inner
  search.tree[mate] = trees.outer
  enqueue(search, mate)
  return false
}

function grow(search: Search): boolean {
  for (let u = search.queue.shift(); u !== undefined; u = search.queue.shift()) {
    if (get(search.tree, get(search.top, u)) === trees.inner) continue
    for (let v = 1; v <= search.n; v += 1) {
      if (get(search.top, u) === get(search.top, v)) continue
      if (!isTight(search, u, v)) improveSlack(search, u, get(search.top, v))
      else if (takeEdge(search, u, v)) return true
    }
  }
  return false
}

/** How far the duals can move, at one place, before a blossom opens or an edge becomes tight. */
function amount(search: Search, x: number, place: number): number {
  if (get(search.tree, x) === trees.inner) return get(search.duals[place], x) / 2
  const by = gap(search, get(search.slack, x), x, place)
  return get(search.tree, x) === trees.outer ? by / 2 : by
}

/** What became tight, or opens, by a move of the duals; true if one more pair is found. */
function takeTight(search: Search): boolean {
  for (let x = 1; x <= search.last; x += 1) {
    const best = get(search.slack, x)
    if (!isTop(search, x)) continue
    if (get(search.tree, x) === trees.inner) {
      if (x > search.n && search.duals.every((dual) => get(dual, x) === 0)) open(search, x)
    } else if (best !== 0 && get(search.top, best) !== x && isTight(search, best, x))
      if (takeEdge(search, best, x)) return true
  }
  return false
}

/** Moves the duals until something becomes tight or opens: outer nodes rise, inner fall, blossoms twice as far. */
function moveDuals(search: Search): void {
  let first = 0
  const less = (x: number) => (place: number) =>
    amount(search, x, place) - amount(search, first, place)
  for (let x = 1; x <= search.last; x += 1) {
    const isInner = get(search.tree, x) === trees.inner
    if (!isTop(search, x) || (isInner ? x <= search.n : get(search.slack, x) === 0)) continue
    if (first === 0 || signOf(search, less(x)) < 0) first = x
  }
  const by = search.costs.map((_, place) => amount(search, first, place))
  for (let x = 1; x <= search.last; x += 1) {
    const tree = get(search.tree, get(search.top, x))
    if (tree === trees.none || (x > search.n && !isTop(search, x))) continue
    const times = (tree === trees.outer ? 1 : -1) * (x > search.n ? 2 : 1)
    for (const [place, dual] of search.duals.entries())
      dual[x] = get(dual, x) + times * (by[place] ?? 0)
  }
}

function findPair(search: Search): void {
  search.tree.fill(trees.none)
  search.slack.fill(0)
  search.queue = []
  for (let x = 1; x <= search.last; x += 1) {
    if (!isTop(search, x) || get(search.mate, x) !== 0) continue
    search.parent[x] = 0
    search.tree[x] = trees.outer
    enqueue(search, x)
  }
  for (let isFound = grow(search); !isFound; isFound = takeTight(search) || grow(search))
    moveDuals(search)
}

/**
 * The partner of each of `n` players, 0-based, so that the costs add up to the least: at the first place, among those
 * at the second, and so on. `n` is even and at most 512; every cost has as many places, each at most {@link mostCost}.
 */
export function bestPartners(n: number, costOf: CostOf): readonly number[] {
  const search = newSearch(n, costOf)
  for (let paired = 0; paired < n; paired += 2) findPair(search)
  return Array.from({ length: n }, (_, player) => get(search.mate, player + 1) - 1)
}
