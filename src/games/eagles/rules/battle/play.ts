// One answer being worked out: the state so far, copied only where it changes, and the events told on the way.
import type { Side } from '../../../../core/conversation.ts'
import type { Step } from '../../../../core/game.ts'
import type { BattleEvent } from './events.ts'
import type { BattalionId, BattalionState } from './battalion.ts'
import { copyBattalion, copyState, type Changing, type ChangingState } from './copies.ts'
import type { Frame } from './frames.ts'
import type { Fight } from './fight.ts'
import type { BattleState, Commander } from './state.ts'

/** Lives inside one call of `answer` and is thrown away with a refusal; nothing of the old state is touched. */
export interface Play {
  readonly state: ChangingState
  readonly events: BattleEvent[]
  /** The battalions that are this play's own copies, and the list they stand in; null until the first of them. */
  own: OwnBattalions | null
}

interface OwnBattalions {
  readonly list: BattalionState[]
  readonly copies: (Changing<BattalionState> | undefined)[]
}

export const begin = (state: BattleState): Play => ({
  state: copyState(state),
  events: [],
  own: null,
})

export const finish = (play: Play): Step<BattleState, BattleEvent> => ({
  state: play.state,
  events: play.events,
})

/** The battalion, ready to be changed: a copy made at most once per answer. */
export function change(play: Play, id: BattalionId): Changing<BattalionState> {
  const { list, copies } = ownBattalions(play)
  const mine = copies[id]
  if (mine !== undefined) return mine
  const copy = copyBattalion(battalionOf(play.state, id))
  copies[id] = copy
  list[id] = copy
  return copy
}

function ownBattalions(play: Play): OwnBattalions {
  if (play.own !== null) return play.own
  const list = [...play.state.battalions]
  play.state.battalions = list
  play.own = { list, copies: [] }
  return play.own
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
