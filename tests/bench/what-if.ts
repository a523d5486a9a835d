// What an order would bring, on a slow phone: from the press to the odds on the screen, in a battle as it goes on.
import type { Page } from 'playwright'
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
const looks = 10
const between = 16

const sheet = '[role="dialog"] .told'
const told = `${sheet}[aria-busy="false"]`
const busy = `${sheet}[aria-busy="true"]`

interface Delays {
  /** Milliseconds from the press to the odds of the order that the sheet opens with. */
  readonly opened: number[]
  /** From another wish on the sheet to its odds. */
  readonly changed: number[]
  /** From "two rounds" to the odds of a fight that is looked at for so long. */
  readonly rounds: number[]
}

/** Each order of the battalion, and each fight for two rounds. */
async function lookAtAll(page: Page, delays: Delays): Promise<void> {
  const orders = page.locator('[role="dialog"] select').first()
  const kinds = (await orders.count()) === 0 ? [] : await orders.locator('option').all()
  for (const kind of kinds) {
    const value = (await kind.getAttribute('value')) ?? ''
    if (value === (await orders.inputValue())) continue
    await page.waitForTimeout(reading)
    delays.changed.push(
      await shownAfter(page, async () => {
        await orders.selectOption(value)
      }),
    )
    await lookFurther(page, delays)
  }
  if (kinds.length === 0) await lookFurther(page, delays)
}

async function lookFurther(page: Page, delays: Delays): Promise<void> {
  const two = page.locator('[role="dialog"] fieldset:not(.range) [value="2"]')
  if ((await two.count()) === 0 || (await two.isChecked())) return
  await page.waitForTimeout(reading)
  delays.rounds.push(await shownAfter(page, () => two.dispatchEvent('click')))
}

async function lookOnce({ page, protocol }: Phone, delays: Delays): Promise<void> {
  const ask = page.locator('button.what')
  if (!(await ask.isVisible())) return
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.waitForTimeout(reading)
  delays.opened.push(await shownAfter(page, () => ask.tap()))
  await lookAtAll(page, delays)
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await page.keyboard.press('Escape')
  await page.locator('[role="dialog"]').waitFor({ state: 'detached' })
}

const looked = (url: string, seed: number): Promise<Delays> =>
  withPhone(async (phone) => {
    const { page } = phone
    const delays: Delays = { opened: [], changed: [], rounds: [] }
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openApp(page, url)
    await beginBattle(page, url)
    await timePresses(page, told, busy)
    const player = new BattlePlayer(page, seed)
    for (let look = 0; look < looks; look += 1) {
      if (!(await player.play(between))) break
      await lookOnce(phone, delays)
    }
    return delays
  })

const told3 = (what: string, delays: readonly number[]): Figure[] => [
  { what: `${what}, of ${delays.length}, median`, value: median(delays), unit: 'ms' },
  { what: `${what}, p95`, value: percentile(delays, 0.95), unit: 'ms', aim: atMost(100) },
  { what: `${what}, slowest`, value: Math.max(...delays), unit: 'ms' },
]

export async function benchWhatIf({ app }: ServedApps): Promise<Figure[]> {
  const all: Delays = { opened: [], changed: [], rounds: [] }
  for (const seed of seeds) {
    const { opened, changed, rounds } = await looked(app.url, seed)
    all.opened.push(...opened)
    all.changed.push(...changed)
    all.rounds.push(...rounds)
  }
  return [
    ...told3('odds after the press', all.opened),
    ...told3('odds of another order', all.changed),
    ...told3('odds of a second round', all.rounds),
  ]
}
