// Checking: both copies compared in full, on demand or from time to time. Its code comes with the first call.
import { local } from './chunk.ts'
import type { Checked } from './recovery/check.ts'

export type { Checked } from './recovery/check.ts'

/** Two checks at once would mend the same things twice. */
const lockName = 'aide-de-camp/check'

/** Reads both copies of everything; null where the browser has no place for second copies. */
export async function checkCopies(now: number): Promise<Checked | null> {
  const [{ checkAll }] = await Promise.all([import('./recovery/check.ts'), local()])
  if (!('locks' in navigator)) return checkAll(now)
  return navigator.locks.request(lockName, () => checkAll(now))
}

/** The same by itself: undefined, and nothing done, while any battle is open or another tab is at it. */
export async function checkWhenIdle(now: number): Promise<Checked | null | undefined> {
  if (!('locks' in navigator)) return undefined
  const [{ checkAll }, { isAnyPlayed }] = await Promise.all([
    import('./recovery/check.ts'),
    import('./battles/writerLock.ts'),
    local(),
  ])
  return navigator.locks.request(lockName, { ifAvailable: true }, async (lock) =>
    lock === null || (await isAnyPlayed()) ? undefined : checkAll(now),
  )
}
