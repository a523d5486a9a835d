// Distances that the dice may carry: moves, obstacles, the SC, runs.
import type { FactValues } from '../../../../core/conversation.ts'
import { sumOfDice } from '../../../../core/odds/distribution.ts'
import { oddsOfNumber } from '../../../../core/odds/odds.ts'
import {
  commanderDice,
  countMoveDice,
  countRoughDice,
  distanceOf,
  isMoveSlowed,
  routDice,
} from './distance.ts'
import { explanation, oddsOfHalves } from './explaining.ts'
import { isYes } from './facts.ts'
import type { QuestionFrame } from './frames.ts'
import type { BattleExplanation, BattleOdds } from './labels.ts'
import { battalionOf } from './play.ts'
import { hasCommander } from './roster.ts'
import type { BattleState } from './state.ts'

const oddsOfDistance = (dice: number): BattleExplanation =>
  explanation([], [oddsOfNumber('distance', sumOfDice(dice, 6))])

/** On open ground, and on rough ground where that costs dice or half the way (MAN-04, MAN-07); obstacles come later. */
export function explainMove(
  state: BattleState,
  { battalion: id, kind }: QuestionFrame<'move.dice'>,
): BattleExplanation {
  const { house } = state.setup
  const battalion = battalionOf(state, id)
  const oddsOn = (label: 'distance' | 'roughGround', dice: number, slowed: boolean): BattleOdds =>
    oddsOfHalves(label, sumOfDice(dice, 6), (inches) => {
      const course = { battalion, kind, faces: [inches], slowed, obstacles: [] }
      return distanceOf(house, course, 'limit').total
    })
  const all = countMoveDice(battalion, kind)
  const odds = [oddsOn('distance', all, false)]
  if (isMoveSlowed(house, battalion, kind) && !hasCommander(state, battalion))
    odds.push(
      // The dice that rough ground leaves are not slowed once more; a step back keeps its die and half the way.
      kind === 'forward'
        ? oddsOn('roughGround', countRoughDice(house, battalion), false)
        : oddsOn('roughGround', all, true),
    )
  return explanation([], odds)
}

/** What the dice give on the ground the players speak of, before any obstacle (MAN-04, MAN-07). */
export function explainMoveFacts(
  state: BattleState,
  { battalion, kind, faces }: QuestionFrame<'move.facts'>,
  said: FactValues,
): BattleExplanation {
  const course = { kind, faces, slowed: isYes(said, 'slowed'), obstacles: [] }
  const { house } = state.setup
  return explanation(
    [distanceOf(house, { ...course, battalion: battalionOf(state, battalion) }, 'limit')],
    [],
  )
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
