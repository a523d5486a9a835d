// Expected results of fair dice: exact odds of many throws together, however they were mixed.
import type { Fraction } from '../../../../../core/conversation.ts'
import {
  certain,
  chanceThat,
  meanOf,
  sumOf,
  type Distribution,
} from '../../../../../core/odds/distribution.ts'

const sixFaces = 6

/** How many dice succeed, of `dice` that each do so on `faces` of six. */
function successes(dice: number, faces: number): Distribution {
  const weights: bigint[] = []
  const [p, q] = [BigInt(faces), BigInt(sixFaces - faces)]
  let ways = 1n
  for (let hits = 0; hits <= dice; hits++) {
    weights.push(ways * p ** BigInt(hits) * q ** BigInt(dice - hits))
    ways = (ways * BigInt(dice - hits)) / BigInt(hits + 1)
  }
  return { least: 0, weights, total: BigInt(sixFaces) ** BigInt(dice) }
}

/** The same for a mixture: how many dice needed how many faces. Dice that cannot fail or succeed count like any. */
export function successesOf(diceByFaces: ReadonlyMap<number, number>): Distribution {
  let all = certain(0)
  for (const [faces, dice] of diceByFaces) all = sumOf(all, successes(dice, faces))
  return all
}

export interface Rarity {
  /** What fair dice give on average. */
  readonly expected: Fraction
  readonly isAbove: boolean
  /** That fair dice go this way at least as far. */
  readonly chance: Fraction
}

export function rarityOf(fair: Distribution, rolled: number): Rarity {
  const expected = meanOf(fair)
  const isAbove = BigInt(rolled) * expected.d >= expected.n
  const chance = chanceThat(fair, (value) => (isAbove ? value >= rolled : value <= rolled))
  return { expected, isAbove, chance }
}

/** "one time in so many"; for chances whose parts are too large for a plain number. */
export const oneIn = ({ n, d }: Fraction): number => Number((d * 1000n) / n) / 1000
