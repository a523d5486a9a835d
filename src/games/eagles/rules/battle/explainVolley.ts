// The dice of a volley step by step, and the exact odds of its hits and of losing a person to a natural 6.
import type { FactValues } from '../../../../core/conversation.ts'
import { certain, mapped, type Distribution } from '../../../../core/odds/distribution.ts'
import { oddsOfNumber } from '../../../../core/odds/odds.ts'
import { countHits, withRerolls } from '../../../../core/odds/tries.ts'
import { explanation } from './explaining.ts'
import { numberOf, wordOf } from './facts.ts'
import { covers } from './fight.ts'
import type { QuestionFrame, Volley } from './frames.ts'
import type { BattleExplanation, BattleFigure } from './labels.ts'
import { battalionOf } from './play.ts'
import { mostGroups } from './strength.ts'
import type { BattleState } from './state.ts'
import { canLosePerson, hitTry, oddsOfRisk, riskOfPool, riskOfRerolls } from './volleyOdds.ts'
import { sergeantsLeft } from './volleyHits.ts'
import { outcomeOf, type Fallen } from './volleyTally.ts'
import { hitBonus, volleyDice } from './volleyDice.ts'

const figuresOf = (state: BattleState, volley: Volley): readonly BattleFigure[] => [
  volleyDice(state, volley),
  hitBonus(state, volley),
]

const isTogether = (state: BattleState): boolean => state.setup.house.sergeantReroll === 'volley'

/** With all the re-rolls that sergeants still allow; house rule `sergeantReroll`. */
export function hitsOfPool(
  state: BattleState,
  volley: Volley,
  dice: number,
  sergeants: number,
): Distribution {
  const one = hitTry(state, volley)
  return isTogether(state)
    ? countHits(dice, withRerolls(one, sergeants))
    : countHits(dice, one, sergeants)
}

export function explainVolley(
  state: BattleState,
  { volley, count }: QuestionFrame<'volley.dice'>,
): BattleExplanation {
  const sergeants = sergeantsLeft(battalionOf(state, volley.shooter))
  const odds = [oddsOfNumber('hits' as const, hitsOfPool(state, volley, count, sergeants))]
  if (!canLosePerson(state, volley)) return explanation(figuresOf(state, volley), odds)
  const risk = riskOfPool(state, volley, count, sergeants)
  return explanation(figuresOf(state, volley), [...odds, oddsOfRisk(risk)])
}

/** After some dice are thrown: what further throws of the misses may add. */
function hitsAfter(
  state: BattleState,
  volley: Volley,
  fallen: Fallen,
  throws: number,
): Distribution {
  const { hits, misses } = outcomeOf(state, volley, fallen)
  const one = hitTry(state, volley)
  if (throws === 0) return certain(hits)
  const more = isTogether(state)
    ? countHits(misses, withRerolls(one, throws - 1))
    : mapped(countHits(throws, one), (each) => Math.min(each, misses))
  return mapped(more, (each) => hits + each)
}

function explainThrows(
  state: BattleState,
  volley: Volley,
  fallen: Fallen,
  throws: number,
): BattleExplanation {
  const odds = [oddsOfNumber('hits' as const, hitsAfter(state, volley, fallen, throws))]
  const figures = figuresOf(state, volley)
  if (!canLosePerson(state, volley)) return explanation(figures, odds)
  const { misses, natural } = outcomeOf(state, volley, fallen)
  const risk = natural ? { n: 1n, d: 1n } : riskOfRerolls(state, volley, misses, throws)
  return explanation(figures, [...odds, oddsOfRisk(risk)])
}

/** If every sergeant that is left helps. */
export const explainVolleyReroll = (
  state: BattleState,
  { volley, faces, tally }: QuestionFrame<'volley.reroll'>,
): BattleExplanation =>
  explainThrows(state, volley, { faces, tally }, sergeantsLeft(battalionOf(state, volley.shooter)))

export const explainVolleyAgain = (
  state: BattleState,
  { volley, faces, tally }: QuestionFrame<'volley.again'>,
): BattleExplanation =>
  explainThrows(
    state,
    volley,
    { faces, tally },
    1 + sergeantsLeft(battalionOf(state, volley.shooter)),
  )

/** Before measuring: the dice at each range, of all groups in the open until something else is said. */
export function explainAim(
  state: BattleState,
  { battalion, from, target, on }: QuestionFrame<'shoot.facts'>,
  said: FactValues,
): BattleExplanation {
  const groups = numberOf(said, 'groups', mostGroups(state, battalionOf(state, battalion), from))
  const cover = wordOf(said, 'cover', covers, 'none')
  const figureAt = (band: number): BattleFigure =>
    volleyDice(state, {
      shooter: battalion,
      from,
      target,
      on,
      defensive: false,
      aim: { groups, distance: 0, cover, band },
    })
  return explanation([1, 0.5, 0.25].map(figureAt), [])
}
