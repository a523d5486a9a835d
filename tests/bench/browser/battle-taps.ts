// How long every tap of a battle takes to the next paint, and how long the page was ever held up (Event and Long Task Timing).
import type { Page } from 'playwright'

/** The browser reports no event shorter than this; such a tap counts as half of it. */
const shortestReported = 16

export async function watchTaps(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const slowest = new Map<number, number>()
    const tasks: number[] = []
    Reflect.set(globalThis, 'tapsWatched', { slowest, tasks })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!(entry instanceof PerformanceEventTiming) || entry.interactionId === 0) continue
        const before = slowest.get(entry.interactionId) ?? 0
        slowest.set(entry.interactionId, Math.max(before, entry.duration))
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration)
    }).observe({ type: 'longtask', buffered: true })
  })
}

/** Forgets what was before: loading a page is not what is measured here. */
export const forgetTaps = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { slowest, tasks } = Reflect.get(globalThis, 'tapsWatched') as {
      slowest: Map<number, number>
      tasks: number[]
    }
    slowest.clear()
    tasks.length = 0
  })

export interface Taps {
  /** Milliseconds from each tap to the paint that followed. */
  readonly delays: readonly number[]
  /** Milliseconds of each task of more than fifty. */
  readonly tasks: readonly number[]
}

export async function tapsOf(page: Page, taps: number): Promise<Taps> {
  await page.waitForTimeout(500) // the last ones are reported with a delay
  const { reported, tasks } = await page.evaluate(() => {
    const watched = Reflect.get(globalThis, 'tapsWatched') as {
      slowest: Map<number, number>
      tasks: number[]
    }
    return { reported: [...watched.slowest.values()], tasks: watched.tasks }
  })
  const unreported = Math.max(0, taps - reported.length)
  return {
    delays: [...reported, ...new Array<number>(unreported).fill(shortestReported / 2)],
    tasks,
  }
}
