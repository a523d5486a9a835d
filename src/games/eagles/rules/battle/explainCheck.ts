// What a check needs, and the odds of passing it with the re-rolls that are left.
import { figureOf } from '../../../../core/figure.ts'
import { tryOf, withRerolls, type Try } from '../../../../core/odds/tries.ts'
import { checkBonus, checkTarget, countTriesBehind, countTriesLeft } from './checkTarget.ts'
import { explanation, oddsOfPassing } from './explaining.ts'
import type { Check, QuestionFrame } from './frames.ts'
import { add, type BattleExplanation, type BattleFigure } from './labels.ts'
import { countPassing } from './quality.ts'
import type { BattleState } from './state.ts'
import { isThrownAgain } from './traits.ts'

const neededFigure = (needed: number): BattleFigure =>
  figureOf('checkNeeded', [add('quality', needed, 'GEN-01')])

function explainTries(state: BattleState, check: Check, rerolls: number): BattleExplanation {
  const target = checkTarget(state, check)
  const one = tryOf(countPassing(state.setup.house, target), 6)
  const all = isThrownAgain(state, check) ? passedTwice(one, rerolls) : withRerolls(one, rerolls)
  return explanation(
    [neededFigure(target.needed), checkBonus(state, check)],
    [oddsOfPassing(all.hits, all.of)],
  )
}

/** Two passes running, or a re-roll after the first of the two that fails. */
function passedTwice({ hits, of }: Try, rerolls: number): Try {
  const both: Try = { hits: hits * hits, misses: of * of - hits * hits, of: of * of }
  if (rerolls === 0) return both
  const later = withRerolls({ hits, misses: of - hits, of }, rerolls - 1)
  return {
    hits: both.hits * later.of + both.misses * later.hits,
    misses: both.misses * later.misses,
    of: both.of * later.of,
  }
}

export const explainCheck = (
  state: BattleState,
  { check }: QuestionFrame<'check.die'>,
): BattleExplanation => explainTries(state, check, countTriesBehind(state, check))

/** GEN-10: the odds if the failed die is thrown again, and again as long as anybody may. */
export const explainReroll = (
  state: BattleState,
  { check }: QuestionFrame<'check.reroll'>,
): BattleExplanation => explainTries(state, check, countTriesLeft(state, check) - 1)
