// The exact odds of a whole number: an integer weight for each value.
import type { Fraction } from '../conversation.ts'
import { commonMultiple, fraction } from './fraction.ts'

/** The value `least + i` has `weights[i]` chances of `total`; the weights add up to `total`, which is above 0. */
export interface Distribution {
  readonly least: number
  readonly weights: readonly bigint[]
  readonly total: bigint
}

export const certain = (value: number): Distribution => ({ least: value, weights: [1n], total: 1n })

/** One fair die: 1 to `sides`. */
export const die = (sides: number): Distribution => ({
  least: 1,
  weights: Array.from({ length: sides }, () => 1n),
  total: BigInt(sides),
})

/** Weights by value; the values need not be in order. What has weight 0 may be left out. */
export const weighted = (weights: Iterable<readonly [number, bigint]>): Distribution => {
  const sums = new Map<number, bigint>()
  for (const [value, weight] of weights) sums.set(value, (sums.get(value) ?? 0n) + weight)
  const values = [...sums.keys()]
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const list = Array.from({ length: most - least + 1 }, (_, i) => sums.get(least + i) ?? 0n)
  return { least, weights: list, total: list.reduce((sum, weight) => sum + weight, 0n) }
}

/** The sum of two independent numbers: the convolution of their weights. */
export const sumOf = (one: Distribution, other: Distribution): Distribution => {
  const weights = Array.from({ length: one.weights.length + other.weights.length - 1 }, () => 0n)
  for (const [i, left] of one.weights.entries())
    for (const [j, right] of other.weights.entries())
      weights[i + j] = (weights[i + j] ?? 0n) + left * right
  return { least: one.least + other.least, weights, total: one.total * other.total }
}

/** The sum of `count` fair dice. */
export const sumOfDice = (count: number, sides: number): Distribution => {
  let sum = certain(0)
  for (let thrown = 0; thrown < count; thrown += 1) sum = sumOf(sum, die(sides))
  return sum
}

/** The highest of `count` throws of the same number. */
export const bestOf = (count: number, each: Distribution): Distribution => {
  let [below, upTo] = [0n, 0n]
  const weights = each.weights.map((weight) => {
    below = upTo
    upTo += weight
    return upTo ** BigInt(count) - below ** BigInt(count)
  })
  return { least: each.least, weights, total: each.total ** BigInt(count) }
}

/** The number after a step that looks at nothing but the number: a bound, a rounding, a shift. */
export const mapped = (each: Distribution, change: (value: number) => number): Distribution =>
  weighted(each.weights.map((weight, i) => [change(each.least + i), weight] as const))

/** What follows from a number: for each value another distribution, mixed by the chances of the value. */
export const followedBy = (
  first: Distribution,
  next: (value: number) => Distribution,
): Distribution =>
  mixture(first.weights.map((weight, i) => ({ weight, of: next(first.least + i) })))

export interface Share {
  readonly weight: bigint
  readonly of: Distribution
}

/** One of several, each with its weight. */
export const mixture = (shares: readonly Share[]): Distribution => {
  const common = shares.reduce((all, { of }) => commonMultiple(all, of.total), 1n)
  return weighted(
    shares.flatMap(({ weight, of }) =>
      of.weights.map((each, i) => [of.least + i, each * weight * (common / of.total)] as const),
    ),
  )
}

/** The odds once it is known that `holds` is true; null if it never is. */
export const given = (
  each: Distribution,
  holds: (value: number) => boolean,
): Distribution | null => {
  const left = each.weights.flatMap((weight, i) =>
    weight > 0n && holds(each.least + i) ? [[each.least + i, weight] as const] : [],
  )
  return left.length === 0 ? null : weighted(left)
}

export const chanceThat = (each: Distribution, holds: (value: number) => boolean): Fraction => {
  const weight = each.weights.reduce((sum, w, i) => (holds(each.least + i) ? sum + w : sum), 0n)
  return fraction(weight, each.total)
}

export const chanceOfAtLeast = (each: Distribution, target: number): Fraction =>
  chanceThat(each, (value) => value >= target)

export const meanOf = (each: Distribution): Fraction => {
  const sum = each.weights.reduce((all, weight, i) => all + weight * BigInt(each.least + i), 0n)
  return fraction(sum, each.total)
}
