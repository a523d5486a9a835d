// Writer of the whole battle into the mirror now and then: never on the way of an answer, and at once when it is needed.
import type { FailureCode } from '../failure.ts'
import type { BattleSpare } from '../spare/battleSpare.ts'
import type { KeptBattle } from './battle.ts'
import { createLane } from './lane.ts'

/** A file of the mirror is written whole: a long battle is mirrored less often, or it would cost more and more. */
const entriesAtOnce = 10
const shareAtOnce = 1 / 20

/** Milliseconds between two writings that no caller waits for. */
const rest = 2_000

/** Milliseconds within which an idle moment comes, or is no longer waited for. */
const idleWithin = 1_000

export interface MirrorLane {
  readonly done: () => number
  readonly failure: () => FailureCode | null
  /** Writes all that there is now, at once. */
  readonly want: () => void
  /** There is another entry: writes in an idle moment, when enough have come together. */
  readonly hear: () => void
  readonly settled: () => Promise<void>
  readonly stop: (why: FailureCode | null) => void
}

const whenIdle = (work: () => void): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: idleWithin })
  else setTimeout(work, idleWithin)
}

export function createMirrorLane(
  spare: BattleSpare,
  now: () => KeptBattle,
  changed: () => void,
): MirrorLane {
  let wanted = Number.NEGATIVE_INFINITY
  let isWaiting = false
  let last = Number.NEGATIVE_INFINITY
  const write = async (): Promise<number> => {
    const kept = now()
    await spare.mirror(kept)
    return kept.log.length
  }
  // From below nothing: a battle in which nothing has happened yet is mirrored too.
  const lane = createLane(-1, { total: () => wanted, write, changed })
  const want = (): void => {
    wanted = now().log.length
    last = performance.now()
    lane.wake()
  }
  const hear = (): void => {
    const entries = now().log.length
    if (isWaiting || entries - wanted < Math.max(entriesAtOnce, entries * shareAtOnce)) return
    isWaiting = true
    const write = (): void => {
      isWaiting = false
      want()
    }
    setTimeout(() => whenIdle(write), Math.max(0, last + rest - performance.now()))
  }
  const { done, failure, settled, stop } = lane
  return { done, failure, want, hear, settled, stop }
}
