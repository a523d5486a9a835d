// Second copies of kinds, made shortly after each change: new files in each of two places; older ones go later.
import { connected } from '../connection.ts'
import { database } from '../database.ts'
import { copyAll } from './copyAll.ts'
import { copyUnits } from './copyUnits.ts'
import type { Kind } from '../kind.ts'
import { tablesOf } from '../kindRows.ts'
import { shortOf } from '../kindStamps.ts'
import { spareDrive } from './spareDrive.ts'

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

/** A copy that lacks lost rows would be newer than the one that has them still: they come back first. */
async function bringBackFirst(kind: Kind): Promise<void> {
  const short = await connected(() =>
    database.transaction('r', [...tablesOf(kind), 'meta'], async () => shortOf(kind)),
  )
  if (short === 0) return
  const [{ compareKind }, drive] = await Promise.all([
    import('../recovery/compareKinds.ts'),
    spareDrive(),
  ])
  if (drive !== null) await compareKind(drive, kind)
}

async function copyInTurn(kind: Kind): Promise<void> {
  // Read and written in one turn: what was read before another tab's turn would be older than that tab's copy.
  await inTurn(kind, async () => {
    await bringBackFirst(kind)
    const took = await (kind.copy === 'each' ? copyUnits(kind) : copyAll(kind, kind.copy.line))
    lastTook.set(kind.name, took)
  })
}

/** What is being copied just now. */
const running = new Map<string, Promise<void>>()

/** Copies what has changed of a kind now, one tab at a time. */
export function copyKind(kind: Kind): Promise<void> {
  timers.delete(kind.name)
  const copying = copyInTurn(kind).finally(() => {
    if (running.get(kind.name) === copying) running.delete(kind.name)
  })
  running.set(kind.name, copying)
  return copying
}

/** To be called after every change of a kind that is in the database. */
export function kindChanged(kind: Kind): void {
  if (timers.has(kind.name)) return
  const later = (): void => void copyKind(kind).catch(() => undefined) // the next change tries again
  const wait = Math.min(longestPause, Math.max(pause, (lastTook.get(kind.name) ?? 0) * share))
  timers.set(kind.name, { kind, timer: setTimeout(later, wait) })
}

/** A copy that waits is made at once, and one that is being made is waited for. */
export async function untilCopied({ name }: Kind): Promise<void> {
  const waiting = timers.get(name)
  if (waiting !== undefined) clearTimeout(waiting.timer)
  await (waiting === undefined ? running.get(name) : copyKind(waiting.kind))?.catch(() => undefined)
}

if (typeof document !== 'undefined')
  document.addEventListener('visibilitychange', () => {
    // The page may be gone in a moment.
    if (document.visibilityState === 'hidden')
      for (const { kind } of [...timers.values()]) void untilCopied(kind)
  })
