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

/** Milliseconds to wait for a tab that only looks the battle over after its start. */
const patience = 500

/** `ask`: only if nobody has it. `wait`: a moment, if somebody has. `steal`: at once, whoever has it. */
export type Manner = 'ask' | 'wait' | 'steal'

function optionsOf(manner: Manner): LockOptions {
  switch (manner) {
    case 'ask':
      return { ifAvailable: true }
    case 'wait':
      return { signal: AbortSignal.timeout(patience) }
    case 'steal':
      return { steal: true }
  }
}

/** Takes the lock; null if another tab holds it. Without Web Locks nobody writes. */
export function takeLock(battleId: string, manner: Manner): Promise<HeldLock | null> {
  const locks = locksHere()
  if (locks === undefined) return Promise.reject(new StorageFailure('no-locks'))
  return new Promise((resolve) => {
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
    locks.request(nameOf(battleId), optionsOf(manner), hold).catch(() => {
      resolve(null) // nobody let go of it in time …
      over.resolve(undefined) // … or it was ours and is stolen
    })
  })
}
