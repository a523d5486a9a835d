// The odds inside a volley: one die's chances, and the chance that a natural 6 takes a person (RISK-01).
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

/** RISK-03: no person is at risk behind a screen. */
export const canLosePerson = (state: BattleState, { target, on }: Volley): boolean =>
  on === 'body' && peopleOf(state, battalionOf(state, target)).length > 0

/** Hits that put no person at risk, and misses: what is left out are the risky hits. */
function safeTry(state: BattleState, volley: Volley): Try {
  const { hits, misses, of } = hitTry(state, volley)
  let risky = 0n
  for (let pips = 1; pips <= 6; pips++) if (isRisky(state, volley, pips)) risky++
  return { hits: hits - risky, misses, of }
}

const complement = ({ n, d }: Fraction): Fraction => fraction(d - n, d)

const sumOfWeights = (weights: readonly bigint[]): bigint =>
  weights.reduce((sum, weight) => sum + weight, 0n)

/** The weights of each number of hits, 0 to `dice`, with no risky one among them: of the whole pool's total. */
export function safeHitsOfPool(
  state: BattleState,
  volley: Volley,
  dice: number,
  sergeants: number,
): readonly bigint[] {
  const safe = safeTry(state, volley)
  return state.setup.house.sergeantReroll === 'volley'
    ? poolWeights(dice, withRerolls(safe, sergeants), 0)
    : poolWeights(dice, safe, sergeants)
}

/** The chance that any die of the volley ends as a risky hit. */
export function riskOfPool(
  state: BattleState,
  volley: Volley,
  dice: number,
  sergeants: number,
): Fraction {
  const weight = sumOfWeights(safeHitsOfPool(state, volley, dice, sergeants))
  return complement(fraction(weight, 6n ** BigInt(poolThrows(state, dice, sergeants))))
}

/** House rule `sergeantReroll`: each sergeant throws one die again, or all that miss. */
const poolThrows = (state: BattleState, dice: number, sergeants: number): number =>
  state.setup.house.sergeantReroll === 'volley' ? dice * (1 + sergeants) : dice + sergeants

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
