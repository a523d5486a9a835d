// Waiting and chance, for trials.
import { randomInt } from 'node:crypto'

export const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Milliseconds that a trial waits for what was played on a full disk. Chromium then may throw its database away, and until it has begun a new one no database
 * of the site answers, whatever its name: 28 to 46 seconds are usual with a machine that is busy, more than 60 were seen.
 */
export const patienceAfterFullDisk = 300_000

/** Waits until `isSo`, at most so many milliseconds; whether it came true. */
export async function until(isSo: () => Promise<boolean>, ms: number): Promise<boolean> {
  const end = performance.now() + ms
  while (performance.now() < end) {
    if (await isSo()) return true
    await pause(20)
  }
  return isSo()
}

/** From 0 to `most`, any of them. */
export const upTo = (most: number): number => randomInt(most + 1)
