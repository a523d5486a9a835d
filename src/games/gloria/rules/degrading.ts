// Degrading and surplus: armies break into brigades, brigades become independents, what is too much goes.
import {
  optionOf,
  type FactionId,
  type NodeId,
  type TaskAnswer,
} from '../../campaign/rules/index.ts'
import { partOf } from '../../../core/option.ts'
import { choice, done, twoFields, twoOf, type Handlers } from './desk.ts'
import type { GloriaEvent } from './events.ts'
import type { Unit, World } from './model.ts'
import { brigadeTypes, type BrigadeType } from './tables.ts'
import type { Task } from './tasks.ts'
import {
  byNumber,
  isArmy,
  isLocked,
  splitArmy,
  unitOf,
  unitsAt,
  unitsOf,
  withoutUnits,
  withUnit,
} from './world.ts'

const typeOf = (name: string): BrigadeType =>
  brigadeTypes.find((type) => type === name) ?? 'infantry'

const typesOf = (given: TaskAnswer): readonly [BrigadeType, BrigadeType] => {
  const [first, second] = twoOf(given)
  return [typeOf(first), typeOf(second)]
}

const degraded = (
  unit: Unit,
  into: readonly string[],
  types: readonly Unit['kind'][],
): GloriaEvent => ({
  kind: 'degraded',
  area: unit.at,
  unit: unit.id,
  what: unit.kind,
  player: unit.owner,
  into,
  types,
})

/** GM-DEG-01: the next two numbers, the first named the lower one. */
const split = (
  world: World,
  army: Unit,
  types: readonly [BrigadeType, BrigadeType],
): { readonly world: World; readonly event: GloriaEvent } => {
  const { unit: first } = world.next
  return {
    world: splitArmy(world, army, types),
    event: degraded(army, [`U${first}`, `U${first + 1}`], types),
  }
}

/** GM-DEG-02, 03, of a brigade. */
const worn = (
  world: World,
  brigade: Unit,
): { readonly world: World; readonly event: GloriaEvent } =>
  brigade.owner === null
    ? { world: withoutUnits(world, [brigade.id]), event: degraded(brigade, [], []) }
    : {
        world: withUnit(world, brigade.id, { owner: null }),
        event: degraded(brigade, [brigade.id], [brigade.kind]),
      }

interface Surplus {
  /** Null: an independent goes of itself. */
  readonly player: FactionId | null
  readonly units: readonly Unit[]
}

const most = 2

/** GM-DEG-04: what is too much in an area; null: nothing. */
const surplusOf = (world: World, area: NodeId): Surplus | null => {
  const units = unitsAt(world, area)
  const armies = units.filter(isArmy)
  if (isLocked(world, area) || (units.length <= most && armies.length <= 1)) return null
  const independents = units.filter(({ owner }) => owner === null).sort(byNumber)
  if (units.length > most && independents[0] !== undefined)
    return { player: null, units: [independents[0]] }
  const eligible = units.length > most ? units : armies
  const latest = eligible.reduce((one, other) => (other.came > one.came ? other : one))
  return {
    player: latest.owner,
    units: eligible.filter(({ owner }) => owner === latest.owner).sort(byNumber),
  }
}

const firstSurplus = (
  world: World,
  areas: readonly NodeId[],
): { readonly area: NodeId; readonly surplus: Surplus } | null => {
  const all = areas.length > 0 ? areas : [...new Set(world.units.map(({ at }) => at))].sort()
  for (const area of all) {
    const surplus = surplusOf(world, area)
    if (surplus !== null) return { area, surplus }
  }
  return null
}

/** Of units that are gone there is nothing to settle. */
const surplusOfTheirs = (world: World, ids: readonly string[]): readonly Task[] => {
  const areas = [...new Set(unitsOf(world, ids).map(({ at }) => at))].sort()
  return areas.length === 0 ? [] : [{ kind: 'surplus', areas }]
}

const removed = (
  world: World,
  unit: Unit,
): { readonly world: World; readonly event: GloriaEvent } => ({
  world: withoutUnits(world, [unit.id]),
  event: { kind: 'surplus', area: unit.at, unit: unit.id, what: unit.kind, player: unit.owner },
})

/** GM-BAT-08: where a beaten force retires to, independents give way at once; its own wait (GM-DEG-05). */
export const givenWay = (
  world: World,
  area: NodeId,
): { readonly world: World; readonly events: readonly GloriaEvent[] } => {
  const units = unitsAt(world, area)
  const gone = units
    .filter(({ owner }) => owner === null)
    .sort(byNumber)
    .slice(0, Math.max(0, units.length - most))
  return {
    world: withoutUnits(
      world,
      gone.map(({ id }) => id),
    ),
    events: gone.map((unit) => removed(world, unit).event),
  }
}

export const degradingHandlers: Handlers<'degrade' | 'types' | 'surplus'> = {
  degrade: {
    perform: (desk, { units: [id, ...rest] }) => {
      if (id === undefined) return { world: desk }
      const unit = unitOf(desk.world, id)
      const next = [{ kind: 'degrade', units: rest }] as const
      if (unit === null || unit.isSortie) return { world: desk, next }
      if (isArmy(unit)) return null
      const { world, event } = worn(desk.world, unit)
      return done(desk, world, [event], next)
    },
    seats: ({ world }, { units: [id = ''] }) => [unitOf(world, id)?.owner ?? ''],
    question: () => twoFields(brigadeTypes),
    take: (desk, { units: [id = '', ...rest] }, given) => {
      const army = unitOf(desk.world, id)
      if (army === null) return { world: desk }
      const { world, event } = split(desk.world, army, typesOf(given))
      return done(desk, world, [event], [{ kind: 'degrade', units: rest }])
    },
  },
  // GM-UNIT-05: broken by its owner's will.
  types: {
    seats: (_, { player }) => [player],
    question: () => twoFields(brigadeTypes),
    take: (desk, { unit: id, player }, given) => {
      const army = unitOf(desk.world, id)
      if (army === null) return { world: desk }
      const { world } = split(desk.world, army, typesOf(given))
      return done(desk, world, [{ kind: 'broken', area: army.at, unit: id, what: 'army', player }])
    },
  },
  surplus: {
    perform: (desk, { areas, of }) => {
      if (of !== undefined) return { world: desk, next: surplusOfTheirs(desk.world, of) }
      const found = firstSurplus(desk.world, areas)
      if (found === null) return { world: desk }
      const { player, units } = found.surplus
      const [only] = units
      if (only === undefined || (player !== null && units.length > 1)) return null
      const { world, event } = removed(desk.world, only)
      return done(desk, world, [event], [{ kind: 'surplus', areas }])
    },
    seats: ({ world }, { areas }) => [firstSurplus(world, areas)?.surplus.player ?? ''],
    question: (world, { areas }) =>
      choice(
        (firstSurplus(world, areas)?.surplus.units ?? []).map(({ id }) => `lose:${id}` as const),
      ),
    take: (desk, { areas }, given) => {
      const unit = unitOf(desk.world, partOf(optionOf(given)))
      if (unit === null) return { world: desk }
      const { world, event } = removed(desk.world, unit)
      return done(desk, world, [event], [{ kind: 'surplus', areas }])
    },
  },
}
