// Answers: judged by the seat's own question, written down, and carried out as far as no further question is open.
import { refusalOf } from '../../../core/checkAnswer.ts'
import type { Answer, Refusal } from '../../../core/conversation.ts'
import type { Step } from '../../../core/game.ts'
import { headOf, partOf } from '../../../core/option.ts'
import { ok, refused, type Result } from '../../../core/result.ts'
import { optionOf, workOn, type TaskAnswer } from '../../campaign/rules/index.ts'
import { ask } from './ask.ts'
import { correct } from './correct.ts'
import type { Correction } from './correction.ts'
import type { Desk, DeskDone } from './desk.ts'
import type { DelugeEvent } from './events.ts'
import { perform, take as takeTask } from './handlers.ts'
import type { DelugeSetup, DelugeState } from './model.ts'
import { walkOne } from './movement.ts'
import { enterResult } from './results.ts'
import { openingWorld } from './setup.ts'
import { openPart } from './sheets.ts'
import type { Task } from './tasks.ts'
import { seen, type DelugeView } from './view.ts'
import { forceOf } from './world.ts'
import { writeSheet } from './writing.ts'

export type Taken = Result<Step<DelugeState, DelugeEvent>, Refusal>

/** From a desk and what is to be done next to a state in which a party is asked. */
export const settle = (
  desk: Desk,
  agenda: readonly Task[],
  events: readonly DelugeEvent[] = [],
): Step<DelugeState, DelugeEvent> => {
  const done = workOn({ world: desk, agenda, events }, perform)
  return { state: { ...done.world, agenda: done.agenda }, events: done.events }
}

/** The head task is done. */
const finish = (state: DelugeState, { world, events, next }: DeskDone): Taken =>
  ok(settle(world, [...(next ?? []), ...state.agenda.slice(1)], events))

/** The state before the first answer, and what happened up to it. */
export const opening = (setup: DelugeSetup): Step<DelugeState, DelugeEvent> =>
  settle({ setup, world: openingWorld(setup), sheets: {}, entering: {}, isUntold: true }, [
    { kind: 'turn' },
  ])

/** `open` can tell nothing, so the first answer does. */
export const answer = (state: DelugeState, given: Answer<Correction>, by: string): Taken => {
  const { isUntold, ...told } = state
  if (isUntold === undefined) return take(state, given, by)
  const taken = take(told, given, by)
  return taken.ok
    ? ok({ ...taken.value, events: [...opening(state.setup).events, ...taken.value.events] })
    : taken
}

const take = (state: DelugeState, given: Answer<Correction>, by: string): Taken => {
  const view = seen(state, by)
  const refusal = refusalOf(ask(view), given, state.world.isOver)
  if (refusal !== null) return refused(refusal)
  if (given.kind === 'overrule') {
    const corrected = correct(state, given.correction, given.reason, by)
    if (!corrected.ok) return corrected
    const { agenda, ...desk } = corrected.value.state
    return ok(settle(desk, agenda, corrected.value.events))
  }
  const { asked } = view
  const [task] = state.agenda
  if (asked === null || task === undefined) return refused({ code: 'not-asked' })
  if (asked.kind === 'sheet') {
    const written = write(state, view, given, by)
    return written.ok ? finish(state, { ...written.value, next: [task] }) : written
  }
  const { kind } = asked
  const isOfBattle = kind === 'desk' || kind === 'whichResult' || kind === 'result'
  if (isOfBattle && optionOf(given) !== 'run')
    return finish(state, { ...enterResult(state, by, asked, given), next: [task] })
  return finish(state, takeTask(state, task, given, by))
}

/** An order written down; with `orders: inTurn` an ended path is walked at once (TD-MOV-06). */
const write = (
  desk: Desk,
  view: DelugeView,
  given: TaskAnswer,
  by: string,
): Result<DeskDone, Refusal> => {
  const { own } = view
  if (own === null || given.kind === 'dice') return refused({ code: 'not-asked' })
  const written = writeSheet(view, own, given)
  if (!written.ok) return written
  const sheet = written.value
  const { world } = desk
  const { lines, isClosed } = sheet[openPart(world.phase, world.house, sheet)]
  const told: DelugeEvent = {
    kind: 'noted',
    to: [by],
    phase: world.phase,
    lines: lines.length,
    isClosed,
  }
  const after = { ...desk, sheets: { ...desk.sheets, [by]: sheet } }
  const option = optionOf(given)
  const isWalked =
    world.phase === 'movement' && world.house.orders === 'inTurn' && headOf(option) === 'end'
  const force = isWalked ? forceOf(world, partOf(option)) : null
  if (force === null) return ok({ world: after, events: [told] })
  const path = sheet.paths.lines.find((line) => line.force === force.id)?.path ?? []
  const walked = walkOne(world, force, path)
  return ok({ world: { ...after, world: walked.world }, events: [told, ...walked.events] })
}
