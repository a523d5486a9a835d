// Coming to stand in an area, and what follows: cities change hands, posts and plate fall, fleets sail, players retire.
import { optionOf, type Done, type FactionId, type NodeId } from '../../campaign/rules/index.ts'
import { givenWay } from './degrading.ts'
import { choice, done, type Desk, type DeskDone, type Handlers } from './desk.ts'
import type { GloriaEvent } from './events.ts'
import type { Unit, World } from './model.ts'
import { areaProblem, linkProblem } from './passable.ts'
import { portsOf } from './seaWays.ts'
import type { Task, TaskOf } from './tasks.ts'
import {
  areAllied,
  boardIn,
  cityOwner,
  enemiesAt,
  hasRoom,
  isCity,
  isEnemy,
  isLocked,
  placed,
  unitsAt,
  unitsOf,
  withArea,
  withoutSortie,
  withoutUnits,
} from './world.ts'
import { partOf } from '../../../core/option.ts'

type Following = Done<World, Task, GloriaEvent> & {
  readonly events: readonly GloriaEvent[]
  readonly next: readonly Task[]
}

/** GM-CITY-02: a power that was taken is lost, and with it what depends on it. */
export const withoutPower = (world: World, city: NodeId): World => {
  const { [city]: taken, ...rest } = world.taken
  if (taken === undefined) return world
  const power = boardIn(world).city(city)?.power
  const lost: World = { ...world, taken: rest }
  if (power === 'river') return { ...lost, bridges: null }
  return power === 'militia' ? withoutSortie(lost, taken.by) : lost
}

/** GM-BAT-12, GM-FLEET-06, GM-DIP-03: an area is sacked. */
export const sackArea = (world: World, area: NodeId): Following => {
  const sacked = withoutPower(withArea(world, area, { sacked: true }), area)
  const fleets = world.fleets.filter(({ at }) => at === area).map(({ id }) => id)
  return {
    world: sacked,
    events: [{ kind: 'sacked', area }],
    next: [
      ...(fleets.length > 0 ? [{ kind: 'fleets', area, fleets } as const] : []),
      { kind: 'rest' },
    ],
  }
}

/** GM-FORT-06, WW-04, WW-12. */
const stand = (world: World, area: NodeId, ids: readonly string[]): Following => {
  const units = unitsOf(world, ids).filter((unit) => unit.at === area && !unit.isSortie)
  const player = units.map(({ owner }) => owner).find((owner) => owner !== null) ?? null
  if (player === null) return { world, events: [], next: [] }
  const posts = fallenPosts(world, area, player)
  return {
    ...entered(posts.world, area, player),
    events: [...posts.events, ...entered(posts.world, area, player).events],
  }
}

const entered = (world: World, area: NodeId, player: FactionId): Following => {
  const owner = cityOwner(world, area)
  const isKept = owner === player || (owner !== null && areAllied(world, player, owner))
  if (!isCity(world, area) || isKept) return { world, events: [], next: [] }
  const isDiplomacy = boardIn(world).cityOf('diplomacy') === area
  const taken = withArea(withoutPower(world, area), area, { owner: player })
  const fleets = world.fleets.filter(({ at }) => at === area).map(({ id }) => id)
  const parted = [...world.allies, ...(owner === null ? [] : [owner])]
  return {
    world: isDiplomacy ? { ...taken, allies: [] } : taken,
    events: [{ kind: 'cityTaken', player, area }],
    next: [
      ...(fleets.length > 0 ? [{ kind: 'fleets', area, fleets } as const] : []),
      ...(isDiplomacy ? [{ kind: 'rest', parted } as const] : []),
    ],
  }
}

const fallenPosts = (
  world: World,
  area: NodeId,
  player: FactionId,
): { readonly world: World; readonly events: readonly GloriaEvent[] } => {
  const hasGarrison = (owner: FactionId): boolean =>
    unitsAt(world, area).some((unit) => unit.owner === owner)
  const falls = (each: { readonly at: NodeId; readonly owner: FactionId }): boolean =>
    each.at === area && isEnemy(world, player, each.owner) && !hasGarrison(each.owner)
  const posts = world.posts.filter(falls)
  const plates = world.plates.filter(falls)
  if (posts.length === 0 && plates.length === 0) return { world, events: [] }
  return {
    world: {
      ...world,
      posts: world.posts.filter((post) => !falls(post)),
      plates: world.plates.map((plate) => (falls(plate) ? { ...plate, owner: player } : plate)),
    },
    events: [
      ...posts.map(({ owner }) => ({ kind: 'postLost', player: owner, area }) as const),
      ...plates.map(({ id }) => ({ kind: 'plateTaken', player, area, plate: id }) as const),
    ],
  }
}

/** GM-BAT-08: areas with room, if any has, else any. */
const retreatsOf = (
  world: World,
  player: FactionId,
  units: readonly Unit[],
  from: NodeId,
): readonly NodeId[] => {
  const kinds = units.map(({ kind }) => kind)
  const open = boardIn(world)
    .graph.neighbours(from)
    .filter((area) => {
      const owner = cityOwner(world, area)
      return (
        linkProblem(world, player, units, from, area) === null &&
        areaProblem(world, area) === null &&
        enemiesAt(world, player, area).length === 0 &&
        (!isCity(world, area) || owner === player)
      )
    })
  const roomy = open.filter((area) => hasRoom(world, player, area, kinds))
  return roomy.length > 0 ? roomy : open
}

const retired = (
  desk: Desk,
  { player, units, from }: TaskOf<'retreat'>,
  area: NodeId,
): DeskDone => {
  const { world, events } = givenWay(placed(desk.world, units, area), area)
  return done(
    desk,
    world,
    [{ kind: 'retreated', player, area, units, from }, ...events],
    [{ kind: 'stand', area, units }],
  )
}

