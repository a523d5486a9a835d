// Odds of who falls: to a volley's natural 6 (RISK-02), or after a lost combat (CRISK-01).
import { certain, followedBy, mapped } from '../../../../core/odds/distribution.ts'
import { oddsOfNumber, oddsOfWords } from '../../../../core/odds/odds.ts'
import { countHits, tryOf } from '../../../../core/odds/tries.ts'
import { deadlyFace, lossOfLoser } from './combatCosts.ts'
import { explanation } from './explaining.ts'
import type { QuestionFrame } from './frames.ts'
import type { BattleExplanation } from './labels.ts'

/** Equal chances among the candidates; throws that fit no candidate are thrown again. */
export function explainRisk(
  _: unknown,
  { candidates }: QuestionFrame<'volley.risk'>,
): BattleExplanation {
  const weights: Record<string, bigint> = {}
  for (const person of candidates) weights[person] = (weights[person] ?? 0n) + 1n
  return explanation([], [oddsOfWords('personFalls', weights)])
}

/** How many fall in all, those who already have included. */
export function explainCombatRisk(
  _: unknown,
  { candidates, fallen, diced }: QuestionFrame<'combat.risk'>,
): BattleExplanation {
  const die = tryOf(7 - deadlyFace, 6)
  const now = Math.min(candidates.length - diced, lossOfLoser)
  const later = candidates.length - diced - now
  const deaths = followedBy(countHits(now, die), (dead) =>
    dead < lossOfLoser ? mapped(countHits(later, die), (more) => dead + more) : certain(dead),
  )
  const all = mapped(deaths, (dead) => fallen.length + dead)
  return explanation([], [oddsOfNumber('peopleLost', all)])
}
