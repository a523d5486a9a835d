// Words for the problems of a list at an event: its own sentences, and those of the rules.
import {
  isEventProblem,
  type Army,
  type EventProblemCode,
  type EventProblemOf,
  type ListProblem,
} from '@/games/eagles/rules/index.ts'
import type { ProblemWords } from '../../games/eagles/telling/problemWords.ts'

type Sentences = {
  readonly [C in EventProblemCode]: (problem: EventProblemOf<C>) => string
}

/** The words of one language; a missing sentence is a type error. */
export function eventProblemWords(problems: ProblemWords, sentences: Sentences) {
  const ofEvent = <C extends EventProblemCode>(problem: EventProblemOf<C>): string =>
    sentences[problem.code](problem)
  const sentence = (problem: ListProblem, army: Army): string =>
    isEventProblem(problem) ? ofEvent(problem) : problems.sentence(problem, army)
  return { sentence }
}

export type EventProblemWords = ReturnType<typeof eventProblemWords>

const day = 24 * 60
/** Minutes as a person says them: only the largest unit. */
export function largestUnit(minutes: number): {
  readonly count: number
  readonly unit: 'minute' | 'hour' | 'day'
} {
  if (minutes >= day) return { count: Math.floor(minutes / day), unit: 'day' }
  return minutes >= 60
    ? { count: Math.floor(minutes / 60), unit: 'hour' }
    : { count: minutes, unit: 'minute' }
}

/** More places than this are not named one by one. */
export const mostPlaces = 6
