// A battalion before it stands in a list: what it is, without id, name and note; and the usual first choice.
import { armyPoints } from './points.ts'
import { rankerPrices, sizes } from './prices.ts'
import type { Army, Battalion, CharacterCounts } from './model.ts'

export type Plan = Pick<Battalion, 'quality' | 'rankers' | 'characters' | 'light' | 'rifles'>

export const noCharacters = {
  drummer: 0,
  sergeant: 0,
  ensign: 0,
  officer: 0,
} as const satisfies CharacterCounts

const usualRankers = 24

/** The qualities of a usual battalion, the likelier first. */
const usualQualities = ['drilled', 'green'] as const

export const linePlan = (quality: Plan['quality'], rankers: number): Plan => ({
  quality,
  rankers,
  characters: noCharacters,
  light: false,
  rifles: false,
})

/**
 * What "add a battalion" adds: Drilled 24, or, near the limit, the largest Drilled and then Green
 * battalion of at most 24 that still fits; Green 16 if nothing fits.
 */
export function usualPlan(army: Army): Plan {
  const left = army.limit - armyPoints(army)
  for (const quality of usualQualities)
    for (let rankers = usualRankers; rankers >= sizes.least; rankers -= sizes.step)
      if (rankers * rankerPrices[quality] <= left) return linePlan(quality, rankers)
  return linePlan('green', sizes.least)
}
