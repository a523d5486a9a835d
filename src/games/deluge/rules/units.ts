// Units of a force: points, splitting, losses, merging, loss tokens.
import { halfUp } from '../../campaign/rules/index.ts'
import type { Force, Unit } from './model.ts'

export const pointsOf = (units: readonly { readonly points: number }[]): number =>
  units.reduce((sum, { points }) => sum + points, 0)

export const lossTokensOf = (units: readonly Unit[]): number =>
  units.reduce((sum, { lossTokens }) => sum + lossTokens, 0)

const unitName = 'unit'

export const freshUnit = (name: string, points: number): Unit => ({
  name: name === '' ? unitName : name,
  points,
  full: points,
  lossTokens: 0,
})

/** TD-STR-02: n units of ⌊p/n⌋ points, the first p mod n of them one more; n at most p, none of none. */
export const split = (points: number, units: number): readonly number[] => {
  const n = Math.min(units, points)
  const each = Math.floor(points / n)
  return Array.from({ length: n }, (_, place) => each + (place < points % n ? 1 : 0))
}

/** TD-LOSS-02. */
export const lossesOf = (points: number, percent: number): number => halfUp(points * percent, 100)

/**
 * TD-LOSS-03: points fall one by one, each on the unit that then has most, the earlier one of equals. A unit at 0 is
 * gone, with its loss tokens.
 */
export const afterLosses = (units: readonly Unit[], losses: number): readonly Unit[] => {
  let left = units
  for (let lost = 0; lost < losses; lost += 1) {
    const most = Math.max(...left.map(({ points }) => points))
    const hit = left.findIndex(({ points }) => points === most)
    left = left.map((unit, place) => (place === hit ? { ...unit, points: most - 1 } : unit))
  }
  return left.filter(({ points }) => points > 0)
}

export const withLossTokens = (units: readonly Unit[], tokens: number): readonly Unit[] =>
  units.map((unit) => ({ ...unit, lossTokens: unit.lossTokens + tokens }))

/** TD-ATT-07, `tokenLimit`: a unit that reaches the limit is removed. */
export const underLimit = (units: readonly Unit[], limit: number): readonly Unit[] =>
  limit === 0 ? units : units.filter(({ lossTokens }) => lossTokens < limit)

/** TD-ATT-04. */
export const recovered = (units: readonly Unit[], recover: 'unit' | 'force'): readonly Unit[] => {
  const most = Math.max(...units.map(({ lossTokens }) => lossTokens))
  const first = units.findIndex(({ lossTokens }) => lossTokens === most)
  return units.map((unit, place) => {
    const recovers = unit.lossTokens > 0 && (recover === 'unit' || place === first)
    return recovers ? { ...unit, lossTokens: unit.lossTokens - 1 } : unit
  })
}

/** TD-STR-04: places from 0, `a` before `b`. */
export const canMerge = (units: readonly Unit[], a: number, b: number): boolean => {
  const [one, other] = [units[a], units[b]]
  if (one === undefined || other === undefined || a >= b) return false
  // Two at full strength are more than the larger full: one of them is below it.
  return one.name === other.name && one.points + other.points <= Math.max(one.full, other.full)
}

export const merged = (units: readonly Unit[], a: number, b: number): readonly Unit[] => {
  const [one, other] = [units[a], units[b]]
  if (one === undefined || other === undefined) return units
  const joint: Unit = {
    name: one.name,
    points: one.points + other.points,
    full: Math.max(one.full, other.full),
    lossTokens: Math.max(one.lossTokens, other.lossTokens),
  }
  return units.flatMap((unit, place) => (place === b ? [] : [place === a ? joint : unit]))
}

/** The number of a force as a number; F41 is 41. */
const numberOf = (id: string): number => Number(id.slice(1))

export const byNumber = (one: { readonly id: string }, other: { readonly id: string }): number =>
  numberOf(one.id) - numberOf(other.id)

/** The force with most points, the lower number of equals; null of none. */
export const strongest = (forces: readonly Force[]): Force | null =>
  [...forces].sort(
    (one, other) => pointsOf(other.units) - pointsOf(one.units) || byNumber(one, other),
  )[0] ?? null
