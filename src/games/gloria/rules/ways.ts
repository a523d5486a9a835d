// The ways a force may go in step 5: a step, cavalry, road, river, sea, sortie; each a move or an attack at its end.
import type { FactionId, NodeId } from '../../campaign/rules/index.ts'
import type { Unit, World } from './model.ts'
import { attackProblem, enterProblem, entryProblem, linkProblem } from './passable.ts'
import { barred, type Barred } from './reasons.ts'
import { roadWays } from './roads.ts'
import { seaWays } from './seaWays.ts'
import { goalOf, type Way } from './way.ts'
import {
  boardIn,
  enemiesAt,
  hasEnemy,
  isAtLeast,
  isInterdicted,
  isOwnSide,
  militiaAt,
  takerOf,
  unitsAt,
} from './world.ts'

/** As the options say it: units, stations, and the port of a lift. */
export const wayOption = (way: Way, force: readonly Unit[]) => {
  const units = force.map(({ id }) => id).join('+')
  const goal = goalOf(way)
  switch (way.kind) {
    case 'step':
      return way.isAttack
        ? (`attack:${units}>${goal}` as const)
        : (`move:${units}>${goal}` as const)
    case 'cavalry':
      return `cavalry:${units}>${way.path[0] ?? ''}>${goal}` as const
    case 'road':
      return way.isAttack
        ? (`road:${units}>${way.stay}>${goal}` as const)
        : (`road:${units}>${goal}` as const)
    case 'river':
      return `river:${units}>${goal}` as const
    case 'sea':
      return `sea:${units}>${goal}:${way.lift ?? ''}` as const
  }
}

export type WayOption = ReturnType<typeof wayOption>

/** Of units of one area that have not acted; for a joint attack with an ally attacks by a step only. */
export const waysOf = (world: World, player: FactionId, force: readonly Unit[]): readonly Way[] => {
  const [first] = force
  if (first === undefined) return []
  const from = first.at
  const steps = stepWays(world, player, force, from)
  if (!isAtLeast(world, 'advanced')) return steps
  return [
    ...steps,
    ...cavalryWays(world, player, force, from),
    ...roadWays(world, player, force, from),
    ...riverWays(world, player, force, from),
    ...(force.length === 1 ? seaWays(world, player, first) : []),
  ]
}

/** GM-MOV-01, GM-BAT-01. */
export const stepWays = (
  world: World,
  player: FactionId,
  force: readonly Unit[],
  from: NodeId,
): readonly Way[] =>
  boardIn(world)
    .graph.neighbours(from)
    .flatMap((goal): readonly Way[] => {
      if (linkProblem(world, player, force, from, goal) !== null) return []
      const isAttack = hasEnemy(world, player, goal)
      const problem = isAttack
        ? attackProblem(world, player, force, goal)
        : enterProblem(world, player, force, goal)
      return problem === null
        ? [{ kind: 'step', path: [goal], isAttack, stay: from, lift: null }]
        : []
    })

const isCavalry = ({ kind }: Unit): boolean => kind === 'light-cavalry' || kind === 'heavy-cavalry'

/** GM-CAV-01: no unit at all or only own ones, allies' like own. */
export const mayRideThrough = (world: World, player: FactionId, area: NodeId): boolean =>
  entryProblem(world, player, area) === null &&
  unitsAt(world, area).every(({ owner }) => isOwnSide(world, player, owner))

const cavalryWays = (
  world: World,
  player: FactionId,
  force: readonly Unit[],
  from: NodeId,
): readonly Way[] => {
  if (!force.every(isCavalry)) return []
  const { graph } = boardIn(world)
  return graph.neighbours(from).flatMap((via) => {
    if (linkProblem(world, player, force, from, via) !== null) return []
    if (!mayRideThrough(world, player, via)) return []
    const canStay = enterProblem(world, player, force, via) === null
    return graph.neighbours(via).flatMap((goal): readonly Way[] => {
      if (goal === from || linkProblem(world, player, force, via, goal) !== null) return []
      const isAttack = hasEnemy(world, player, goal)
      const isOpen = isAttack
        ? canStay && attackProblem(world, player, force, goal) === null
        : enterProblem(world, player, force, goal) === null
      return isOpen ? [{ kind: 'cavalry', path: [via, goal], isAttack, stay: via, lift: null }] : []
    })
  })
}

/** Why a force does not ride over an area; where it ends is another matter. */
export const cavalryProblem = (
  world: World,
  player: FactionId,
  force: readonly Unit[],
  via: NodeId,
  goal: NodeId,
): Barred | null => {
  const from = force[0]?.at ?? ''
  if (!force.every(isCavalry) || goal === from) return barred('not-linked', 'GM-CAV-01')
  const first = linkProblem(world, player, force, from, via) ?? entryProblem(world, player, via)
  if (first !== null) return first
  if (!mayRideThrough(world, player, via)) return barred('independents', 'GM-CAV-01')
  const second = linkProblem(world, player, force, via, goal)
  if (second !== null || !hasEnemy(world, player, goal)) return second
  return enterProblem(world, player, force, via)
}

/** Why no river leads from one area to another. */
export const riverProblem = (
  world: World,
  player: FactionId,
  from: NodeId,
  goal: NodeId,
): Barred | null => {
  const { hasMealy, cityOf } = boardIn(world)
  const city = cityOf('river')
  if (city !== null && isInterdicted(world, city)) return barred('interdicted', 'GM-CITY-02')
  return takerOf(world, 'river') === player && hasMealy(from) && hasMealy(goal)
    ? null
    : barred('not-linked', 'GM-RIV-02')
}

/** GM-RIV-02: over links between areas of the Mealy, not through an enemy army or artillery brigade. */
export const mayRowThrough = (world: World, player: FactionId, area: NodeId): boolean =>
  militiaAt(world, player, area) === null &&
  !enemiesAt(world, player, area).some(({ kind }) => kind === 'army' || kind === 'artillery')

const riverWays = (
  world: World,
  player: FactionId,
  force: readonly Unit[],
  from: NodeId,
): readonly Way[] => {
  const { graph, hasMealy } = boardIn(world)
  if (!hasMealy(from) || takerOf(world, 'river') !== player) return []
  const paths = new Map<NodeId, readonly NodeId[]>([[from, []]])
  const ways: Way[] = []
  for (const [area, path] of paths) {
    if (area !== from && !mayRowThrough(world, player, area)) continue
    for (const goal of graph.neighbours(area)) {
      if (paths.has(goal) || !hasMealy(goal)) continue
      if (linkProblem(world, player, force, area, goal) !== null) continue
      paths.set(goal, [...path, goal])
      // One link is an ordinary move.
      if (path.length === 0) continue
      const isAttack = hasEnemy(world, player, goal)
      const problem = isAttack
        ? attackProblem(world, player, force, goal)
        : enterProblem(world, player, force, goal)
      if (problem === null)
        ways.push({ kind: 'river', path: [...path, goal], isAttack, stay: from, lift: null })
    }
  }
  return ways
}
