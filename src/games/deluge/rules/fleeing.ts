// Flight before a fight: who is asked, and what happens to who flees.
import type { FactionId } from '../../campaign/rules/index.ts'
import { andThen, type Change } from './change.ts'
import { tire } from './attrition.ts'
import type { Force, World } from './model.ts'
import { retreatEnds, type RetreatEnd } from './retreat.ts'
import { learned } from './scouting.ts'
import type { Fight } from './tasks.ts'
import { boardIn, factionIn, forceOf, forcesOf, withFaction, withForce } from './world.ts'

const foesOf = (world: World, fight: Fight, force: Force): readonly Force[] =>
  forcesOf(world, fight.blueForces.includes(force.id) ? fight.redForces : fight.blueForces)

/** TD-CMB-04: the defender's forces, then the attacker's, in order; not who has fled already or has no way. */
export const askedToFlee = (world: World, fight: Fight): readonly string[] => {
  const { fleeing } = world.house
  const sides = [
    ...(fleeing === 'none' ? [] : fight.blueForces),
    ...(fleeing === 'both' ? fight.redForces : []),
  ]
  return sides.filter((id) => {
    const force = forceOf(world, id)
    if (force === null || force.fledThisTurn) return false
    return retreatEnds(world, force, foesOf(world, fight, force)).length > 0
  })
}

/** Flights are carried out one by one, Blue's first, only while the other camp still has a fighting force here. */
export const flightEnds = (world: World, fight: Fight, force: Force): readonly RetreatEnd[] => {
  const foes = foesOf(world, fight, force).filter(({ at }) => at === fight.node)
  return foes.length === 0 || force.at !== fight.node
    ? []
    : retreatEnds(world, force, foesOf(world, fight, force))
}

/** TD-RET-02: from now on, this phase, it sees the nodes up to three links around the force. */
export const withSight = (world: World, faction: FactionId, force: Force): World => {
  const before = factionIn(world, faction).sight
  const around = boardIn(world).around(force.at)
  const sight = [...new Set([...before, ...around])]
  return withFaction(world, faction, {
    sight: boardIn(world).graph.ids.filter((node) => sight.includes(node)),
  })
}

/** The force goes; `foes` as they stood before the flights, of whom it learns (TD-CMB-05). */
export const flee = (
  world: World,
  force: Force,
  { node: end, lossTokens }: RetreatEnd,
  foes: readonly Force[],
  told: readonly FactionId[],
): Change => {
  const { id, faction, at } = force
  const gone = withForce(world, id, { at: end, fledThisTurn: true })
  const tired = tire(gone, { ...force, at: end, fledThisTurn: true }, lossTokens)
  const start: Change = {
    world: tired.world,
    events: [
      { kind: 'fled', to: [...told], force: id, faction, node: at, end, lossTokens },
      ...tired.events,
    ],
  }
  return foes.reduce(
    (now, foe) =>
      andThen(now, (after) =>
        learned(after, faction, foe.id, {
          faction: foe.faction,
          at: foe.at,
          kind: foe.kind,
          units: foe.units.length,
        }),
      ),
    start,
  )
}
