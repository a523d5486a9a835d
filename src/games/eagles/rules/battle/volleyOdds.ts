// The odds inside a volley: one die's chances, and the chance that a natural 6 takes somebody (RISK-01).
import type { Fraction } from '../../../../core/conversation.ts'
import { fraction, plus, times } from '../../../../core/odds/fraction.ts'
import { oddsOfWords } from '../../../../core/odds/odds.ts'
import { poolWeights, tryOf, withRerolls, type Try } from '../../../../core/odds/tries.ts'
import type { Volley } from './frames.ts'
import type { BattleOdds } from './labels.ts'
import { battalionOf } from './play.ts'
import { countPassing } from './quality.ts'
import type { BattleState } from './state.ts'
import { peopleOf } from './strength.ts'
import { hitTarget } from './volleyDice.ts'
import { isRisky } from './volleyHits.ts'

export const hitTry = (state: BattleState, volley: Volley): Try =>
  tryOf(countPassing(state.setup.house, hitTarget(state, volley)), 6)

/** RISK-03: nobody is at risk behind a screen. */
export const canLosePerson = (state: BattleState, { target, on }: Volley): boolean =>
  on === 'body' && peopleOf(state, battalionOf(state, target)).length > 0

/** Hits that put nobody at risk, and misses: what is left out are the risky hits. */
function safeTry(state: BattleState, volley: Volley): Try {
  const { hits, misses, of } = hitTry(state, volley)
  let risky = 0n
  for (let pips = 1; pips <= 6; pips++) if (isRisky(state, volley, pips)) risky++
  return { hits: hits - risky, misses, of }
}

const complement = ({ n, d }: Fraction): Fraction => fraction(d - n, d)

const sumOfWeights = (weights: readonly bigint[]): bigint =>
  weights.reduce((sum, weight) => sum + weight, 0n)

/** The chance that any die of the volley ends as a risky hit. */
export function riskOfPool(
  state: BattleState,
  volley: Volley,
  dice: number,
  sergeants: number,
): Fraction {
  const safe = safeTry(state, volley)
  const isTogether = state.setup.house.sergeantReroll === 'volley'
  const each = isTogether ? withRerolls(safe, sergeants) : safe
  const rerolls = isTogether ? 0 : sergeants
  const weight = sumOfWeights(poolWeights(dice, each, rerolls))
  return complement(fraction(weight, each.of ** BigInt(dice + rerolls)))
}

/** The same once the dice are thrown and so many miss; `throws` re-rolls are left. */
export function riskOfRerolls(
  state: BattleState,
  volley: Volley,
  misses: number,
  throws: number,
): Fraction {
  const safe = safeTry(state, volley)
  if (state.setup.house.sergeantReroll === 'die')
    return complement(safeOneByOne(safe, misses, throws))
  const all = withRerolls(safe, throws - 1)
  const weight = (all.hits + all.misses) ** BigInt(misses)
  return complement(fraction(weight, all.of ** BigInt(misses)))
}

function safeOneByOne(safe: Try, misses: number, throws: number): Fraction {
  if (misses === 0 || throws === 0) return fraction(1n)
  const hit = times(fraction(safe.hits, safe.of), safeOneByOne(safe, misses - 1, throws - 1))
  const miss = times(fraction(safe.misses, safe.of), safeOneByOne(safe, misses, throws - 1))
  return plus(hit, miss)
}

export const oddsOfRisk = ({ n, d }: Fraction): BattleOdds =>
  oddsOfWords('personFalls', { falls: n, spared: d - n })
