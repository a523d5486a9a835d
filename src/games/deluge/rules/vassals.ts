// Lost home regions: who has lost one, to whom, and what it means to become a vassal.
import type { FactionId, NodeId } from '../../campaign/rules/index.ts'
import { andThen, type Change } from './change.ts'
import { nodeIn } from './land.ts'
import type { World } from './model.ts'
import { boardIn, factionIn, groundOf, withFaction, withRelation } from './world.ts'

/** `homeLost`: its home nodes, or its capital alone. */
const heart = (world: World, faction: FactionId): readonly NodeId[] => {
  const board = boardIn(world)
  const capital = board.capital(faction)
  return world.house.homeLost === 'capital' && capital !== null ? [capital] : board.homes(faction)
}

const hasHome = (world: World, faction: FactionId): boolean =>
  heart(world, faction).some((node) => nodeIn(world, node).owner === faction)

/** TD-VAS-01. */
export const hasLostHome = (world: World, faction: FactionId): boolean =>
  factionIn(world, faction).hadHome && !hasHome(world, faction)

/** TD-VAS-02, 07: the owner of the home node that changed hands last; null if there is no faction it could submit to. */
export const captorOf = (world: World, faction: FactionId): FactionId | null => {
  let last: NodeId | null = null
  for (const node of heart(world, faction))
    if (last === null || nodeIn(world, node).changed >= nodeIn(world, last).changed) last = node
  const captor = last === null ? null : nodeIn(world, last).owner
  return captor === null || captor === faction || isVassalOf(world, captor, faction) ? null : captor
}

/** Directly or by a chain, which never closes to a ring. */
const isVassalOf = (world: World, vassal: FactionId, overlord: FactionId): boolean => {
  for (let at = factionIn(world, vassal).overlord; at !== null; at = factionIn(world, at).overlord)
    if (at === overlord) return true
  return false
}

/** TD-VAS-03: wars with the overlord and its allies end, then the two are allies. */
export const submit = (world: World, faction: FactionId, overlord: FactionId): Change => {
  const ground = groundOf(world)
  const enemies = ground.board.factions.filter(
    (other) =>
      ground.relation(faction, other) === 'war' &&
      (other === overlord || ground.relation(overlord, other) === 'ally'),
  )
  const start: Change = {
    world: withFaction(world, faction, { overlord }),
    events: [{ kind: 'submitted', faction, overlord }],
  }
  const peaceful = enemies.reduce(
    (now, other) => andThen(now, (after) => withRelation(after, faction, other, 'neutral')),
    start,
  )
  return andThen(peaceful, (now) => withRelation(now, faction, overlord, 'ally'))
}

/** Whether each faction owns a home node, for the end of the next turn. */
export const rememberHomes = (world: World): World =>
  boardIn(world).factions.reduce(
    (now, faction) => withFaction(now, faction, { hadHome: hasHome(now, faction) }),
    world,
  )
