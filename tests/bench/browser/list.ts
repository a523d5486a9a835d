// How soon the list of armies shows its first card, with a few armies stored and with ten thousand.
import type { Page } from 'playwright'
import type { ServedApps } from '../builds.ts'
import { type Figure, median } from '../figures.ts'
import { armyOf, rowsOf, storeRows } from '../stored-armies.ts'
import { openApp, withPhone } from './phone.ts'

const rounds = 5
const slowdown = 4

/** Milliseconds from the start of the navigation to the frame after the first army card appeared. */
function firstCard(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const settle = () => {
          if (document.querySelector('article') === null) return false
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))
          return true
        }
        if (settle()) return
        const watcher = new MutationObserver(() => {
          if (settle()) watcher.disconnect()
        })
        watcher.observe(document, { childList: true, subtree: true })
      }),
  )
}

async function openings(url: string, stored: number): Promise<number[]> {
  return withPhone(
    async ({ page }) => {
      await openApp(page, url)
      await storeRows(
        page,
        rowsOf(Array.from({ length: stored }, (_, n) => armyOf(6, `Army ${n}`))),
      )
      const times: number[] = []
      for (let round = 0; round < rounds; round += 1) {
        await page.reload({ waitUntil: 'commit' })
        times.push(await firstCard(page))
        await page
          .locator('article')
          .first()
          .getByText(`Army ${stored - 1}`)
          .waitFor()
        await page.waitForTimeout(500)
      }
      return times
    },
    { slowdown },
  )
}

export async function benchList(served: ServedApps): Promise<Figure[]> {
  const few = median(await openings(served.app.url, 20))
  const many = median(await openings(served.app.url, 10_000))
  return [
    { what: 'first card, 20 stored armies', value: few, unit: 'ms' },
    { what: 'first card, 10,000 stored armies', value: many, unit: 'ms' },
    { what: '10,000 stored armies against 20', value: many / few, unit: '×' },
  ]
}
