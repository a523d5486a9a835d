// The March of Eagles as a conversation: open, ask, answer, explain.
import { refusalOf } from '../../../../core/checkAnswer.ts'
import {
  sides,
  type Answer,
  type FactValues,
  type Refusal,
  type Side,
} from '../../../../core/conversation.ts'
import type { Game, Step } from '../../../../core/game.ts'
import { ok, refused, type Result } from '../../../../core/result.ts'
import { readCorrection, type Correction } from './correction.ts'
import type { BattleEvent } from './events.ts'
import type { Frame, QuestionFrame, QuestionKind, StepFrame, StepKind } from './frames.ts'
import type { BattleExplanation } from './labels.ts'
import { openBattle } from './open.ts'
import type { BattleField, BattleOption } from './options.ts'
import { applyCorrection } from './overrule.ts'
import { begin, finish, tell, type Play } from './play.ts'
import type { BattlePrompt, Question } from './question.ts'
import type { BattleReason } from './reasons.ts'
import { readBattleSetup } from './readSetup.ts'

import { rulesOf, type BattleSetup, type BattleState } from './state.ts'
import { questions, steps } from './table.ts'
import { dropActivation } from './tidy.ts'
import { outcomeOf } from './victory.ts'

/** A battle's kinds of data, for everything in core that is told which game it serves. */
export interface BattleKinds {
  readonly setup: BattleSetup
  readonly state: BattleState
  /** Nothing is hidden in a battle. */
  readonly view: BattleState
  readonly prompt: BattlePrompt
  readonly event: BattleEvent
  readonly correction: Correction
  readonly seat: Side
  readonly option: BattleOption
  readonly reason: BattleReason
  readonly field: BattleField
}

const isQuestion = (frame: Frame): frame is QuestionFrame => Object.hasOwn(questions, frame.at)

const openFrame = (state: BattleState): QuestionFrame | null => {
  const top = state.stack.at(-1)
  return top !== undefined && isQuestion(top) ? top : null
}

/** Null where another party is asked; without a party the question is wanted for any of them. */
function promptOf<K extends QuestionKind>(
  state: BattleState,
  frame: QuestionFrame<K>,
  about: QuestionFrame,
  party: Side | 'table' | null,
): BattlePrompt | null {
  const question: Question<QuestionFrame<K>> = questions[frame.at]
  const seat = question.seat(state, frame)
  if (party !== null && party !== seat) return null
  return {
    kind: frame.at,
    seat,
    wanted: question.wanted(state, frame),
    cautions: question.cautions(state, frame),
    about,
  }
}

/** The open question of a battle, no matter which party is asked: there is never more than one. */
export const openQuestion = (state: BattleState): BattlePrompt | null => {
  const frame = openFrame(state)
  return frame === null ? null : promptOf(state, frame, frame, null)
}

function askedOf<K extends QuestionKind>(state: BattleState, frame: QuestionFrame<K>) {
  const question: Question<QuestionFrame<K>> = questions[frame.at]
  return question.seat(state, frame)
}

const ask = (state: BattleState, party: Side | 'table'): BattlePrompt | null => {
  const frame = openFrame(state)
  return frame === null ? null : promptOf(state, frame, frame, party)
}

function take<K extends QuestionKind>(play: Play, frame: QuestionFrame<K>, answer: Answer): void {
  const question: Question<QuestionFrame<K>> = questions[frame.at]
  play.state.stack.pop()
  question.take(play, frame, answer)
}

function runStep<K extends StepKind>(play: Play, frame: StepFrame<K>): void {
  const step: (play: Play, frame: StepFrame<K>) => void = steps[frame.at]
  step(play, frame)
}

/** Steps run until a question is on top, or nothing is left. */
function proceed(play: Play): void {
  for (;;) {
    const top = play.state.stack.at(-1)
    if (top === undefined || isQuestion(top)) return
    play.state.stack.pop()
    runStep(play, top)
  }
}

function answer(
  state: BattleState,
  given: Answer<Correction>,
  by: Side | 'table',
): Result<Step<BattleState, BattleEvent>, Refusal> {
  const refusal = refusalOf(ask(state, by), given, state.result !== null)
  if (refusal !== null) return refused(refusal)
  const play = begin(state)
  if (given.kind === 'overrule') {
    const problem = overrule(play, given.correction, given.reason)
    if (problem !== null) return refused(problem)
    unstick(play)
  } else {
    const frame = openFrame(state)
    if (frame !== null) take(play, frame, given)
  }
  proceed(play)
  return ok(finish(play))
}

/** Runs the steps that lie on top until a question is open, or nothing is left. */
export function resumeBattle(state: BattleState): BattleState {
  const play = begin(state)
  proceed(play)
  return finish(play).state
}

/** For answers that the rules make up themselves: whatever is open takes one of the kind it wants, unchecked. */
export function takeUnchecked(
  state: BattleState,
  given: Answer<never>,
): Step<BattleState, BattleEvent> {
  const play = begin(state)
  const frame = openFrame(state)
  if (frame !== null) take(play, frame, given)
  proceed(play)
  return finish(play)
}

/** An overrule may have taken away everything that could be chosen: then the activation is over. */
function unstick(play: Play): void {
  proceed(play)
  const wanted = openQuestion(play.state)?.wanted
  if (wanted?.kind === 'choice' && wanted.options.length === 0) dropActivation(play)
}

function overrule(play: Play, correction: Correction, reason: string): Refusal | null {
  tell(play, { kind: 'overruled', correction, reason })
  return applyCorrection(play, correction)
}

/**
 * `battle.explain` with the names of its labels, so that words for all of them can be demanded. `said` is what a form of
 * facts holds so far; what it does not hold is taken by its default.
 */
export function explainBattle(state: BattleState, said: FactValues = {}): BattleExplanation | null {
  const frame = openFrame(state)
  return frame === null ? null : explainFrame(state, frame, said)
}

function explainFrame<K extends QuestionKind>(
  state: BattleState,
  frame: QuestionFrame<K>,
  said: FactValues,
): BattleExplanation | null {
  const question: Question<QuestionFrame<K>> = questions[frame.at]
  return question.explain(state, frame, said)
}

export const battle: Game<BattleKinds> = {
  name: 'march-of-eagles',
  rulesVersion: 2,
  rulesOf,
  recordVersion: 1,
  hasSecrets: false,
  readSetup: readBattleSetup,
  readCorrection,
  seats: () => sides,
  open: openBattle,
  seen: (state) => state,
  ask,
  answer,
  explain: (state, party) => {
    const frame = openFrame(state)
    return frame === null || askedOf(state, frame) !== party ? null : explainFrame(state, frame, {})
  },
  outcome: outcomeOf,
}
