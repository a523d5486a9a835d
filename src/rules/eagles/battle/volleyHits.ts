// Which dice of a volley hit, which put somebody at risk, and who may throw again (SHOOT-08, SHOOT-09, RISK-01).
import type { Volley } from './frames.ts'
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

/** RISK-01; house rule `naturalSix`. A six that misses puts nobody at risk. */
export function isRisky(state: BattleState, volley: Volley, pips: number): boolean {
  const { house } = state.setup
  const target = hitTarget(state, volley)
  if (!isPassed(house, target, pips)) return false
  return house.naturalSix === 'face' ? pips === 6 : pips + target.bonus >= 6
}
