// Ways of a beaten or fleeing force: where it may go, what it costs, which ends are left to choose.
import { simpleWays, type NodeId } from '../../campaign/rules/index.ts'
import { areAtWar, isAffordable, landClass } from './land.ts'
import type { Force, World } from './model.ts'
import { groundOf, isHostileAt } from './world.ts'

export interface RetreatEnd {
  readonly node: NodeId
  readonly lossTokens: number
}

/**
 * TD-RET-01 to 04. `foes`: the other camp's fighting forces, whose own way here is closed unless nothing else is left.
 * In list order; empty: no way at all.
 */
export const retreatEnds = (
  world: World,
  force: Force,
  foes: readonly Force[],
): readonly RetreatEnd[] => {
  const closed = new Set(foes.map(({ from }) => from))
  const ways = waysOf(world, force)
  const open = ways.filter((way) => !way.some((node) => closed.has(node)))
  return bestEnds(world, force, open.length > 0 ? open : ways)
}

/** TD-RET-01. */
const mostSteps = 3

const waysOf = (world: World, force: Force): readonly (readonly NodeId[])[] => {
  const ground = groundOf(world)
  const { faction, kind, at } = force
  return simpleWays(ground.board.graph, at, mostSteps, () => 1).filter((way) => {
    const end = way.at(-1) ?? at
    return !isHostileAt(world, faction, end) && isAffordable(ground, faction, kind, way)
  })
}

const bestEnds = (
  world: World,
  force: Force,
  ways: readonly (readonly NodeId[])[],
): readonly RetreatEnd[] => {
  const { graph } = groundOf(world).board
  const cheapest = new Map<NodeId, number>()
  for (const way of ways) {
    const end = way.at(-1)
    if (end === undefined) continue
    const tokens = tokensOf(world, force, way)
    cheapest.set(end, Math.min(tokens, cheapest.get(end) ?? tokens))
  }
  const least = Math.min(...cheapest.values())
  const ends = graph.ids.filter((node) => cheapest.get(node) === least)
  const farthest = Math.max(...ends.map((node) => graph.distance(force.at, node)))
  return ends
    .filter((node) => graph.distance(force.at, node) === farthest)
    .map((node) => ({ node, lossTokens: least }))
}

/** TD-RET-03: hostile forces in the nodes passed, and one more for an end that is not friendly. */
const tokensOf = (world: World, force: Force, way: readonly NodeId[]): number => {
  const ground = groundOf(world)
  const passed = way.slice(0, -1)
  const met = world.pieces.filter(
    ({ at, faction }) => passed.includes(at) && areAtWar(ground, force.faction, faction),
  ).length
  const end = way.at(-1) ?? force.at
  return met + (landClass(ground, force.faction, end) === 'friendly' ? 0 : 1)
}
