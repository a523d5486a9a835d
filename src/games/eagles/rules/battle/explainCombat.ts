// Both sides' strengths, and the exact odds of the round, for the charger (COMBAT-02, CRISK-01).
import { oddsOfWords } from '../../../../core/odds/odds.ts'
import { combatStrength, contestOf, type CombatGround } from './combatStrength.ts'
import { explanation } from './explaining.ts'
import type { QuestionFrame } from './frames.ts'
import type { BattleExplanation } from './labels.ts'
import { theFight } from './play.ts'
import type { BattleState } from './state.ts'

function explainRound(state: BattleState, id: number, ground: CombatGround): BattleExplanation {
  const fight = theFight(state, id)
  const charger = combatStrength(state, fight, fight.charger, ground)
  const charged = combatStrength(state, fight, fight.charged, ground)
  const { win, winBig, tie, lose, loseBig } = contestOf(charger.total - charged.total)
  return explanation(
    [charger, charged],
    [
      oddsOfWords('combat', {
        win: BigInt(win + winBig),
        tie: BigInt(tie),
        lose: BigInt(lose + loseBig),
      }),
      oddsOfWords('combatMargin', {
        winBig: BigInt(winBig),
        loseBig: BigInt(loseBig),
        closer: BigInt(win + tie + lose),
      }),
    ],
  )
}

export const explainCombat = (
  state: BattleState,
  frame: QuestionFrame<'combat.dice'>,
): BattleExplanation => explainRound(state, frame.fight, frame)

/** With the ground as it was said last time. */
export const explainCombatFacts = (
  state: BattleState,
  frame: QuestionFrame<'combat.facts'>,
): BattleExplanation => explainRound(state, frame.fight, theFight(state, frame.fight))
