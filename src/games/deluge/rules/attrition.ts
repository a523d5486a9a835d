// Attrition: forces in supply recover, others eat the land bare or lose heart.
import { faceOf } from '../../campaign/rules/index.ts'
import type { Change } from './change.ts'
import { changed, dice, ownerOf, type Handlers } from './desk.ts'
import type { DelugeEvent } from './events.ts'
import { isLooted, landClass } from './land.ts'
import type { Force, World } from './model.ts'
import { supplyOf } from './supply.ts'
import type { Task } from './tasks.ts'
import { recovered, underLimit, withLossTokens } from './units.ts'
import { forceOf, groundOf, withForce, withNode, withoutForce } from './world.ts'

/** TD-ATT-08: faction by faction in turn order, force by force. */
export const attritionOrder = (world: World): readonly string[] =>
  world.order.flatMap((faction) =>
    world.pieces.flatMap((force) => (force.faction === faction ? [force.id] : [])),
  )

type Lot = 'supplied' | 'forages' | 'starves'

/** TD-ATT-03 to 06. */
const lotOf = (world: World, force: Force): Lot => {
  const ground = groundOf(world)
  if (supplyOf(ground, force.faction, world.pieces).reaches(force.at)) return 'supplied'
  const isFood =
    landClass(ground, force.faction, force.at) === 'friendly' && !isLooted(world, force.at)
  return isFood ? 'forages' : 'starves'
}

/** One force looked at; it must not be one that forages. */
const endure = (world: World, force: Force): Change => {
  const told = { to: [force.faction], force: force.id, faction: force.faction }
  if (lotOf(world, force) === 'supplied') {
    const units = recovered(force.units, world.house.recover === 'force' ? 'force' : 'unit')
    const gained = units.filter(
      ({ lossTokens }, place) => lossTokens !== force.units[place]?.lossTokens,
    ).length
    if (gained === 0) return { world, events: [] }
    return {
      world: withForce(world, force.id, { units }),
      events: [{ kind: 'supplied', ...told, recovered: gained }],
    }
  }
  const tired = tire(world, force, 1)
  return { world: tired.world, events: [{ kind: 'starved', ...told }, ...tired.events] }
}

/** Loss tokens for every unit; by `tokenLimit` some may go, and with the last the force (TD-GEN-09). */
export const tire = (world: World, force: Force, tokens: number): Change => {
  const units = underLimit(withLossTokens(force.units, tokens), world.house.tokenLimit)
  if (units.length > 0) return { world: withForce(world, force.id, { units }), events: [] }
  return destroy(world, force)
}

/** TD-LOOT-06: without a receiver its tokens are lost. */
export const destroy = (world: World, force: Force, tokens: number = force.loot): Change => {
  const { id, faction, at } = force
  const told: DelugeEvent = {
    kind: 'destroyed',
    to: [faction],
    force: id,
    faction,
    node: at,
    tokens,
  }
  return { world: withoutForce(world, id), events: [told] }
}

/** TD-ATT-05. */
const forage = (world: World, id: string, face: number): Change => {
  const force = forceOf(world, id)
  if (force === null) return { world, events: [] }
  const until = world.turn + face
  return {
    world: withNode(world, force.at, { lootedUntil: until }),
    events: [
      { kind: 'foraged', to: [force.faction], force: id, faction: force.faction, node: force.at },
      { kind: 'wasted', node: force.at, until },
    ],
  }
}

export const attritionHandlers: Handlers<'attrition' | 'forage'> = {
  attrition: {
    perform: (desk, { forces }) => {
      const [id, ...rest] = forces
      if (id === undefined) return { world: desk }
      const next: readonly Task[] = [{ kind: 'attrition', forces: rest }]
      const force = forceOf(desk.world, id)
      if (force === null) return { world: desk, next }
      if (lotOf(desk.world, force) === 'forages')
        return { world: desk, next: [{ kind: 'forage', force: id }, ...next] }
      return changed(desk, endure(desk.world, force), next)
    },
  },
  forage: {
    perform: (desk, { force }) => (forceOf(desk.world, force) === null ? { world: desk } : null),
    seats: (desk, { force }) => ownerOf(desk, force),
    question: (_, { force }) => dice('forage', 3, force),
    take: (desk, { force }, given) => changed(desk, forage(desk.world, force, faceOf(given))),
  },
}
