// A phone to measure on: a fresh browser profile the size of a phone, with the developer protocol at hand.
import { type BrowserContext, type CDPSession, chromium, devices, type Page } from 'playwright'
import { launchOptions } from '../../../scripts/find-browser.ts'

export interface Phone {
  context: BrowserContext
  page: Page
  protocol: CDPSession
}

export interface PhoneOptions {
  /** How many times slower than this machine the page's processor is. */
  slowdown?: number
  viewport?: { readonly width: number; readonly height: number }
}

const upright = { width: 390, height: 844 }

/** Lends a fresh phone to `use`; its profile is thrown away afterwards. */
export async function withPhone<T>(
  use: (phone: Phone) => Promise<T>,
  { slowdown = 1, viewport = upright }: PhoneOptions = {},
): Promise<T> {
  const browser = await chromium.launch(launchOptions())
  try {
    const context = await browser.newContext({
      ...devices['Pixel 7'],
      viewport,
      locale: 'en-GB',
      deviceScaleFactor: 2,
    })
    // The runner's compiler wraps named functions in a call of __name; pages must know it too.
    await context.addInitScript('globalThis.__name = (named) => named')
    const page = await context.newPage()
    const errors: Error[] = []
    page.on('pageerror', (error) => errors.push(error))
    const protocol = await context.newCDPSession(page)
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const result = await use({ context, page, protocol })
    if (errors.length > 0) throw new AggregateError(errors, 'The measured page failed.')
    return result
  } finally {
    await browser.close()
  }
}

/** Waits until the service worker has its cache filled and answers for the page's origin. */
export async function workerReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active === null || active.state === 'activated') return
    await new Promise<void>((resolve) => {
      active.addEventListener('statechange', () => {
        if (active.state === 'activated') resolve()
      })
    })
  })
}

/** When the page first showed something, in milliseconds after the navigation began. */
export function firstPaint(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const paint = list.getEntriesByName('first-contentful-paint')[0]
          if (paint !== undefined) resolve(paint.startTime)
        }).observe({ type: 'paint', buffered: true })
      }),
  )
}

/** The heap of the page after everything unused was collected, in megabytes. */
export async function usedHeap({ protocol }: Phone): Promise<number> {
  await protocol.send('HeapProfiler.enable')
  for (let round = 0; round < 3; round += 1) await protocol.send('HeapProfiler.collectGarbage')
  const { usedSize } = await protocol.send('Runtime.getHeapUsage')
  return usedSize / 1e6
}

/** Opens the app and waits until its database is there. */
export async function openApp(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.waitForFunction(async () => {
    const databases = await indexedDB.databases()
    return databases.some(({ name }) => name === 'aide-de-camp')
  })
  await page.waitForLoadState('networkidle')
}
