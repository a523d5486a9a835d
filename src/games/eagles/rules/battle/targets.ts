// Targets that a battalion may shoot at or charge (SHOOT-01, SHOOT-11, CHARGE-05, COMBAT-08).
import type { Unavailable } from '../../../../core/conversation.ts'
import type { Part, TargetOption } from './frames.ts'
import { fightOf } from './play.ts'
import { battalionOption, pastOption, screenOption, type BattleOption } from './options.ts'
import type { Offer } from './question.ts'
import type { BattleReason } from './reasons.ts'
import { enemiesOf, isEngaged, isJoined, isOnTable } from './roster.ts'
import type { BattalionId, BattalionState } from './battalion.ts'
import type { BattleState } from './state.ts'

type Barred = Unavailable<BattleOption, BattleReason>

export interface ShootTarget {
  readonly option: TargetOption
  readonly battalion: BattalionId
  readonly on: Part
}

const canBeShotAt = (enemy: BattalionState): boolean => !isEngaged(enemy) && !isJoined(enemy)

/**
 * `battalion:3` is the close-order body, `screen:3` its skirmishers, `past:3` the body beyond a screen that does
 * not stand in between: whether it shields its parent (SKIRM-04) only the players can see.
 */
const targetsIn = (enemy: BattalionState): readonly ShootTarget[] => {
  const { id } = enemy
  if (enemy.screen === 0) return [{ option: battalionOption(id), battalion: id, on: 'body' }]
  return [
    { option: screenOption(id), battalion: id, on: 'screen' },
    { option: pastOption(id), battalion: id, on: 'body' },
  ]
}

export const shootOffer = (state: BattleState, shooter: BattalionState): readonly ShootTarget[] =>
  enemiesOf(state, shooter.id).filter(canBeShotAt).flatMap(targetsIn)

export const hasShootTarget = (state: BattleState, shooter: BattalionState): boolean =>
  state.battalions.some(
    (each) => each.side !== shooter.side && isOnTable(each) && canBeShotAt(each),
  )

/** Why the others may not be chosen. */
export function shootUnavailable(state: BattleState, shooter: BattalionState): readonly Barred[] {
  const barred: Barred[] = []
  for (const enemy of enemiesOf(state, shooter.id)) {
    const option = battalionOption(enemy.id)
    if (isEngaged(enemy)) barred.push({ option, reason: 'engaged', rule: 'SHOOT-01' })
    else if (isJoined(enemy)) barred.push({ option, reason: 'joined', rule: 'SHOOT-11' })
    else if (enemy.screen > 0) barred.push({ option, reason: 'behindScreen', rule: 'SHOOT-01' })
  }
  return barred
}

/** COMBAT-08: no battalion joins a fight in the turn it began. */
const isFreshlyEngaged = (state: BattleState, enemy: BattalionState): boolean =>
  isEngaged(enemy) && fightOf(state, enemy.engaged)?.began === state.turn

export const hasChargeTarget = (state: BattleState, charger: BattalionState): boolean =>
  state.battalions.some(
    (each) => each.side !== charger.side && isOnTable(each) && !isFreshlyEngaged(state, each),
  )

/** CHARGE-05: any enemy battalion on the table; an engaged one only under COMBAT-08. */
export function chargeOffer(state: BattleState, charger: BattalionState): Offer {
  const options: BattleOption[] = []
  const unavailable: Barred[] = []
  for (const enemy of enemiesOf(state, charger.id)) {
    const option = battalionOption(enemy.id)
    if (isFreshlyEngaged(state, enemy))
      unavailable.push({ option, reason: 'fightBeganThisTurn', rule: 'COMBAT-08' })
    else options.push(option)
  }
  return { options, unavailable }
}
