// Step 5: forces one by one; moves, attacks, breaking armies, fleets, plate, the sortie.
import { headOf, partOf } from '../../../core/option.ts'
import { optionOf, type FactionId, type NodeId } from '../../campaign/rules/index.ts'
import { withSortie } from './aftermath.ts'
import { startBattle } from './battle.ts'
import { choice, done, type Desk, type DeskDone, type Handlers } from './desk.ts'
import type { GloriaEvent } from './events.ts'
import type { Unit, World } from './model.ts'
import { stationsOf, unitsIn } from './options.ts'
import { enemiesAt, hasEnemy, placed, unitsOf, withUnit, withUse } from './world.ts'
import { asSeen } from './fog.ts'
import { voyageOf } from './voyages.ts'
import { goalOf, type Way } from './way.ts'
import { mayRideThrough, mayRowThrough, wayOption, waysOf } from './ways.ts'
import { moveWanted } from './moveOptions.ts'
import { attackProblem, enterProblem, linkProblem } from './passable.ts'
import { roadAreaProblem, roadProblem } from './roads.ts'

const attackAt = (
  desk: Desk,
  player: FactionId,
  force: readonly Unit[],
  { stay, path = [] }: Pick<Way, 'stay'> & Partial<Pick<Way, 'path'>>,
  goal: NodeId,
): DeskDone => {
  const ids = force.map(({ id }) => id)
  const isOnTheWay = force[0]?.at !== stay
  const world = isOnTheWay ? placed(desk.world, ids, stay) : desk.world
  return startBattle(
    { ...desk, world },
    {
      player,
      area: goal,
      from: stay,
      over: path.at(-2) ?? stay,
      units: unitsOf(world, ids),
      guests: [],
      defenders: enemiesAt(world, player, goal),
      post: null,
    },
  )
}

// How far a chosen way really goes: with `fog: near` unseen units may be in it.

interface Passage {
  readonly end: NodeId
  /** It did not come to what was chosen. */
  readonly isStopped: boolean
}

const isOpen = (
  world: World,
  player: FactionId,
  force: readonly Unit[],
  way: Way,
  place: number,
): boolean => {
  const start = force[0]?.at ?? ''
  const area = way.path[place] ?? ''
  const before = place === 0 ? start : (way.path[place - 1] ?? '')
  const isGoal = place === way.path.length - 1
  const isRoad = way.kind === 'road'
  const problem = isRoad
    ? roadProblem(world, player, force, before, area, place === 0)
    : linkProblem(world, player, force, before, area)
  if (problem !== null) return false
  if (isGoal) return isGoalOpen(world, player, force, way, area)
  if (isRoad) return roadAreaProblem(world, player, area) === null
  return way.kind === 'cavalry'
    ? mayRideThrough(world, player, area)
    : mayRowThrough(world, player, area)
}

const isGoalOpen = (
  world: World,
  player: FactionId,
  force: readonly Unit[],
  way: Way,
  area: NodeId,
): boolean => {
  if (way.isAttack)
    return hasEnemy(world, player, area) && attackProblem(world, player, force, area) === null
  const hasIndependents = way.kind === 'road' && roadAreaProblem(world, player, area) !== null
  return !hasIndependents && enterProblem(world, player, force, area) === null
}

/** The last area on the way where the force may stay, at worst where it began. */
const passage = (world: World, player: FactionId, force: readonly Unit[], way: Way): Passage => {
  const start = force[0]?.at ?? ''
  const blocked = way.path.findIndex((_, place) => !isOpen(world, player, force, way, place))
  if (blocked < 0) return { end: goalOf(way), isStopped: false }
  const passed = way.path.slice(0, blocked)
  const end = passed.findLast((area) => enterProblem(world, player, force, area) === null)
  return { end: end ?? start, isStopped: true }
}

