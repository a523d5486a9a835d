// Diplomacy: what a faction may order, and how all orders are resolved together.
import type { FactionId } from '../../campaign/rules/index.ts'
import { forEach, andThen, unchanged, type Change } from './change.ts'
import type { Ground } from './land.ts'
import { areAllies, nodeIn } from './land.ts'
import type { DiplomacyLine, World } from './model.ts'
import { factionIn, groundOf, withFaction, withOwner, withRelation } from './world.ts'

/** TD-DIP-01, 05, VAS-06: by `rebelAfter` of a vassal; at most one order for each other faction. */
export const diplomacyOptions = (
  ground: Ground,
  faction: FactionId,
  turn: number,
  rebelAfter: number | null,
  lines: readonly DiplomacyLine[],
): readonly DiplomacyLine[] => {
  const overlord = ground.overlord(faction)
  const others = ground.board.factions.filter(
    (other) =>
      other !== faction &&
      other !== overlord &&
      ground.overlord(other) !== faction &&
      !lines.some((line) => line.endsWith(`:${other}`)),
  )
  const orders = others.flatMap((other): readonly DiplomacyLine[] => {
    switch (ground.relation(faction, other)) {
      case 'neutral': {
        const isBarred = overlord !== null && areAllies(ground, overlord, other)
        return isBarred ? [`ally:${other}`] : [`war:${other}`, `ally:${other}`]
      }
      case 'war':
        return [`peace:${other}`]
      case 'ally':
        return [`end:${other}`]
    }
  })
  const mayRebel =
    overlord !== null && rebelAfter !== null && turn > rebelAfter && !lines.includes('rebel')
  return mayRebel ? [...orders, 'rebel'] : orders
}

/** The lines of a sheet that are legal as things are now, after a correction perhaps; null in the place of the others. */
export const legalDiplomacy = (
  world: World,
  faction: FactionId,
  lines: readonly DiplomacyLine[],
): readonly (DiplomacyLine | null)[] => {
  const { rebelAfter } = factionIn(world, faction)
  const kept: DiplomacyLine[] = []
  return lines.map((line) => {
    const options = diplomacyOptions(groundOf(world), faction, world.turn, rebelAfter, kept)
    if (!options.includes(line)) return null
    kept.push(line)
    return line
  })
}

type Orders = ReadonlyMap<FactionId, readonly DiplomacyLine[]>

/** TD-DIP-02: per pair, all together; then rebellions in file order. */
export const resolveDiplomacy = (world: World, orders: Orders): Change => {
  const { factions } = groundOf(world).board
  const pairs = factions.flatMap((one, place) =>
    factions.slice(place + 1).map((other) => [one, other] as const),
  )
  const related = forEach(unchanged(world), pairs, (now, [one, other]) => {
    const next = nextRelation(orders, one, other)
    return next === null ? unchanged(now) : withRelation(now, one, other, next)
  })
  const rebels = factions.filter((faction) => orders.get(faction)?.includes('rebel') === true)
  return forEach(related, rebels, rebel)
}

const nextRelation = (
  orders: Orders,
  one: FactionId,
  other: FactionId,
): 'war' | 'neutral' | 'ally' | null => {
  const count = (word: 'war' | 'end' | 'peace' | 'ally'): number =>
    [
      orders.get(one)?.includes(`${word}:${other}`),
      orders.get(other)?.includes(`${word}:${one}`),
    ].filter((each) => each === true).length
  if (count('war') > 0) return 'war'
  if (count('end') > 0) return 'neutral'
  if (count('peace') === 2) return 'neutral'
  return count('ally') === 2 ? 'ally' : null
}

/** TD-VAS-06: by the relations as they are then. */
const rebel = (world: World, faction: FactionId): Change => {
  const overlord = factionIn(world, faction).overlord
  if (overlord === null) return unchanged(world)
  const freed = withFaction(world, faction, { overlord: null, rebelAfter: null })
  return andThen(withRelation(freed, faction, overlord, 'war'), (now) => {
    const ground = groundOf(now)
    const nodes = ground.board
      .homes(faction)
      .filter(
        (node) =>
          nodeIn(now, node).owner === overlord &&
          !now.pieces.some(
            (force) => force.at === node && areAllies(ground, overlord, force.faction),
          ),
      )
    return {
      world: nodes.length === 0 ? now : withOwner(now, nodes, faction),
      events: [{ kind: 'rebelled', faction, overlord, nodes }],
    }
  })
}
