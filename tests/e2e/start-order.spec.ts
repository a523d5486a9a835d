// The order of a start: first the page is painted, then the app runs; and nothing keeps the app away for long.
import { expect, type Page } from '@playwright/test'
import { test } from './support/test.ts'

test.use({ serviceWorkers: 'block' })

const lastWait = 1_000

/** The browser paints nothing until `paint` is called, and waits with nothing that comes after a second. */
async function holdPaint(page: Page, holdsLastWait: boolean): Promise<void> {
  await page.addInitScript(
    ([longest, holds]) => {
      const frames: FrameRequestCallback[] = []
      const wait = window.setTimeout.bind(window)
      window.requestAnimationFrame = (frame) => frames.push(frame)
      Object.assign(window, {
        paint: () => frames.splice(0).forEach((frame) => frame(0)),
        setTimeout: (act: () => void, after?: number) =>
          holds && after === longest ? 0 : wait(act, after),
      })
    },
    [lastWait, holdsLastWait] as const,
  )
}

const paint = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const act: unknown = Reflect.get(window, 'paint')
    if (typeof act === 'function') act()
  })

const shell = (page: Page) => page.locator('.shell')
const armies = (page: Page) => page.getByRole('heading', { level: 1, name: 'Armies' })

test('the app runs when the page has been painted', async ({ page }) => {
  await holdPaint(page, true)
  await page.goto('/')
  await expect(shell(page)).toBeVisible()
  await page.waitForTimeout(500)
  await expect(shell(page)).toBeVisible()
  await paint(page)
  await expect(armies(page)).toBeVisible()
})

test('what keeps the paint away keeps the app away for a second at most', async ({ page }) => {
  await holdPaint(page, false)
  await page.goto('/')
  await expect(armies(page)).toBeVisible()
})

test('a page that nobody sees does not wait for a paint', async ({ page }) => {
  await holdPaint(page, true)
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'hidden', { get: () => true })
  })
  await page.goto('/')
  await expect(armies(page)).toBeVisible()
})
