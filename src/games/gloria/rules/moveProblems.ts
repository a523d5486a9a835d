// Reasons why an army is not broken, a fleet does not sail, plate is not shipped, militia makes no sortie.
import type { FactionId, NodeId } from '../../campaign/rules/index.ts'
import type { World } from './model.ts'
import { areaProblem, attackProblem, enterProblem } from './passable.ts'
import { barred, type Barred } from './reasons.ts'
import { portsOf, shipGoals, shippingOf } from './seaWays.ts'
import {
  boardIn,
  canUse,
  hasEnemy,
  hasRoom,
  isArmy,
  isInterdicted,
  isLocked,
  portSea,
  unitOf,
} from './world.ts'

const locked = barred('locked', 'GM-TURN-05')

/** GM-UNIT-05. */
export const breakProblem = (world: World, player: FactionId, id: string): Barred | null => {
  const army = unitOf(world, id)
  if (army === null || !isArmy(army)) return null
  if (army.owner !== player || army.isSortie) return barred('not-yours', 'GM-UNIT-05')
  if (army.acted) return barred('acted', 'GM-TURN-03')
  if (isLocked(world, army.at)) return locked
  return hasRoom(world, player, army.at, ['infantry', 'infantry'], [id])
    ? null
    : barred('no-room', 'GM-UNIT-03')
}

/** GM-FLEET-02. */
export const sailProblem = (
  world: World,
  player: FactionId,
  id: string,
  goal: NodeId,
): Barred | null => {
  const fleet = world.fleets.find((each) => each.id === id)
  if (fleet === undefined) return null
  if (fleet.owner !== player) return barred('not-yours', 'GM-FLEET-02')
  if (fleet.sailed) return barred('acted', 'GM-FLEET-02')
  if (isLocked(world, fleet.at) || isLocked(world, goal)) return locked
  const sea = portSea(world, fleet.at)
  return sea !== null && goal !== fleet.at && portsOf(world, player, sea).includes(goal)
    ? null
    : barred('not-your-port', 'GM-FLEET-02')
}

/** GM-WW-10. */
export const shipProblem = (
  world: World,
  player: FactionId,
  id: string,
  goal: NodeId,
): Barred | null => {
  const plate = world.plates.find((each) => each.id === id)
  if (plate === undefined) return null
  if (plate.owner !== player) return barred('not-yours', 'GM-WW-10')
  if (world.turn.done.includes(shippingOf(id))) return barred('acted', 'GM-FLEET-05')
  const closed = areaProblem(world, plate.at)
  if (closed !== null) return closed
  const ports = boardIn(world)
    .coast(plate.at)
    .flatMap((sea) => portsOf(world, player, sea))
  if (!ports.includes(goal)) return barred('not-your-port', 'GM-SEA-02')
  if (isLocked(world, goal)) return locked
  return shipGoals(world, plate).includes(goal) ? null : barred('no-lift', 'GM-SEA-01')
}

const militia = [
  { id: '', kind: 'army' },
  { id: '', kind: 'infantry' },
] as const

/** GM-MIL-01. */
export const sortieProblem = (world: World, player: FactionId, area: NodeId): Barred | null => {
  const city = boardIn(world).cityOf('militia')
  if (city !== null && isInterdicted(world, city)) return barred('interdicted', 'GM-CITY-02')
  if (!canUse(world, 'militia', player)) return barred('used', 'GM-CITY-01')
  const node = boardIn(world).area(area)
  if (node.kind !== 'land' || !node.amana) return barred('not-linked', 'GM-MIL-01')
  return hasEnemy(world, player, area)
    ? attackProblem(world, player, militia, area)
    : enterProblem(world, player, militia, area)
}
