// Reading and changing the world: forces, nodes, relations, money; every change gives a new world.
import { once } from '../../../core/once.ts'
import { own } from '../../../core/own.ts'
import { table } from '../../../core/game.ts'
import { book, type FactionId, type NodeId } from '../../campaign/rules/index.ts'
import { boardOf, type Board } from './board.ts'
import type { DelugeEvent } from './events.ts'
import { areAtWar, nodeIn, pairKey, relationIn, relationsOf, type Ground } from './land.ts'
import type { Relation } from './map.ts'
import type { Battle, DelugeEntry, FactionState, Force, NodeState, World } from './model.ts'
import { byNumber } from './units.ts'

export const boardIn = ({ map, house }: Pick<World, 'map' | 'house'>): Board => boardOf(map, house)

export const groundOf = once((world: World): Ground => {
  const { house, turn, nodes, relations, factions } = world
  return {
    board: boardIn(world),
    house,
    turn,
    nodes,
    relation: relationsOf(relations),
    overlord: (faction) => own(factions, faction)?.overlord ?? null,
  }
})

export const factionIn = ({ factions }: Pick<World, 'factions'>, id: FactionId): FactionState => {
  const faction = own(factions, id)
  if (faction === undefined) throw new RangeError(`no faction is called ${id}`)
  return faction
}

export const withFaction = (world: World, id: FactionId, change: Partial<FactionState>): World => ({
  ...world,
  factions: { ...world.factions, [id]: { ...factionIn(world, id), ...change } },
})

export const forceOf = ({ pieces }: Pick<World, 'pieces'>, id: string): Force | null =>
  pieces.find((force) => force.id === id) ?? null

export const forcesOf = (world: World, ids: readonly string[]): readonly Force[] =>
  world.pieces.filter(({ id }) => ids.includes(id))

export const forcesAt = ({ pieces }: World, node: NodeId): readonly Force[] =>
  pieces.filter(({ at }) => at === node)

export const withForce = (world: World, id: string, change: Partial<Force>): World => ({
  ...world,
  pieces: world.pieces.map((force) => (force.id === id ? { ...force, ...change } : force)),
})

export const withoutForce = (world: World, id: string): World => ({
  ...world,
  pieces: world.pieces.filter((force) => force.id !== id),
})

/** Replaces all forces of one faction. */
export const withForcesOf = (
  world: World,
  faction: FactionId,
  forces: readonly Force[],
): World => ({
  ...world,
  pieces: [...world.pieces.filter((each) => each.faction !== faction), ...forces].sort(byNumber),
})

export const withNode = (world: World, id: NodeId, change: Partial<NodeState>): World => ({
  ...world,
  nodes: { ...world.nodes, [id]: { ...nodeIn(world, id), ...change } },
})

/** TD-CAP-08: a change of owner removes the claim and leaves `lootedUntil`. Nodes of one moment change hands together. */
export const withOwner = (
  world: World,
  nodes: readonly NodeId[],
  owner: FactionId | null,
): World => {
  const change = world.next.change + 1
  const changed = nodes.reduce(
    (now, node) => withNode(now, node, { owner, claim: null, changed: change }),
    world,
  )
  return { ...changed, next: { ...world.next, change } }
}

/** TD-DIP-03: when two factions stop being at war, claims of one on land of the other lapse. */
export const withRelation = (
  world: World,
  one: FactionId,
  other: FactionId,
  is: Relation,
): { readonly world: World; readonly events: readonly DelugeEvent[] } => {
  const was = relationIn(world.relations, one, other)
  if (was === is) return { world, events: [] }
  const related = { ...world, relations: { ...world.relations, [pairKey(one, other)]: is } }
  const events: DelugeEvent[] = [...relatedEvents(world, one, other, was, is)]
  if (was !== 'war') return { world: related, events }
  let now: World = related
  for (const [id, { owner, claim }] of Object.entries(world.nodes)) {
    if (claim === null || owner === null) continue
    if (pairKey(claim.by, owner) !== pairKey(one, other)) continue
    now = withNode(now, id, { claim: null })
    events.push({ kind: 'claimEnded', node: id, faction: claim.by })
  }
  return { world: now, events }
}

/** With `diplomacy: secret` an alliance is no news to the others; that a war is over is. */
const relatedEvents = (
  world: World,
  one: FactionId,
  other: FactionId,
  was: Relation,
  is: Relation,
): readonly DelugeEvent[] => {
  const told: DelugeEvent = { kind: 'related', one, other, is }
  if (!isSecretBond(world, one, other, was, is)) return [told]
  const to = knowing(world, one, other)
  if (was !== 'war') return [{ ...told, to }]
  const others = [...boardIn(world).factions, table].filter((party) => !to.includes(party))
  return [
    { ...told, is: 'neutral', to: others },
    { ...told, to },
  ]
}

/** Wars are public, and so are vassals and their overlords. */
export const isSecretBond = (
  { house, factions }: Pick<World, 'house' | 'factions'>,
  one: FactionId,
  other: FactionId,
  was: Relation,
  is: Relation,
): boolean =>
  house.diplomacy === 'secret' &&
  is !== 'war' &&
  (is === 'ally' || was === 'ally') &&
  own(factions, one)?.overlord !== other &&
  own(factions, other)?.overlord !== one

/** The factions that know of a secret alliance: the two, and the vassals who may not break it (TD-DIP-05). */
export const knowing = (
  { factions }: Pick<World, 'factions'>,
  one: FactionId,
  other: FactionId,
): readonly FactionId[] => [
  one,
  other,
  ...Object.entries(factions).flatMap(([id, { overlord }]) =>
    overlord === one || overlord === other ? [id] : [],
  ),
]

type Booking = Pick<DelugeEntry, 'faction' | 'amount' | 'reason' | 'rule' | 'about'>

/** Books the sums that are not 0, and tells their factions. */
export const withBookings = (
  world: World,
  bookings: readonly Booking[],
): { readonly world: World; readonly events: readonly DelugeEvent[] } => {
  const { turn, phase } = world
  const real = bookings.filter(({ amount }) => amount !== 0)
  const entries = real.map((each): DelugeEntry => ({ ...each, turn, phase }))
  return {
    world: { ...world, ledger: book(world.ledger, entries) },
    events: real.map(({ faction, amount, reason, about }) => ({
      kind: 'booked',
      to: [faction],
      faction,
      amount,
      reason,
      about,
    })),
  }
}

export const isHostileAt = (world: World, faction: FactionId, node: NodeId): boolean =>
  forcesAt(world, node).some((force) => areAtWar(groundOf(world), faction, force.faction))

export const battleIn = ({ battles }: World, id: string): Battle | null =>
  battles.find((battle) => battle.id === id) ?? null
