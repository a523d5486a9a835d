// Common parts of all explanations: odds of halves of inches, and the three little words for a check.
import type { Chance } from '../../../../core/conversation.ts'
import type { Distribution } from '../../../../core/odds/distribution.ts'
import { fraction } from '../../../../core/odds/fraction.ts'
import { oddsOfWords } from '../../../../core/odds/odds.ts'
import type { BattleExplanation, BattleFigure, BattleLabel, BattleOdds } from './labels.ts'

export const explanation = (
  figures: readonly BattleFigure[],
  odds: readonly BattleOdds[],
): BattleExplanation => ({ figures, odds })

/** Odds of what a number leads to, which may be halves (MAN-04). */
export function oddsOfHalves(
  label: BattleLabel,
  { least, weights, total }: Distribution,
  change: (value: number) => number,
): BattleOdds {
  const sums = new Map<number, bigint>()
  let halves = 0n
  for (const [i, weight] of weights.entries()) {
    const outcome = change(least + i)
    sums.set(outcome, (sums.get(outcome) ?? 0n) + weight)
    halves += weight * BigInt(2 * outcome)
  }
  const chances = [...sums]
    .filter(([, weight]) => weight > 0n)
    .sort(([one], [other]) => one - other)
    .map(([outcome, weight]): Chance => ({ outcome, chance: fraction(weight, total) }))
  return { label, chances, mean: fraction(halves, 2n * total) }
}

/** `yes` of `of`. */
export const oddsOfPassing = (yes: bigint, of: bigint): BattleOdds =>
  oddsOfWords('check', { passed: yes, failed: of - yes })
