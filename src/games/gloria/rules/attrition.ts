// Step 6: attrition, all dice first, then all degrading, then surplus.
import { faceOf, type FactionId } from '../../campaign/rules/index.ts'
import { dice, done, type Desk, type DeskDone, type Handlers } from './desk.ts'
import type { Unit, World } from './model.ts'
import type { Task } from './tasks.ts'
import { attritionAt, byNumber, isArmy, isLocked, unitsOf, withoutUnits } from './world.ts'

/** GM-ATT-04: areas by number, army before brigade, then by unit number. */
const inThrowingOrder = (units: readonly Unit[]): readonly Unit[] =>
  [...units].sort(
    (one, other) =>
      (one.at < other.at ? -1 : one.at > other.at ? 1 : 0) ||
      Number(isArmy(other)) - Number(isArmy(one)) ||
      byNumber(one, other),
  )

/** GM-ATT-03: supply brigades and independents never throw, militia neither (GM-MIL-01). */
const throws = ({ kind, owner, isSortie }: Unit): boolean =>
  kind !== 'supply' && owner !== null && !isSortie

export const attritionTasks = (world: World, units: readonly Unit[]): readonly Task[] => {
  const list = inThrowingOrder(units.filter((unit) => throws(unit) && !isLocked(world, unit.at)))
  return list.length === 0
    ? []
    : [
        { kind: 'attritionDice', units: list.map(({ id }) => id) },
        { kind: 'surplus', areas: [] },
      ]
}

/** GM-ATT-01, `attritionWho`. */
const due = (world: World, player: FactionId): readonly Unit[] =>
  world.units.filter(
    ({ owner, moved, fought }) =>
      owner === player && (world.house.attritionWho === 'all' ? !fought : moved),
  )

/** GM-TURN-05: what would have to happen in the areas of a battle that is not fought waits for it. */
const withOwed = (world: World, units: readonly Unit[]): World => {
  const held = units.filter((unit) => throws(unit) && isLocked(world, unit.at))
  return held.length === 0
    ? world
    : { ...world, owed: [...world.owed, ...held.map(({ id }) => id)] }
}

/**
 * Who waited for a battle and took no part in it throws after it, each owner for his own; militia whose time was over
 * goes home.
 */
const paidOff = (desk: Desk, fighters: readonly string[]): DeskDone => {
  const waited = unitsOf(desk.world, desk.world.owed).filter(({ at }) => !isLocked(desk.world, at))
  if (waited.length === 0) return { world: desk }
  const ids = waited.map(({ id }) => id)
  const world = withoutUnits(
    desk.world,
    waited.flatMap(({ id, isSortie }) => (isSortie ? [id] : [])),
  )
  const units = waited.filter(({ id }) => !fighters.includes(id))
  return done(
    desk,
    { ...world, owed: world.owed.filter((id) => !ids.includes(id)) },
    [],
    world.players.flatMap((player) =>
      attritionTasks(
        world,
        units.filter(({ owner }) => owner === player),
      ),
    ),
  )
}

export const attritionHandlers: Handlers<'attrition' | 'owed' | 'attritionDice'> = {
  attrition: {
    perform: (desk, { player }) => {
      const units = due(desk.world, player)
      return done(
        desk,
        { ...withOwed(desk.world, units), step: 'attrition' },
        [],
        [...attritionTasks(desk.world, units), { kind: 'surplus', areas: [] }],
      )
    },
  },
  owed: { perform: (desk, { fighters }) => paidOff(desk, fighters) },
  attritionDice: {
    perform: (desk, { units }) => {
      // A correction may have taken some away meanwhile.
      const left = units.filter((id) => unitsOf(desk.world, [id]).some(throws))
      if (left.length === units.length) return null
      return left.length === 0
        ? { world: desk }
        : { world: desk, next: [{ kind: 'attritionDice', units: left }] }
    },
    seats: ({ world }, { units: [first = ''] }) =>
      unitsOf(world, [first]).map(({ owner }) => owner ?? ''),
    question: (_, { units }) => dice(units.length),
    take: (desk, { units }, given) => {
      const faces = units.map((_, place) => faceOf(given, place))
      const worn = units.filter((id, place) => {
        const [unit] = unitsOf(desk.world, [id])
        return unit !== undefined && (faces[place] ?? 0) <= attritionAt(desk.world, unit.at)
      })
      return done(
        desk,
        desk.world,
        [{ kind: 'attrition', units, faces }],
        [{ kind: 'degrade', units: worn }],
      )
    },
  },
}
