// The odds of the two rolls between the sides: who picks the table side, who has the initiative (SET-03, INIT).
import { figureOf } from '../../../../core/figure.ts'
import type { Side } from '../../../../core/conversation.ts'
import { oddsOfWords } from '../../../../core/odds/odds.ts'
import { contestOf } from './combatStrength.ts'
import { explanation } from './explaining.ts'
import { initiativeBonus } from './initiative.ts'
import {
  add,
  type BattleExplanation,
  type BattleFigure,
  type BattleLabel,
  type BattleOdds,
} from './labels.ts'
import type { BattleState } from './state.ts'

/** Who has it in the end: a tie goes to its keeper, or is rolled again until one side has it. */
function oddsOfSides(label: BattleLabel, lead: number, keeper: Side | null): BattleOdds {
  const { win, winBig, tie, lose, loseBig } = contestOf(lead)
  return oddsOfWords(label, {
    a: BigInt(win + winBig + (keeper === 'a' ? tie : 0)),
    b: BigInt(lose + loseBig + (keeper === 'b' ? tie : 0)),
  })
}

export const explainSides = (): BattleExplanation =>
  explanation([], [oddsOfSides('sides', 0, null)])

function bonusFigure(state: BattleState, side: Side): BattleFigure {
  const { officers, commander } = initiativeBonus(state, side)
  const steps = [add('officers', officers, 'INIT-01')]
  if (commander > 0) steps.push(add('commander', commander, 'INIT-01'))
  return figureOf('initiativeBonus', steps)
}

/** INIT-02. */
export function explainInitiative(state: BattleState): BattleExplanation {
  const a = bonusFigure(state, 'a')
  const b = bonusFigure(state, 'b')
  const keeper = state.setup.house.initiativeTie === 'holderKeeps' ? state.holder : null
  return explanation([a, b], [oddsOfSides('initiative', a.total - b.total, keeper)])
}
