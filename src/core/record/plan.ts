// Answers prepared beforehand: a sheet from another phone, standing orders, sheets that fell with an umpire's retract.
import type { Answer, Refusal } from '../conversation.ts'
import type { Game, Kinds, Party } from '../game.ts'
import { askOf } from '../asks.ts'
import { answerIn, type Given, type Line, type Play } from './play.ts'

export interface Planned<K extends Kinds> {
  readonly by: Party<K>
  /** One line after the other. */
  readonly lines: readonly Answer<K['correction']>[]
}

export interface Followed<K extends Kinds> {
  readonly play: Play<K>
  /** Lines that the rules did not take, with the reason; they were left out. Lines are counted from 0. */
  readonly refused: readonly { readonly line: number; readonly refusal: Refusal }[]
  /** How many lines, from the first, were tried; the others wait until the seat is asked again. */
  readonly tried: number
}

/**
 * Gives the lines of a plan for as long as its seat is asked. A plan is no entry: the record holds what was played.
 * `salt` is called once for each line that is taken; records of version 1 need none.
 */
export const followPlan = <K extends Kinds>(
  game: Game<K>,
  start: Play<K>,
  { by, lines }: Planned<K>,
  salt?: () => string,
): Followed<K> => {
  const notTaken: { line: number; refusal: Refusal }[] = []
  let play = start
  for (const [line, answer] of lines.entries()) {
    if (askOf(game, play.now.state, by) === null) return { play, refused: notTaken, tried: line }
    const next = answerIn(game, play, answer, salt === undefined ? { by } : { by, salt: salt() })
    if (next.ok) play = next.value
    else notTaken.push({ line, refusal: next.problem })
  }
  return { play, refused: notTaken, tried: lines.length }
}

/** The answers that this entry took back, oldest first; none if it is no retract. */
export const takenBackBy = <K extends Kinds>({
  entry,
  now,
  before,
}: Line<K>): readonly Given<K>[] => {
  if (entry.kind !== 'retract' || before === null) return []
  const taken: Given<K>[] = []
  for (let past = before.now; past.last !== null && past.answers > now.answers;) {
    taken.push({ answer: past.last.answer, by: past.last.by })
    past = past.last.before
  }
  return taken.reverse()
}
