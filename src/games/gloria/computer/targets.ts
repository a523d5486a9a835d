// Targets and threats of a king: cities that can be had, and how near the enemies are that could take the king's own.
import { once } from '../../../core/once.ts'
import type { NodeId } from '../../campaign/rules/index.ts'
import {
  hasEnemy,
  isFortress,
  stepsTo,
  unitsAt,
  type GloriaView,
  type Unit,
  type World,
} from '../rules/index.ts'

/** `enter`: any unit that comes has it. `siege`: from beside it, with what can besiege. `attack`: by a battle. `watch`: an army holds it. */
type How = 'enter' | 'siege' | 'attack' | 'watch'

interface Target {
  readonly area: NodeId
  readonly how: How
  readonly value: number
}

const worth: Readonly<Record<How, number>> = { enter: 10, siege: 6, attack: 4, watch: 0.8 }
/** A sacked city must be mended before it counts. */
const sackedShare = 0.5

export const strengthOf = (units: readonly Pick<Unit, 'kind'>[]): number =>
  units.reduce((sum, { kind }) => sum + (kind === 'army' ? 4 : 1), 0)

export const canBesiege = (units: readonly Pick<Unit, 'kind'>[]): boolean =>
  units.some(({ kind }) => kind === 'army' || kind === 'artillery')

export const citiesOnMap = ({ map }: World): readonly NodeId[] =>
  map.nodes.flatMap((node) => (node.kind === 'land' && node.city !== null ? [node.id] : []))

export const isMine = ({ world, seenBy }: GloriaView, area: NodeId): boolean =>
  world.areas[area]?.owner === seenBy

const howToTake = ({ world, seenBy }: GloriaView, area: NodeId): How => {
  const inside = unitsAt(world, area)
  if (!isFortress(world, area)) return hasEnemy(world, seenBy, area) ? 'attack' : 'enter'
  if (inside.length === 0) return 'enter'
  return inside.some(({ kind }) => kind === 'army') ? 'watch' : 'siege'
}

export const targetsOf = once((view: GloriaView): readonly Target[] => {
  const { world, seenBy } = view
  return citiesOnMap(world).flatMap((area): readonly Target[] => {
    const isHeld = unitsAt(world, area).some(({ owner }) => owner === seenBy)
    if (isMine(view, area) || isHeld) return []
    const how = howToTake(view, area)
    const share = world.areas[area]?.sacked === true ? sackedShare : 1
    return [{ area, how, value: worth[how] * share }]
  })
})

/** How good it is for such a force to stand there: the best of what it is on the way to. */
export const pull = (view: GloriaView, area: NodeId, force: readonly Unit[]): number => {
  const isTrain = canBesiege(force)
  return targetsOf(view).reduce((best, target) => {
    const isFromBeside = target.how === 'siege' || target.how === 'watch'
    if (isFromBeside && !isTrain) return best
    const steps = stepsTo(view.world, target.area).get(area) ?? Number.POSITIVE_INFINITY
    const left = isFromBeside ? Math.max(0, steps - 1) : steps
    return Math.max(best, target.value / (1 + left))
  }, 0)
}

/** How soon the nearest enemy that `counts` stands before an area, in moves; Infinity: never. */
export const nearestEnemy = (
  { world, seenBy }: GloriaView,
  area: NodeId,
  counts: (unit: Unit) => boolean = () => true,
): number => {
  const steps = stepsTo(world, area)
  return world.units.reduce(
    (least, unit) =>
      unit.owner === null || unit.owner === seenBy || !counts(unit)
        ? least
        : Math.min(least, steps.get(unit.at) ?? Number.POSITIVE_INFINITY),
    Number.POSITIVE_INFINITY,
  )
}

/** By how many moves the enemy is away: the chance that an own city without a unit, or without an army, is lost. */
const lostEmpty = [1, 1, 0.6, 0.3, 0.12] as const
const lostToSiege = [0.4, 0.4, 0.25, 0.1, 0.04] as const
const farAway = 0.03
const worthOfOwn = 8

/** What it costs to leave an own city to those who remain. */
export const fearFor = (view: GloriaView, area: NodeId, staying: readonly Unit[]): number => {
  if (!isMine(view, area) || view.world.areas[area]?.sacked === true) return 0
  if (staying.some(({ kind }) => kind === 'army')) return 0
  const chances = staying.length === 0 ? lostEmpty : lostToSiege
  const near = nearestEnemy(
    view,
    area,
    staying.length === 0 ? undefined : (unit) => canBesiege([unit]),
  )
  return worthOfOwn * (chances[near] ?? farAway)
}
