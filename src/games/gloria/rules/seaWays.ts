// Moves by sea: which unit may be carried where, by the lift of which port.
import type { FactionId, NodeId } from '../../campaign/rules/index.ts'
import type { Plate, Unit, World } from './model.ts'
import { areaProblem, enterProblem } from './passable.ts'
import { barred, type Barred } from './reasons.ts'
import type { Way } from './way.ts'
import { boardIn, citiesOf, isCity, isLocked, portSea } from './world.ts'

/** Own unsacked ports of a sea. */
export const portsOf = (world: World, player: FactionId, sea: string): readonly NodeId[] =>
  citiesOf(world, player).filter((id) => portSea(world, id) === sea)

/** GM-SEA-01: those whose lift is not used yet. */
const liftsOf = (world: World, player: FactionId, sea: string): readonly NodeId[] =>
  portsOf(world, player, sea).filter((id) => !world.turn.lifts.includes(id) && !isLocked(world, id))

/** GM-SEA-01 to 03. */
export const seaWays = (world: World, player: FactionId, unit: Unit): readonly Way[] => {
  const { coast } = boardIn(world)
  return coast(unit.at).flatMap((sea) => {
    const lifts = liftsOf(world, player, sea)
    if (lifts.length === 0) return []
    const own = portsOf(world, player, sea)
    return lifts.flatMap((lift) => {
      const goals = unit.at === lift ? coastOf(world, sea) : [lift]
      return goals.flatMap((goal): readonly Way[] => {
        if (goal === unit.at || (isCity(world, goal) && !own.includes(goal))) return []
        return enterProblem(world, player, [unit], goal) === null
          ? [{ kind: 'sea', path: [goal], isAttack: false, stay: unit.at, lift }]
          : []
      })
    })
  })
}

const coastOf = (world: World, sea: string): readonly NodeId[] =>
  boardIn(world).map.nodes.flatMap((node) =>
    'coast' in node && node.coast.includes(sea) ? [node.id] : [],
  )

/** What an own turn remembers of plate that was shipped: a move that failed has used it up (GM-FLEET-05). */
export const shippingOf = (plate: string): string => `ship:${plate}`

/** GM-WW-10: by the lift of the port it goes to. */
export const shipGoals = (world: World, { id, owner, at }: Plate): readonly NodeId[] =>
  areaProblem(world, at) === null && !world.turn.done.includes(shippingOf(id))
    ? boardIn(world)
        .coast(at)
        .flatMap((sea) => liftsOf(world, owner, sea))
    : []

/** Why a unit is not carried to a goal; null: nothing of the sea stands against it. */
export const seaProblem = (
  world: World,
  player: FactionId,
  unit: Unit,
  goal: NodeId,
): Barred | null => {
  const { coast } = boardIn(world)
  const seas = coast(unit.at).filter((sea) => coast(goal).includes(sea))
  if (seas.length === 0) return barred('not-linked', 'GM-SEA-01')
  const own = seas.flatMap((sea) => portsOf(world, player, sea))
  if (isCity(world, goal) && !own.includes(goal)) return barred('not-your-port', 'GM-SEA-02')
  const lifts = seas.flatMap((sea) => liftsOf(world, player, sea))
  if (!lifts.some((lift) => lift === unit.at || lift === goal))
    return barred('no-lift', 'GM-SEA-01')
  return enterProblem(world, player, [unit], goal)
}