/** A move as it was chosen, or, where something unseen is in the way, as far as it goes. */
const carryOut = (desk: Desk, player: FactionId, force: readonly Unit[], way: Way): DeskDone => {
  const ids = force.map(({ id }) => id)
  const from = force[0]?.at ?? ''
  const { end, isStopped } = passage(desk.world, player, force, way)
  if (way.isAttack && !isStopped) return attackAt(desk, player, force, way, goalOf(way))
  const hasMoved = end !== from
  const acted = ids.reduce(
    (now, id) => withUnit(now, id, { acted: true, moved: hasMoved }),
    desk.world,
  )
  if (!hasMoved) return done(desk, acted, [{ kind: 'halted', player, area: from, units: ids }])
  const path = way.path.slice(0, way.path.indexOf(end) + 1)
  const told: GloriaEvent = { kind: 'moved', player, units: ids, from, path, by: way.kind }
  return done(
    desk,
    placed(acted, ids, end),
    isStopped ? [told, { kind: 'halted', player, area: end, units: ids }] : [told],
    [{ kind: 'stand', area: end, units: ids }],
  )
}

const goWith = (desk: Desk, player: FactionId, option: string): DeskDone => {
  const force = unitsOf(desk.world, unitsIn(option))
  const ally = force.find(({ owner }) => owner !== player)?.owner ?? null
  if (ally !== null)
    return {
      world: {
        ...desk,
        world: {
          ...desk.world,
          turn: { ...desk.world.turn, done: [...desk.world.turn.done, option] },
        },
      },
      next: [{ kind: 'join', player, ally, option }],
    }
  const way = wayNamed(desk.world, player, force, option)
  return way === null ? { world: desk } : carryOut(desk, player, force, way)
}

/** As the player's own view has offered it: what is a move there is not turned into an attack on an unseen enemy. */
const wayNamed = (
  world: World,
  player: FactionId,
  force: readonly Unit[],
  option: string,
): Way | null =>
  waysOf(asSeen(world, player), player, force).find((way) => wayOption(way, force) === option) ??
  null

const sortie = (desk: Desk, player: FactionId, area: NodeId): DeskDone => {
  const used = withUse(desk.world, 'militia')
  const world: World = {
    ...used,
    sortieRound: { ...used.sortieRound, [player]: used.round },
  }
  const told: GloriaEvent = { kind: 'sortied', player, area }
  if (!hasEnemy(world, player, area))
    return done(desk, withSortie(world, player, area), [told], [{ kind: 'surplus', areas: [area] }])
  const battle = startBattle(
    { ...desk, world },
    {
      player,
      area,
      from: null,
      units: [],
      guests: [{ label: 'sortie', kinds: ['army', 'infantry'] }],
      defenders: enemiesAt(world, player, area),
      post: null,
    },
  )
  return { ...battle, events: [told, ...(battle.events ?? [])] }
}

const sail = (desk: Desk, player: FactionId, option: string): DeskDone => {
  const [fleet = '', area = ''] = stationsOf(option)
  const { world } = desk
  const fleets = world.fleets.map((each) =>
    each.id === fleet ? { ...each, at: area, sailed: true } : each,
  )
  return done(desk, { ...world, fleets }, [{ kind: 'sailed', player, fleet, area }])
}

const move = (desk: Desk, player: FactionId, option: string): DeskDone => {
  switch (headOf(option)) {
    case 'sortie':
      return sortie(desk, player, partOf(option))
    case 'sail':
      return sail(desk, player, option)
    case 'break':
      return { world: desk, next: [{ kind: 'types', player, unit: partOf(option) }] }
    case 'sea':
    case 'ship':
      return voyageOf(desk, player, option)
    default:
      return goWith(desk, player, option)
  }
}

export const moveHandlers: Handlers<'move' | 'join'> = {
  move: {
    seats: (_, { player }) => [player],
    question: (world, { player }) => {
      const { options, unavailable } = moveWanted(world, player)
      return choice(options, unavailable)
    },
    take: (desk, task, given) => {
      const option = optionOf(given)
      if (option === 'done') return { world: desk }
      if (headOf(option) === 'result')
        return {
          world: { ...desk, entering: { ...desk.entering, [task.player]: partOf(option) } },
          next: [task],
        }
      const { world, events, next } = move(desk, task.player, option)
      return { world, events: events ?? [], next: [...(next ?? []), task] }
    },
  },
  join: {
    seats: (_, { ally }) => [ally],
    question: () => choice(['yes', 'no']),
    take: (desk, { player, option }, given) => {
      const force = unitsOf(desk.world, unitsIn(option))
      const goal = stationsOf(option)[1] ?? ''
      return optionOf(given) === 'yes' && force.length > 1
        ? attackAt(desk, player, force, { stay: force[0]?.at ?? '' }, goal)
        : { world: desk }
    },
  },
}
