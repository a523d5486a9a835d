// Whether a charge is worth it: the chance to go, to get there, and to win the first round.
import { contestsOf } from '@/core/odds/contest.ts'
import { chanceOfAtLeast, sumOfDice } from '@/core/odds/distribution.ts'
import { asNumber } from '@/core/odds/fraction.ts'
import {
  activationNumber,
  countGroups,
  isHalved,
  type BattalionState,
  type BattleState,
} from '@/games/eagles/rules/index.ts'

const contest = contestsOf(6, 1)
const reaches = { line: sumOfDice(2, 6), column: sumOfDice(3, 6) } as const
const chargeBonus = { line: 3, column: 6 } as const

/** CHARGE-01: one check, again with an officer. */
function chanceToGo(state: BattleState, charger: BattalionState): number {
  const bonus = (charger.officer > 0 ? 2 : 0) - (isHalved(charger) ? 1 : 0)
  const faces = Math.min(6, Math.max(0, 7 - activationNumber(state, charger) + bonus))
  const missed = (6 - faces) / 6
  return charger.officer > 0 ? 1 - missed ** 2 : 1 - missed
}

/** COMBAT-01 and COMBAT-02, as far as a player counts them in his head. */
const strengthOf = ({ setup }: BattleState, battalion: BattalionState): number =>
  countGroups(setup.house, battalion) +
  (battalion.officer > 0 ? 3 : 0) +
  battalion.drummer +
  battalion.sergeant +
  battalion.ensign -
  (battalion.disordered ? 2 : 0)

function chanceToWin(state: BattleState, charger: BattalionState, target: BattalionState): number {
  if (target.broken) return 1
  const bonus = chargeBonus[charger.formation]
  const lead = strengthOf(state, charger) + bonus - strengthOf(state, target)
  return contest(lead).winBig / 36
}

export interface ChargeOdds {
  readonly reach: number
  /** To go, to reach and to win, all together. */
  readonly success: number
}

export function chargeOdds(
  state: BattleState,
  charger: BattalionState,
  target: BattalionState,
  distance: number,
): ChargeOdds {
  const reach = asNumber(chanceOfAtLeast(reaches[charger.formation], distance))
  const success = chanceToGo(state, charger) * reach * chanceToWin(state, charger, target)
  return { reach, success }
}
