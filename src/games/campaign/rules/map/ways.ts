// Ways over a map: connected land, cheapest prices, every way under a price.
import type { Graph } from './graph.ts'
import type { NodeId } from './model.ts'

/** What a step costs, at least 1; null: it cannot be taken. */
export type StepPrice = (from: NodeId, to: NodeId) => number | null

/** Every node that is reached from the sources over walkable links through nodes that are `isIn`; the sources included. */
export const connected = (
  graph: Graph,
  sources: Iterable<NodeId>,
  isIn: (node: NodeId) => boolean,
): ReadonlySet<NodeId> => {
  const net = new Set(sources)
  for (const node of net)
    for (const next of graph.neighbours(node)) if (!net.has(next) && isIn(next)) net.add(next)
  return net
}

/** The cheapest price to every node within the budget; the start, at 0, included. */
export const cheapest = (
  graph: Graph,
  start: NodeId,
  budget: number,
  price: StepPrice,
): ReadonlyMap<NodeId, number> => {
  const best = new Map([[start, 0]])
  let edge: readonly NodeId[] = [start]
  while (edge.length > 0) {
    const next = new Set<NodeId>()
    for (const from of edge)
      for (const to of graph.neighbours(from)) {
        const step = price(from, to)
        const sum = (best.get(from) ?? 0) + (step ?? Number.POSITIVE_INFINITY)
        if (sum > budget || sum >= (best.get(to) ?? Number.POSITIVE_INFINITY)) continue
        best.set(to, sum)
        next.add(to)
      }
    edge = [...next]
  }
  return best
}

/** Every way within the budget that touches no node twice, each without its start, shorter ones before their ends. */
export const simpleWays = (
  graph: Graph,
  start: NodeId,
  budget: number,
  price: StepPrice,
): readonly (readonly NodeId[])[] => {
  const ways: (readonly NodeId[])[] = []
  const walk = (way: readonly NodeId[], at: NodeId, left: number): void => {
    for (const to of graph.neighbours(at)) {
      if (to === start || way.includes(to)) continue
      const step = price(at, to)
      if (step === null || step > left) continue
      const longer = [...way, to]
      ways.push(longer)
      walk(longer, to, left - step)
    }
  }
  walk([], start, budget)
  return ways
}
