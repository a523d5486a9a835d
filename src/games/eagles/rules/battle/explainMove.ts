// How far the dice may carry: moves, obstacles, the SC, runs.
import { sumOfDice } from '../../../../core/odds/distribution.ts'
import { oddsOfNumber } from '../../../../core/odds/odds.ts'
import { commanderDice, countMoveDice, distanceOf, routDice } from './distance.ts'
import { explanation, oddsOfHalves } from './explaining.ts'
import type { QuestionFrame } from './frames.ts'
import type { BattleExplanation } from './labels.ts'
import { battalionOf } from './play.ts'
import type { BattleState } from './state.ts'

const oddsOfDistance = (dice: number): BattleExplanation =>
  explanation([], [oddsOfNumber('distance', sumOfDice(dice, 6))])

/** On open ground; what the ground takes off is asked after the dice. */
export function explainMove(
  state: BattleState,
  { battalion: id, kind }: QuestionFrame<'move.dice'>,
): BattleExplanation {
  const battalion = battalionOf(state, id)
  const dice = sumOfDice(countMoveDice(battalion, kind), 6)
  const course = { battalion, kind, slowed: false, obstacles: [] }
  const limit = (inches: number): number =>
    distanceOf(state.setup.house, { ...course, faces: [inches] }, 'limit').total
  return explanation([], [oddsOfHalves('distance', dice, limit)])
}

export function explainObstacles(
  state: BattleState,
  { move, obstacles }: QuestionFrame<'move.obstacles'>,
): BattleExplanation {
  const battalion = battalionOf(state, move.battalion)
  const course = { ...move, battalion }
  const before = distanceOf(state.setup.house, { ...course, obstacles: [] }, 'limit')
  const limit = (lost: number): number =>
    distanceOf(state.setup.house, { ...course, obstacles: [lost] }, 'limit').total
  return explanation([before], [oddsOfHalves('distance', sumOfDice(obstacles, 6), limit)])
}

export const explainCommander = (): BattleExplanation => oddsOfDistance(commanderDice)

export const explainRout = (): BattleExplanation => oddsOfDistance(routDice)
