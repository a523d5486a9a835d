// Answers: judged by the seat's own question, and carried out as far as no further question is open.
import { refusalOf } from '../../../core/checkAnswer.ts'
import type { Answer, Refusal } from '../../../core/conversation.ts'
import type { Step } from '../../../core/game.ts'
import { ok, refused, type Result } from '../../../core/result.ts'
import { workOn } from '../../campaign/rules/index.ts'
import { ask } from './ask.ts'
import { correct } from './correct.ts'
import type { Correction } from './correction.ts'
import type { Desk } from './desk.ts'
import type { GloriaEvent } from './events.ts'
import { perform, take } from './handlers.ts'
import type { GloriaState } from './model.ts'
import type { Task } from './tasks.ts'
import { toldIn } from './telling.ts'
import { seen, type GloriaView } from './view.ts'
import { whyNot } from './whyNot.ts'

type Taken = Result<Step<GloriaState, GloriaEvent>, Refusal>

const isSecret = ({ shown }: Desk): boolean => shown !== null

/** From a desk and what is to be done next to a state in which a player is asked. */
export const settle = (
  desk: Desk,
  agenda: readonly Task[],
  events: readonly GloriaEvent[] = [],
): Step<GloriaState, GloriaEvent> => {
  const work = workOn({ world: desk, agenda, events }, (now, task) => {
    const done = now.world.isOver ? null : perform(now, task)
    return done?.events === undefined
      ? done
      : { ...done, events: toldIn(done.events, now.world, done.world.world, isSecret(done.world)) }
  })
  const { world } = work.world
  return {
    state: { ...work.world, agenda: world.isOver ? [] : work.agenda },
    events: work.events,
  }
}

/** An option that is not offered is refused with the reason why not, where there is one. */
const withReason = (view: GloriaView, refusal: Refusal, given: Answer<Correction>): Refusal => {
  if (refusal.code !== 'not-offered' || given.kind !== 'choice' || view.asked === null)
    return refusal
  const why = whyNot(view.world, view.asked, view.seenBy, given.option)
  return why === null ? refusal : { code: 'forbidden', ...why }
}

/** Why this answer to what the view is asked is not taken; null: it is. */
export const refusalFor = (view: GloriaView, given: Answer<Correction>): Refusal | null => {
  const refusal = refusalOf(ask(view), given, view.world.isOver)
  return refusal === null ? null : withReason(view, refusal, given)
}

export const answer = (state: GloriaState, given: Answer<Correction>, by: string): Taken => {
  const view = seen(state, by)
  const refusal = refusalFor(view, given)
  if (refusal !== null) return refused(refusal)
  const { agenda, ...desk } = state
  if (given.kind === 'overrule') {
    const corrected = correct(state, given.correction, given.reason, by)
    if (!corrected.ok) return corrected
    const { desk: put, events, next } = corrected.value
    return ok(settle({ ...desk, ...put }, [...next, ...agenda], events))
  }
  const { asked } = view
  if (asked === null) return refused({ code: 'not-asked' })
  const done = take(desk, asked, given, by)
  const isHead = asked === agenda[0]
  // Results of parked battles come in between: what was to be done goes on after them.
  const next = isHead || asked.kind !== 'parked' ? (done.next ?? []) : []
  const told = toldIn(done.events ?? [], state.world, done.world.world, isSecret(done.world))
  return ok(settle(done.world, [...next, ...(isHead ? agenda.slice(1) : agenda)], told))
}
