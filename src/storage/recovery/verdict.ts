// Verdict on a start that did not go well: why, and never called lost what is only out of reach.
import { failureOf, type FailureCode } from '../failure.ts'
import { enoughFailedStarts, startFailed } from './failedStarts.ts'
import { foundIn, readAllSpares, type Found } from './found.ts'

export type Boot =
  | { readonly kind: 'ready' }
  /** There was a database and it is gone, or cannot be read. `found` is what the second copies hold. */
  | { readonly kind: 'lost'; readonly why: 'gone' | 'unreadable'; readonly found: Found }
  /**
   * It is there, but not to be opened just now. With `found`, what the second copies hold, it can be brought back at
   * another place, and what is there stays as it is. `isLasting`: not the first start in a row.
   */
  | {
      readonly kind: 'shut'
      readonly why: FailureCode
      readonly found?: Found
      readonly isLasting?: boolean
    }
  /** A newer version of the app forbids this one to read. */
  | { readonly kind: 'newer-app' }

/** No other try will read it. Whatever else keeps us out may be over the next time. */
export const isUnreadable = (why: FailureCode): boolean => why === 'unreadable' || why === 'unknown'

/** A place that cannot be looked into has nothing to give just now. */
const findAll = async (): Promise<Found> =>
  foundIn(await readAllSpares().catch(() => ({ kinds: [], battles: [] })))

export const lost = async (why: 'gone' | 'unreadable'): Promise<Boot> => ({
  kind: 'lost',
  why,
  found: await findAll(),
})

/** Another tab in the way, or a newer one, goes by itself; a user who comes back to this finds it as it was. */
const mayLast = (why: FailureCode): boolean => why === 'connection' || why === 'quota'

export async function verdictOn(cause: unknown): Promise<Boot> {
  const why = failureOf(cause)
  if (why === 'newer-app') return { kind: why }
  if (isUnreadable(why)) return lost('unreadable')
  if (!mayLast(why)) return { kind: 'shut', why }
  const [failedStarts, found] = await Promise.all([startFailed(), findAll()])
  return { kind: 'shut', why, found, isLasting: failedStarts >= enoughFailedStarts }
}
