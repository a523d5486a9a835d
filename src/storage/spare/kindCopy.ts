// Second copies of kinds, made shortly after each change: new files in each of two places; older ones go later.
import { copyAll } from './copyAll.ts'
import { copyUnits } from './copyUnits.ts'
import type { Kind } from '../kind.ts'

/** Milliseconds from a change to its copy; more where there is much to copy, so that it never takes more than a hundredth. */
const pause = 700
const longestPause = 30_000
const share = 100

const timers = new Map<
  string,
  { readonly kind: Kind; readonly timer: ReturnType<typeof setTimeout> }
>()
/** Milliseconds that the page was busy with the last one; not those in which it waited for its turn or for the disk. */
const lastTook = new Map<string, number>()

const inTurn = (kind: Kind, work: () => Promise<void>): Promise<unknown> =>
  typeof navigator !== 'undefined' && 'locks' in navigator
    ? navigator.locks.request(`aide-de-camp/${kind.name}-copy`, work)
    : work()

/** Copies what has changed of a kind now, one tab at a time. */
export async function copyKind(kind: Kind): Promise<void> {
  timers.delete(kind.name)
  // Read and written in one turn: what was read before another tab's turn would be older than that tab's copy.
  await inTurn(kind, async () => {
    const took = await (kind.copy === 'each' ? copyUnits(kind) : copyAll(kind, kind.copy.line))
    lastTook.set(kind.name, took)
  })
}

/** To be called after every change of a kind that is in the database. */
export function kindChanged(kind: Kind): void {
  if (timers.has(kind.name)) return
  const later = (): void => void copyKind(kind).catch(() => undefined) // the next change tries again
  const wait = Math.min(longestPause, Math.max(pause, (lastTook.get(kind.name) ?? 0) * share))
  timers.set(kind.name, { kind, timer: setTimeout(later, wait) })
}

/** A copy that waits is made at once. */
export async function untilCopied({ name }: Kind): Promise<void> {
  const waiting = timers.get(name)
  if (waiting === undefined) return
  clearTimeout(waiting.timer)
  await copyKind(waiting.kind).catch(() => undefined)
}

if (typeof document !== 'undefined')
  document.addEventListener('visibilitychange', () => {
    // The page may be gone in a moment.
    if (document.visibilityState === 'hidden')
      for (const { kind } of [...timers.values()]) void untilCopied(kind)
  })
