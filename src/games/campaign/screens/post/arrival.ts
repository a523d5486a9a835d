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
  /** The turn that answers are written for, where they outlive one view of it; null: they do not. */
  readonly writtenFor?: number | null
}

/** Whether what was answered to one view is kept for the next. */
export const isSameTask = (before: AnswerableView, after: AnswerableView): boolean =>
  before.checksum === after.checksum ||
  (typeof after.writtenFor === 'number' && before.writtenFor === after.writtenFor)
