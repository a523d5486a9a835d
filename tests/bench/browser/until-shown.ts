// How long after a press something else is on the screen: the page notes it, so that asking costs it nothing.
import type { Page } from 'playwright'

/** Milliseconds that nothing takes, on the slowest machine. */
const longest = 30_000

/**
 * From now on each press is timed up to the frame in which `gone` no longer fits anything and `there` fits something
 * drawn. The press itself counts: from its own time, not from when the page hears of it. One that is held is timed from
 * `hold` milliseconds after the finger came down.
 */
export async function timePresses(
  page: Page,
  there: string,
  gone: string,
  hold = 0,
): Promise<void> {
  await page.evaluate(
    ([wanted, busy, held]) => {
      let pressed = 0
      const watcher = new MutationObserver(() => {
        if (pressed === 0 || document.querySelector(busy) !== null) return
        if (document.querySelector(wanted) === null) return
        const began = pressed
        pressed = 0
        requestAnimationFrame(() =>
          setTimeout(() => Reflect.set(globalThis, 'shownAfter', performance.now() - began)),
        )
      })
      watcher.observe(document, { childList: true, subtree: true, attributes: true })
      const kinds = { click: 0, change: 0, ...(held > 0 && { pointerdown: held }) }
      for (const [kind, wait] of Object.entries(kinds))
        addEventListener(
          kind,
          ({ timeStamp }) => {
            Reflect.set(globalThis, 'shownAfter', 0)
            pressed = timeStamp + wait
          },
          { capture: true },
        )
    },
    [there, gone, hold] as const,
  )
}

/** Milliseconds from the last press until it was shown. */
export async function shownAfter(page: Page, press: () => Promise<void>): Promise<number> {
  await page.evaluate(() => Reflect.set(globalThis, 'shownAfter', 0))
  await press()
  const shown = await page.waitForFunction(
    () => (Reflect.get(globalThis, 'shownAfter') as number) || null,
    undefined,
    { polling: 100, timeout: longest },
  )
  return (await shown.jsonValue()) ?? Number.NaN
}
