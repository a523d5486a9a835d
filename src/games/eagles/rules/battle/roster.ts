// Roster of the table: the questions one asks about battalions, friends and enemies.
import { opponentOf, type Side } from '../../../../core/conversation.ts'
import { nobody, type BattalionId, type BattalionState } from './battalion.ts'
import type { Fight } from './fight.ts'
import type { BattleState } from './state.ts'
import { battalionOf } from './play.ts'

export const isOnTable = (battalion: BattalionState): boolean =>
  battalion.placed && battalion.gone === null

/** Neither broken nor gone, whatever else it is. */
export const isUnbroken = (battalion: BattalionState): boolean =>
  isOnTable(battalion) && !battalion.broken

export const isEngaged = (battalion: BattalionState): boolean => battalion.engaged !== nobody

export const isJoined = (battalion: BattalionState): boolean => battalion.joined !== nobody

export const battalionsOf = (state: BattleState, side: Side): readonly BattalionState[] =>
  state.battalions.filter((battalion) => battalion.side === side)

export const friendsOf = (state: BattleState, id: BattalionId): readonly BattalionState[] => {
  const { side } = battalionOf(state, id)
  return state.battalions.filter((each) => each.side === side && each.id !== id && isOnTable(each))
}

export const enemiesOf = (state: BattleState, id: BattalionId): readonly BattalionState[] => {
  const side = opponentOf(battalionOf(state, id).side)
  return state.battalions.filter((each) => each.side === side && isOnTable(each))
}

/** GEN-07: ordered to stand in this turn. */
export const mustStand = (state: BattleState, battalion: BattalionState): boolean =>
  battalion.standTurn > 0 && battalion.standTurn === state.turn

export const hasCommander = (state: BattleState, battalion: BattalionState): boolean =>
  state.commanders[battalion.side].with === battalion.id

export const fightersOf = (fight: Fight): readonly BattalionId[] => [fight.charger, fight.charged]

/** Section 4, phases 3 and 4: the initiative holder's side first, in list order. */
export const inOrder = (state: BattleState): readonly BattalionState[] => {
  const first = state.holder ?? 'a'
  return [...battalionsOf(state, first), ...battalionsOf(state, opponentOf(first))]
}
