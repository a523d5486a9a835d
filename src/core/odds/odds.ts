// Distributions made ready for a prompt: each outcome with its exact chance.
import type { Odds } from '../conversation.ts'
import type { Distribution } from './distribution.ts'
import { meanOf } from './distribution.ts'
import { fraction } from './fraction.ts'

/** Every number that can come, with its chance, and the mean. */
export const oddsOfNumber = <Label extends string>(
  label: Label,
  { least, weights, total }: Distribution,
): Odds<Label> => ({
  label,
  chances: weights.flatMap((weight, i) =>
    weight === 0n ? [] : [{ outcome: least + i, chance: fraction(weight, total) }],
  ),
  mean: meanOf({ least, weights, total }),
})

/** Every word that can come, in the order given. The weights add up to the total; what has none is left out. */
export const oddsOfWords = <Label extends string>(
  label: Label,
  weights: Readonly<Record<string, bigint>>,
): Odds<Label> => {
  const entries = Object.entries(weights)
  const total = entries.reduce((sum, [, weight]) => sum + weight, 0n)
  const chances = entries.flatMap(([outcome, weight]) =>
    weight === 0n ? [] : [{ outcome, chance: fraction(weight, total) }],
  )
  return { label, chances, mean: null }
}
