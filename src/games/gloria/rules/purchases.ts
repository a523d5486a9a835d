// Purchases of step 3: what may be bought, where, and why not elsewhere.
import type { FactionId, NodeId } from '../../campaign/rules/index.ts'
import { purse } from './diplomacy.ts'
import { sees } from './fog.ts'
import type { GloriaWanted } from './desk.ts'
import type { Unit, World } from './model.ts'
import type { GloriaOption } from './options.ts'
import { barred, type Barred } from './reasons.ts'
import { brigadeTypes, type PurchaseId } from './tables.ts'
import {
  boardIn,
  cityOwner,
  enemiesAt,
  hasRoom,
  independentsAt,
  isArmy,
  isAtLeast,
  isCity,
  isFortress,
  isInterdicted,
  isLocked,
  isSacked,
  portSea,
  unitsAt,
} from './world.ts'
import { isPassable } from './passable.ts'

/** `powerPay: purse`: what the use of a power costs. */
const asidePrice = 50

export const priceOf = ({ tables }: World, purchase: PurchaseId | 'aside'): number =>
  purchase === 'aside'
    ? asidePrice
    : (tables.purchases.find(({ id }) => id === purchase)?.price ?? 0)

export const payProblem = (
  world: World,
  player: FactionId,
  purchase: PurchaseId | 'aside',
): Barred | null =>
  purse(world, player) < priceOf(world, purchase) ? barred('no-money', 'GM-ECO-02') : null

const lockedProblem = (world: World, area: NodeId): Barred | null =>
  isLocked(world, area) ? barred('locked', 'GM-TURN-05') : null

const own = (world: World, player: FactionId, area: NodeId): readonly Unit[] =>
  unitsAt(world, area).filter(({ owner, isSortie }) => owner === player && !isSortie)

/** A: GM-ECO-03, `buildAt`. */
export const buildProblem = (world: World, player: FactionId, area: NodeId): Barred | null => {
  const { buildAt } = world.house
  const isOwnCity = isCity(world, area) && cityOwner(world, area) === player
  const isAnywhere = buildAt === 'anywhere' && own(world, player, area).length > 0
  if (!isAnywhere && !isOwnCity) return barred('not-your-city', 'GM-ECO-03')
  if (isSacked(world, area)) return barred('sacked', 'GM-BAT-12')
  if (buildAt === 'fortress' && !isFortress(world, area))
    return barred('not-your-city', 'GM-ECO-03')
  if (enemiesAt(world, player, area).length > 0) return barred('enemy', 'GM-UNIT-03')
  return (
    lockedProblem(world, area) ??
    (hasRoom(world, player, area, ['infantry']) ? null : barred('no-room', 'GM-UNIT-03'))
  )
}

/** B: GM-ECO-04. */
export const combineProblem = (world: World, player: FactionId, area: NodeId): Barred | null => {
  if (!isCity(world, area) || cityOwner(world, area) !== player)
    return barred('not-your-city', 'GM-ECO-04')
  if (isSacked(world, area)) return barred('sacked', 'GM-BAT-12')
  if (!isFortress(world, area)) return barred('not-your-city', 'GM-ECO-04')
  const brigades = own(world, player, area).filter((unit) => !isArmy(unit))
  if (brigades.length < 2) return barred('no-brigades', 'GM-ECO-04')
  return lockedProblem(world, area)
}

/** What may be hired in an area: one, two, or two as an army (GM-ECO-05). */
export const hires = (world: World, player: FactionId, area: NodeId): readonly GloriaOption[] => {
  const found = independentsAt(world, area)
  const fits = (units: readonly Unit[]): boolean =>
    hasRoom(
      world,
      player,
      area,
      units.map(({ kind }) => kind),
    )
  const pairs = found.flatMap((one, place) =>
    found.slice(place + 1).map((other) => [one, other] as const),
  )
  return [
    ...found.flatMap((unit) => (fits([unit]) ? [`take:${unit.id}` as const] : [])),
    ...pairs.flatMap((pair) => (fits(pair) ? [`take:${pair[0].id}+${pair[1].id}` as const] : [])),
    ...pairs.flatMap(([one, other]) =>
      hasRoom(world, player, area, ['army']) ? [`army:${one.id}+${other.id}` as const] : [],
    ),
  ]
}

