// Flight before a fight: who is asked, and what happens to who flees.
import type { FactionId } from '../../campaign/rules/index.ts'
import { andThen, type Change } from './change.ts'
import { areAtWar } from './land.ts'
import { leave } from './leaving.ts'
import type { Force, World } from './model.ts'
import { retreatEnds, type RetreatEnd } from './retreat.ts'
import { learned } from './scouting.ts'
import type { Fight, Foe } from './tasks.ts'
import { boardIn, factionIn, forceOf, forcesAt, forcesOf, groundOf, withFaction } from './world.ts'

const foesOf = (world: World, fight: Fight, force: Force): readonly Force[] =>
  forcesOf(world, fight.blueForces.includes(force.id) ? fight.redForces : fight.blueForces)

/** TD-CMB-04: the defender's forces, then the attacker's, in order; not who has fled already. */
export const lookingAround = (world: World, fight: Fight): readonly Force[] => {
  const { fleeing } = world.house
  const sides = [
    ...(fleeing === 'none' ? [] : fight.blueForces),
    ...(fleeing === 'both' ? fight.redForces : []),
  ]
  return sides.flatMap((id) => {
    const force = forceOf(world, id)
    return force === null || force.fledThisTurn ? [] : [force]
  })
}

/** Those of them that have a way. */
export const askedToFlee = (world: World, fight: Fight): readonly string[] =>
  lookingAround(world, fight).flatMap((force) =>
    retreatEnds(world, force, foesOf(world, fight, force)).length > 0 ? [force.id] : [],
  )

/** Flights are carried out one by one, Blue's first, only while the other camp still has a fighting force here. */
export const flightEnds = (world: World, fight: Fight, force: Force): readonly RetreatEnd[] => {
  const foes = foesOf(world, fight, force).filter(({ at }) => at === fight.node)
  return foes.length === 0 || force.at !== fight.node ? [] : retreatEnds(world, force, foes)
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

/** TD-CMB-05: the forces in its node that are hostile to it, in whichever camp they are. */
export const foesOfFlight = (world: World, id: string): readonly Foe[] => {
  const force = forceOf(world, id)
  if (force === null) return []
  const ground = groundOf(world)
  return forcesAt(world, force.at).flatMap(({ id: foe, faction, kind, units }) =>
    areAtWar(ground, force.faction, faction)
      ? [{ id: foe, faction, kind, units: units.length }]
      : [],
  )
}

/** The force goes, and learns of whom it left behind (TD-CMB-05). */
export const flee = (
  world: World,
  force: Force,
  end: RetreatEnd,
  foes: readonly Foe[],
  told: readonly FactionId[],
): Change => {
  const { faction, at } = force
  return foes.reduce(
    (now, { id, ...foe }) => andThen(now, (after) => learned(after, faction, id, { ...foe, at })),
    leave(world, 'fled', force, end, told),
  )
}
