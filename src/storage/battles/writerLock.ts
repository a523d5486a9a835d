// One writer per battle, whatever the number of tabs: a Web Lock held for as long as the battle is open for playing.
import { deferred } from '../deferred.ts'
import { StorageFailure } from '../failure.ts'

export interface HeldLock {
  readonly release: () => void
  /** Resolves when another tab has taken the battle over. */
  readonly lost: Promise<void>
}

const nameOf = (battleId: string): string => `aide-de-camp/battle/${battleId}`

const locksHere = (): LockManager | undefined =>
  typeof navigator !== 'undefined' && 'locks' in navigator ? navigator.locks : undefined

/** Takes the lock, by force if `steal`; null if another tab holds it. Without Web Locks nobody writes. */
export function takeLock(battleId: string, steal: boolean): Promise<HeldLock | null> {
  const locks = locksHere()
  if (locks === undefined) return Promise.reject(new StorageFailure('no-locks'))
  return new Promise((resolve, reject) => {
    const end = deferred<undefined>()
    const over = deferred<undefined>()
    const hold = (lock: Lock | null): Promise<undefined> | null => {
      if (lock === null) {
        resolve(null)
        return null
      }
      resolve({ release: () => end.resolve(undefined), lost: over.promise })
      return end.promise
    }
    const options = steal ? { steal } : { ifAvailable: true }
    locks.request(nameOf(battleId), options, hold).catch((cause: unknown) => {
      over.resolve(undefined) // AbortError: stolen
      reject(new StorageFailure('unknown', cause))
    })
  })
}