export const hireProblem = (world: World, player: FactionId, area: NodeId): Barred | null => {
  const units = unitsAt(world, area)
  if (!units.some(({ owner }) => owner === null)) return barred('nobody-there', 'GM-ECO-05')
  if (enemiesAt(world, player, area).length > 0) return barred('enemy', 'GM-ECO-05')
  if (units.some(({ owner }) => owner !== null && owner !== player))
    return barred('ally', 'GM-DIP-02')
  if (isCity(world, area) && cityOwner(world, area) !== player)
    return barred('not-your-city', 'GM-ECO-05')
  if (world.house.hireAnywhere === 'no' && !isNear(world, player, area))
    return barred('not-linked', 'GM-ECO-05')
  return (
    lockedProblem(world, area) ??
    (hires(world, player, area).length > 0 ? null : barred('no-room', 'GM-UNIT-03'))
  )
}

const isNear = (world: World, player: FactionId, area: NodeId): boolean =>
  own(world, player, area).length > 0 ||
  boardIn(world)
    .graph.neighbours(area)
    .some((other) => own(world, player, other).length > 0 && isPassable(world, other, area))

/** D: GM-ECO-06. */
export const unsackProblem = (world: World, area: NodeId): Barred | null => {
  const node = boardIn(world).area(area)
  if (node.kind !== 'land' || node.sackedForEver) return barred('for-ever', 'GM-ECO-06')
  if (!isSacked(world, area)) return barred('not-sacked', 'GM-ECO-06')
  return lockedProblem(world, area)
}

/** E: GM-FLEET-01. */
export const fleetProblem = (world: World, player: FactionId, area: NodeId): Barred | null => {
  if (!isCity(world, area) || cityOwner(world, area) !== player)
    return barred('not-your-port', 'GM-FLEET-01')
  if (isSacked(world, area)) return barred('sacked', 'GM-BAT-12')
  if (portSea(world, area) === null) return barred('not-your-port', 'GM-FLEET-01')
  const kinds = own(world, player, area).map(({ kind }) => kind)
  if (!kinds.includes('artillery') || !kinds.includes('supply'))
    return barred('no-brigades', 'GM-FLEET-01')
  return lockedProblem(world, area)
}

/** F: GM-WW-05. */
export const fortProblem = (world: World, player: FactionId, area: NodeId): Barred | null => {
  const post = world.posts.find(({ at, owner }) => at === area && owner === player)
  if (post === undefined) return barred('no-post', 'GM-WW-05')
  return post.fort ? barred('fort', 'GM-WW-05') : lockedProblem(world, area)
}

/** G: GM-WW-07, once a turn for each kingdom in whose land the player has a post. */
export const courtProblem = (world: World, player: FactionId, people: string): Barred | null => {
  const native = boardIn(world).natives.find(({ id }) => id === people)
  if (native?.kind !== 'kingdom' || !hasPostWith(world, player, people))
    return barred('no-post', 'GM-WW-07')
  if (world.turn.courts.includes(people)) return barred('used', 'GM-WW-07')
  return world.beaten.some((each) => each.people === people) ? barred('used', 'GM-WW-16') : null
}

export const hasPostWith = (world: World, player: FactionId, people: string): boolean =>
  world.posts.some(({ at, owner }) => owner === player && boardIn(world).native(at) === people)

/** Un-sacked in this step 3: its power comes in the next step 2 only. */
const isMended = ({ ledger, round }: World, player: FactionId, city: NodeId): boolean =>
  ledger.some(
    ({ turn, faction, reason, about }) =>
      turn === round && faction === player && reason === 'unsack' && about === city,
  )

