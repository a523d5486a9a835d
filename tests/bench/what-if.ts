// What an order would bring, on a slow phone: from the press to the odds on the screen, in a battle as it goes on.
import type { Locator, Page } from 'playwright'
import { seedDice } from '../e2e/support/battle/seededDice.ts'
import { BattlePlayer, beginBattle } from './browser/battle-player.ts'
import { openApp, withPhone, type Phone } from './browser/phone.ts'
import { shownAfter, timePresses } from './browser/until-shown.ts'
import type { ServedApps } from './builds.ts'
import { atMost, type Figure, median, percentile } from './figures.ts'

const slowdown = 4
const seeds = [7, 1815] as const
/** Milliseconds that a player needs for the question, or for the odds before the next ones. */
const reading = 1_500
/** Looked at so often in a battle, with so many taps in between. */
const looks = 12
const between = 13
/** How long the app waits before a press is held, in milliseconds: nothing of it counts. */
const hold = 550

const sheet = '[role="dialog"]'
const told = `${sheet} .told[aria-busy="false"]`
const busy = `${sheet} .told[aria-busy="true"]`

/** Milliseconds, by what was asked. */
type Delays = Map<string, number[]>

function note(delays: Delays, what: string, delay: number): void {
  delays.set(what, [...(delays.get(what) ?? []), delay])
}

/** The order that the open sheet is about; where it is about one only, its form tells which. */
async function kindShown(page: Page): Promise<string> {
  const orders = page.locator(`${sheet} select`).first()
  if ((await orders.count()) === 0) return 'fight on'
  const kind = await orders.inputValue()
  return kind.startsWith('battalion') ? 'target' : kind
}

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await page.locator(sheet).waitFor({ state: 'detached' })
  await page.waitForTimeout(reading)
}

/** The finger rests on what is looked at until the odds are there. */
async function holdOn({ page, protocol }: Phone, place: Locator, delays: Delays): Promise<void> {
  await place.scrollIntoViewIfNeeded()
  const box = await place.boundingBox()
  if (box === null) return
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
  const delay = await shownAfter(page, async () => {
    await protocol.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  })
  note(delays, `hold: ${await kindShown(page)}`, delay)
  await protocol.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await close(page)
}

/** Each order under the first counter that has a choice of them, or each target. */
async function holdAll(phone: Phone, delays: Delays): Promise<void> {
  const { page } = phone
  const offered = '[data-option]:not([aria-disabled="true"]):not([data-option="pass"])'
  const asked = await page.locator('[data-scene]').getAttribute('data-asks')
  if (asked === 'activation.battalion' && (await page.locator('.orders').count()) === 0) {
    const mine = page.locator('.strips .counter:not(.acted):not(.gone)')
    for (const counter of await mine.all()) {
      await counter.tap()
      await page.waitForTimeout(500)
      if ((await page.locator(`.orders .chip${offered}`).count()) > 1) break
    }
  }
  const isAim = asked === 'shoot.target' || asked === 'charge.target'
  const all = isAim ? `.asks .what-if button${offered}` : `.orders ${offered}`
  for (const option of await page.locator(all).all()) await holdOn(phone, option, delays)
}

/** Each order of the battalion, and each fight for two rounds. */
async function lookAtAll(page: Page, delays: Delays): Promise<void> {
  const orders = page.locator(`${sheet} select`).first()
  const kinds = (await orders.count()) === 0 ? [] : await orders.locator('option').all()
  for (const kind of kinds) {
    const value = (await kind.getAttribute('value')) ?? ''
    if (value === (await orders.inputValue())) continue
    await page.waitForTimeout(reading)
    const delay = await shownAfter(page, async () => {
      await orders.selectOption(value)
    })
    note(delays, `another wish: ${await kindShown(page)}`, delay)
    await lookFurther(page, delays)
  }
  if (kinds.length === 0) await lookFurther(page, delays)
}

async function lookFurther(page: Page, delays: Delays): Promise<void> {
  const two = page.locator(`${sheet} fieldset:not(.range) [value="2"]`)
  if ((await two.count()) === 0 || (await two.isChecked())) return
  await page.waitForTimeout(reading)
  note(delays, 'second round', await shownAfter(page, () => two.dispatchEvent('click')))
}

async function lookOnce(phone: Phone, delays: Delays): Promise<void> {
  const { page, protocol } = phone
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.waitForTimeout(reading)
  await holdAll(phone, delays)
  const ask = page.locator('button.what')
  if (await ask.isVisible()) {
    const delay = await shownAfter(page, () => ask.tap())
    note(delays, `button: ${await kindShown(page)}`, delay)
    await lookAtAll(page, delays)
    await close(page)
  }
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: 1 })
}

const looked = (url: string, seed: number, delays: Delays): Promise<void> =>
  withPhone(async (phone) => {
    const { page } = phone
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await seedDice(page, seed)
    await openApp(page, url)
    await beginBattle(page, url)
    await timePresses(page, told, busy, hold)
    const player = new BattlePlayer(page, seed)
    for (let look = 0; look < looks; look += 1) {
      if (!(await player.play(between))) break
      await lookOnce(phone, delays)
    }
  })

const barePage =
  '<meta name="viewport" content="width=device-width"><button style="width:9rem;height:9rem">0</button>' +
  '<script>let n = 0; const b = document.querySelector("button"); b.onclick = () => { b.textContent = ++n }</script>'
const barePresses = 40

/** The same press on a page that only counts it: what this machine takes whatever a page does. */
const bareDelays = (): Promise<number[]> =>
  withPhone(
    async ({ page }) => {
      await page.goto(`data:text/html,${encodeURIComponent(barePage)}`)
      await timePresses(page, 'button', 'dialog')
      const delays: number[] = []
      for (let press = 0; press < barePresses; press += 1)
        delays.push(await shownAfter(page, () => page.touchscreen.tap(60, 60)))
      return delays
    },
    { slowdown },
  )

const figuresOf = ([what, delays]: readonly [string, readonly number[]]): Figure[] => [
  {
    what: `${what}, of ${delays.length}, median`,
    value: median(delays),
    unit: 'ms',
    aim: atMost(100),
  },
  { what: `${what}, p95`, value: percentile(delays, 0.95), unit: 'ms', aim: atMost(100) },
  { what: `${what}, slowest`, value: Math.max(...delays), unit: 'ms' },
]

export async function benchWhatIf({ app }: ServedApps): Promise<Figure[]> {
  const bare = await bareDelays()
  const delays: Delays = new Map()
  for (const seed of seeds) await looked(app.url, seed, delays)
  const sorted = [...delays].sort(([one], [other]) => (one < other ? -1 : 1))
  return [
    { what: 'a press on a bare page, median', value: median(bare), unit: 'ms' },
    { what: 'a press on a bare page, p95', value: percentile(bare, 0.95), unit: 'ms' },
    ...[['all', [...delays.values()].flat()] as const, ...sorted].flatMap(figuresOf),
  ]
}
