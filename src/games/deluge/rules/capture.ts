// Land after the fights: capture, claims, looting, and claims that mature at the end of the turn.
import type { FactionId, NodeId } from '../../campaign/rules/index.ts'
import { andThen, unchanged, type Change } from './change.ts'
import { areAllies, areAtWar, isLooted, nodeIn } from './land.ts'
import type { World } from './model.ts'
import { boardIn, forcesAt, groundOf, isHostileAt, withNode, withOwner } from './world.ts'

export type OccupyOption = 'capture' | `captureFor:${string}` | 'loot' | 'nothing'

/** TD-CAP-01: node by node, faction by faction in turn order. */
export const occupations = (
  world: World,
): readonly { readonly node: NodeId; readonly faction: FactionId }[] =>
  boardIn(world).graph.ids.flatMap((node) =>
    world.order.flatMap((faction) =>
      forcesAt(world, node).some((force) => force.faction === faction) ? [{ node, faction }] : [],
    ),
  )

/** `neutralLand: open`: unowned land is enemy land for a faction that captures. */
const isEnemyLand = (world: World, faction: FactionId, node: NodeId): boolean => {
  const { owner } = nodeIn(world, node)
  if (owner !== null) return areAtWar(groundOf(world), faction, owner)
  return world.house.neutralLand === 'open' && boardIn(world).faction(faction).canCapture
}

/** What may be done here, `nothing` last; not asked if nothing else is left. */
export const occupyOptions = (
  world: World,
  faction: FactionId,
  node: NodeId,
): readonly OccupyOption[] => {
  const own = forcesAt(world, node).filter((force) => force.faction === faction)
  if (own.length === 0 || !isEnemyLand(world, faction, node)) return ['nothing']
  if (isHostileAt(world, faction, node)) return ['nothing']
  const hasTask = own.some(({ kind }) => kind === 'task')
  const takers = hasTask ? takersFor(world, faction, node) : []
  const loot = isLooted(world, node) ? [] : (['loot'] as const)
  return [...takers, ...loot, 'nothing']
}

/** TD-CAP-02. */
const takersFor = (world: World, faction: FactionId, node: NodeId): readonly OccupyOption[] => {
  const ground = groundOf(world)
  const { board } = ground
  if (board.faction(faction).canCapture) return ['capture']
  const { owner } = nodeIn(world, node)
  return board.factions.flatMap((ally): readonly OccupyOption[] =>
    ally !== faction &&
    board.faction(ally).canCapture &&
    areAllies(ground, faction, ally) &&
    areAtWar(ground, ally, owner)
      ? [`captureFor:${ally}`]
      : [],
  )
}

/** TD-CAP-03, 04: at once if a battle was won here this turn by a task force of the faction, else a claim. */
export const capture = (
  world: World,
  faction: FactionId,
  node: NodeId,
  owner: FactionId,
): Change => {
  const won = forcesAt(world, node).some(
    ({ faction: of, kind, wonHere }) =>
      of === faction && kind === 'task' && wonHere?.turn === world.turn && wonHere.node === node,
  )
  if (won) return takeOver(world, node, owner)
  const { claim } = nodeIn(world, node)
  if (claim?.by === owner) return unchanged(world)
  return {
    world: withNode(world, node, { claim: { by: owner, since: world.turn } }),
    events: [{ kind: 'claimed', node, faction: owner }],
  }
}

const takeOver = (world: World, node: NodeId, owner: FactionId): Change => ({
  world: withOwner(world, [node], owner),
  events: [{ kind: 'captured', node, faction: owner, before: nodeIn(world, node).owner }],
})

/** TD-CAP-05, then 06, node by node. */
export const matureClaims = (world: World): Change =>
  boardIn(world).graph.ids.reduce(
    (now, node) => andThen(now, (after) => matureClaim(after, node)),
    unchanged(world),
  )

const matureClaim = (world: World, node: NodeId): Change => {
  const { claim } = nodeIn(world, node)
  if (claim === null) return unchanged(world)
  if (!doesStand(world, node, claim.by))
    return {
      world: withNode(world, node, { claim: null }),
      events: [{ kind: 'claimEnded', node, faction: claim.by }],
    }
  return world.turn >= claim.since + world.house.turnsPerYear
    ? takeOver(world, node, claim.by)
    : unchanged(world)
}

const doesStand = (world: World, node: NodeId, by: FactionId): boolean => {
  const ground = groundOf(world)
  const { owner } = nodeIn(world, node)
  const isOpen = owner === null ? world.house.neutralLand === 'open' : areAtWar(ground, by, owner)
  const isHeld = forcesAt(world, node).some(
    ({ faction, kind }) => kind === 'task' && areAllies(ground, by, faction),
  )
  return isOpen && isHeld && !isHostileAt(world, by, node)
}
