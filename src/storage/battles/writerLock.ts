// One writer per battle, whatever the number of tabs: a Web Lock held for as long as the battle is open for playing.
import { deferred } from '../deferred.ts'
import { StorageFailure } from '../failure.ts'
import { isInMemory } from '../place.ts'

export interface HeldLock {
  readonly release: () => void
  /** Resolves when another tab has taken the battle over. */
  readonly lost: Promise<void>
  readonly isHeld: () => boolean
}

const prefix = 'aide-de-camp/battle/'
const nameOf = (battleId: string): string => prefix + battleId

const locksHere = (): LockManager | undefined =>
  typeof navigator !== 'undefined' && 'locks' in navigator ? navigator.locks : undefined

/** Milliseconds to wait for another tab that only looks the battle over after its start. */
const patience = 500

/** Battles that this page looks over just now: a caller that opens them here waits, however slow the phone is. */
const lookedOver = new Map<string, Promise<void>>()

/** `ask`: only if no tab has it. `wait`: a moment, if another tab has. `steal`: at once, no matter which tab has it. */
export type Manner = 'ask' | 'wait' | 'steal'

/**
 * Waits no longer than that. A phone that was busy all the while may have been given the lock without having heard of
 * it: it hears of that before it hears the answer to any question, so it asks one.
 */
function tired(locks: LockManager): AbortSignal {
  const waiting = new AbortController()
  const giveUp = (): void => waiting.abort()
  setTimeout(() => void locks.query().then(giveUp, giveUp), patience)
  return waiting.signal
}

function optionsOf(manner: Manner, locks: LockManager): LockOptions {
  switch (manner) {
    case 'ask':
      return { ifAvailable: true }
    case 'wait':
      return { signal: tired(locks) }
    case 'steal':
      return { steal: true }
  }
}

/** Battles that this page holds. */
const mine = new Set<string>()

/** Of the locks that are held; none where the browser has no locks, or refuses them with everything else. */
async function heldNames(): Promise<string[]> {
  const { held = [] } =
    (await locksHere()
      ?.query()
      .catch(() => undefined)) ?? {}
  return held.map(({ name = '' }) => name)
}

/** Whether another tab has a battle open for playing. */
export async function isPlayedElsewhere(): Promise<boolean> {
  return (await heldNames()).some((name) => name.startsWith(prefix) && !mine.has(name))
}

/** Whether any tab, also this one, has a battle open for playing. */
export async function isAnyPlayed(): Promise<boolean> {
  return (await heldNames()).some((name) => name.startsWith(prefix))
}

/** Milliseconds that the tab that had the battle has to come back, as after a reload. */
const grace = 3_000

/** Calls `free` once no tab has had the battle for a moment; only while the page is seen does it wait in the queue. */
export function whenFree(battleId: string, free: () => void): { stop: () => void } {
  let asking: AbortController | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = async (): Promise<void> => {
    const lock = await request(battleId, 'ask').catch(() => null)
    lock?.release()
    if (lock === null) ask()
    else free()
  }
  const ask = (): void => {
    if (document.visibilityState === 'hidden' || asking !== null) return
    const own = new AbortController()
    asking = own
    const granted = (): void => {
      asking = null
      timer = setTimeout(() => void look(), grace)
    }
    locksHere()
      ?.request(nameOf(battleId), { signal: own.signal }, () => undefined)
      .then(granted, () => undefined) // stopped, or hidden
  }
  const leaveQueue = (): void => {
    asking?.abort()
    asking = null
    clearTimeout(timer)
  }
  const changed = (): void => {
    leaveQueue()
    ask()
  }
  document.addEventListener('visibilitychange', changed)
  ask()
  return {
    stop: () => {
      document.removeEventListener('visibilitychange', changed)
      leaveQueue()
    },
  }
}

/** What is in the memory of this page no other tab has; where nothing can be stored, locks may be refused too. */
const ownMemory = (): HeldLock => ({
  release: () => undefined,
  lost: new Promise(() => undefined),
  isHeld: () => true,
})

/** Takes the lock; null if another tab holds it. Without Web Locks no tab writes. */
export async function takeLock(battleId: string, manner: Manner): Promise<HeldLock | null> {
  await lookedOver.get(battleId)
  return request(battleId, manner)
}

/** Does some work with the battle held; null, and nothing done, if a tab plays it. */
export async function withLock<T>(battleId: string, work: () => Promise<T>): Promise<T | null> {
  const over = deferred<undefined>()
  lookedOver.set(battleId, over.promise)
  let lock: HeldLock | null = null
  try {
    lock = await request(battleId, 'ask')
    return lock === null ? null : await work()
  } finally {
    lock?.release()
    lookedOver.delete(battleId)
    over.resolve(undefined)
  }
}

function request(battleId: string, manner: Manner): Promise<HeldLock | null> {
  if (isInMemory()) return Promise.resolve(ownMemory())
  const locks = locksHere()
  if (locks === undefined) return Promise.reject(new StorageFailure('no-locks'))
  return new Promise((resolve) => {
    const end = deferred<undefined>()
    const over = deferred<undefined>()
    let isHeld = true
    const hold = (lock: Lock | null): Promise<undefined> | null => {
      if (lock === null) {
        resolve(null)
        return null
      }
      mine.add(nameOf(battleId))
      resolve({
        release: () => end.resolve(undefined),
        lost: over.promise,
        isHeld: () => isHeld,
      })
      return end.promise.finally(() => mine.delete(nameOf(battleId)))
    }
    locks.request(nameOf(battleId), optionsOf(manner, locks), hold).catch(() => {
      mine.delete(nameOf(battleId))
      isHeld = false
      resolve(null) // no tab let go of it in time …
      over.resolve(undefined) // … or it was ours and is stolen
    })
  })
}
