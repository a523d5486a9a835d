// Plan of a restore: which things and battles of a backup are already here, and which would come or go.
import { allKinds } from '../kindList.ts'
import type { Listed, ListedBattle } from './listed.ts'

/** `add`: what is missing comes as copies. `replace`: everything here goes, the backup takes its place. */
export type RestoreMode = 'add' | 'replace'

export interface Plan {
  readonly coming: readonly Listed[]
  /** How many are here already, just as they are in the backup. */
  readonly same: number
  /**
   * What is here now and not in the backup; it goes if that replaces everything. What is of a newer version stays, and
   * what a backup holds only on wish.
   */
  readonly going: readonly Listed[]
}

function counted(units: readonly Listed[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { content } of units) counts.set(content, (counts.get(content) ?? 0) + 1)
  return counts
}

/** Those of `units` that are not matched, one for one, by the same content among `others`. */
function without(units: readonly Listed[], others: readonly Listed[]): Listed[] {
  const left = counted(others)
  return units.filter(({ content }) => {
    const count = left.get(content) ?? 0
    if (count > 0) left.set(content, count - 1)
    return count === 0
  })
}

/**
 * A battle that went on here since the backup was made: the longer record holds all of the shorter one. One that is in
 * the bin goes in 30 days, and holds nothing for a battle that is not.
 */
const isContained = (unit: ListedBattle, here: readonly Listed[]): boolean =>
  unit.entries > 0 &&
  here.some(
    (other) =>
      other.kind === 'battle' &&
      (!other.isBinned || unit.isBinned) &&
      other.start === unit.start &&
      other.passed.includes(unit.end),
  )

const isOnWish = (of: string): boolean =>
  allKinds().some(({ name, onWish }) => name === of && onWish === true)

const mayGo = (unit: Listed): boolean =>
  unit.kind === 'battle' || (!unit.isStrange && !isOnWish(unit.of))

/** The same backup twice changes nothing the second time, in either way. */
export function planRestore(
  units: readonly Listed[],
  here: readonly Listed[],
  mode: RestoreMode,
): Plan {
  const missing = without(units, here)
  const going = without(here, units).filter(mayGo)
  if (mode === 'replace') return { coming: missing, same: units.length - missing.length, going }
  const coming = missing.filter((unit) => unit.kind !== 'battle' || !isContained(unit, here))
  return { coming, same: units.length - coming.length, going: [] }
}
