// Positions of Gloria Mundi by chance, crowded around one place: pieces of a few kings, powers, bans, locked areas.
import type { RollDie } from '@/core/dice/dice.ts'
import { seededDice } from '@/core/dice/seeded.ts'
import { noEntries } from '@/games/campaign/rules/index.ts'
import { defaultMap, type HouseRules, type World } from '@/games/gloria/rules/index.ts'
import type { AreaState, Battle } from '@/games/gloria/rules/model.ts'
import { unitKinds } from '@/games/gloria/rules/tables.ts'
import { ticketOf } from '@/games/gloria/rules/ticket.ts'
import { randomGloria, worldOf } from './gloria.ts'
import { Page } from './gloriaPage.ts'
import type { Sketch } from './gloriaSketch.ts'

export interface RandomPosition {
  readonly world: World
  readonly player: string
}

const neighbours = new Map<string, string[]>()
for (const { a, b } of defaultMap.links) {
  neighbours.set(a, [...(neighbours.get(a) ?? []), b])
  neighbours.set(b, [...(neighbours.get(b) ?? []), a])
}
const areas = defaultMap.nodes
  .filter(({ kind }) => kind === 'land' || kind === 'outer')
  .map(({ id }) => id)
const cities = defaultMap.nodes.flatMap((node) =>
  node.kind === 'land' && node.city !== null ? [{ id: node.id, ...node.city }] : [],
)
const kings = defaultMap.factions.map(({ id }) => id)

const isLand = (area: string): boolean => areas.includes(area)

const around = (centre: string, steps: number): readonly string[] => {
  let found = [centre]
  for (let step = 0; step < steps; step += 1)
    found = [...new Set(found.flatMap((area) => [area, ...(neighbours.get(area) ?? [])]))]
  return found.filter(isLand)
}

/** Chooses of a list, by the same dice. */
const chooser =
  (roll: RollDie) =>
  <T>(list: readonly T[]): T => {
    const chosen = list[roll(list.length) - 1]
    if (chosen === undefined) throw new RangeError('nothing to choose from')
    return chosen
  }

interface Parties {
  readonly player: string
  readonly rivals: readonly string[]
  readonly allies: readonly string[]
}

const unitsOf = (
  centre: string,
  { player, rivals, allies }: Parties,
  roll: RollDie,
): readonly Sketch[] => {
  const pick = chooser(roll)
  const crowd = around(centre, 3).filter(() => roll(3) > 1)
  const places = [...new Set([...crowd, ...Array.from({ length: 8 }, () => pick(areas))])]
  const friends = allies.filter((ally) => ally !== player)
  return places.flatMap((at): readonly Sketch[] => {
    const of = (owner: string | null): Sketch => {
      const kinds = unitKinds.filter((kind) => kind !== 'army' || owner !== null)
      const acted = owner !== null && roll(6) === 1
      const moved = acted && roll(2) === 1
      return { kind: pick(kinds), owner, at, acted, moved, fought: acted && !moved }
    }
    const friend = friends.length > 0 ? pick(friends) : player
    const rival = pick(rivals)
    return pick([
      [of(player)],
      [of(player)],
      [of(player), of(player)],
      [of(player), of(friend)],
      [of(player), of(null)],
      [of(rival)],
      [of(rival), of(rival)],
      [of(rival), of(null)],
      [of(null)],
      [],
    ])
  })
}

/** GM-FORT-06: a city is whose units stand in it, or a friend's. */
const cityOwner = (
  id: string,
  units: readonly Sketch[],
  { player, rivals, allies }: Parties,
  roll: RollDie,
): string | null => {
  const pick = chooser(roll)
  const standing = units.flatMap(({ at, owner }) => (at === id && owner !== null ? [owner] : []))
  if (standing.length > 0) return pick(standing)
  return pick([player, player, ...rivals, ...allies, null])
}

const areasOf = (units: readonly Sketch[], parties: Parties, roll: RollDie) => {
  const isBeyond = (node: (typeof defaultMap.nodes)[number]): boolean =>
    'sackedForEver' in node && node.sackedForEver
  return Object.fromEntries(
    defaultMap.nodes.map((node): [string, AreaState] => {
      const isCity = cities.some(({ id }) => id === node.id)
      const owner = isCity ? cityOwner(node.id, units, parties, roll) : null
      const isSacked = isBeyond(node) || (isLand(node.id) && roll(5) === 1)
      return [node.id, { owner, sacked: isSacked }]
    }),
  )
}

const isSite = (area: string): boolean =>
  defaultMap.nodes.some((node) => node.id === area && node.kind === 'outer' && node.site)

