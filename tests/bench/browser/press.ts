// What one press of "+" costs on an army of 20 battalions, and whether other stored armies make it dearer.
import type { Page } from 'playwright'
import type { ServedApps } from '../builds.ts'
import { atMost, type Figure, median, percentile } from '../figures.ts'
import { armyOf, rowsOf, storeRows } from '../stored-armies.ts'
import { openApp, type Phone, withPhone } from './phone.ts'

const rounds = 5
const battalions = 20
const pressesEach = 3
const slowdown = 4
/** The browser reports no event shorter than this; such a press counts as half of it. */
const shortestReported = 16

const counts = ['one', 'thousand'] as const
const storedArmies = { one: 1, thousand: 1000 } as const satisfies Record<
  (typeof counts)[number],
  number
>

interface Presses {
  /** Milliseconds from each press to the paint that follows it. */
  delays: number[]
  /** Milliseconds of the page's main thread for one press, with all it sets off. */
  cost: number
}

/** Lets the page collect how long each press on a "+" takes until the next paint. */
async function watchPresses(page: Page): Promise<void> {
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

async function reportedDelays(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const slowest: unknown = Reflect.get(globalThis, 'slowestOfPress')
    return slowest instanceof Map ? [...slowest.values()].map(Number) : []
  })
}

async function taskMilliseconds({ protocol }: Phone): Promise<number> {
  const { metrics } = await protocol.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
}

async function pressOneBattalion(phone: Phone, place: number): Promise<number> {
  const { page } = phone
  const card = page.locator('.battalion').nth(place)
  await card.getByRole('button').first().tap()
  const plus = card.getByRole('button', { name: 'Rankers: one step more' })
  await plus.scrollIntoViewIfNeeded()
  const box = await plus.boundingBox()
  if (box === null) throw new Error('There is no "+" to press.')
  const before = await taskMilliseconds(phone)
  for (let press = 0; press < pressesEach; press += 1) {
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
    await page.waitForTimeout(120)
  }
  const spent = (await taskMilliseconds(phone)) - before
  const rankers = await card.getByRole('spinbutton', { name: 'Rankers' }).innerText()
  if (rankers !== String(16 + 4 * pressesEach)) throw new Error(`Pressed up to ${rankers} Rankers.`)
  return spent
}

async function pressRound(url: string, stored: number): Promise<Presses> {
  return withPhone(
    async (phone) => {
      const { page, protocol } = phone
      const rows = rowsOf(Array.from({ length: stored }, () => armyOf(battalions)))
      await openApp(page, url)
      await storeRows(page, rows)
      await protocol.send('Performance.enable')
      await watchPresses(page)
      await page.goto(`${url}#/armies/bench-${stored - 1}`)
      await page.reload()
      await page
        .locator('.battalion')
        .nth(battalions - 1)
        .waitFor()
      let spent = 0
      for (let place = 0; place < battalions; place += 1) {
        spent += await pressOneBattalion(phone, place)
      }
      await page.waitForTimeout(500) // the last presses are reported with a delay
      const presses = battalions * pressesEach
      const reported = await reportedDelays(page)
      const unreported = Math.max(0, presses - reported.length)
      const delays = [...reported, ...new Array<number>(unreported).fill(shortestReported / 2)]
      return { delays, cost: spent / presses }
    },
    { slowdown },
  )
}

export async function benchPress(served: ServedApps): Promise<Figure[]> {
  const delays: number[] = []
  const costs: Record<(typeof counts)[number], number[]> = { one: [], thousand: [] }
  for (let round = 0; round < rounds; round += 1) {
    for (const count of counts) {
      const found = await pressRound(served.app.url, storedArmies[count])
      costs[count].push(found.cost)
      if (count === 'one') delays.push(...found.delays)
    }
  }
  const [one, thousand] = [median(costs.one), median(costs.thousand)]
  return [
    {
      what: `"+" to next paint, median of ${delays.length}`,
      value: median(delays),
      unit: 'ms',
      aim: atMost(24),
    },
    {
      what: '"+" to next paint, p98',
      value: percentile(delays, 0.98),
      unit: 'ms',
      aim: atMost(40),
    },
    { what: 'main thread for one press, one stored army', value: one, unit: 'ms' },
    { what: 'main thread for one press, 1,000 stored armies', value: thousand, unit: 'ms' },
    { what: '1,000 stored armies against one', value: thousand / one, unit: '×', aim: atMost(1.1) },
  ]
}
