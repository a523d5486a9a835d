// Distances on foot: how many ordinary moves an area is away, whatever stands in the way and whichever player rules the river.
import type { NodeId } from '../../campaign/rules/index.ts'
import type { GloriaMap } from './map.ts'
import type { World } from './model.ts'
import { linkProblem } from './passable.ts'
import { boardIn, isAtLeast } from './world.ts'

type Steps = ReadonlyMap<NodeId, number>

const known = new WeakMap<GloriaMap, Map<string, Steps>>()

/** From every area that can be walked to the goal; a link that no player but a power's owner crosses counts as none. */
export const stepsTo = (world: World, goal: NodeId): Steps => {
  const maps = known.get(world.map) ?? new Map<string, Steps>()
  known.set(world.map, maps)
  const key = `${world.house.scale} ${goal}`
  const before = maps.get(key) ?? spread(world, goal)
  maps.set(key, before)
  return before
}

const army = [{ kind: 'army' }] as const
const nobody = ''

const spread = (world: World, goal: NodeId): Steps => {
  const board = boardIn(world)
  const isOpen = (id: NodeId): boolean =>
    !board.isClosed(id) && (isAtLeast(world, 'world') || !board.isOuter(id))
  const found = new Map<NodeId, number>([[goal, 0]])
  // A map keeps the order of its entries: what is added while it is walked is walked too.
  for (const [area, steps] of found)
    for (const next of board.graph.neighbours(area))
      if (!found.has(next) && isOpen(next) && linkProblem(world, nobody, army, area, next) === null)
        found.set(next, steps + 1)
  return found
}
