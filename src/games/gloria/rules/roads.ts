// Moves by road: any number of road links, up to an enemy, an independent or an empty city.
import type { FactionId, NodeId } from '../../campaign/rules/index.ts'
import type { Unit, World } from './model.ts'
import { attackProblem, enterProblem, entryProblem, linkProblem } from './passable.ts'
import { barred, type Barred } from './reasons.ts'
import type { Way } from './way.ts'
import { boardIn, hasEnemy, holderOf, independentsAt, isCity, unitsAt } from './world.ts'

/** GM-ROAD-02: a city, one's own too, without any unit. */
const mustStop = (world: World, area: NodeId): boolean =>
  isCity(world, area) && unitsAt(world, area).length === 0

/** GM-CITY-50: the Plimsole Line is closed to the road moves of all but the owner of the citadel. */
const isLineClosed = (world: World, player: FactionId, areas: readonly NodeId[]): boolean => {
  const holder = holderOf(world, 'citadel')
  if (holder === null || holder === player) return false
  const { area } = boardIn(world)
  return areas.some((id) => {
    const node = area(id)
    return node.kind === 'land' && node.sackedForEver
  })
}

/** Whether a force on the road may go on from `from`, where it is on its way, to the next area. */
export const roadProblem = (
  world: World,
  player: FactionId,
  force: readonly Unit[],
  from: NodeId,
  to: NodeId,
  isStart: boolean,
): Barred | null => {
  if (!isStart && mustStop(world, from)) return barred('must-stop', 'GM-ROAD-02')
  if (isLineClosed(world, player, [from, to])) return barred('line-closed', 'GM-CITY-50')
  return linkProblem(world, player, force, from, to)
}

/** GM-ROAD-02: whether it may be in an area on the way. */
export const roadAreaProblem = (world: World, player: FactionId, area: NodeId): Barred | null =>
  entryProblem(world, player, area) ??
  (independentsAt(world, area).length > 0 ? barred('independents', 'GM-ROAD-02') : null)

type Next = (area: NodeId) => readonly NodeId[]

/** GM-ROAD-01: all roads together, or each of the file's list by itself. */
const networks = (world: World): readonly Next[] => {
  const { roads, map } = boardIn(world)
  if (world.house.roadNetwork === 'joined') return [roads]
  return map.roads.map(
    (road): Next =>
      (area) =>
        road.flatMap((each, place) =>
          each === area ? [road[place - 1], road[place + 1]].flatMap((id) => id ?? []) : [],
        ),
  )
}

export const roadWays = (
  world: World,
  player: FactionId,
  force: readonly Unit[],
  from: NodeId,
): readonly Way[] => {
  if (boardIn(world).roads(from).length === 0) return []
  const found = new Map<string, Way>()
  for (const next of networks(world))
    for (const way of along(world, player, force, from, next))
      found.set(`${way.stay}>${way.path.at(-1) ?? ''}`, way)
  return [...found.values()]
}

const along = (
  world: World,
  player: FactionId,
  force: readonly Unit[],
  from: NodeId,
  next: Next,
): readonly Way[] => {
  const paths = new Map<NodeId, readonly NodeId[]>([[from, []]])
  const ways: Way[] = []
  for (const [area, path] of paths)
    for (const goal of next(area)) {
      if (roadProblem(world, player, force, area, goal, area === from) !== null) continue
      if (hasEnemy(world, player, goal)) {
        if (area !== from && canAttack(world, player, force, area, goal))
          ways.push({ kind: 'road', path: [...path, goal], isAttack: true, stay: area, lift: null })
        continue
      }
      if (paths.has(goal) || roadAreaProblem(world, player, goal) !== null) continue
      paths.set(goal, [...path, goal])
      // The next area is an ordinary move.
      if (area !== from && enterProblem(world, player, force, goal) === null)
        ways.push({ kind: 'road', path: [...path, goal], isAttack: false, stay: from, lift: null })
    }
  return ways
}

/** GM-ROAD-03, 04: where it would stay there must be room. */
const canAttack = (
  world: World,
  player: FactionId,
  force: readonly Unit[],
  stay: NodeId,
  goal: NodeId,
): boolean =>
  enterProblem(world, player, force, stay) === null &&
  attackProblem(world, player, force, goal) === null

/** The shortest road of those it may use, whatever is in the way; null: no road leads there. */
const roadTo = (world: World, from: NodeId, goal: NodeId): readonly NodeId[] | null => {
  const found = networks(world).flatMap((next) => {
    const paths = new Map<NodeId, readonly NodeId[]>([[from, []]])
    for (const [area, path] of paths)
      for (const each of next(area)) if (!paths.has(each)) paths.set(each, [...path, each])
    const path = paths.get(goal)
    return path === undefined || path.length === 0 ? [] : [path]
  })
  return found.sort((one, other) => one.length - other.length)[0] ?? null
}

/** Why a force does not come to a goal by road: the first thing in the way on the shortest road; null: it does. */
export const goesByRoad = (
  world: World,
  player: FactionId,
  force: readonly Unit[],
  goal: NodeId,
): Barred | null => {
  const from = force[0]?.at ?? ''
  const path = roadTo(world, from, goal)
  if (path === null) return barred('not-linked', 'GM-ROAD-01')
  for (const [place, area] of path.entries()) {
    const before = place === 0 ? from : (path[place - 1] ?? '')
    const problem =
      roadProblem(world, player, force, before, area, place === 0) ??
      (place < path.length - 1 ? roadAreaProblem(world, player, area) : null)
    if (problem !== null) return problem
  }
  if (hasEnemy(world, player, goal)) return stayProblem(world, player, force, path)
  return independentsAt(world, goal).length > 0 ? barred('independents', 'GM-ROAD-02') : null
}

/** GM-ROAD-04: where it would attack from there must be room. */
const stayProblem = (
  world: World,
  player: FactionId,
  force: readonly Unit[],
  path: readonly NodeId[],
): Barred | null => {
  const stay = path.at(-2)
  return stay === undefined ? null : enterProblem(world, player, force, stay)
}
