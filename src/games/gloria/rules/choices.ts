// Lists of what a correction may name: those that a form offers are those that the rules take.
import { own } from '../../../core/own.ts'
import type { Choices, FactionId, NodeId } from '../../campaign/rules/index.ts'
import { isTakable } from './diplomacy.ts'
import { houseRuleKeys, houseRuleTable } from './houseRules.ts'
import type { OwnTurn, Post, World } from './model.ts'
import { areaProblem } from './passable.ts'
import { portsOf, shippingOf } from './seaWays.ts'
import { turnLists } from './correction.ts'
import { specialIds } from './tables.ts'
import {
  boardIn,
  cityOwner,
  isArmy,
  isAtLeast,
  isFortress,
  isInterdicted,
  isLocked,
  isSacked,
  portSea,
  unitOf,
} from './world.ts'

/** Rules that a campaign under way cannot change: what they set up has been set up. */
export const settledRules: readonly string[] = [
  'scale',
  'start',
  'seats',
  'specials',
  'turnOrder',
  'battleHold',
  'fog',
]

/** Who is not out. */
export const isInPlay = ({ players, out }: World, id: FactionId): boolean =>
  players.includes(id) && !out.includes(id)

const kings = (world: World): readonly FactionId[] =>
  world.players.filter((id) => isInPlay(world, id))

/** The owner of Salhepatica, whose allies are named (GM-DIP-01); null: the city is free, or the scale has no alliances. */
export const alliesOf = (world: World): FactionId | null => {
  const city = isAtLeast(world, 'advanced') ? boardIn(world).cityOf('diplomacy') : null
  return city === null ? null : cityOwner(world, city)
}

export const postAt = ({ posts }: World, area: NodeId): Post | null =>
  posts.find(({ at }) => at === area) ?? null

/** GM-WW-03. */
export const canHoldPost = (world: World, area: NodeId): boolean => {
  const node = world.map.nodes.find(({ id }) => id === area)
  return isAtLeast(world, 'world') && node?.kind === 'outer' && node.site
}

/** `powerPay: purse`: money is set aside for it in step 3. */
export const isSetAside = (world: World, city: NodeId): boolean => {
  const power = boardIn(world).city(city)?.power
  return world.house.powerPay === 'purse' && (power === 'khan' || power === 'administration')
}

/** GM-CITY-01, 02: whether its owner can have taken its power. */
export const hasPower = (world: World, city: NodeId): boolean =>
  Object.hasOwn(world.areas, city) &&
  isAtLeast(world, 'advanced') &&
  cityOwner(world, city) !== null &&
  !isSacked(world, city) &&
  !isInterdicted(world, city) &&
  (isTakable(world, city) || isSetAside(world, city))

/** Whom, or what, a ban of this king may lie on. */
export const isBannable = (world: World, by: FactionId, target: string): boolean =>
  world.house.pope === 'player'
    ? target !== by && isInPlay(world, target)
    : boardIn(world).cities.includes(target) && target !== boardIn(world).cityOf('pope')

export const sortieOf = ({ units }: World, player: FactionId): readonly string[] =>
  units.flatMap(({ id, owner, isSortie }) => (isSortie && owner === player ? [id] : []))

/** GM-MIL-01: next to the Amana Range. */
export const isByAmana = ({ map }: World, at: NodeId): boolean =>
  map.nodes.some((node) => node.id === at && node.kind === 'land' && node.amana)

const kingdomsIn = (world: World): readonly string[] =>
  boardIn(world).natives.flatMap(({ id, kind }) =>
    kind === 'kingdom' && isAtLeast(world, 'world') ? [id] : [],
  )

/** GM-WW-06 to 10, GM-DIP-01: what is done once a turn, in the words that the turn keeps it by. */
const dealings = (world: World): readonly string[] => {
  const sites = world.posts.map(({ at }) => at)
  const { map, house, active, players, plates } = world
  const throwsAt = house.plateAttempts === 'post' ? sites : map.continents.map(({ id }) => id)
  return [
    ...(isAtLeast(world, 'world')
      ? [
          ...map.natives.map(({ id }) => `deal:${id}`),
          ...kingdomsIn(world).map((id) => `audience:${id}`),
          ...throwsAt.map((id) => `plate:${id}`),
          ...plates.flatMap(({ id, owner }) => (owner === active ? [shippingOf(id)] : [])),
        ]
      : []),
    ...(isAtLeast(world, 'advanced') ? players.map((id) => `end:${id}`) : []),
  ]
}

const entries: Readonly<Record<keyof OwnTurn, (world: World) => readonly string[]>> = {
  lifts: (world) => world.map.seas.flatMap(({ id }) => portsOf(world, world.active ?? '', id)),
  besieged: (world) => boardIn(world).cities.filter((id) => isFortress(world, id)),
  done: dealings,
  courts: kingdomsIn,
  war: (world) => (isAtLeast(world, 'world') ? ['deal', ...kingdomsIn(world)] : []),
}

/** What can be written into a list of the own turn under way, or is in it; nothing between two own turns. */
export const turnEntries = (world: World, of: keyof OwnTurn): readonly string[] =>
  world.active === null ? [] : [...new Set([...world.turn[of], ...entries[of](world)])]

