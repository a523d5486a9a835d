// Reasons why something could not be stored or read: one code for each, whatever the browser called it.

export type FailureCode =
  /** The phone, or this site's share of it, is full. */
  | 'quota'
  /** It takes longer than a user should wait without a word. */
  | 'slow'
  /** The connection to the database is gone and did not come back. */
  | 'connection'
  /** Another tab keeps the database from being opened. */
  | 'blocked'
  /** Another tab runs a newer version of the app and has changed the database. */
  | 'outdated'
  /** The data was written by a newer version that forbids this one to touch it. */
  | 'newer-app'
  /** Another tab has continued this battle. */
  | 'stale'
  /** This tab does not hold the battle, or no longer. */
  | 'not-writer'
  /** The browser cannot keep two tabs apart. */
  | 'no-locks'
  /** There is no such battle, or no such event. */
  | 'missing'
  /** The database was emptied underneath. */
  | 'emptied'
  /** The browser's settings forbid this site to keep anything. */
  | 'forbidden'
  /** What is stored cannot be read. */
  | 'unreadable'
  /** The app runs from memory: nothing can be stored in this visit. */
  | 'memory'
  | 'unknown'

/** Thrown inside a transaction to undo it; outside it is only a code. */
export class StorageFailure extends Error {
  readonly code: FailureCode

  constructor(code: FailureCode, cause?: unknown) {
    super(`storage: ${code}`, { cause })
    this.name = 'StorageFailure'
    this.code = code
  }
}

/** Dexie says `inner`, the language says `cause`. */
function wrappedIn(error: object): unknown {
  const inner = 'inner' in error ? error.inner : null
  return inner ?? ('cause' in error ? error.cause : null)
}

/** An error and all that it wraps, outermost first: Dexie keeps the browser's own error as `inner`. */
function* withCauses(cause: unknown): Generator<object> {
  let next = cause
  for (let depth = 0; depth < 8 && typeof next === 'object' && next !== null; depth += 1) {
    yield next
    next = wrappedIn(next)
  }
}

const nameOf = (error: object): string => ('name' in error ? String(error.name) : '')
const messageOf = (error: object): string => ('message' in error ? String(error.message) : '')

const quotaNames = new Set(['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'])
/** The number that old WebKit gave it. */
const quotaNumber = 22

const isQuota = (error: object): boolean =>
  quotaNames.has(nameOf(error)) || ('code' in error && error.code === quotaNumber)

const lostNames = new Set(['UnknownError', 'InvalidStateError', 'DatabaseClosedError'])
const lostMessage =
  /connection (?:to indexed database server lost|is clos)|backing store|force.?closed/iu

/** Chromium's word for forbidden cookies; the name that goes with it is that of any trouble. */
const forbiddenMessage = /denied permission/iu

const isForbidden = (error: object): boolean =>
  nameOf(error) === 'SecurityError' || forbiddenMessage.test(messageOf(error))

const isLost = (error: object): boolean =>
  lostNames.has(nameOf(error)) || lostMessage.test(messageOf(error))

/** There is something in the place already: another tab has written it, or we have without knowing. */
const isTaken = (error: object): boolean => nameOf(error) === 'ConstraintError'

const unreadableNames = new Set(['DataError', 'NotReadableError', 'DataCloneError'])

export function failureOf(cause: unknown): FailureCode {
  const errors = [...withCauses(cause)]
  const coded = errors.find((error) => error instanceof StorageFailure)
  if (coded !== undefined) return coded.code
  if (errors.some(isQuota)) return 'quota'
  if (errors.some(isTaken)) return 'stale'
  if (errors.some(isForbidden)) return 'forbidden'
  if (errors.some(isLost)) return 'connection'
  return errors.some((error) => unreadableNames.has(nameOf(error))) ? 'unreadable' : 'unknown'
}

/** A full phone may leave an opening or a write without any answer, for ever. */
export async function unlessSilent<T>(work: PromiseLike<T>, milliseconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silent = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StorageFailure('connection')), milliseconds)
  })
  try {
    return await Promise.race([work, silent])
  } finally {
    clearTimeout(timer)
  }
}
