// One answer being worked out: the state so far, copied only where it changes, and the events told on the way.
import type { Side, Step } from '../../core/conversation.ts'
import type { BattleEvent } from './events.ts'
import type { Frame } from './frames.ts'
import type { BattalionId, BattalionState } from './battalion.ts'
import type { Fight } from './fight.ts'
import type { BattleState, Commander } from './state.ts'

export type Changing<T> = { -readonly [K in keyof T]: T[K] }

/** Lives inside one call of `answer` and is thrown away with a refusal; nothing of the old state is touched. */
export interface Play {
  readonly state: ChangingState
  readonly events: BattleEvent[]
  /** The battalions that are this play's own copies. */
  readonly own: (Changing<BattalionState> | undefined)[]
}

interface ChangingState extends Changing<BattleState> {
  battalions: BattalionState[]
  stack: Frame[]
}

export const begin = (state: BattleState): Play => ({
  state: { ...state, battalions: [...state.battalions], stack: [...state.stack] },
  events: [],
  own: [],
})

export const finish = (play: Play): Step<BattleState, BattleEvent> => ({
  state: play.state,
  events: play.events,
})

/** The battalion, ready to be changed: a copy made at most once per answer. */
export function change(play: Play, id: BattalionId): Changing<BattalionState> {
  const mine = play.own[id]
  if (mine !== undefined) return mine
  const copy = { ...battalionOf(play.state, id) }
  play.own[id] = copy
  play.state.battalions[id] = copy
  return copy
}

export const tell = (play: Play, event: BattleEvent): void => {
  play.events.push(event)
}

/** Puts a question or step on top: it comes next. */
export const push = (play: Play, frame: Frame): void => {
  play.state.stack.push(frame)
}

/** An id that is no battalion is a bug of ours, never a player's: answers name options that were offered. */
export function battalionOf(state: BattleState, id: BattalionId): BattalionState {
  const battalion = state.battalions[id]
  if (battalion === undefined) throw new RangeError(`no battalion ${id}`)
  return battalion
}

export const fightOf = (state: BattleState, id: number): Fight | undefined =>
  state.fights.find((fight) => fight.id === id)

/** A fight that a question is about; one that is gone is a bug, not an answer. */
export function theFight(state: BattleState, id: number): Fight {
  const fight = fightOf(state, id)
  if (fight === undefined) throw new RangeError(`no fight ${id}`)
  return fight
}

export const setFight = (play: Play, changed: Fight): void => {
  play.state.fights = play.state.fights.map((fight) => (fight.id === changed.id ? changed : fight))
}

export const setCommander = (play: Play, side: Side, changed: Partial<Commander>): void => {
  const { commanders } = play.state
  play.state.commanders = { ...commanders, [side]: { ...commanders[side], ...changed } }
}
