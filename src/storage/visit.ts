// Check whether the last visit ended in order. If not, the log that the browser would go on writing is closed first.
import { deferred } from './deferred.ts'
import { factoryHere, isInMemory } from './place.ts'

const name = 'aide-de-camp.visit'
const lockName = 'aide-de-camp/visit'
const marks = 'marks'
const filler = 'filler'

/** Chromium closes a log when four megabytes have gone into it; larger values than these would get files of their own. */
const pieces = 10
const valuesAPiece = 8
const bytesOfValue = 60_000

/** Milliseconds until an idle moment is no longer waited for, and until the closing of the log is not. */
const idleWithin = 200
const patience = 5_000

const sound = deferred<undefined>()

/**
 * Resolves when what is written now will be read at the next start. A power cut can leave zeros at the end of Chromium's
 * log; the browser writes on behind them, and the start after that stops at them. Whatever is in the log when it is
 * closed is safe. Where that cannot be done, on a full phone for one, it resolves all the same.
 */
export const untilLogIsSound = (): Promise<undefined> => sound.promise

const done = (writing: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    writing.oncomplete = () => resolve()
    writing.onabort = () => reject(writing.error ?? new Error('nothing was written'))
  })

function openVisits(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = factoryHere.open(name, 1)
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore(marks)
      opening.result.createObjectStore(filler)
    }
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error ?? new Error('no database'))
  })
}

/** Each page of the app has a mark of its own for as long as it is open. */
const ownMark = crypto.randomUUID()

const marking = (visits: IDBDatabase): IDBTransaction =>
  visits.transaction(marks, 'readwrite', { durability: 'strict' })

/** Resolves with whether some page that is open no more has left its mark; its mark goes. */
async function enter(visits: IDBDatabase, isJoining: boolean): Promise<boolean> {
  const writing = marking(visits)
  const store = writing.objectStore(marks)
  const reading = store.getAll()
  reading.onsuccess = () => {
    if (!isJoining) store.clear()
    store.put(1, ownMark)
  }
  await done(writing)
  // The first releases kept a number of open pages under one name.
  return !isJoining && reading.result.some((mark) => mark !== 0)
}

/** Nothing is read and nothing waited for: a page that goes away gets no answer, but what it has asked for is done. */
function leave(visits: IDBDatabase): void {
  try {
    const writing = marking(visits)
    writing.objectStore(marks).delete(ownMark)
    writing.commit()
  } catch {
    // the connection is closed: the mark stays, and the next start closes the log for nothing
  }
}

/** Some of what closes the log, over what was written before it: never more than half a megabyte is stored. */
async function fill(visits: IDBDatabase, value: Uint8Array<ArrayBuffer>): Promise<void> {
  const writing = visits.transaction(filler, 'readwrite', { durability: 'relaxed' })
  for (let n = 0; n < valuesAPiece; n += 1) writing.objectStore(filler).put(value, n)
  await done(writing)
}

/** The log belongs to all databases of this site: what is written into one of them closes it for all. */
async function closeLog(visits: IDBDatabase): Promise<void> {
  const value = new Uint8Array(bytesOfValue).fill(0xa5)
  try {
    for (let piece = 0; piece < pieces; piece += 1) await fill(visits, value)
  } finally {
    const clearing = visits.transaction(filler, 'readwrite', { durability: 'strict' })
    clearing.objectStore(filler).clear()
    await done(clearing)
  }
}

/**
 * To be called when a write found no room: Chromium then opens its log again, reads up to the torn record and writes on
 * behind it, and the next start would stop there and delete everything. Rejects as long as there is no room.
 */
export async function closeTornLog(): Promise<void> {
  if (!hasLog()) return
  const visits = await openVisits()
  try {
    await closeLog(visits)
  } finally {
    visits.close()
  }
}

/** Whether another page of the app is open; from now on this one is. */
async function joinPages(): Promise<boolean> {
  const { held = [] } = await navigator.locks.query()
  const forever = (): Promise<never> => new Promise(() => undefined)
  void navigator.locks.request(lockName, { mode: 'shared' }, forever).catch(() => undefined)
  return held.some((lock) => lock.name === lockName)
}

/** A page that is frozen for the way back has ended its visit; it begins another one when it comes back. */
function countOut(visits: IDBDatabase): void {
  const comeBack = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) void enter(visits, true).catch(() => undefined)
  }
  addEventListener('pagehide', () => leave(visits))
  addEventListener('pageshow', comeBack)
  visits.onversionchange = () => visits.close()
}

async function visit(): Promise<void> {
  const [visits, isJoining] = await Promise.all([openVisits(), joinPages()])
  const isLeftOpen = await enter(visits, isJoining)
  countOut(visits)
  if (isLeftOpen) await closeLog(visits)
}

const untilIdle = (): Promise<unknown> =>
  new Promise((resolve) => requestIdleCallback(resolve, { timeout: idleWithin }))

/** Only Chromium keeps such a log, on its disk, and only it has this. */
const hasLog = (): boolean =>
  !isInMemory() &&
  typeof navigator !== 'undefined' &&
  'userAgentData' in navigator &&
  'locks' in navigator

/** Once per page, as soon as the database may be used. */
export async function beginVisit(): Promise<void> {
  const late = setTimeout(() => sound.resolve(undefined), patience)
  try {
    if (!hasLog()) return
    await untilIdle()
    await visit()
  } catch {
    // no room, or no second database: everything goes on as without this
  } finally {
    clearTimeout(late)
    sound.resolve(undefined)
  }
}
