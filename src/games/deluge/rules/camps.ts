// Camps: who stands with whom in a contested node, and which two fight next.
import type { FactionId, NodeId } from '../../campaign/rules/index.ts'
import { areAllies, areAtWar, type Ground } from './land.ts'
import type { World } from './model.ts'
import type { Fight } from './tasks.ts'
import { forcesAt, groundOf } from './world.ts'

/** TD-CMB-01: nodes with forces of two factions at war, in order. */
export const contestedNodes = (world: World): readonly NodeId[] =>
  groundOf(world).board.graph.ids.filter((node) => isContested(world, node))

const isContested = (world: World, node: NodeId): boolean => {
  const ground = groundOf(world)
  const present = [...new Set(forcesAt(world, node).map(({ faction }) => faction))]
  return present.some((one) => present.some((other) => areAtWar(ground, one, other)))
}

/** TD-CMB-02: `holders` hold the field from a fight here this turn; then who did not move, then the others. */
export const campsAt = (
  world: World,
  node: NodeId,
  holders: readonly FactionId[],
): readonly (readonly FactionId[])[] => {
  const ground = groundOf(world)
  const here = forcesAt(world, node)
  const present = world.order.filter((faction) => here.some((force) => force.faction === faction))
  const hold = present.filter((faction) => holders.includes(faction))
  const stood = present.filter(
    (faction) =>
      !hold.includes(faction) &&
      here.some((force) => force.faction === faction && force.from === null),
  )
  const came = present.filter((faction) => !hold.includes(faction) && !stood.includes(faction))
  const camps: FactionId[][] = []
  for (const faction of [...hold, ...stood, ...came]) {
    const camp = camps.find((each) => each.every((other) => areAllies(ground, faction, other)))
    if (camp === undefined) camps.push([faction])
    else camp.push(faction)
  }
  return camps
}

/** TD-CMB-03: the first camp that has an enemy camp, and the first camp at war with it; null when no camp fights. */
export const nextFight = (
  world: World,
  node: NodeId,
  holders: readonly FactionId[],
): Fight | null => {
  const ground = groundOf(world)
  const camps = campsAt(world, node, holders)
  for (const blue of camps) {
    const red = camps.find((other) => other !== blue && fightersOf(ground, other, blue).length > 0)
    if (red !== undefined) return fightOf(world, node, blue, red)
  }
  return null
}

/** Who of a camp is at war with a faction of the other; the others stand aside. */
const fightersOf = (
  ground: Ground,
  camp: readonly FactionId[],
  against: readonly FactionId[],
): readonly FactionId[] =>
  camp.filter((faction) => against.some((other) => areAtWar(ground, faction, other)))

const fightOf = (
  world: World,
  node: NodeId,
  blueCamp: readonly FactionId[],
  redCamp: readonly FactionId[],
): Fight => {
  const ground = groundOf(world)
  const blue = fightersOf(ground, blueCamp, redCamp)
  const red = fightersOf(ground, redCamp, blueCamp)
  const forces = (of: readonly FactionId[]): readonly string[] =>
    forcesAt(world, node).flatMap(({ id, faction }) => (of.includes(faction) ? [id] : []))
  return {
    node,
    blue,
    red,
    blueCamp,
    redCamp,
    blueForces: forces(blue),
    redForces: forces(red),
  }
}
