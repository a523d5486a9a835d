// CC-RESULT-03: results as they are entered; one counts when both camps, or the umpire alone, have entered it.
import { umpire } from '../../../../core/game.ts'
import { canonicalJson } from '../../../../core/record/canonical.ts'

/** One entry a camp, and one of the umpire; the answer of a faction stands for its camp. */
export interface ResultEntries<R> {
  readonly camps: readonly [ResultEntry<R> | null, ResultEntry<R> | null]
  readonly umpire: R | null
}

interface ResultEntry<R> {
  readonly by: string
  readonly result: R
}

export const noEntries: ResultEntries<never> = { camps: [null, null], umpire: null }

/** `camp`: 0 or 1, the camp of the faction that enters it, or the umpire. */
export const enter = <R>(
  entries: ResultEntries<R>,
  camp: 0 | 1 | typeof umpire,
  by: string,
  result: R,
): ResultEntries<R> => {
  if (camp === umpire) return { ...entries, umpire: result }
  const [first, second] = entries.camps
  const entry = { by, result }
  return { ...entries, camps: camp === 0 ? [entry, second] : [first, entry] }
}

export interface CountedResult<R> {
  readonly result: R
  readonly enteredBy: readonly string[]
}

/** The result that counts, and who entered it; null while it is open, or while the two camps differ. */
export const counted = <R>({ camps, umpire: ruled }: ResultEntries<R>): CountedResult<R> | null => {
  if (ruled !== null) return { result: ruled, enteredBy: [umpire] }
  const [first, second] = camps
  if (first === null || second === null || !isSame(first.result, second.result)) return null
  return { result: first.result, enteredBy: [first.by, second.by] }
}

export const differ = <R>({ camps: [first, second] }: ResultEntries<R>): boolean =>
  first !== null && second !== null && !isSame(first.result, second.result)

const isSame = (one: unknown, other: unknown): boolean =>
  canonicalJson(one) === canonicalJson(other)

/** Whether a camp still has something to enter: nothing yet, or the two differ. */
export const isOpenTo = <R>(entries: ResultEntries<R>, camp: 0 | 1): boolean =>
  counted(entries) === null && (entries.camps[camp] === null || differ(entries))