interface Conflict {
  readonly area: NodeId
  readonly player: FactionId
  readonly units: readonly Unit[]
}

/** Allies until now, or whose alliance rests. */
const partedIn = (world: World, { parted = [] }: TaskOf<'rest'>): readonly FactionId[] => {
  const city = boardIn(world).cityOf('diplomacy')
  const owner = city === null ? null : cityOwner(world, city)
  return [...parted, ...world.allies, ...(owner === null ? [] : [owner])]
}

/** GM-DIP-03: the first area, by number, that players share who are no allies any more, and who retires. */
const conflictIn = (world: World, parted: readonly FactionId[]): Conflict | null => {
  const isParted = (one: FactionId | null, other: FactionId | null): boolean =>
    one !== null &&
    other !== null &&
    parted.includes(one) &&
    parted.includes(other) &&
    isEnemy(world, one, other)
  const shared = [...new Set(world.units.map(({ at }) => at))].sort().flatMap((area) => {
    const owned = unitsAt(world, area).filter(({ owner }) => owner !== null)
    const [first] = owned
    const isTorn =
      first !== undefined &&
      owned.some(
        ({ owner, isSortie }) =>
          isEnemy(world, first.owner ?? '', owner) ||
          (!isSortie && isParted(owner, cityOwner(world, area))),
      ) &&
      !isLocked(world, area) &&
      !world.battles.some((each) => each.area === area && each.state !== 'fought')
    return isTorn ? [{ area, owned, first }] : []
  })
  const [torn] = shared
  if (torn === undefined) return null
  const { area, owned, first } = torn
  const others = owned.filter(({ owner }) => owner !== cityOwner(world, area))
  const latest = others.reduce(
    (one, other) => (other.came > one.came ? other : one),
    others[0] ?? first,
  )
  return {
    area,
    player: latest.owner ?? '',
    units: owned.filter(({ owner }) => owner === latest.owner),
  }
}

const fleetGoals = (world: World, area: NodeId, id: string): readonly NodeId[] => {
  const fleet = world.fleets.find((each) => each.id === id)
  const sea = boardIn(world).city(area)?.port
  return fleet === undefined || sea === null || sea === undefined
    ? []
    : portsOf(world, fleet.owner, sea).filter((port) => port !== area)
}

const sailTo = (world: World, id: string, at: NodeId): World => ({
  ...world,
  fleets: world.fleets.map((fleet) => (fleet.id === id ? { ...fleet, at } : fleet)),
})

export const standingHandlers: Handlers<'stand' | 'fleets' | 'retreat' | 'rest'> = {
  stand: {
    perform: (desk, { area, units }) => {
      const { world, events, next } = stand(desk.world, area, units)
      return done(desk, world, events, next)
    },
  },
  fleets: {
    perform: (desk, { area, fleets }) => {
      const [id, ...rest] = fleets
      if (id === undefined) return { world: desk }
      const fleet = desk.world.fleets.find((each) => each.id === id)
      const next: readonly Task[] = [{ kind: 'fleets', area, fleets: rest }]
      if (fleet === undefined) return { world: desk, next }
      const goals = fleetGoals(desk.world, area, id)
      const [only] = goals
      const player = fleet.owner
      if (only === undefined) {
        const left = desk.world.fleets.filter((each) => each.id !== id)
        const told = { kind: 'fleetLost', player, area, fleet: id } as const
        return done(desk, { ...desk.world, fleets: left }, [told], next)
      }
      if (goals.length > 1) return null
      return done(
        desk,
        sailTo(desk.world, id, only),
        [{ kind: 'sailed', player, fleet: id, area: only }],
        next,
      )
    },
    seats: ({ world }, { fleets: [id] }) =>
      world.fleets.flatMap((fleet) => (fleet.id === id ? [fleet.owner] : [])),
    question: (world, { area, fleets: [id = ''] }) =>
      choice(fleetGoals(world, area, id).map((port) => `to:${port}` as const)),
    take: (desk, { area, fleets: [id = '', ...rest] }, given) => {
      const to = partOf(optionOf(given))
      const player = desk.world.fleets.find((fleet) => fleet.id === id)?.owner ?? ''
      return done(
        desk,
        sailTo(desk.world, id, to),
        [{ kind: 'sailed', player, fleet: id, area: to }],
        [{ kind: 'fleets', area, fleets: rest }],
      )
    },
  },
  retreat: {
    perform: (desk, task) => {
      const { player, units: ids, from } = task
      const { world } = desk
      const units = unitsOf(world, ids)
      if (units.length === 0) return { world: desk }
      const goals = retreatsOf(world, player, units, from)
      const [only] = goals
      if (only === undefined)
        return done(desk, withoutUnits(world, ids), [
          { kind: 'destroyed', player, area: from, units: ids, why: 'noRetreat' },
        ])
      if (goals.length > 1)
        return task.goals?.join() === goals.join()
          ? null
          : { world: desk, next: [{ ...task, goals }] }
      return retired(desk, task, only)
    },
    seats: (_, { chooser }) => [chooser],
    question: (_, { goals = [] }) => choice(goals.map((area) => `to:${area}` as const)),
    take: (desk, task, given) => retired(desk, task, partOf(optionOf(given))),
  },
  rest: {
    perform: (desk, task) => {
      const conflict = conflictIn(desk.world, partedIn(desk.world, task))
      if (conflict === null) return { world: desk }
      const { area, player, units } = conflict
      const ids = units.map(({ id }) => id)
      return {
        world: desk,
        next: [
          { kind: 'retreat', player, units: ids, from: area, chooser: player },
          { kind: 'surplus', areas: [], of: ids },
          task,
        ],
      }
    },
  },
}
