// CC-SEE: which forces of others a faction sees, and what it remembers of them.
import { learn, type FactionId, type NodeId } from '../../campaign/rules/index.ts'
import { areAllies, type Stack } from './land.ts'
import type { ForceFacts, World } from './model.ts'
import { factionIn, groundOf, withFaction } from './world.ts'

interface Sights {
  readonly nodes: World['nodes']
  readonly relations: World['relations']
  readonly factions: World['factions']
  readonly house: World['house']
  readonly by: Map<FactionId, readonly Stack[]>
}

/** By the pieces, the part that changes most often. */
const known = new WeakMap<World['pieces'], Sights>()

/** Forces of other factions that this one sees, in the order of their numbers. */
export const stacksSeenBy = (world: World, faction: FactionId): readonly Stack[] => {
  const { nodes, relations, factions, house } = world
  let sights = known.get(world.pieces)
  const isCurrent =
    sights?.nodes === nodes &&
    sights.relations === relations &&
    sights.factions === factions &&
    sights.house === house
  if (sights === undefined || !isCurrent) {
    sights = { nodes, relations, factions, house, by: new Map() }
    known.set(world.pieces, sights)
  }
  const before = sights.by.get(faction)
  if (before !== undefined) return before
  const stacks = look(world, faction)
  sights.by.set(faction, stacks)
  return stacks
}

const look = (world: World, faction: FactionId): readonly Stack[] => {
  const isSeen = sightOf(world, faction)
  return world.pieces.flatMap(({ id, faction: owner, at }) =>
    owner !== faction && isSeen(at) ? [{ id, faction: owner, at }] : [],
  )
}

/** `presence: all`: in which nodes whose forces are is everybody's knowledge. */
export const publicStacks = ({ pieces, house }: World): readonly Stack[] =>
  house.presence === 'all' ? pieces.map(({ id, faction, at }) => ({ id, faction, at })) : []

const sightOf = (world: World, faction: FactionId): ((node: NodeId) => boolean) => {
  const { presence } = world.house
  if (presence === 'all') return () => true
  const ground = groundOf(world)
  const { graph } = ground.board
  const seen = new Set<NodeId>(factionIn(world, faction).sight)
  const add = (node: NodeId): void => {
    seen.add(node)
    if (presence === 'near') for (const next of graph.nextTo(node)) seen.add(next)
  }
  const friends = new Set(
    ground.board.factions.filter((other) => areAllies(ground, faction, other)),
  )
  for (const node of graph.ids) if (friends.has(world.nodes[node]?.owner ?? '')) add(node)
  for (const force of world.pieces)
    if (presence === 'near' ? friends.has(force.faction) : force.faction === faction) add(force.at)
  return (node) => seen.has(node)
}

/** Less is learned than was known: the old fact stays, with its date. A list of all units is never less. */
const isWorse = (
  { units }: Partial<ForceFacts>,
  name: keyof ForceFacts,
  value: unknown,
  before: { readonly value: unknown },
): boolean =>
  name === 'strongest' &&
  Array.isArray(value) &&
  Array.isArray(before.value) &&
  value.length < before.value.length &&
  value.length !== units

export const withKnowledge = (
  world: World,
  faction: FactionId,
  force: string,
  facts: Partial<ForceFacts>,
): World =>
  withFaction(world, faction, {
    knowledge: learn(
      factionIn(world, faction).knowledge,
      force,
      facts,
      world.turn,
      (name, value, before) => isWorse(facts, name, value, before),
    ),
  })

/** Every faction notes where it sees whom. */
export const noteSightings = (world: World): World => {
  let factions = world.factions
  for (const faction of Object.keys(world.factions)) {
    let { knowledge } = factionIn(world, faction)
    for (const { id, faction: owner, at } of stacksSeenBy(world, faction))
      knowledge = learn<ForceFacts>(knowledge, id, { faction: owner, at }, world.turn)
    factions = { ...factions, [faction]: { ...factionIn(world, faction), knowledge } }
  }
  return { ...world, factions }
}

/** Who sees the node now, whole list order, its own forces included. */
export const witnessesOf = (world: World, node: NodeId): readonly FactionId[] =>
  Object.keys(world.factions).filter((faction) => sightOf(world, faction)(node))
