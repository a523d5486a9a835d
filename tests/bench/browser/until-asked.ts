// How long after the start of a navigation a page asks its question: the page notes it, since asking while it starts would hold it up.
import type { Page } from 'playwright'

/** From the next page on: when something first fits `there`. */
export async function watchQuestions(page: Page, there: string): Promise<void> {
  await page.addInitScript((wanted) => {
    const watcher = new MutationObserver(() => {
      if (document.querySelector(wanted) === null) return
      watcher.disconnect()
      requestAnimationFrame(() =>
        setTimeout(() => Reflect.set(globalThis, 'askedAt', performance.now())),
      )
    })
    watcher.observe(document, { childList: true, subtree: true })
  }, there)
}

/** Longer than any start takes. */
const untilAsked = 4_000

/**
 * Milliseconds from the start of the navigation to the frame after the question. Nothing of an earlier page is left
 * that would first have to go.
 */
export async function startedAt(page: Page, address: string): Promise<number> {
  await page.goto('about:blank')
  await page.waitForTimeout(500)
  await page.goto(address, { waitUntil: 'commit' })
  await page.waitForTimeout(untilAsked)
  const asked = await page.evaluate(() => Reflect.get(globalThis, 'askedAt') as unknown)
  if (typeof asked !== 'number') throw new Error(`${address} has not asked anything.`)
  return asked
}
