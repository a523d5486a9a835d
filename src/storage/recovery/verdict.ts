// A start that did not go well: why, and never called lost what is only out of reach.
import { failureOf, type FailureCode } from '../failure.ts'
import { enoughFailedStarts } from './failedStarts.ts'
import { foundIn, readAllSpares, type Found } from './found.ts'

export type Boot =
  | { readonly kind: 'ready' }
  /** There was a database and it is gone, or cannot be read. `found` is what the second copies hold. */
  | { readonly kind: 'lost'; readonly why: 'gone' | 'unreadable'; readonly found: Found }
  /**
   * It is there, but not to be opened just now. With `found`, what the second copies hold, no other try is likely to
   * help: it can be brought back at another place, and what is there stays as it is.
   */
  | { readonly kind: 'shut'; readonly why: FailureCode; readonly found?: Found }
  /** A newer version of the app forbids this one to read. */
  | { readonly kind: 'newer-app' }

/** No other try will read it. Whatever else keeps us out may be over the next time. */
export const isUnreadable = (why: FailureCode): boolean => why === 'unreadable' || why === 'unknown'

export const lost = async (why: 'gone' | 'unreadable'): Promise<Boot> => ({
  kind: 'lost',
  why,
  found: foundIn(await readAllSpares()),
})

/** Another tab in the way, or a newer one, goes by itself. */
const mayLast = (why: FailureCode): boolean => why === 'connection' || why === 'quota'

/** `failedStarts`: how many there were in a row, with this one. */
export async function verdictOn(cause: unknown, failedStarts: number): Promise<Boot> {
  const why = failureOf(cause)
  if (why === 'newer-app') return { kind: why }
  if (isUnreadable(why)) return lost('unreadable')
  if (failedStarts < enoughFailedStarts || !mayLast(why)) return { kind: 'shut', why }
  return { kind: 'shut', why, found: foundIn(await readAllSpares()) }
}
