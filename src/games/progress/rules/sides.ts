// The two sides, and what each of them has.
import type { Side } from '../../../core/conversation.ts'

export interface Both<T> {
  readonly a: T
  readonly b: T
}

/** The same while a turn is being played out. */
export interface Changing<T> {
  a: T
  b: T
}

export const both = <T>(of: (side: Side) => T): Changing<T> => ({ a: of('a'), b: of('b') })
