// Connection to the database: kept alive, with its standing in one word.
import { database } from './database.ts'
import { failureOf, StorageFailure, unlessSilent, type FailureCode } from './failure.ts'
import { closeTornLog } from './visit.ts'

/** `blocked`: another tab keeps us from opening. `outdated`: a newer tab has changed the database; only a reload helps. */
export type Connection = 'open' | 'blocked' | 'outdated'

/** Milliseconds after which a blocked opening is told. */
const patience = 3_000

let standing: Connection = 'open'
const listeners = new Set<(standing: Connection) => void>()
const losses = new Set<() => void>()

function say(next: Connection): void {
  if (next === standing) return
  standing = next
  for (const listener of listeners) listener(next)
}

/** Tells how the connection stands, now and whenever that changes. */
export function watchConnection(tell: (standing: Connection) => void): { stop: () => void } {
  listeners.add(tell)
  tell(standing)
  return { stop: () => void listeners.delete(tell) }
}

/** Calls `look` when the browser has closed the database by itself: it may have been emptied. */
export function whenClosed(look: () => void): { stop: () => void } {
  losses.add(look)
  return { stop: () => void losses.delete(look) }
}

// Another tab wants to upgrade: give way at once, and never write with old code into what it makes.
database.on('versionchange', (event) => {
  if (event.newVersion === null) {
    database.close({ disableAutoOpen: false }) // it is being deleted, not upgraded
    return
  }
  say('outdated')
  database.close({ disableAutoOpen: true })
})

/** Times that a full disk may have torn the database's log: the next start would delete all of it there. */
let tears = 0
/** Those after which the log was closed. */
let mended = 0

let isReopening = false
database.on('close', () => {
  if (isReopening || standing !== 'open') return
  tears += 1
  for (const look of losses) queueMicrotask(look)
})

/** Opens the database; resolves when it is open, however long another tab is in the way. */
export async function openDatabase(): Promise<void> {
  const slow = setTimeout(() => say('blocked'), patience)
  try {
    await database.open()
  } finally {
    clearTimeout(slow)
    if (standing === 'blocked') say('open')
  }
}

let reopening: Promise<void> | null = null

/** Milliseconds that an opening may be silent; the next use of the database tries again. */
const silentOpening = 5_000

async function closeAndOpen(): Promise<void> {
  isReopening = true
  database.close({ disableAutoOpen: false })
  isReopening = false
  await unlessSilent(openDatabase(), silentOpening)
}

/** One reopening at a time. */
function reopen(): Promise<void> {
  reopening ??= closeAndOpen().finally(() => (reopening = null))
  return reopening
}

/** Milliseconds until an opening that failed is tried again: another process of the browser may still be at its end. */
const secondTry = 700

/** As `openDatabase`; what is only out of reach for a moment does not keep the app out. */
export async function openOrReopen(): Promise<void> {
  try {
    await openDatabase()
  } catch (cause) {
    if (failureOf(cause) !== 'connection') throw cause
    await new Promise((resolve) => setTimeout(resolve, secondTry))
    await reopen()
  }
}

/** Milliseconds after which work that has not ended is looked into; and what it is given after that. */
const longWork = 3_000
const grace = 1_000

/** Every transaction that was begun before this one is over when it is: it touches all tables. */
const untilOthersAreOver = (): PromiseLike<unknown> =>
  database.transaction('rw', database.tables, () => database.meta.get('guard'))

/**
 * Work whose transaction the browser threw away without a word, as it may when it empties the database in mid-write,
 * would never end: it fails as soon as later transactions have gone through and it still has not ended.
 */
async function unlessForgotten<T>(work: () => PromiseLike<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const forgotten = new Promise<never>((_, reject) => {
    const giveUp = (): void => reject(new StorageFailure('connection'))
    const look = (): void =>
      void untilOthersAreOver().then(
        () => (timer = setTimeout(giveUp, grace)),
        () => (timer = setTimeout(look, longWork)),
      )
    timer = setTimeout(look, longWork)
  })
  try {
    return await Promise.race([work(), forgotten])
  } finally {
    clearTimeout(timer)
  }
}

async function tried<T>(work: () => PromiseLike<T>): Promise<T> {
  try {
    return await unlessForgotten(work)
  } catch (cause) {
    if (failureOf(cause) !== 'connection') throw cause
    if (currentStanding() === 'outdated') throw new StorageFailure('outdated', cause)
    tears += 1
    await reopen()
    return await unlessForgotten(work)
  }
}

/** Milliseconds that a short write may be silent. */
const silentWrite = 10_000

/** Milliseconds before the closing of a torn log is tried again. */
const untilNextTry = 2_000

let closing: Promise<void> | null = null
let nextTry: ReturnType<typeof setTimeout> | null = null

async function closeLog(): Promise<void> {
  const before = tears
  if (nextTry !== null) clearTimeout(nextTry)
  nextTry = null
  try {
    await unlessSilent(closeTornLog(), silentWrite)
    mended = before
  } catch (cause) {
    nextTry = setTimeout(() => {
      nextTry = null
      mendLog()
    }, untilNextTry)
    throw cause
  } finally {
    closing = null
  }
}

/** Nothing waits for it: a log that finds no room is closed at the next try. */
function mendLog(): void {
  if (nextTry === null) void untilLogIsClosed().catch(() => undefined)
}

/**
 * Resolves when what was written is there at the next start, too: at once where no log was torn. Rejects as long as
 * there is no room for closing one; what the database has does not count as saved then.
 */
export async function untilLogIsClosed(): Promise<void> {
  while (mended < tears) await (closing ??= closeLog())
}

/** On a full phone the browser often cannot even open the database, and that is all it says. */
const tearsLog = (why: FailureCode): boolean => why === 'quota' || why === 'connection'

/** Does some work in the database; if the connection is lost, opens it again and tries once more. */
export async function connected<T>(work: () => PromiseLike<T>): Promise<T> {
  if (standing === 'outdated') throw new StorageFailure('outdated')
  try {
    const result = await tried(work)
    mendLog()
    return result
  } catch (cause) {
    if (tearsLog(failureOf(cause))) tears += 1
    throw cause
  }
}

/**
 * The same for a short write that may be made twice: the caller finds out whether it arrived after all. One
 * that stays without an answer has lost its connection, even where every other transaction waits with it.
 */
export const connectedBriefly = <T>(work: () => PromiseLike<T>): Promise<T> =>
  connected(() => unlessSilent(work(), silentWrite))

/** It may have changed while we waited, which the compiler cannot see. */
const currentStanding = (): Connection => standing

/** A phone may have cut the connection while the app was away: better to notice before the first tap. */
function probe(): void {
  if (standing === 'open') connected(() => database.meta.get('guard')).catch(() => undefined)
}

if (typeof document !== 'undefined')
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') probe()
  })
