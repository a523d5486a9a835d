// Two taps of one thumb, a moment apart.
import type { Locator, Page } from '@playwright/test'

/** Seconds from the first touch, as the glass has them: a machine with much to do may pass them on late. */
const trembling = [
  ['touchStart', 0],
  ['touchEnd', 0.04],
  ['touchStart', 0.12],
  ['touchEnd', 0.16],
] as const

/** As fast as a thumb trembles: the second touch comes before anything could have changed. */
export async function tapTwice(page: Page, what: Locator): Promise<void> {
  const box = await what.boundingBox()
  if (box === null) throw new Error('there is nothing to tap')
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const glass = await page.context().newCDPSession(page)
  const began = Date.now() / 1000
  const touch = ([type, after]: (typeof trembling)[number]): Promise<unknown> =>
    glass.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchStart' ? [at] : [],
      timestamp: began + after,
    })
  await Promise.all(trembling.map(touch))
  await glass.detach()
}

/** A tap of the page's own, a moment after the scene's next change: one from outside is too late on a busy machine. */
export const tapAfterChange = (page: Page, at: { x: number; y: number }): Promise<void> =>
  page.evaluate(({ x, y }) => {
    const tap = (type: string, Kind: typeof PointerEvent | typeof MouseEvent): void => {
      const event = { bubbles: true, cancelable: true, composed: true, clientX: x, clientY: y }
      const touch = { isPrimary: true, pointerType: 'touch', detail: type === 'click' ? 1 : 0 }
      document.elementFromPoint(x, y)?.dispatchEvent(new Kind(type, { ...event, ...touch }))
    }
    Object.assign(globalThis, { tappedAfter: null })
    const observer = new MutationObserver(() => {
      observer.disconnect()
      const changed = performance.now()
      setTimeout(() => {
        Object.assign(globalThis, { tappedAfter: performance.now() - changed })
        tap('pointerdown', PointerEvent)
        tap('pointerup', PointerEvent)
        tap('click', MouseEvent)
      }, 20)
    })
    observer.observe(document.body, { subtree: true, attributeFilter: ['data-scene'] })
  }, at)
/** Milliseconds from that change to the tap; null: it has not come yet. */
export const tappedAfter = (page: Page): Promise<number | null> =>
  page.evaluate(() => (globalThis as unknown as { tappedAfter: number | null }).tappedAfter)
