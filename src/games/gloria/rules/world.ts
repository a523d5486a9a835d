// Lookups in a campaign, and single facts of it written anew.
import { once } from '../../../core/once.ts'
import { own } from '../../../core/own.ts'
import type { FactionId, NodeId } from '../../campaign/rules/index.ts'
import { boardOf, type Board } from './board.ts'
import type { AreaState, Battle, OwnTurn, Unit, World } from './model.ts'
import type { PowerId } from './powerIds.ts'
import type { BrigadeType, UnitKind } from './tables.ts'

export const freshTurn: OwnTurn = { lifts: [], besieged: [], done: [], courts: [], war: [] }

export const boardIn = ({ map }: World): Board => boardOf(map)

export const isAtLeast = ({ house }: World, scale: 'advanced' | 'world'): boolean =>
  house.scale === 'world' || house.scale === scale

const none: readonly Unit[] = []

const unitsByArea = once((units: readonly Unit[]): ReadonlyMap<NodeId, readonly Unit[]> => {
  const found = new Map<NodeId, Unit[]>()
  for (const unit of units) {
    const list = found.get(unit.at)
    if (list === undefined) found.set(unit.at, [unit])
    else list.push(unit)
  }
  return found
})

/** Land units of an area, by number. */
export const unitsAt = ({ units }: World, area: NodeId): readonly Unit[] =>
  unitsByArea(units).get(area) ?? none

export const unitOf = ({ units }: World, id: string): Unit | null =>
  units.find((unit) => unit.id === id) ?? null

export const unitsOf = (world: World, ids: readonly string[]): readonly Unit[] =>
  ids.flatMap((id) => unitOf(world, id) ?? [])

const numberOf = (id: string): number => Number(id.slice(1))
export const byNumber = (one: { readonly id: string }, other: { readonly id: string }): number =>
  numberOf(one.id) - numberOf(other.id)
export const isArmy = ({ kind }: Pick<Unit, 'kind'>): boolean => kind === 'army'

const areaIn = ({ areas }: World, id: NodeId): AreaState =>
  own(areas, id) ?? { owner: null, sacked: false }

export const isSacked = (world: World, id: NodeId): boolean => areaIn(world, id).sacked
export const cityOwner = (world: World, id: NodeId): FactionId | null => areaIn(world, id).owner
export const isCity = (world: World, id: NodeId): boolean => boardIn(world).city(id) !== null

/** GM-BAT-12: an unsacked one. */
export const isFortress = (world: World, id: NodeId): boolean =>
  (boardIn(world).city(id)?.fortress ?? false) && !isSacked(world, id)

/** The sea of an unsacked port; null: none (GM-SEA-01). */
export const portSea = (world: World, id: NodeId): string | null =>
  isAtLeast(world, 'advanced') && !isSacked(world, id)
    ? (boardIn(world).city(id)?.port ?? null)
    : null

export const citiesOf = (world: World, player: FactionId): readonly NodeId[] =>
  boardIn(world).cities.filter((id) => cityOwner(world, id) === player)

/** GM-CITY-40: by the city, or by its owner with `pope: player`. */
export const isInterdicted = (world: World, city: NodeId): boolean =>
  world.interdicts.some(
    (each) =>
      each.city === city || (each.player !== null && each.player === cityOwner(world, city)),
  )

/** Who owns the city of a power, unsacked and not interdicted; in `basic` no player. */
export const holderOf = (world: World, power: PowerId): FactionId | null => {
  if (!isAtLeast(world, 'advanced')) return null
  const city = boardIn(world).cityOf(power)
  if (city === null || isSacked(world, city) || isInterdicted(world, city)) return null
  if (power === 'diplomacy' && world.house.salhepatica === 'instead') return takerIn(world, city)
  return cityOwner(world, city)
}

const takerIn = (world: World, city: NodeId): FactionId | null => {
  const owner = cityOwner(world, city)
  return owner !== null && own(world.taken, city)?.by === owner ? owner : null
}

/** Who has taken a power that still works (GM-CITY-01, 02). */
export const takerOf = (world: World, power: PowerId): FactionId | null => {
  const holder = holderOf(world, power)
  const city = boardIn(world).cityOf(power)
  return holder === null || city === null ? null : takerIn(world, city)
}

/** A power with a use that is still to be made. */
export const canUse = (world: World, power: PowerId, player: FactionId): boolean => {
  const city = boardIn(world).cityOf(power)
  return city !== null && takerOf(world, power) === player && own(world.taken, city)?.used === false
}

export const withUse = (world: World, power: PowerId): World => {
  const city = boardIn(world).cityOf(power)
  const taken = city === null ? undefined : own(world.taken, city)
  return city === null || taken === undefined
    ? world
    : { ...world, taken: { ...world.taken, [city]: { ...taken, used: true } } }
}

/** GM-DIP-01: all allies of Salhepatica are allies of each other, while its power works. */
export const areAllied = (world: World, one: FactionId, other: FactionId): boolean => {
  if (world.allies.length === 0 || one === other) return false
  const owner = holderOf(world, 'diplomacy')
  if (owner === null) return false
  const isIn = (player: FactionId): boolean => player === owner || world.allies.includes(player)
  return isIn(one) && isIn(other)
}

/** Owned by another player who is no ally; independents are no player's enemy. */
export const isEnemy = (world: World, player: FactionId, owner: FactionId | null): boolean =>
  owner !== null && owner !== player && !areAllied(world, player, owner)

export const isOwnSide = (world: World, player: FactionId, owner: FactionId | null): boolean =>
  owner !== null && (owner === player || areAllied(world, player, owner))

