// What one press of "+" costs on an army of 20 battalions, and whether other stored armies make it dearer.
import type { ServedApps } from '../builds.ts'
import { atMost, type Figure, median, percentile } from '../figures.ts'
import { armyOf, rowsOf, storeRows } from '../stored-armies.ts'
import { delaysOf, watchPresses } from './event-timing.ts'
import { openApp, type Phone, withPhone } from './phone.ts'

const rounds = 5
const battalions = 20
const pressesEach = 3
const slowdown = 4
const pause = 120 // ms between two presses, a quick thumb
const counts = ['one', 'thousand'] as const
const storedArmies = { one: 1, thousand: 1000 } as const satisfies Record<
  (typeof counts)[number],
  number
>

interface Presses {
  /** Milliseconds from each press to the paint that follows it. */
  delays: number[]
  /** Milliseconds of script, style and layout for one press, with all it sets off. */
  cost: number
}

/** What the app itself makes the page do; the rest of a task is the browser's painting. */
const ownWork = new Set(['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'])

async function millisecondsOfWork({ protocol }: Phone): Promise<number> {
  const { metrics } = await protocol.send('Performance.getMetrics')
  return metrics.reduce((sum, { name, value }) => sum + (ownWork.has(name) ? 1000 * value : 0), 0)
}

async function pressOneBattalion(phone: Phone, place: number): Promise<number> {
  const { page } = phone
  const card = page.locator('.battalion').nth(place)
  await card.getByRole('button').first().tap()
  const plus = card.getByRole('button', { name: 'Rankers: one step more' })
  await plus.scrollIntoViewIfNeeded()
  const box = await plus.boundingBox()
  if (box === null) throw new Error('There is no "+" to press.')
  const before = await millisecondsOfWork(phone)
  for (let press = 0; press < pressesEach; press += 1) {
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
    await page.waitForTimeout(pause)
  }
  const spent = (await millisecondsOfWork(phone)) - before
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
      const presses = battalions * pressesEach
      return { delays: await delaysOf(page, presses), cost: spent / presses }
    },
    { slowdown },
  )
}

/** The floor: one button and one number, without any framework. */
function bareRound(): Promise<number[]> {
  return withPhone(
    async ({ page }) => {
      const presses = battalions * pressesEach
      await watchPresses(page)
      await page.goto(
        'data:text/html,<meta name="viewport" content="width=device-width"><button aria-label="one step more">plus</button> <b>0</b>',
      )
      await page.locator('button').evaluate((button) => {
        button.addEventListener('click', () => {
          const number = button.nextElementSibling
          if (number !== null) number.textContent = String(Number(number.textContent) + 1)
        })
      })
      for (let press = 0; press < presses; press += 1) {
        await page.locator('button').tap()
        await page.waitForTimeout(pause)
      }
      return delaysOf(page, presses)
    },
    { slowdown },
  )
}

export async function benchPress(served: ServedApps): Promise<Figure[]> {
  const delays: number[] = []
  const bare: number[] = []
  const costs: Record<(typeof counts)[number], number[]> = { one: [], thousand: [] }
  for (let round = 0; round < rounds; round += 1) {
    bare.push(...(await bareRound()))
    for (const count of counts) {
      const found = await pressRound(served.app.url, storedArmies[count])
      costs[count].push(found.cost)
      if (count === 'one') delays.push(...found.delays)
    }
  }
  const [one, thousand] = [median(costs.one), median(costs.thousand)]
  const toPaint = `to next paint, of ${delays.length} presses`
  return [
    { what: `bare button ${toPaint}, median`, value: median(bare), unit: 'ms' },
    { what: `bare button ${toPaint}, p98`, value: percentile(bare, 0.98), unit: 'ms' },
    { what: `"+" ${toPaint}, median`, value: median(delays), unit: 'ms', aim: atMost(24) },
    { what: `"+" ${toPaint}, p98`, value: percentile(delays, 0.98), unit: 'ms', aim: atMost(40) },
    { what: 'script, style and layout of one press, one stored army', value: one, unit: 'ms' },
    {
      what: 'script, style and layout of one press, 1,000 stored armies',
      value: thousand,
      unit: 'ms',
    },
    { what: '1,000 stored armies against one', value: thousand / one, unit: '×', aim: atMost(1.1) },
  ]
}