/** Powers, bans, fleets, plate, posts, and what has been done in this own turn. */
const restOf = (
  world: World,
  { player, rivals, allies }: Parties,
  roll: RollDie,
): Partial<World> => {
  const pick = chooser(roll)
  const { scale } = world.house
  const owned = cities.filter(({ id }) => world.areas[id]?.owner !== null && roll(3) > 1)
  const taken = Object.fromEntries(
    owned.map(({ id }) => [id, { by: world.areas[id]?.owner ?? player, used: roll(3) === 1 }]),
  )
  const ports = cities.filter(({ port }) => port !== null).map(({ id }) => id)
  const fleets = ports.flatMap((at, place) => {
    const owner = world.areas[at]?.owner ?? null
    return owner === null || world.areas[at]?.sacked === true || roll(2) === 1
      ? []
      : [{ id: `U${500 + place}`, owner, at, sailed: roll(3) === 1, used: false }]
  })
  const sites = areas.filter((area) => isSite(area) && roll(2) === 1)
  const owner = (): string => pick([player, player, ...rivals])
  const entry = { turn: 1, phase: 'income', rule: 'GM-ECO-01', about: null } as const
  return {
    ledger: [{ ...entry, faction: player, amount: pick([0, 49, 50, 100]), reason: 'income' }],
    taken,
    fleets: scale === 'basic' ? [] : fleets,
    posts: sites.map((at) => ({ at, owner: owner(), fort: roll(3) === 1 })),
    plates: sites
      .filter(() => roll(2) === 1)
      .map((at, place) => ({ id: `U${600 + place}`, owner: owner(), at })),
    allies,
    bridges: roll(2) === 1 ? (taken['60']?.by ?? null) : null,
    interdicts: roll(3) > 1 ? [] : [{ by: pick(rivals), city: pick(cities).id, player: null }],
    silenced: roll(3) > 1 ? [] : [{ continent: pick(defaultMap.continents).id, by: pick(rivals) }],
    beaten: roll(3) > 1 ? [] : [{ people: pick(defaultMap.natives).id, by: pick(rivals) }],
    turn: {
      lifts: ports.filter(() => roll(4) === 1),
      besieged: cities.filter(() => roll(6) === 1).map(({ id }) => id),
      done: roll(2) === 1 ? [] : ['ship:U600', `deal:${pick(defaultMap.natives).id}`],
      courts: roll(2) === 1 ? [] : [pick(defaultMap.natives).id],
      war: roll(2) === 1 ? [] : [pick(['deal', ...defaultMap.natives.map(({ id }) => id)])],
    },
  }
}

const parked = (world: World, area: string, from: string, player: string): Battle => {
  const camp = { players: [player], units: [], guests: [] }
  const plan = { id: 'T1', area, from, attacker: camp, defender: camp }
  return {
    ...plan,
    ticket: ticketOf(world, plan),
    entries: noEntries,
    state: 'parked',
    outcome: null,
    isRout: false,
    spared: [],
    post: null,
  }
}

/** With one city whose power the player has to use. */
const ruling = (
  world: World,
  rest: Partial<World>,
  home: string,
  player: string,
  roll: RollDie,
): World => ({
  ...world,
  ...rest,
  units: world.units.filter(({ at, owner }) => at !== home || owner === player),
  areas: { ...world.areas, [home]: { owner: player, sacked: roll(6) === 1 } },
  taken: { ...rest.taken, [home]: { by: player, used: roll(4) === 1 } },
})

/** Without units that would share an area with an enemy, or stand in the city of one. */
const peaceful = (world: World): World => {
  const isAtPeace = ({ owner, at }: World['units'][number]): boolean => {
    if (owner === null) return true
    const page = new Page(world, owner)
    return page.enemies(at).length === 0 && !page.isEnemy(page.owner(at))
  }
  return { ...world, units: world.units.filter(isAtPeace) }
}

/** Of the scale, with any value of every house rule and what `house` fixes. */
export const randomPosition = (
  scale: HouseRules['scale'],
  seed: number,
  house: Partial<HouseRules> = {},
): RandomPosition => {
  const roll = seededDice(seed)
  const pick = chooser(roll)
  const rules = {
    ...randomGloria(roll, scale, 12),
    start: 'empty',
    seats: 10,
    fog: 'open',
  } as const
  const player = pick(kings)
  const others = kings.filter((king) => king !== player)
  const rivals = [pick(others), pick(others), pick(others)]
  const circle = scale !== 'basic' && roll(2) === 1
  const allies = circle ? [...new Set([player, pick(rivals)])] : []
  const parties = { player, rivals, allies }
  const home = pick(cities).id
  const centre = roll(2) === 1 ? home : pick(areas)
  const units = unitsOf(centre, parties, roll)
  const placed = worldOf({
    house: { ...rules, ...house },
    areas: areasOf(units, parties, roll),
    units,
    world: { active: player, allies },
  })
  const world = peaceful(ruling(placed, restOf(placed, parties, roll), home, player, roll))
  const [area, from] = [pick(around(centre, 2)), pick(around(centre, 2))]
  const battles = roll(3) === 1 ? [parked(world, area, from, pick(rivals))] : []
  return { world: { ...world, battles }, player }
}
