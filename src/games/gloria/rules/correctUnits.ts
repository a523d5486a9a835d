// CC-OVR for what a unit has done in its own turn and for the special units of an army, which are a secret (GM-SPEC-02).
import { umpire } from '../../../core/game.ts'
import type { UnitCorrection } from './correction.ts'
import type { World } from './model.ts'
import { isArmy, isAtLeast, unitOf, withUnit } from './world.ts'

/** Whether there is such a unit, and of an army whether it has named its special units. */
export const isUnitPossible = (world: World, correction: UnitCorrection): boolean => {
  const unit = unitOf(world, correction.unit)
  if (unit === null || unit.isSortie || unit.owner === null) return false
  if (correction.figure === 'did') return true
  // With `perPlayer` they are no figure of one army; before they are named their king is asked.
  const isOfArmies = isAtLeast(world, 'advanced') && world.house.specials === 'perArmy'
  return isOfArmies && isArmy(unit) && unit.specials !== null
}

/** Special units that are known to all stay so, or they are no matter of the table. */
export const isUnitPublic = (world: World, correction: UnitCorrection): boolean =>
  correction.figure === 'did' ||
  (correction.shown && unitOf(world, correction.unit)?.isShown === true)

/** Who is told: its king and the umpire, unless all know them before or after. Null: all. */
export const readersOfUnit = (
  world: World,
  correction: UnitCorrection,
): readonly string[] | null => {
  const unit = unitOf(world, correction.unit)
  if (correction.figure === 'did' || unit === null || unit.owner === null) return null
  return unit.isShown || correction.shown ? null : [unit.owner, umpire]
}

export const withUnitSet = (world: World, correction: UnitCorrection): World => {
  if (correction.figure === 'specials') {
    const { unit, specials, shown } = correction
    return withUnit(world, unit, { specials, isShown: shown })
  }
  const { unit, did } = correction
  return withUnit(world, unit, {
    acted: did !== 'nothing',
    moved: did === 'moved',
    fought: did === 'fought',
  })
}
