// Dice of a volley that hit, those that put a person at risk, and who may throw again (SHOOT-08, SHOOT-09, RISK-01).
import type { HouseRules } from '../houseRules.ts'
import type { Part, Volley } from './frames.ts'
import { isPassed } from './quality.ts'
import type { BattalionState } from './battalion.ts'
import type { BattleState } from './state.ts'
import { hitTarget } from './volleyDice.ts'

/** The dice of a throw that do not hit. */
export function missesOf(
  state: BattleState,
  volley: Volley,
  faces: readonly number[],
): readonly number[] {
  const target = hitTarget(state, volley)
  const { house } = state.setup
  const misses: number[] = []
  for (const [die, pips] of faces.entries()) if (!isPassed(house, target, pips)) misses.push(die)
  return misses
}

/** SHOOT-09: once a turn each. */
export const sergeantsLeft = ({ sergeant, sergeantsSpent }: BattalionState): number =>
  Math.max(0, sergeant - sergeantsSpent)

/** RISK-01; house rule `naturalSix`: of a face that hits. A six that misses puts no person at risk. */
const isRiskyHit = ({ naturalSix }: HouseRules, bonus: number, pips: number): boolean =>
  naturalSix === 'face' ? pips === 6 : pips + bonus >= 6

export function isRisky(state: BattleState, volley: Volley, pips: number): boolean {
  const { house } = state.setup
  const target = hitTarget(state, volley)
  return isPassed(house, target, pips) && isRiskyHit(house, target.bonus, pips)
}

/** What a volley was told by: its target's part, what is added to each die, the faces that hit. */
interface Fire {
  readonly on: Part
  readonly bonus: number
  readonly hitting: readonly number[]
}

/** The faces that take a character instead of a Ranker: RISK-01; RISK-03: none where a screen is the target. */
export const riskyFaces = (house: HouseRules, { on, bonus, hitting }: Fire): readonly number[] =>
  on === 'screen' ? [] : hitting.filter((pips) => isRiskyHit(house, bonus, pips))

/** The same for a volley whose dice are still to be thrown, or thrown again. */
export function riskyFacesOf(state: BattleState, volley: Volley): readonly number[] {
  const { house } = state.setup
  const target = hitTarget(state, volley)
  return riskyFaces(house, {
    on: volley.on,
    bonus: target.bonus,
    hitting: [1, 2, 3, 4, 5, 6].filter((pips) => isPassed(house, target, pips)),
  })
}
