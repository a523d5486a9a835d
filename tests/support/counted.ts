// The slow and sure way to odds: throw everything that can be thrown, and count.
import { everyThrow } from '@/core/enumerate.ts'
import { fraction } from '@/core/odds/fraction.ts'
import type { Fraction } from '@/core/conversation.ts'

/** The chance of each outcome of `count` dice, by throwing them all. */
export const countedChances = (
  count: number,
  sides: number,
  outcome: (faces: readonly number[]) => number | string,
): ReadonlyMap<number | string, Fraction> => {
  const counts = new Map<number | string, bigint>()
  let all = 0n
  for (const faces of everyThrow(count, sides)) {
    const key = outcome(faces)
    counts.set(key, (counts.get(key) ?? 0n) + 1n)
    all += 1n
  }
  return new Map([...counts].map(([key, times]) => [key, fraction(times, all)]))
}
