// Reason why an option is not offered, for any goal or purchase that an answer may name (section 4).
import { headOf, partOf } from '../../../core/option.ts'
import type { NodeId } from '../../campaign/rules/index.ts'
import { besieging, siegeProblem } from './besieging.ts'
import type { Unit, World } from './model.ts'
import { stationsOf, unitsIn } from './options.ts'
import { attackProblem, enterProblem, linkProblem } from './passable.ts'
import {
  asideProblem,
  buildProblem,
  combineProblem,
  courtProblem,
  fleetProblem,
  fortProblem,
  hireProblem,
  payProblem,
  unsackProblem,
} from './purchases.ts'
import { barred, type Barred } from './reasons.ts'
import { purchaseIds } from './tables.ts'
import type { Task } from './tasks.ts'
import { goesByRoad } from './roads.ts'
import { seaProblem } from './seaWays.ts'
import { breakProblem, sailProblem, shipProblem, sortieProblem } from './moveProblems.ts'
import { agentProblem } from './agentProblems.ts'
import { targetProblem } from './targetProblems.ts'
import { cavalryProblem, riverProblem } from './ways.ts'
import { hasEnemy, isLocked, unitsOf } from './world.ts'

export const whyNot = (world: World, task: Task, player: string, option: string): Barred | null => {
  if (task.kind === 'spend') return whyNotBought(world, player, option)
  if (task.kind === 'move') return whyNotMoved(world, player, option)
  if (task.kind === 'siege') return whyNotBesieged(world, player, option)
  return task.kind === 'agents'
    ? agentProblem(world, player, option)
    : targetProblem(world, task, player, option)
}

const isArea = (world: World, id: string): boolean => Object.hasOwn(world.areas, id)

const whyNotBought = (world: World, player: string, option: string): Barred | null => {
  const [about = ''] = partOf(option).split(':')
  const head = headOf(option)
  const purchase = head === 'aside' ? head : purchaseIds.find((id) => id === head)
  if (purchase === undefined || (purchase !== 'court' && !isArea(world, about))) return null
  const problem = {
    build: () => buildProblem(world, player, about),
    combine: () => combineProblem(world, player, about),
    hire: () => hireProblem(world, player, about),
    unsack: () => unsackProblem(world, about),
    fleet: () => fleetProblem(world, player, about),
    fort: () => fortProblem(world, player, about),
    court: () => courtProblem(world, player, about),
    aside: () => asideProblem(world, player, about),
  }[purchase]()
  return problem ?? payProblem(world, player, purchase)
}

/** Units of one area that the player may use together; null: there is no such force. */
const forceOf = (world: World, player: string, option: string): readonly Unit[] | Barred | null => {
  const units = unitsOf(world, unitsIn(option))
  const [first] = units
  if (first === undefined || units.some(({ at }) => at !== first.at)) return null
  if (units.some(({ owner }) => owner !== player)) return barred('not-yours', 'GM-MOV-01')
  if (units.some(({ acted }) => acted)) return barred('acted', 'GM-TURN-03')
  return isLocked(world, first.at) ? barred('locked', 'GM-TURN-05') : units
}

const isBarred = (value: readonly Unit[] | Barred): value is Barred => 'reason' in value

const whyNotMoved = (world: World, player: string, option: string): Barred | null => {
  const [first = '', last = ''] = stationsOf(option)
  switch (headOf(option)) {
    case 'break':
      return breakProblem(world, player, first)
    case 'sail':
      return isArea(world, last) ? sailProblem(world, player, first, last) : null
    case 'ship':
      return isArea(world, last) ? shipProblem(world, player, first, last) : null
    case 'sortie':
      return isArea(world, first) ? sortieProblem(world, player, first) : null
    default:
      return whyNotGone(world, player, option)
  }
}

const whyNotGone = (world: World, player: string, option: string): Barred | null => {
  const force = forceOf(world, player, option)
  if (force === null) return null
  if (isBarred(force)) return force
  const from = force[0]?.at ?? ''
  const stations = stationsOf(option)
  const goal = (stations.at(-1) ?? '').split(':')[0] ?? ''
  if (!isArea(world, goal)) return null
  switch (headOf(option)) {
    case 'move':
      return (
        linkProblem(world, player, force, from, goal) ?? enterProblem(world, player, force, goal)
      )
    case 'attack':
      return (
        linkProblem(world, player, force, from, goal) ?? attackProblem(world, player, force, goal)
      )
    case 'cavalry':
      return (
        cavalryProblem(world, player, force, stations[1] ?? '', goal) ??
        endProblem(world, player, force, goal)
      )
    case 'road':
      return goesByRoad(world, player, force, goal) ?? endProblem(world, player, force, goal)
    case 'river':
      return riverProblem(world, player, from, goal) ?? endProblem(world, player, force, goal)
    case 'sea':
      return whyNotShipped(world, player, force, goal)
    default:
      return null
  }
}

const whyNotShipped = (
  world: World,
  player: string,
  [unit, more]: readonly Unit[],
  goal: NodeId,
): Barred | null =>
  unit === undefined || more !== undefined ? null : seaProblem(world, player, unit, goal)

const endProblem = (
  world: World,
  player: string,
  force: readonly Unit[],
  goal: NodeId,
): Barred | null =>
  hasEnemy(world, player, goal)
    ? (attackProblem(world, player, force, goal) ?? barred('enemy', 'GM-MOV-02'))
    : enterProblem(world, player, force, goal)

const whyNotBesieged = (world: World, player: string, option: string): Barred | null => {
  // With `siegeAfterMove: yes` a force that moved is no force that has acted.
  const able = besieging(world)
  const force = forceOf(able, player, option)
  if (force === null) return null
  const area = stationsOf(option)[1] ?? ''
  if (!isArea(world, area)) return null
  return isBarred(force) ? force : siegeProblem(able, player, force, area)
}
