// Answers: judged by the seat's own question, written down, and carried out as far as no further question is open.
import { refusalOf } from '../../../core/checkAnswer.ts'
import type { Answer, FactValues, Refusal } from '../../../core/conversation.ts'
import type { Step } from '../../../core/game.ts'
import { headOf, partOf } from '../../../core/option.ts'
import { ok, refused, type Result } from '../../../core/result.ts'
import { workOn } from '../../campaign/rules/index.ts'
import { ask } from './ask.ts'
import { capture } from './capture.ts'
import type { Change } from './change.ts'
import { correct } from './correct.ts'
import type { Correction } from './correction.ts'
import { changed, type Desk, type DeskDone } from './desk.ts'
import type { DelugeEvent } from './events.ts'
import { flee } from './fleeing.ts'
import { leave } from './leaving.ts'
import type { DelugeSetup, DelugeState, Reply } from './model.ts'
import { throwDice } from './dice.ts'
import { walkOne } from './movement.ts'
import { enterResult } from './results.ts'
import { openingWorld } from './setup.ts'
import { openPart, sheetOf } from './sheets.ts'
import type { Task, TaskOf } from './tasks.ts'
import { perform, runSheets } from './turn.ts'
import { submit } from './vassals.ts'
import { seen, type DelugeView } from './view.ts'
import { forceOf } from './world.ts'
import { writeSheet } from './writing.ts'

export type Taken = Result<Step<DelugeState, DelugeEvent>, Refusal>

/** From a desk and what is to be done next to a state in which somebody is asked. */
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

/** Somebody has written something; the head task stays. */
const noted = (state: DelugeState, desk: Partial<Desk>, events: readonly DelugeEvent[]): Taken => {
  const { agenda, ...rest } = state
  return ok(settle({ ...rest, ...desk }, agenda, events))
}

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
  switch (given.kind) {
    case 'overrule': {
      const corrected = correct(state, given.correction, given.reason, by)
      if (!corrected.ok) return corrected
      const { agenda, ...desk } = corrected.value.state
      return ok(settle(desk, agenda, corrected.value.events))
    }
    case 'dice': {
      const [task] = state.agenda
      return task === undefined
        ? refused({ code: 'not-asked' })
        : finish(state, throwDice(state, task, given.faces))
    }
    case 'choice':
      return choose(state, view, given.option, by)
    case 'facts':
      return fill(state, view, given.values, by)
  }
}

const choose = (state: DelugeState, view: DelugeView, option: string, by: string): Taken => {
  const { asked } = view
  const [task] = state.agenda
  switch (asked?.kind) {
    case 'sheet':
      return onSheet(state, view, { kind: 'choice', option }, by)
    case 'desk':
      return option === 'run' && task?.kind === 'sheets'
        ? finish(state, runSheets(state, task))
        : enterFor(state, by, partOf(option))
    case 'whichResult':
      return enterFor(state, by, partOf(option))
    case 'result':
      return noted(state, ...enterResult(state, by, asked, option, null))
    case 'flee':
      return reply(state, by, { force: asked.force, sold: 0, kept: 0, flees: option === 'flee' })
    case 'retreat':
      return task?.kind === 'goTo'
        ? finish(state, chooseEnd(state, task, partOf(option)))
        : refused({ code: 'not-asked' })
    case 'occupy':
      return task?.kind === 'occupy'
        ? finish(state, occupy(state, task, option))
        : refused({ code: 'not-asked' })
    case 'vassal':
      return task?.kind === 'vassal'
        ? finish(state, submitOrFight(state, task, option))
        : refused({ code: 'not-asked' })
    case 'deliver':
    case 'dice':
    case undefined:
      return refused({ code: 'not-asked' })
  }
}

const fill = (state: DelugeState, view: DelugeView, values: FactValues, by: string): Taken => {
  const { asked } = view
  switch (asked?.kind) {
    case 'sheet':
      return onSheet(state, view, { kind: 'facts', values }, by)
    case 'deliver':
      return reply(state, by, {
        force: asked.force,
        sold: Number(values['sold']),
        kept: Number(values['kept'] ?? 0),
        flees: false,
      })
    case 'result':
      return noted(state, ...enterResult(state, by, asked, 'table', values))
    case 'desk':
    case 'flee':
    case 'whichResult':
    case 'retreat':
    case 'occupy':
    case 'vassal':
    case 'dice':
    case undefined:
      return refused({ code: 'not-asked' })
  }
}

const enterFor = (state: DelugeState, by: string, battle: string): Taken =>
  noted(state, { entering: { ...state.entering, [by]: { battle, isForm: false } } }, [])

const reply = (state: DelugeState, by: string, given: Reply): Taken => {
  const sheet = sheetOf(state.sheets, by)
  const replies = [...sheet.replies, given]
  return noted(state, { sheets: { ...state.sheets, [by]: { ...sheet, replies } } }, [])
}

/** An order written down; with `orders: inTurn` an ended path is walked at once (TD-MOV-06). */
const onSheet = (
  state: DelugeState,
  view: DelugeView,
  given: Extract<Answer<never>, { kind: 'choice' | 'facts' }>,
  by: string,
): Taken => {
  const { own } = view
  if (own === null) return refused({ code: 'not-asked' })
  const written = writeSheet(view, own, given)
  if (!written.ok) return written
  const sheet = written.value
  const { world } = state
  const part = openPart(world.phase, world.house, sheet)
  const told: DelugeEvent = {
    kind: 'noted',
    to: [by],
    phase: world.phase,
    lines: sheet[part].lines.length,
    isClosed: sheet[part].isClosed,
  }
  const sheets = { ...state.sheets, [by]: sheet }
  const isEnd = given.kind === 'choice' && headOf(given.option) === 'end'
  if (world.phase !== 'movement' || world.house.orders !== 'inTurn' || !isEnd)
    return noted(state, { sheets }, [told])
  const force = forceOf(world, partOf(given.option))
  const path = sheet.paths.lines.find((line) => line.force === force?.id)?.path ?? []
  if (force === null) return noted(state, { sheets }, [told])
  const walked = walkOne(world, force, path)
  return noted(state, { sheets, world: walked.world }, [told, ...walked.events])
}

const chooseEnd = (
  desk: Desk,
  { force: id, ends, foes, told }: TaskOf<'goTo'>,
  node: string,
): DeskDone => {
  const { world } = desk
  const force = forceOf(world, id)
  const end = ends.find((each) => each.node === node)
  if (force === null || end === undefined) return { world: desk }
  return changed(
    desk,
    foes === null
      ? leave(world, 'retreated', force, end, told)
      : flee(world, force, end, foes, told),
  )
}

const occupy = (desk: Desk, { node, faction }: TaskOf<'occupy'>, option: string): DeskDone => {
  const { world } = desk
  const done = (change: Change): DeskDone => changed(desk, change)
  switch (headOf(option)) {
    case 'capture':
      return done(capture(world, faction, node, faction))
    case 'captureFor':
      return done(capture(world, faction, node, partOf(option)))
    case 'loot':
      return { world: desk, next: [{ kind: 'lootNode', node, faction, thrown: [] }] }
    default:
      return { world: desk }
  }
}

const submitOrFight = (
  desk: Desk,
  { faction, captor }: TaskOf<'vassal'>,
  option: string,
): DeskDone =>
  option === 'vassal'
    ? changed(desk, submit(desk.world, faction, captor), [{ kind: 'clock', faction }])
    : { world: desk, events: [{ kind: 'foughtOn', faction }] }
