// Steps 5 and 7: the move, attack or siege that is worth most, if any is worth it.
import { headOf } from '../../../core/option.ts'
import type { NodeId } from '../../campaign/rules/index.ts'
import {
  attritionAt,
  hasEnemy,
  siegeProspect,
  stationsOf,
  unitOf,
  unitsAt,
  unitsIn,
  type GloriaOption,
  type GloriaView,
  type Unit,
} from '../rules/index.ts'
import { isColonist, isFreeSite } from './colonies.ts'
import {
  canBesiege,
  fearFor,
  isMine,
  nearestEnemy,
  pull,
  strengthOf,
  targetsOf,
} from './targets.ts'

interface March {
  readonly force: readonly Unit[]
  readonly from: NodeId
  readonly goal: NodeId
}

const ways = ['move', 'attack', 'cavalry', 'road', 'river', 'sea']

/** Null: no march of own units. */
const marchOf = ({ world, seenBy }: GloriaView, option: GloriaOption): March | null => {
  if (!ways.includes(headOf(option))) return null
  const force = unitsIn(option).flatMap((id) => unitOf(world, id) ?? [])
  const goal = stationsOf(option).at(-1)?.split(':')[0]
  const [first] = force
  return first === undefined || goal === undefined || force.some(({ owner }) => owner !== seenBy)
    ? null
    : { force, from: first.at, goal }
}

const faces = 6

/** That a die and so much win against a die and so much; equal: the defender. */
const chanceToWin = (attacker: number, defender: number): number => {
  let wins = 0
  for (let one = 1; one <= faces; one += 1)
    for (let other = 1; other <= faces; other += 1)
      wins += one + attacker > other + defender ? 1 : 0
  return wins / faces ** 2
}

const priceOf = (units: readonly Unit[]): number =>
  units.reduce((sum, { kind }) => sum + (kind === 'army' ? 1.5 : 1), 0)

/** The winner may sack an area without a city and keeps the force whole. */
const spared = 0.9

const valueOfAttack = (view: GloriaView, { force, goal }: March): number => {
  const { world, seenBy } = view
  const enemies = unitsAt(world, goal).filter(({ owner }) => owner !== null && owner !== seenBy)
  const militia = { army: 4, infantry: 1 }
  const against = enemies.length === 0 ? militia.army + militia.infantry : strengthOf(enemies)
  const chance = chanceToWin(strengthOf(force), against + 1)
  const city = targetsOf(view).find(({ area }) => area === goal)
  const isOwn = isMine(view, goal)
  const prize = city === undefined ? (isOwn ? 6 : spared * priceOf(force)) : 2 * city.value
  return chance * prize + priceOf(enemies) - priceOf(force)
}

/** A brigade alone in the open before an enemy is soon lost. */
const exposed = 0.6

const valueOfMove = (view: GloriaView, { force, from, goal }: March): number => {
  const isAlone = !force.some(({ kind }) => kind === 'army')
  const danger =
    isAlone && nearestEnemy(view, goal, ({ kind }) => kind === 'army') <= 1 ? exposed : 0
  const wear = force.filter(({ kind }) => kind !== 'supply').length
  const home = isMine(view, goal) ? fearFor(view, goal, othersAt(view, goal, force)) : 0
  const held = home > 0 ? home - fearFor(view, goal, [...othersAt(view, goal, force), ...force]) : 0
  return (
    pull(view, goal, force) -
    pull(view, from, force) +
    held -
    danger -
    (wear * attritionAt(view.world, goal)) / faces
  )
}

const othersAt = (
  { world, seenBy }: GloriaView,
  area: NodeId,
  force: readonly Unit[],
): readonly Unit[] =>
  unitsAt(world, area).filter((unit) => unit.owner === seenBy && !force.includes(unit))

/** A site beyond the ocean, for wagons and for no other unit. */
const settlement = 3

const valueOf = (view: GloriaView, march: March): number => {
  const { force, from, goal } = march
  if (isColonist(force) && isFreeSite(view, goal)) return settlement
  const staying = othersAt(view, from, force)
  const leaving = fearFor(view, from, staying) - fearFor(view, from, [...staying, ...force])
  const there = hasEnemy(view.world, view.seenBy, goal)
    ? valueOfAttack(view, march)
    : valueOfMove(view, march)
  return there - leaving
}

const leastGain = 0.1

export const bestMove = (
  view: GloriaView,
  options: readonly GloriaOption[],
): GloriaOption | null => {
  const ship = options.find((option) => headOf(option) === 'ship')
  if (ship !== undefined) return ship
  let [best, most]: [GloriaOption, number] = ['done', leastGain]
  for (const option of options) {
    const march = marchOf(view, option)
    const value = march === null ? 0 : valueOf(view, march)
    if (value > most) [best, most] = [option, value]
  }
  return best
}

const leastHope = 0.25

export const bestSiege = (
  { world }: GloriaView,
  options: readonly GloriaOption[],
): GloriaOption | null => {
  let [best, most]: [GloriaOption, number] = ['done', leastHope]
  for (const option of options) {
    const units = unitsIn(option)
    const area = stationsOf(option)[1]
    if (area === undefined || !canBesiege(units.flatMap((id) => unitOf(world, id) ?? []))) continue
    const { n, d } = siegeProspect(world, units, area).whole
    const hope = Number(n) / Number(d)
    if (hope > most) [best, most] = [option, hope]
  }
  return best
}
