// Units on the map that a player sees: all of them, or with `fog: near` those next to the player's own.
import { headOf } from '../../../core/option.ts'
import type { FactionId, NodeId } from '../../campaign/rules/index.ts'
import type { Battle, OwnTurn, Unit, World } from './model.ts'
import { boardIn, citiesOf, freshTurn, isOwnSide } from './world.ts'

/**
 * In and next to areas with own units or own cities (CC-SEE: an ally's too), and of a battle under way that the
 * player takes part in: the one who sends the Khan chooses where the beaten go (GM-KHAN-01), by what they see.
 */
export const seenAreas = (world: World, player: FactionId): ReadonlySet<NodeId> => {
  const { graph } = boardIn(world)
  const own = [
    ...world.units.flatMap(({ owner, at }) => (isOwnSide(world, player, owner) ? [at] : [])),
    ...world.players.flatMap((other) =>
      isOwnSide(world, player, other) ? citiesOf(world, other) : [],
    ),
    ...world.battles.flatMap((battle) =>
      battle.state === 'open' && fightersOf(battle).includes(player) ? [battle.area] : [],
    ),
  ]
  return new Set(own.flatMap((area) => [area, ...graph.nextTo(area)]))
}

const fightersOf = ({ attacker, defender }: Battle): readonly FactionId[] => [
  ...attacker.players,
  ...defender.players,
]

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

/** Of the own turn of another only the alliances that ended: all else is done with forces, or at ports. */
const openly = ({ done }: OwnTurn): OwnTurn => ({
  ...freshTurn,
  done: done.filter((each) => headOf(each) === 'end'),
})

/** Who came later shows; how many came between, where the player did not see it, does not. */
const inTheirOrder = (units: readonly Unit[]): readonly Unit[] => {
  const order = [...new Set(units.map(({ came }) => came))].sort((one, other) => one - other)
  return units.map((unit) => ({ ...unit, came: order.indexOf(unit.came) + 1 }))
}

/** GM-SPEC-02. */
const withoutSpecials = (world: World, party: string): World => {
  const isOpen = (player: FactionId): boolean => player === party || world.revealed.includes(player)
  const hasHidden = world.units.some((unit) => hides(unit, party))
  if (!hasHidden && Object.keys(world.named).every(isOpen)) return world
  return {
    ...world,
    units: world.units.map((unit) => (hides(unit, party) ? { ...unit, specials: null } : unit)),
    named: Object.fromEntries(Object.entries(world.named).filter(([player]) => isOpen(player))),
  }
}

const inFog = (world: World, party: string): World => {
  const areas = seenAreas(world, party)
  return {
    ...world,
    units: inTheirOrder(world.units.filter(({ at, owner }) => owner === party || areas.has(at))),
    battles: world.battles.filter(
      (battle) => areas.has(battle.area) || fightersOf(battle).includes(party),
    ),
    turn: world.active === party ? world.turn : openly(world.turn),
    // Numbers given out, and throws that wait, tell of what is unseen.
    owed: [],
    next: { unit: 0, ticket: 0, came: 0 },
  }
}

const mask = (world: World, party: string): World => {
  const open = withoutSpecials(world, party)
  return world.house.fog === 'near' ? inFog(open, party) : open
}
