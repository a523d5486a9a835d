// A view on its arrival at a player's phone: for which of his seats it is, and whether his answers still belong to it.
import { keyOfHeld, type HeldSeat } from './keptPost.ts'
import { readSealed } from './seal.ts'

/** The seat that it names, else the one on the screen; null: no card was taken. */
export function seatFor(
  text: string,
  seats: readonly HeldSeat[],
  shown: HeldSeat | null,
): HeldSeat | null {
  const header = readSealed(text)
  const named = header === null ? null : keyOfHeld(header)
  return seats.find(({ card }) => keyOfHeld(card) === named) ?? shown
}

export interface AnswerableView {
  readonly checksum: string
  /** Views of a seat are counted from 1. */
  readonly number: number
  /** The turn that answers are written for, where they outlive one view of it; null: they do not. */
  readonly writtenFor?: number | null
}

type Task = Omit<AnswerableView, 'number'>

/** Whether what was answered to one view is kept for the next. */
export const isSameTask = (before: Task, after: Task): boolean =>
  before.checksum === after.checksum ||
  (typeof after.writtenFor === 'number' && before.writtenFor === after.writtenFor)

/** An older view was opened again, and what was answered to the newer one would be gone. */
export const isOlder = (before: AnswerableView, after: AnswerableView): boolean =>
  after.number < before.number && !isSameTask(before, after)