/** `powerPay: purse`: the use of these two costs 50 set aside. */
export const asideProblem = (world: World, player: FactionId, city: NodeId): Barred | null => {
  const power = boardIn(world).city(city)?.power
  const isPaid = power === 'khan' || power === 'administration'
  if (!isPaid || world.house.powerPay !== 'purse') return barred('not-yours', 'GM-CITY-01')
  if (cityOwner(world, city) !== player) return barred('not-your-city', 'GM-CITY-01')
  if (isSacked(world, city)) return barred('sacked', 'GM-BAT-12')
  if (isInterdicted(world, city)) return barred('interdicted', 'GM-CITY-02')
  if (isMended(world, player, city)) return barred('sacked', 'GM-ECO-06')
  return Object.hasOwn(world.taken, city) ? barred('used', 'GM-CITY-01') : null
}

type Entry = readonly [GloriaOption, PurchaseId | 'aside', Barred | null]

const sackedIn = ({ areas }: World): readonly NodeId[] =>
  Object.entries(areas)
    .flatMap(([id, { sacked }]) => (sacked ? [id] : []))
    .sort()

/** Everything that could be bought by a player like this one, with the reason why not. */
const entries = (world: World, player: FactionId): readonly Entry[] => {
  const { cities, natives } = boardIn(world)
  const ownCities = cities.filter((id) => cityOwner(world, id) === player)
  const places = world.house.buildAt === 'anywhere' ? placesOf(world, player, ownCities) : ownCities
  const lonely = [...new Set(world.units.flatMap(({ owner, at }) => (owner === null ? [at] : [])))]
  return [
    ...places.flatMap((id): readonly Entry[] => {
      const problem = buildProblem(world, player, id)
      return brigadeTypes.map((type) => [`build:${id}:${type}`, 'build', problem])
    }),
    ...ownCities.map((id): Entry => [
      `combine:${id}`,
      'combine',
      combineProblem(world, player, id),
    ]),
    ...lonely.sort().map((id): Entry => [`hire:${id}`, 'hire', hireProblem(world, player, id)]),
    ...sackedIn(world).flatMap((id): readonly Entry[] =>
      unsackProblem(world, id)?.reason === 'for-ever' || !sees(world, player, id)
        ? []
        : [[`unsack:${id}`, 'unsack', unsackProblem(world, id)]],
    ),
    ...(isAtLeast(world, 'advanced')
      ? ownCities.flatMap((id): readonly Entry[] =>
          boardIn(world).city(id)?.port === null
            ? []
            : [[`fleet:${id}`, 'fleet', fleetProblem(world, player, id)]],
        )
      : []),
    ...(isAtLeast(world, 'world')
      ? [
          ...world.posts.flatMap(({ at, owner }): readonly Entry[] =>
            owner === player ? [[`fort:${at}`, 'fort', fortProblem(world, player, at)]] : [],
          ),
          ...natives.flatMap(({ id }): readonly Entry[] =>
            hasPostWith(world, player, id) && courtProblem(world, player, id)?.reason !== 'no-post'
              ? [[`court:${id}`, 'court', courtProblem(world, player, id)]]
              : [],
          ),
        ]
      : []),
    ...(world.house.powerPay === 'purse' && isAtLeast(world, 'advanced')
      ? ownCities.flatMap((id): readonly Entry[] => {
          const problem = asideProblem(world, player, id)
          return problem?.reason === 'not-yours' ? [] : [[`aside:${id}`, 'aside', problem]]
        })
      : []),
  ]
}

const placesOf = (
  world: World,
  player: FactionId,
  cities: readonly NodeId[],
): readonly NodeId[] => [
  ...new Set([
    ...cities,
    ...world.units.flatMap(({ owner, at, isSortie }) =>
      owner === player && !isSortie ? [at] : [],
    ),
  ]),
]

export const spendWanted = (world: World, player: FactionId): GloriaWanted => {
  const options: GloriaOption[] = []
  const unavailable: (Barred & { readonly option: GloriaOption })[] = []
  for (const [option, purchase, problem] of entries(world, player)) {
    const why = problem ?? payProblem(world, player, purchase)
    if (why === null) options.push(option)
    else unavailable.push({ option, ...why })
  }
  return { kind: 'choice', options: [...options, 'done'], unavailable }
}