const nodesIn = (
  { map }: World,
  isWanted: (node: World['map']['nodes'][number]) => boolean,
): readonly NodeId[] => map.nodes.filter(isWanted).map(({ id }) => id)

const idsOf = (things: readonly { readonly id: string }[]): readonly string[] =>
  things.map(({ id }) => id)

/** Units of a king that have done something in their own turn, or have not. */
const movers = ({ units }: World) =>
  units.filter(({ isSortie, owner }) => !isSortie && owner !== null)

export const choices = {
  king: kings,
  city: (world) => boardIn(world).cities,
  land: (world) => nodesIn(world, (node) => node.kind === 'land' && !node.sackedForEver),
  area: (world) => nodesIn(world, ({ id }) => areaProblem(world, id)?.reason !== 'closed-area'),
  unit: ({ units }) => idsOf(units.filter(({ isSortie }) => !isSortie)),
  mover: (world) => idsOf(movers(world)),
  // With `perPlayer` they are no figure of one army; before they are named their king is asked.
  army: (world) =>
    isAtLeast(world, 'advanced') && world.house.specials === 'perArmy'
      ? idsOf(movers(world).filter((unit) => isArmy(unit) && unit.specials !== null))
      : [],
  special: () => specialIds,
  // Before they are named their king is asked; where each army has its own they are its own figure.
  namer: (world) =>
    world.house.specials === 'perPlayer'
      ? kings(world).filter((id) => (own(world.named, id)?.length ?? 0) > 0)
      : [],
  powerCity: (world) =>
    Object.keys(world.areas).filter((id) => hasPower(world, id) || world.taken[id] !== undefined),
  mighty: (world) => (isAtLeast(world, 'advanced') ? kings(world) : []),
  ban: (world, { by = '' }) =>
    [...world.players, ...Object.keys(world.areas)].filter((id) => isBannable(world, by, id)),
  atTheMealy: (world) => (isAtLeast(world, 'advanced') ? ['yes', 'no'] : []),
  // Of the owner of Lollapalooza, and of a king whose militia is out.
  militia: (world) => {
    const city = isAtLeast(world, 'advanced') ? boardIn(world).cityOf('militia') : null
    const owner = city === null ? null : cityOwner(world, city)
    return kings(world).filter((id) => id === owner || sortieOf(world, id).length > 0)
  },
  amana: (world) => Object.keys(world.areas).filter((id) => isByAmana(world, id)),
  round: ({ round }) => Array.from({ length: round }, (_, nth) => String(nth + 1)),
  turnList: (world) => turnLists.filter((of) => turnEntries(world, of).length > 0),
  deed: (world, given) => {
    const of = turnLists.find((each) => each === given['of'])
    return of === undefined ? [] : turnEntries(world, of)
  },
  waiting: (world) =>
    idsOf(world.units.filter(({ id }) => world.owed.includes(id) || canOwe(world, id))),
  fleet: ({ fleets }) => idsOf(fleets),
  // A fleet is nowhere else between two voyages (GM-FLEET-01).
  port: (world) =>
    boardIn(world).cities.filter(
      (id) => portSea(world, id) !== null && portOwners(world, id).length > 0,
    ),
  portOwner: (world, { at = '' }) => portOwners(world, at),
  site: (world) => nodesIn(world, ({ id }) => canHoldPost(world, id)),
  post: ({ posts }) => posts.map(({ at }) => at),
  postOwner: (world, { at = '' }) => [postAt(world, at)?.owner ?? ''],
  fort: (_, { owner }) => (owner === '-' ? ['no'] : ['yes', 'no']),
  plate: ({ plates }) => idsOf(plates),
  creditor: (world) => (isAtLeast(world, 'world') ? kings(world) : []),
  kingdom: kingdomsIn,
  continent: (world) => (isAtLeast(world, 'world') ? idsOf(world.map.continents) : []),
  ally: (world) => {
    const owner = alliesOf(world)
    return owner === null ? [] : kings(world).filter((id) => id !== owner)
  },
  // There is but one way to change it.
  alliance: ({ allies }, { player = '' }) => [allies.includes(player) ? 'no' : 'yes'],
  exile: ({ players, out }) => players.filter((id) => out.includes(id)),
  houseRule: () => houseRuleKeys.filter((key) => !settledRules.includes(key)),
  houseRuleValue: (_, given) => {
    const key = houseRuleKeys.find((each) => each === given['key'])
    return key === undefined ? [] : houseRuleTable[key].values.map(String)
  },
} as const satisfies Choices<World>

/** `battleHold: park`: it stands where a battle is not fought yet. */
export const canOwe = (world: World, id: string): boolean => {
  const unit = unitOf(world, id)
  return unit !== null && unit.owner !== null && isLocked(world, unit.at)
}

function portOwners(world: World, at: NodeId): readonly FactionId[] {
  const owner = Object.hasOwn(world.areas, at) ? cityOwner(world, at) : null
  return owner === null ? [] : [owner]
}