export const enemiesAt = (world: World, player: FactionId, area: NodeId): readonly Unit[] =>
  unitsAt(world, area).filter(({ owner }) => isEnemy(world, player, owner))

export const independentsAt = (world: World, area: NodeId): readonly Unit[] =>
  unitsAt(world, area).filter(({ owner }) => owner === null)

/** GM-MIL-02: the militia at home, as an enemy of `player`; null: none there. */
export const militiaAt = (world: World, player: FactionId, area: NodeId): FactionId | null => {
  if (boardIn(world).cityOf('militia') !== area) return null
  const owner = holderOf(world, 'militia')
  return isEnemy(world, player, owner) ? owner : null
}

export const hasEnemy = (world: World, player: FactionId, area: NodeId): boolean =>
  enemiesAt(world, player, area).length > 0 || militiaAt(world, player, area) !== null

export const hasEnemyArmy = (world: World, player: FactionId, area: NodeId): boolean =>
  enemiesAt(world, player, area).some(isArmy) || militiaAt(world, player, area) !== null

const mostUnits = 2

/** GM-UNIT-03: room for newcomers beside one's own and allies' units; independents give way. */
export const hasRoom = (
  world: World,
  player: FactionId,
  area: NodeId,
  newcomers: readonly UnitKind[],
  leaving: readonly string[] = [],
): boolean => {
  let [count, armies] = [newcomers.length, newcomers.filter((kind) => kind === 'army').length]
  for (const unit of unitsAt(world, area)) {
    if (!isOwnSide(world, player, unit.owner) || leaving.includes(unit.id)) continue
    count += 1
    armies += isArmy(unit) ? 1 : 0
  }
  return count <= mostUnits && armies <= 1
}

/** GM-ATT-02. */
export const attritionAt = (world: World, id: NodeId): number => {
  const { map } = world
  const area = boardIn(world).area(id)
  if (area.kind !== 'land' || isSacked(world, id)) return map.sackedAttrition
  if (area.city !== null) return map.cityAttrition
  return map.regions.find((region) => region.id === area.region)?.attrition ?? 1
}

/** `battleHold: park`: an area of a battle that is not fought yet. */
export const isLocked = ({ battles }: World, id: NodeId): boolean =>
  battles.some((each) => each.state === 'parked' && (each.area === id || each.from === id))

export const battleIn = ({ battles }: World, id: string): Battle | null =>
  battles.find((battle) => battle.id === id) ?? null

/** Those of the round's order that are not out. */
export const playing = ({ order, out }: World): readonly FactionId[] =>
  order.filter((player) => !out.includes(player))

/** In turn order. */
export const inOrder = ({ order }: World, players: readonly FactionId[]): readonly FactionId[] =>
  order.filter((player) => players.includes(player))

export const withArea = (world: World, id: NodeId, change: Partial<AreaState>): World => ({
  ...world,
  areas: { ...world.areas, [id]: { ...areaIn(world, id), ...change } },
})

export const withUnit = (world: World, id: string, change: Partial<Unit>): World => ({
  ...world,
  units: world.units.map((unit) => (unit.id === id ? { ...unit, ...change } : unit)),
})

export const withoutUnits = (world: World, ids: readonly string[]): World =>
  ids.length === 0 ? world : { ...world, units: world.units.filter(({ id }) => !ids.includes(id)) }

/** GM-MIL-01: home again; where a battle is not fought yet they wait for it (GM-TURN-05). */
export const withoutSortie = (world: World, player: FactionId): World => {
  const due = world.units.filter(({ isSortie, owner }) => isSortie && owner === player)
  const held = due.filter(({ at, id }) => isLocked(world, at) && !world.owed.includes(id))
  const left = withoutUnits(
    world,
    due.flatMap(({ id, at }) => (isLocked(world, at) ? [] : [id])),
  )
  return { ...left, owed: [...left.owed, ...held.map(({ id }) => id)] }
}

export const withBattle = (world: World, id: string, change: Partial<Battle>): World => ({
  ...world,
  battles: world.battles.map((battle) => (battle.id === id ? { ...battle, ...change } : battle)),
})

type NewUnit = Pick<Unit, 'kind' | 'owner' | 'at'> & Partial<Unit>

/** With new units of the next numbers, in this order. */
export const withNewUnits = (world: World, made: readonly NewUnit[]): World => {
  const { next } = world
  const units = made.map((unit, place): Unit => ({
    specials: null,
    isShown: false,
    acted: false,
    moved: false,
    fought: false,
    came: next.came + place,
    isSortie: false,
    ...unit,
    id: `U${next.unit + place}`,
  }))
  return {
    ...world,
    units: [...world.units, ...units],
    next: { ...next, unit: next.unit + units.length, came: next.came + units.length },
  }
}

/** The units come to stand in an area, in this order. */
export const placed = (world: World, ids: readonly string[], at: NodeId): World => ({
  ...world,
  units: world.units.map((unit) => {
    const place = ids.indexOf(unit.id)
    return place < 0 ? unit : { ...unit, at, came: world.next.came + place }
  }),
  next: { ...world.next, came: world.next.came + ids.length },
})

/** GM-DEG-01: an army becomes two brigades of its owner, in place; acted if it had. */
export const splitArmy = (
  world: World,
  army: Unit,
  types: readonly [BrigadeType, BrigadeType],
): World => {
  const { owner, at, acted, moved, fought, came } = army
  const made = withNewUnits(
    withoutUnits(world, [army.id]),
    types.map((kind) => ({ kind, owner, at, acted, moved, fought, came })),
  )
  return made
}
