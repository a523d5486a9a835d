// A battalion as its counter shows it, and the same in words.
import {
  isActing,
  isEngaged,
  isJoined,
  mustStand,
  type BattalionState,
  type BattleState,
} from '@/games/eagles/rules/index.ts'
import type { BattleWords, Names } from '@/games/eagles/words/battle.ts'

export type Shape = keyof BattleWords['screen']['screen']['states']

/** What a battalion is, whatever it has done: the gravest mark first. */
export function conditionOf(state: BattleState, battalion: BattalionState): Shape {
  if (battalion.gone !== null) return 'gone'
  if (!battalion.placed) return 'waiting'
  if (battalion.broken) return 'broken'
  if (isEngaged(battalion)) return 'engaged'
  if (isJoined(battalion)) return 'joined'
  if (state.turn > 0 && mustStand(state, battalion)) return 'mustStand'
  return battalion.disordered ? 'disordered' : 'good'
}

/** Done with what it was activated for; while its die is still to be thrown it is not. */
export const hasActed = (state: BattleState, battalion: BattalionState): boolean =>
  battalion.activity !== 'none' && !isActing(state, battalion)

/** The shape of the counter: a tick stands for good order once it has acted. */
export function shapeOf(state: BattleState, battalion: BattalionState): Shape {
  const condition = conditionOf(state, battalion)
  return condition === 'good' && hasActed(state, battalion) ? 'acted' : condition
}

export const strengthOf = ({ rankers, screen }: BattalionState): number => rankers + screen

export function spoken(
  state: BattleState,
  battalion: BattalionState,
  names: Names,
  words: BattleWords,
  isOn: boolean,
): string {
  const { screen } = words.screen
  const condition = conditionOf(state, battalion)
  const parts = [names.short(battalion.id)]
  if (condition !== 'gone') parts.push(screen.rankers(strengthOf(battalion)))
  parts.push(screen.states[condition])
  if (battalion.disordered && condition !== 'disordered') parts.push(screen.states.disordered)
  if (battalion.placed && battalion.gone === null)
    parts.push(screen.formations[battalion.formation])
  if (hasActed(state, battalion) && battalion.gone === null) parts.push(screen.hasActed)
  if (isOn) parts.push(screen.inQuestion)
  return screen.counter(parts)
}
