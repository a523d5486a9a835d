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
    addEventListener(
      'click',
      (event) => {
        const count: unknown = Reflect.get(globalThis, 'countTap')
        // A tap on a label also clicks its field: the second click has no pointer and no place.
        if (event.isTrusted && event.detail > 0 && count instanceof Function) count()
      },
      { capture: true },
    )
  })
  return { taps: () => taps }
}
