// Step 6: attrition, all dice first, then all degrading, then surplus.
import type { FactionId } from '../../campaign/rules/index.ts'
import { dice, done, faceOf, type Handlers } from './desk.ts'
import type { Unit, World } from './model.ts'
import type { Task } from './tasks.ts'
import { attritionAt, byNumber, isArmy, isLocked, unitsOf } from './world.ts'

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

export const attritionHandlers: Handlers<'attrition' | 'attritionDice'> = {
  attrition: {
    perform: (desk, { player }) =>
      done(
        desk,
        { ...desk.world, step: 'attrition' },
        [],
        [...attritionTasks(desk.world, due(desk.world, player)), { kind: 'surplus', areas: [] }],
      ),
  },
  attritionDice: {
    seats: (world, { units: [first = ''] }) =>
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
