// The agenda: what is still to be done in a phase, as plain data, so that a question can interrupt it anywhere.
import type { Answer, FactValues } from '../../../core/conversation.ts'

/** What is left of the work, and what happened so far. */
interface Work<World, Task, Event> {
  readonly world: World
  /** The next task first. */
  readonly agenda: readonly Task[]
  readonly events: readonly Event[]
}

/** A task that is done: the world after it, what happened, and what is to be done in its place, before all else. */
export interface Done<World, Task, Event> {
  readonly world: World
  readonly events?: readonly Event[]
  readonly next?: readonly Task[]
}

const mostTasks = 100_000

/** Works on until the next task waits for an answer, for which `perform` gives null, or nothing is left. */
export const workOn = <World, Task, Event>(
  start: Work<World, Task, Event>,
  perform: (world: World, task: Task) => Done<World, Task, Event> | null,
): Work<World, Task, Event> => {
  let { world, agenda } = start
  const events = [...start.events]
  for (let count = 0; count < mostTasks; count += 1) {
    const [task, ...rest] = agenda
    const done = task === undefined ? null : perform(world, task)
    if (done === null) return { world, agenda, events }
    world = done.world
    agenda = done.next === undefined ? rest : [...done.next, ...rest]
    if (done.events !== undefined) events.push(...done.events)
  }
  throw new Error('the agenda does not end')
}

/** The kinds of plain data that an agenda is made of. */
interface AgendaKinds {
  /** What tasks work on. */
  readonly desk: unknown
  readonly task: { readonly kind: string }
  readonly event: unknown
  /** What questions are made from. */
  readonly ground: unknown
  readonly question: unknown
}

export type TaskAnswer = Exclude<Answer<never>, { kind: 'overrule' }>

type DoneWith<K extends AgendaKinds> = Done<K['desk'], K['task'], K['event']>

/** How one kind of task is carried out, asked and answered. */
interface Handler<K extends AgendaKinds, Task> {
  /** Carried out without a question; null: it waits for an answer. */
  readonly perform?: (desk: K['desk'], task: Task) => DoneWith<K> | null
  /** Who is asked. */
  readonly seats?: (desk: K['desk'], task: Task) => readonly string[]
  /** Made from what the party may know, or to be shown to it. */
  readonly question?: (ground: K['ground'], task: Task, party: string) => K['question']
  readonly take?: (desk: K['desk'], task: Task, given: TaskAnswer, by: string) => DoneWith<K>
}

export type Handlers<K extends AgendaKinds, Kind extends K['task']['kind']> = {
  readonly [Each in Kind]: Handler<K, Extract<K['task'], { readonly kind: Each }>>
}

/** Every task by the handler of its kind; the crossing: a kind's own handler takes what is of that kind. */
export const handledBy = <K extends AgendaKinds>(handlers: Handlers<K, K['task']['kind']>) => {
  const handlerOf = (task: K['task']): Handler<K, never> => handlers[task.kind as K['task']['kind']]
  return {
    perform: (desk: K['desk'], task: K['task']): DoneWith<K> | null =>
      handlerOf(task).perform?.(desk, task as never) ?? null,
    seatsOf: (desk: K['desk'], task: K['task']): readonly string[] =>
      handlerOf(task).seats?.(desk, task as never) ?? [],
    questionOf: (ground: K['ground'], task: K['task'], party: string): K['question'] | null =>
      handlerOf(task).question?.(ground, task as never, party) ?? null,
    take: (desk: K['desk'], task: K['task'], given: TaskAnswer, by: string): DoneWith<K> =>
      handlerOf(task).take?.(desk, task as never, given, by) ?? { world: desk },
  }
}

export const optionOf = (given: TaskAnswer): string => (given.kind === 'choice' ? given.option : '')

export const facesOf = (given: TaskAnswer): readonly number[] =>
  given.kind === 'dice' ? given.faces : []

export const faceOf = (given: TaskAnswer, place = 0): number => facesOf(given)[place] ?? 0

export const factsOf = (given: TaskAnswer): FactValues =>
  given.kind === 'facts' ? given.values : {}
