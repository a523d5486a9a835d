// Loot tokens after a battle and from looted land: who gets how many, and from whom first.
import type { FactionId, NodeId } from '../../campaign/rules/index.ts'
import { destroy } from './attrition.ts'
import { andThen, unchanged, type Change } from './change.ts'
import type { Force, World } from './model.ts'
import { strongest } from './units.ts'
import { forceOf, forcesAt, forcesOf, groundOf, withForce, withNode } from './world.ts'

/** The dice of TD-LOOT-05 in their order: the battle's, then the Crimea's. */
export const battleLootDice = (world: World, receiver: FactionId): readonly number[] => {
  const { battleLoot } = world.house
  const first = battleLoot === 'none' ? [] : [battleLoot === 'd6' ? 6 : 3]
  return [...first, ...extraDie(world, receiver)]
}

/** The dice of TD-LOOT-02: turns, tokens, then the Crimea's. */
export const nodeLootDice = (world: World, faction: FactionId): readonly number[] => [
  3,
  6,
  ...extraDie(world, faction),
]

const extraDie = (world: World, faction: FactionId): readonly number[] =>
  groundOf(world).board.faction(faction).extraLootDie ? [3] : []

/** TD-LOOT-06: forces without a unit leave the map; their tokens go to the receiver, if there is one. */
export const clearDestroyed = (
  world: World,
  ids: readonly string[],
  receiver: string | null,
  told: readonly FactionId[],
): Change => {
  const empty = forcesOf(world, ids).filter(({ units }) => units.length === 0)
  return empty.reduce(
    (now, force) => andThen(now, (after) => destroyFor(after, force, receiver, told)),
    unchanged(world),
  )
}

/** A force is destroyed; what it carried goes to the receiver, or is lost with it. */
export const destroyFor = (
  world: World,
  force: Force,
  receiver: string | null,
  told: readonly FactionId[],
): Change => {
  const taker = receiver === null || receiver === force.id ? null : forceOf(world, receiver)
  const { loot } = force
  const gone = destroy(world, force, 0)
  const destroyed = gone.events.map((event) => ({ ...event, to: [...told] }))
  if (loot === 0) return { world: gone.world, events: destroyed }
  // What it carried is no faction's news but its own.
  const events: Change['events'] = [
    ...destroyed,
    {
      kind: 'gaveLoot',
      to: [force.faction],
      force: force.id,
      faction: force.faction,
      tokens: loot,
    },
  ]
  if (taker === null) return { world: gone.world, events }
  return {
    world: withForce(gone.world, taker.id, { loot: taker.loot + loot }),
    events: [
      ...events,
      {
        kind: 'tookLoot',
        to: [taker.faction],
        force: taker.id,
        faction: taker.faction,
        taken: loot,
        found: 0,
      },
    ],
  }
}

/** The winning camp's force with most points left; null if none is left. */
export const receiverOf = (world: World, winners: readonly string[]): Force | null =>
  strongest(forcesOf(world, winners).filter(({ units }) => units.length > 0))

/** TD-LOOT-05: first from the beaten forces, in order, the rest from nowhere. */
export const takeLoot = (
  world: World,
  receiver: string,
  beaten: readonly string[],
  tokens: number,
): Change => {
  const taker = forceOf(world, receiver)
  if (taker === null || tokens === 0) return unchanged(world)
  let [now, left] = [world, tokens]
  const events: Change['events'][number][] = []
  for (const { id, faction, loot } of forcesOf(world, beaten)) {
    const taken = Math.min(loot, left)
    if (taken === 0) continue
    left -= taken
    now = withForce(now, id, { loot: loot - taken })
    events.push({ kind: 'gaveLoot', to: [faction], force: id, faction, tokens: taken })
  }
  return {
    world: withForce(now, receiver, { loot: taker.loot + tokens }),
    events: [
      ...events,
      {
        kind: 'tookLoot',
        to: [taker.faction],
        force: receiver,
        faction: taker.faction,
        taken: tokens - left,
        found: left,
      },
    ],
  }
}

/** TD-LOOT-02: `thrown` are the faces of `nodeLootDice`. */
export const lootNode = (
  world: World,
  node: NodeId,
  faction: FactionId,
  thrown: readonly number[],
): Change => {
  const [turns = 0, ...tokens] = thrown
  const until = world.turn + turns
  const wasted = withNode(world, node, { lootedUntil: until })
  const taker = strongest(forcesAt(world, node).filter((force) => force.faction === faction))
  const found = tokens.reduce((sum, face) => sum + face, 0)
  const events: Change['events'][number][] = [{ kind: 'wasted', node, until }]
  if (taker === null) return { world: wasted, events }
  return {
    world: withForce(wasted, taker.id, { loot: taker.loot + found }),
    events: [
      ...events,
      { kind: 'tookLoot', to: [faction], force: taker.id, faction, taken: 0, found },
    ],
  }
}
