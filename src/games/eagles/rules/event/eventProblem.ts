// Problems that an event can find with a list that the rules allow: codes and figures; words are elsewhere.
import type { Nation } from '../army/model.ts'
import type { Problem } from '../army/problem.ts'

/** Per code: its clause (docs/formats.md). The codes are public and never change their meaning. */
export const eventProblemRules = {
  'nation-not-allowed': 'EVENT-01',
  'too-many-battalions': 'EVENT-02',
  'too-many-guards': 'EVENT-03',
  'too-many-green': 'EVENT-04',
  'light-not-allowed': 'EVENT-05',
  late: 'EVENT-06',
} as const

export type EventProblemCode = keyof typeof eventProblemRules

interface TooMany {
  readonly count: number
  readonly most: number
}

interface EventProblemFigures {
  'nation-not-allowed': { readonly nation: Nation; readonly allowed: readonly Nation[] }
  'too-many-battalions': TooMany
  /** `battalions`: their places in the list, 0-based. */
  'too-many-guards': TooMany & { readonly battalions: readonly number[] }
  'too-many-green': TooMany & { readonly battalions: readonly number[] }
  'light-not-allowed': { readonly battalions: readonly number[] }
  /** Minutes behind the deadline, at least 1. */
  late: { readonly minutes: number }
}

export type EventProblemOf<C extends EventProblemCode> = {
  [K in C]: {
    readonly code: K
    readonly rule: (typeof eventProblemRules)[EventProblemCode]
    readonly battalion: null
  } & Readonly<EventProblemFigures[K]>
}[C]

export type EventProblem = EventProblemOf<EventProblemCode>

/** Anything that can be wrong with a list at an event. */
export type ListProblem = Problem | EventProblem

export const isEventProblem = (problem: ListProblem): problem is EventProblem =>
  Object.hasOwn(eventProblemRules, problem.code)
