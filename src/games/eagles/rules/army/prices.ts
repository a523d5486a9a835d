// The price table and the limits of a battalion: one place per fact, each with its rule id.
import { qualities, type Character, type Quality } from './model.ts'

/** Points for one Ranker (ARMY-03). */
export const rankerPrices = {
  green: 0.5,
  drilled: 1,
  veteran: 1.5,
  guards: 2,
} as const satisfies { readonly [quality in Quality]: number }

/** Points for one character and the most that one battalion may have (ARMY-05 to ARMY-08). */
export const characterTable = {
  drummer: { points: 2, most: 2, rule: 'ARMY-05' },
  sergeant: { points: 4, most: 2, rule: 'ARMY-06' },
  ensign: { points: 6, most: 1, rule: 'ARMY-07' },
  officer: { points: 10, most: 1, rule: 'ARMY-08' },
} as const satisfies {
  readonly [kind in Character]: { points: number; most: number; rule: string }
}

/** Points for the rifle of one Ranker (ARMY-09). */
export const riflePrice = 1

/** The Rankers that a battalion may have: 16, 20 … 48 (ARMY-02). */
export const sizes = { least: 16, most: 48, step: 4 } as const

/** ARMY-10: what holds for a Light battalion. */
export const lightRules = { mostBattalions: 1, quality: 'veteran', mostRankers: 36 } as const

/** ARMY-01: the limit unless the event sets another, and the smallest that an event may set. */
export const limits = { usual: 200, least: 8 } as const

/** The most Rankers a battalion may have (ARMY-02, ARMY-10). */
export const mostRankers = (light: boolean): number => (light ? lightRules.mostRankers : sizes.most)

export const isLegalSize = (rankers: number): boolean =>
  rankers >= sizes.least && rankers <= sizes.most && rankers % sizes.step === 0

/** The next legal number of Rankers above, or null; an illegal number steps onto the table again. */
export function nextSizeUp(rankers: number, light: boolean): number | null {
  const next = Math.max(sizes.least, (Math.floor(rankers / sizes.step) + 1) * sizes.step)
  return next <= mostRankers(light) ? next : null
}

/** The next legal number of Rankers below, or null; an illegal number steps onto the table again. */
export function nextSizeDown(rankers: number, light: boolean): number | null {
  const next = Math.min(mostRankers(light), (Math.ceil(rankers / sizes.step) - 1) * sizes.step)
  return next >= sizes.least ? next : null
}

/** The quality one level up (GEN-01), or null for Guards. */
export const betterQuality = (quality: Quality): Quality | null =>
  qualities[qualities.indexOf(quality) + 1] ?? null

/** House rule `budget: exact`: an odd limit is refused, since no list can cost it (ARMY-13). */
export const canBeExact = (limit: number): boolean => limit % 2 === 0
