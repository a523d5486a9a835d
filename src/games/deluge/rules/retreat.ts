// Ways of a beaten or fleeing force: where it may go, what it costs, which ends are left to choose.
import { simpleWays, type NodeId } from '../../campaign/rules/index.ts'
import { areAtWar, entryPrice, isAffordable, landClass, moveUnits } from './land.ts'
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
  const closed = new Set(foes.flatMap(({ from }) => (from === null ? [] : [from])))
  const ways = waysOf(world, force)
  const open = ways.filter((way) => !way.some((node) => closed.has(node)))
  return bestEnds(world, force, open.length > 0 ? open : ways)
}

const waysOf = (world: World, force: Force): readonly (readonly NodeId[])[] => {
  const ground = groundOf(world)
  const isCapped = world.house.mixedMoves === 'cap'
  const { faction, kind, at } = force
  // With `cap` a step may be dearer than what is left of the move units: those ways are sorted out afterwards.
  const price = (_: NodeId, to: NodeId): number =>
    isCapped ? 2 : entryPrice(ground, faction, kind, to)
  return simpleWays(ground.board.graph, at, moveUnits, price).filter((way) => {
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
