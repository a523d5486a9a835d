// Counts what a thumb does: every true tap on the page, across reloads.
import type { Page } from '@playwright/test'

export interface TapCount {
  taps: () => number
}

/** Starts counting; call it before the first page is opened. */
export async function countTaps(page: Page): Promise<TapCount> {
  let taps = 0
  await page.exposeFunction('countTap', () => {
    taps += 1
  })
  await page.addInitScript(() => {
    // Not clicks: keys click too, and a tap on a label clicks its field a second time.
    const countIfTrue = (event: PointerEvent): void => {
      const count: unknown = Reflect.get(globalThis, 'countTap')
      if (event.isTrusted && count instanceof Function) count()
    }
    addEventListener('pointerup', countIfTrue, { capture: true })
  })
  return { taps: () => taps }
}
