// One die that hits or misses, again and again: checks with re-rolls, and the dice of a volley.
import type { Distribution } from './distribution.ts'

/** The chances of one try: so many of `of` hit, so many miss. Together they may be fewer than `of` (see `poolWeights`). */
export interface Try {
  readonly hits: bigint
  readonly misses: bigint
  readonly of: bigint
}

/** A die that hits on `faces` of its `sides`; both whole, `faces` from 0 to `sides`. */
export const tryOf = (faces: number, sides: number): Try => ({
  hits: BigInt(faces),
  misses: BigInt(sides - faces),
  of: BigInt(sides),
})

/** The same try with up to `rerolls` more, each only after a miss. */
export const withRerolls = ({ hits, misses, of }: Try, rerolls: number): Try => {
  let all: Try = { hits, misses, of }
  for (let left = rerolls; left > 0; left -= 1)
    all = { hits: all.hits * of + all.misses * hits, misses: all.misses * misses, of: all.of * of }
  return all
}

/** How many of `dice` hit, with `rerolls` of single dice that miss, one by one, as long as any misses. */
export const countHits = (dice: number, each: Try, rerolls = 0): Distribution => ({
  least: 0,
  weights: poolWeights(dice, each, rerolls),
  total: each.of ** BigInt(dice + rerolls),
})

/**
 * The weight of each number of hits, 0 to `dice`. If hits and misses leave some faces out, only the throws without
 * those faces are counted: the difference to the whole pool is what the faces left out bring about.
 */
export const poolWeights = (
  dice: number,
  { hits, misses, of }: Try,
  rerolls: number,
): readonly bigint[] => {
  let weights = [1n]
  for (let thrown = 0; thrown < dice; thrown += 1) weights = oneDieMore(weights, hits, misses)
  for (let left = rerolls; left > 0; left -= 1) {
    // A re-roll that no check needs is not thrown: all its faces lead to the same.
    const full = (weights[dice] ?? 0n) * of
    weights = oneDieMore(weights.slice(0, dice), hits, misses)
    weights[dice] = (weights[dice] ?? 0n) + full
  }
  return weights
}

const oneDieMore = (weights: readonly bigint[], hits: bigint, misses: bigint): bigint[] => {
  const more: bigint[] = []
  let below = 0n
  for (const weight of weights) {
    more.push(weight * misses + below)
    below = weight * hits
  }
  more.push(below)
  return more
}
