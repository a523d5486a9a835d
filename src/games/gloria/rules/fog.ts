// What a player sees of the units on the map: all of them, or with `fog: near` those next to his own.
import type { FactionId, NodeId } from '../../campaign/rules/index.ts'
import type { Unit, World } from './model.ts'
import { boardIn, citiesOf, isOwnSide } from './world.ts'

/** In and next to areas with own units or own cities (CC-SEE: an ally's too). */
export const seenAreas = (world: World, player: FactionId): ReadonlySet<NodeId> => {
  const { graph } = boardIn(world)
  const own = [
    ...world.units.flatMap(({ owner, at }) => (isOwnSide(world, player, owner) ? [at] : [])),
    ...world.players.flatMap((other) =>
      isOwnSide(world, player, other) ? citiesOf(world, other) : [],
    ),
  ]
  return new Set(own.flatMap((area) => [area, ...graph.nextTo(area)]))
}

/** "Purchases, powers and natives name only seen forces and areas." */
export const sees = (world: World, player: FactionId, area: NodeId): boolean =>
  world.house.fog === 'open' || seenAreas(world, player).has(area)

const hides = ({ owner, kind, specials, isShown }: Unit, party: string): boolean =>
  kind === 'army' && specials !== null && !isShown && owner !== party

interface Cached {
  readonly world: World
  readonly seen: World
}

const cache = new WeakMap<readonly Unit[], Map<string, Cached>>()

/** GM-SPEC-02 and `fog`: the world without the secrets of others; `all` for the umpire. */
export const asSeen = (world: World, party: string): World => {
  const views = cache.get(world.units) ?? new Map<string, Cached>()
  cache.set(world.units, views)
  const before = views.get(party)
  if (before?.world === world) return before.seen
  const seen = mask(world, party)
  views.set(party, { world, seen })
  return seen
}

const mask = (world: World, party: string): World => {
  const isNear = world.house.fog === 'near'
  const areas = isNear ? seenAreas(world, party) : null
  const isSeen = ({ at, owner }: Unit): boolean =>
    areas === null || owner === party || areas.has(at)
  const hasHidden = world.units.some((unit) => hides(unit, party) || !isSeen(unit))
  const named = Object.keys(world.named).some(
    (player) => player !== party && !world.revealed.includes(player),
  )
  if (!hasHidden && !named && !isNear) return world
  return {
    ...world,
    units: hasHidden
      ? world.units
          .filter(isSeen)
          .map((unit) => (hides(unit, party) ? { ...unit, specials: null } : unit))
      : world.units,
    named: named
      ? Object.fromEntries(
          Object.entries(world.named).filter(
            ([player]) => player === party || world.revealed.includes(player),
          ),
        )
      : world.named,
    // Numbers given out, and throws that wait, tell of what is unseen.
    owed: isNear ? [] : world.owed,
    battles:
      areas === null
        ? world.battles
        : world.battles.filter(
            ({ area, attacker, defender }) =>
              areas.has(area) || [...attacker.players, ...defender.players].includes(party),
          ),
    next: isNear ? { unit: 0, ticket: 0, came: 0 } : world.next,
  }
}
