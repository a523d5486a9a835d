// The agenda: what is still to be done in a phase, as plain data, so that a question can interrupt it anywhere.

/** What is left of the work, and what happened so far. */
export interface Work<World, Task, Event> {
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
