// Forces in the options of step 5: who goes, and where to.
import { headOf } from '@/core/option.ts'
import { stationsOf, type GloriaOption } from '../../rules/index.ts'

const marches = ['move', 'attack', 'cavalry', 'road', 'river', 'sea']

const isMarch = (option: GloriaOption): boolean => marches.includes(headOf(option))

/** The units as one word, `U3+U7`; null: no force goes by it. */
export const forceOf = (option: GloriaOption): string | null =>
  isMarch(option) ? (stationsOf(option)[0] ?? null) : null

/** Forces that may still go, in the order they are offered. */
export const forcesIn = (options: readonly GloriaOption[]): readonly string[] => [
  ...new Set(options.flatMap((option) => forceOf(option) ?? [])),
]

/** The area at the end of the way; null: no force goes by it. */
export const goalOf = (option: GloriaOption): string | null =>
  isMarch(option) ? ((stationsOf(option).at(-1) ?? '').split(':')[0] ?? null) : null
