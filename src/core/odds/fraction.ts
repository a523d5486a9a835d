// Exact fractions: odds are shown rounded, never computed so.
import type { Fraction } from '../conversation.ts'

/** `n` of `d`, in lowest terms; `d` must not be 0. */
export const fraction = (n: bigint, d = 1n): Fraction => {
  const divisor = commonDivisor(n < 0n ? -n : n, d < 0n ? -d : d) * (d < 0n ? -1n : 1n)
  return { n: n / divisor, d: d / divisor }
}

const commonDivisor = (one: bigint, other: bigint): bigint => {
  let [large, small] = [one, other]
  while (small !== 0n) [large, small] = [small, large % small]
  return large
}

export const plus = (one: Fraction, other: Fraction): Fraction =>
  fraction(one.n * other.d + other.n * one.d, one.d * other.d)

export const times = (one: Fraction, other: Fraction): Fraction =>
  fraction(one.n * other.n, one.d * other.d)

/** The smallest positive number that both divide; both must be positive. */
export const commonMultiple = (one: bigint, other: bigint): bigint =>
  (one / commonDivisor(one, other)) * other

/** For the eye only: the nearest number, give or take its last digit. */
export const asNumber = ({ n, d }: Fraction): number => Number(n) / Number(d)
