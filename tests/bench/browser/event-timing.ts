// How long presses on a "+" take to the next paint, as the browser itself reports it (Event Timing).
import type { Page } from 'playwright'

/** The browser reports no event shorter than this; such a press counts as half of it. */
const shortestReported = 16

/** Lets the page collect how long each press on a "+" takes until the next paint. */
export async function watchPresses(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const slowest = new Map<number, number>()
    Reflect.set(globalThis, 'slowestOfPress', slowest)
    const isPlus = (target: unknown): boolean =>
      target instanceof Element &&
      /one step more$/.test(target.closest('button')?.getAttribute('aria-label') ?? '')
    const pressesOnly = { type: 'event', durationThreshold: 16, buffered: true }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!(entry instanceof PerformanceEventTiming) || !isPlus(entry.target)) continue
        if (entry.interactionId === 0) continue
        const before = slowest.get(entry.interactionId) ?? 0
        slowest.set(entry.interactionId, Math.max(before, entry.duration))
      }
    }).observe(pressesOnly)
  })
}

/** Milliseconds of each press to the paint that follows it. */
export async function delaysOf(page: Page, presses: number): Promise<number[]> {
  await page.waitForTimeout(500) // the last presses are reported with a delay
  const reported = await page.evaluate(() => {
    const slowest: unknown = Reflect.get(globalThis, 'slowestOfPress')
    return slowest instanceof Map ? [...slowest.values()].map(Number) : []
  })
  const unreported = Math.max(0, presses - reported.length)
  return [...reported, ...new Array<number>(unreported).fill(shortestReported / 2)]
}
