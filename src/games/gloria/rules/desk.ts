// The desk that tasks work on, and the contents of an answer to them.
import type { Field, Wanted } from '../../../core/conversation.ts'
import type { Done, Handlers as HandlersOf, TaskAnswer } from '../../campaign/rules/index.ts'
import type { GloriaEvent } from './events.ts'
import type { GloriaState, World } from './model.ts'
import type { GloriaField, GloriaOption } from './options.ts'
import type { Reason } from './reasons.ts'
import type { Task } from './tasks.ts'

export type Desk = Omit<GloriaState, 'agenda'>
export type DeskDone = Done<Desk, Task, GloriaEvent>
export type GloriaWanted = Wanted<GloriaOption, Reason, GloriaField>

export interface GloriaAgenda {
  readonly desk: Desk
  readonly task: Task
  readonly event: GloriaEvent
  /** As far as the party sees it. */
  readonly ground: World
  readonly question: GloriaWanted
}

export type Handlers<Kind extends Task['kind']> = HandlersOf<GloriaAgenda, Kind>

export const done = (
  desk: Desk,
  world: World,
  events: readonly GloriaEvent[] = [],
  next: readonly Task[] = [],
): DeskDone => ({ world: { ...desk, world }, events, next })

export const choice = (
  options: readonly GloriaOption[],
  unavailable: Extract<GloriaWanted, { kind: 'choice' }>['unavailable'] = [],
): GloriaWanted => ({ kind: 'choice', options, unavailable })

export const dice = (count: number): GloriaWanted => ({ kind: 'dice', count, sides: 6 })

export const twoFields = (options: readonly [GloriaOption, ...GloriaOption[]]): GloriaWanted => {
  const field = (id: GloriaField): Field<GloriaField, GloriaOption> => ({
    kind: 'option',
    id,
    options,
    default: options[0],
  })
  return { kind: 'facts', fields: [field('first'), field('second')] }
}

export const twoOf = (given: TaskAnswer): readonly [string, string] =>
  given.kind === 'facts'
    ? [String(given.values['first']), String(given.values['second'])]
    : ['', '']
