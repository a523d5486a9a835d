// One way to the disk: writes what is not written yet, in order, and tries again by itself when it failed.
import { failureOf, type FailureCode } from '../failure.ts'

/** Milliseconds before a failed write is tried again; the last one repeats. */
const retryAfter = [500, 1_000, 2_000, 5_000, 10_000] as const

/** Milliseconds after which a write that is neither done nor failed is told. */
const patience = 900

/** Nothing gets better by trying again. */
export const isFinal = (code: FailureCode): boolean =>
  code === 'stale' || code === 'not-writer' || code === 'newer-app' || code === 'outdated'

export interface Lane {
  /** Entries that are on the disk. */
  readonly done: () => number
  /** Why the next ones are not, or not yet; null while all goes well. */
  readonly failure: () => FailureCode | null
  /** There is more to write, or reason to try again at once. */
  readonly wake: () => void
  /** Everything that `total` counts is written, or the last try has failed. */
  readonly settled: () => Promise<void>
  /** What was written is gone: all of it has to be written again. */
  readonly again: () => void
  /** No more writing; `why` stays as the failure. */
  readonly stop: (why: FailureCode | null) => void
}

export interface LaneWork {
  /** How many entries there are. */
  readonly total: () => number
  /** Writes the entries after `done`; returns how many are written then. */
  readonly write: (done: number) => Promise<number>
  readonly changed: () => void
}

export function createLane(from: number, { total, write, changed }: LaneWork): Lane {
  let done = from
  let failures = 0
  let running: Promise<void> | null = null
  let retry: ReturnType<typeof setTimeout> | undefined
  const word = lastWord(changed)

  const step = async (): Promise<boolean> => {
    const late = setTimeout(() => word.say(word.failure() ?? 'slow'), patience)
    const asked = done
    try {
      const written = await write(asked)
      if (done === asked) done = written // else it was lost meanwhile
      failures = 0
      word.say(null)
      return true
    } catch (cause) {
      const code = failureOf(cause)
      if (isFinal(code)) word.end(code)
      else retry = setTimeout(wake, retryAfter[failures] ?? retryAfter.at(-1))
      failures += 1
      word.say(code)
      return false
    } finally {
      clearTimeout(late)
    }
  }

  const run = async (): Promise<void> => {
    while (!word.isEnded() && done < total() && (await step()));
    running = null // in the same breath as the last look, or an entry in between would wait for the next
  }

  function wake(): void {
    if (word.isEnded() || running !== null) return
    clearTimeout(retry)
    if (done < total()) running = run()
  }

  const settled = async (): Promise<void> => {
    wake()
    await running
  }
  const again = (): void => {
    done = 0
    wake()
  }
  const stop = (why: FailureCode | null): void => {
    clearTimeout(retry)
    word.end(why)
  }
  return { done: () => done, failure: word.failure, wake, settled, again, stop }
}

/** What a lane has to say last: why it fails, until it ends for good. */
function lastWord(changed: () => void) {
  let failure: FailureCode | null = null
  let isEnded = false
  return {
    failure: () => failure,
    isEnded: () => isEnded,
    say: (next: FailureCode | null): void => {
      if (!isEnded) failure = next
      changed()
    },
    end: (why: FailureCode | null): void => {
      isEnded = true
      failure = why
    },
  }
}
