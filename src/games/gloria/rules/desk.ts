// What tasks work on, and how each kind of task is carried out, asked and answered.
import type { Answer, Field, Wanted } from '../../../core/conversation.ts'
import type { Done } from '../../campaign/rules/index.ts'
import type { GloriaEvent } from './events.ts'
import type { GloriaState, World } from './model.ts'
import type { GloriaField, GloriaOption } from './options.ts'
import type { Reason } from './reasons.ts'
import type { Task } from './tasks.ts'

export type Desk = Omit<GloriaState, 'agenda'>
export type DeskDone = Done<Desk, Task, GloriaEvent>
export type GloriaWanted = Wanted<GloriaOption, Reason, GloriaField>
export type Given = Exclude<Answer<never>, { kind: 'overrule' }>

export interface Handler<T extends Task> {
  /** Carried out without a question; null: it waits for an answer. */
  readonly perform?: (desk: Desk, task: T) => DeskDone | null
  /** Who is asked. */
  readonly seats?: (world: World, task: T, naming: GloriaState['naming']) => readonly string[]
  /** Made from what the party may know. */
  readonly question?: (world: World, task: T, party: string) => GloriaWanted
  readonly take?: (desk: Desk, task: T, given: Given, by: string) => DeskDone
}

export type Handlers<Kind extends Task['kind']> = {
  readonly [K in Kind]: Handler<Extract<Task, { readonly kind: K }>>
}

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

export const optionOf = (given: Given): string => (given.kind === 'choice' ? given.option : '')

export const faceOf = (given: Given, place = 0): number =>
  given.kind === 'dice' ? (given.faces[place] ?? 0) : 0

export const twoOf = (given: Given): readonly [string, string] =>
  given.kind === 'facts'
    ? [String(given.values['first']), String(given.values['second'])]
    : ['', '']
