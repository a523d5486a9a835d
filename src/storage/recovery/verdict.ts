// A start that did not go well: why, and never called lost what is only out of reach.
import { failureOf, type FailureCode } from '../failure.ts'
import { foundIn, readAllSpares, type Found } from './found.ts'

export type Boot =
  | { readonly kind: 'ready' }
  /** There was a database and it is gone, or cannot be read. `found` is what the second copies hold. */
  | { readonly kind: 'lost'; readonly why: 'gone' | 'unreadable'; readonly found: Found }
  /** It is there, but not to be opened just now; nothing may be done but trying again. */
  | { readonly kind: 'shut'; readonly why: FailureCode }
  /** A newer version of the app forbids this one to read. */
  | { readonly kind: 'newer-app' }

/** No other try will read it. Whatever else keeps us out may be over the next time. */
export const isUnreadable = (why: FailureCode): boolean => why === 'unreadable' || why === 'unknown'

export const lost = async (why: 'gone' | 'unreadable'): Promise<Boot> => ({
  kind: 'lost',
  why,
  found: foundIn(await readAllSpares()),
})

export function verdictOn(cause: unknown): Promise<Boot> | Boot {
  const why = failureOf(cause)
  if (why === 'newer-app') return { kind: why }
  return isUnreadable(why) ? lost('unreadable') : { kind: 'shut', why }
}
