// How far a chosen way really goes: with `fog: near` unseen units may be in it.
import type { FactionId, NodeId } from '../../campaign/rules/index.ts'
import type { Unit, World } from './model.ts'
import { attackProblem, enterProblem, linkProblem } from './passable.ts'
import { roadAreaProblem, roadProblem } from './roads.ts'
import { goalOf, type Way } from './way.ts'
import { mayRideThrough, mayRowThrough } from './ways.ts'
import { hasEnemy } from './world.ts'

interface Passage {
  readonly end: NodeId
  /** It did not come to what was chosen. */
  readonly isStopped: boolean
}

const isOpen = (
  world: World,
  player: FactionId,
  force: readonly Unit[],
  way: Way,
  place: number,
): boolean => {
  const start = force[0]?.at ?? ''
  const area = way.path[place] ?? ''
  const before = place === 0 ? start : (way.path[place - 1] ?? '')
  const isGoal = place === way.path.length - 1
  const isRoad = way.kind === 'road'
  const problem = isRoad
    ? roadProblem(world, player, force, before, area, place === 0)
    : linkProblem(world, player, force, before, area)
  if (problem !== null) return false
  if (isGoal) return isGoalOpen(world, player, force, way, area)
  if (isRoad) return roadAreaProblem(world, player, area) === null
  return way.kind === 'cavalry'
    ? mayRideThrough(world, player, area)
    : mayRowThrough(world, player, area)
}

const isGoalOpen = (
  world: World,
  player: FactionId,
  force: readonly Unit[],
  way: Way,
  area: NodeId,
): boolean => {
  if (way.isAttack)
    return hasEnemy(world, player, area) && attackProblem(world, player, force, area) === null
  const hasIndependents = way.kind === 'road' && roadAreaProblem(world, player, area) !== null
  return !hasIndependents && enterProblem(world, player, force, area) === null
}

/** The last area on the way where the force may stay, at worst where it began. */
export const passage = (
  world: World,
  player: FactionId,
  force: readonly Unit[],
  way: Way,
): Passage => {
  const start = force[0]?.at ?? ''
  const blocked = way.path.findIndex((_, place) => !isOpen(world, player, force, way, place))
  if (blocked < 0) return { end: goalOf(way), isStopped: false }
  const passed = way.path.slice(0, blocked)
  const end = passed.findLast((area) => enterProblem(world, player, force, area) === null)
  return { end: end ?? start, isStopped: true }
}
