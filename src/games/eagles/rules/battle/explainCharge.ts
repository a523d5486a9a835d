// Odds that a charge reaches, and of what defensive fire may do to it.
import type { FactValues } from '../../../../core/conversation.ts'
import {
  certain,
  mixture,
  sumOfDice,
  type Distribution,
  type Share,
} from '../../../../core/odds/distribution.ts'
import { fraction, plus, times } from '../../../../core/odds/fraction.ts'
import { oddsOfNumber, oddsOfWords } from '../../../../core/odds/odds.ts'
import { bandOf } from './bands.ts'
import { countMoveDice, distanceOf, isSlowedByRough, countRoughDice } from './distance.ts'
import { explanation, oddsOfHalves } from './explaining.ts'
import { isYes, numberOf } from './facts.ts'
import { hitsOfPool } from './explainVolley.ts'
import type { Charge, QuestionFrame, Volley } from './frames.ts'
import type { BattleExplanation, BattleFigure, BattleOdds } from './labels.ts'
import { battalionOf } from './play.ts'
import { hasCommander } from './roster.ts'
import type { BattleState } from './state.ts'
import { countFrontGroups } from './strength.ts'
import { hitBonus, volleyDice } from './volleyDice.ts'
import { sergeantsLeft } from './volleyHits.ts'
import { canLosePerson, oddsOfRisk, riskOfPool } from './volleyOdds.ts'

/** On open ground, and from rough ground where that costs dice. */
export function explainCharge(
  state: BattleState,
  frame: QuestionFrame<'charge.dice'>,
): BattleExplanation {
  const { house } = state.setup
  const charger = battalionOf(state, frame.charger)
  const odds: BattleOdds[] = [
    oddsOfNumber('distance', sumOfDice(countMoveDice(charger, 'forward'), 6)),
  ]
  if (isSlowedByRough(house, charger) && !hasCommander(state, charger))
    odds.push(oddsOfNumber('roughGround', sumOfDice(countRoughDice(house, charger), 6)))
  return explanation([], odds)
}

const chargeFigure = (
  state: BattleState,
  charge: Pick<Charge, 'charger' | 'faces' | 'slowed'>,
  lost: readonly number[],
) =>
  distanceOf(
    state.setup.house,
    { ...charge, battalion: battalionOf(state, charge.charger), kind: 'forward', obstacles: lost },
    'reach',
    'CHARGE-02',
  )

/** MAN-07: what the dice give on the ground the players speak of, before any obstacle. */
export const explainChargeFacts = (
  state: BattleState,
  { charger, faces }: QuestionFrame<'charge.facts' | 'charge.ground'>,
  said: FactValues,
): BattleExplanation =>
  explanation([chargeFigure(state, { charger, faces, slowed: isYes(said, 'slowed') }, [])], [])

export function explainChargeObstacles(
  state: BattleState,
  { charge }: QuestionFrame<'charge.obstacles'>,
): BattleExplanation {
  const lost = sumOfDice(charge.obstacles, 6)
  const inches = (sum: number): number => chargeFigure(state, charge, [sum]).total
  const distance = oddsOfHalves('distance', lost, inches)
  // Version 2 measures when these dice lie.
  if (charge.distance < 0) return explanation([chargeFigure(state, charge, [])], [distance])
  let reaches = 0n
  for (const [i, weight] of lost.weights.entries())
    if (inches(lost.least + i) >= charge.distance) reaches += weight
  return explanation(
    [chargeFigure(state, charge, [])],
    [distance, oddsOfWords('reach', { reached: reaches, short: lost.total - reaches })],
  )
}

const volleyAt = ({ charger, target }: Charge, groups: number, band: number): Volley => ({
  shooter: target,
  from: 'body',
  target: charger,
  on: 'body',
  defensive: true,
  aim: { groups, distance: -1, cover: 'none', band },
})

const bandFaces = [1, 2, 3, 4, 5, 6] as const

/** DF-02: mixed over the six faces of the band die. */
function explainFireOf(state: BattleState, charge: Charge, groups: number): BattleExplanation {
  const { house } = state.setup
  const sergeants = sergeantsLeft(battalionOf(state, charge.target))
  const figures: BattleFigure[] = []
  const hits: Share[] = []
  let risk = fraction(0n)
  for (const face of bandFaces) {
    const band = bandOf(house, face)
    const volley = volleyAt(charge, groups, band)
    const figure = volleyDice(state, volley)
    if (face !== 2 && face !== 4 && face !== 5) figures.push(figure)
    hits.push({ weight: 1n, of: hitsAt(state, volley, figure.total, sergeants) })
    if (band > 0)
      risk = plus(risk, times(fraction(1n, 6n), riskOfPool(state, volley, figure.total, sergeants)))
  }
  figures.push(hitBonus(state, volleyAt(charge, groups, 1)))
  const odds: BattleOdds[] = [oddsOfNumber('hits', mixture(hits))]
  if (canLosePerson(state, volleyAt(charge, groups, 1))) odds.push(oddsOfRisk(risk))
  return explanation(figures, odds)
}

const hitsAt = (
  state: BattleState,
  volley: Volley,
  dice: number,
  sergeants: number,
): Distribution => (volley.aim.band === 0 ? certain(0) : hitsOfPool(state, volley, dice, sergeants))

/** DF-08: with the groups the defender names, all at first; SHOOT-12: with none there is nothing to throw. */
export function explainFire(
  state: BattleState,
  { charge }: QuestionFrame<'fire.facts'>,
  said: FactValues,
): BattleExplanation {
  const all = countFrontGroups(state.setup.house, battalionOf(state, charge.target))
  const groups = numberOf(said, 'groups', all)
  return groups > 0 ? explainFireOf(state, charge, groups) : explanation([], [])
}

export const explainBand = (
  state: BattleState,
  { charge, groups }: QuestionFrame<'fire.band'>,
): BattleExplanation => explainFireOf(state, charge, groups)
