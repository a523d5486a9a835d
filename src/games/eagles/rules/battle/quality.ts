// Qualities and what they become under the SC: activation numbers, drops, and when a die passes.
import { activationNumbers, oneLower, type Quality } from '../army/model.ts'
import type { HouseRules } from '../houseRules.ts'
import type { CheckPurpose } from './frames.ts'
import { hasCommander } from './roster.ts'
import { nobody, type BattalionState } from './battalion.ts'
import type { BattleState } from './state.ts'

/** ACT-07: the SC is dead, or with some other battalion of the side. */
export const isDropped = (state: BattleState, battalion: BattalionState): boolean => {
  const commander = state.commanders[battalion.side]
  if (!commander.alive) return true
  return commander.with !== nobody && !hasCommander(state, battalion)
}

export const effectiveQuality = (state: BattleState, battalion: BattalionState): Quality =>
  isDropped(state, battalion) ? oneLower(battalion.quality) : battalion.quality

export const activationNumber = (state: BattleState, battalion: BattalionState): number =>
  activationNumbers[effectiveQuality(state, battalion)]

/** House rule `dropAffectsBonus`: the quality that gives the Guards and the British line their dice. */
export const bonusQuality = (state: BattleState, battalion: BattalionState): Quality =>
  state.setup.house.dropAffectsBonus === 'yes'
    ? effectiveQuality(state, battalion)
    : battalion.quality

/** What a die is compared for: a check, or a hit. */
export type RollPurpose = CheckPurpose | 'hit'

/** House rule `greenDropScope`: the rolls that are no activation. */
const outsideActivation: readonly RollPurpose[] = ['hit', 'resolve']

/** ACT-07: a Green that should drop stays Green with −1. */
export const greenDrop = (
  state: BattleState,
  battalion: BattalionState,
  purpose: RollPurpose,
): number => {
  if (battalion.quality !== 'green' || !isDropped(state, battalion)) return 0
  const isSpared =
    state.setup.house.greenDropScope === 'activationOnly' && outsideActivation.includes(purpose)
  return isSpared ? 0 : -1
}

/** A die that is compared with an AN. */
export interface Target {
  readonly needed: number
  readonly bonus: number
}

/** GEN-01, GEN-02; house rule `automaticFaces`. */
export function isPassed(house: HouseRules, target: Target, face: number): boolean {
  if (face === 1 && house.automaticFaces !== 'none') return false
  if (face === 6 && house.automaticFaces === 'oneFailsSixPasses') return true
  return face + target.bonus >= target.needed
}

/** The lowest face that passes; 7: none does. Every face above it passes too. */
export function lowestPassing(house: HouseRules, target: Target): number {
  for (let face = 1; face <= 6; face++) if (isPassed(house, target, face)) return face
  return 7
}

/** Of six. */
export function countPassing(house: HouseRules, target: Target): number {
  let faces = 0
  for (let face = 1; face <= 6; face++) if (isPassed(house, target, face)) faces++
  return faces
}
