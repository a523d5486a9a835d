// Plays a battle through the screen by chance, seeded: it knows only what a player sees, and counts its taps.
import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

export interface Tally {
  /** Taps of each activation, from the choice of the battalion to the next one. */
  readonly activations: number[]
  /** Taps from the roll to the next decision, the roll included. */
  readonly rolls: number[]
  questions: number
}

export const battleHeading = (page: Page): Locator => page.locator('.asks h2')

export async function openSampleBattle(page: Page): Promise<void> {
  await page.goto('/#/battles')
  await expect(battleHeading(page)).toHaveText(/Each side rolls a die/)
}

let seed = 7
function chance(of: number): number {
  seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff
  return (seed >> 8) % of
}

let taps = 0
let tapsOfRoll = 0

async function tap(page: Page, what: Locator): Promise<void> {
  const scene = await page.locator('[data-scene]').getAttribute('data-scene')
  taps += 1
  tapsOfRoll += 1
  await what.tap()
  await expect(page.locator('[data-scene]')).not.toHaveAttribute('data-scene', scene ?? '')
}

const wantedOrders = ['Fight on', 'Rally', 'Attack', 'Shoot', 'Advance']

async function order(page: Page, orders: Locator): Promise<void> {
  const names = await orders.allInnerTexts()
  const wish = wantedOrders
    .slice(0, 2 + chance(4))
    .findLast((name) => names.some((each) => each.startsWith(name)))
  const found = names.findIndex((name) => wish !== undefined && name.startsWith(wish))
  await tap(page, orders.nth(found === -1 ? chance(names.length) : found))
}

async function roll(page: Page, step: number): Promise<void> {
  const tray = page.locator('#answer-tray')
  const count = /(\d+)/.exec(await tray.locator('.by-app').innerText())?.[1] ?? '1'
  tapsOfRoll = 0
  if (step % 5 !== 0) {
    await tap(page, tray.locator('.by-app button'))
    return
  }
  const scene = await page.locator('[data-scene]').getAttribute('data-scene')
  for (let die = 0; die < Number(count); die += 1) await page.keyboard.press(String(1 + chance(6)))
  await page.keyboard.press('Enter')
  tapsOfRoll = 1
  taps += 1
  await expect(page.locator('[data-scene]')).not.toHaveAttribute('data-scene', scene ?? '')
}

/** One answer, whatever is asked; false once the battle is over. */
export async function playStep(page: Page, step: number, tally: Tally): Promise<boolean> {
  const tray = page.locator('#answer-tray')
  const kind = await page.locator('[data-scene]').getAttribute('data-asks')
  if (kind === null || kind === '') return false
  if (kind === 'result') {
    await tap(page, tray.locator('button').first())
    return true
  }
  tally.questions += 1
  if (tapsOfRoll > 0) tally.rolls.push(tapsOfRoll)
  tapsOfRoll = 0
  if (kind === 'activation.battalion') {
    if (taps > 0) tally.activations.push(taps)
    taps = 0
  }
  if ((await tray.locator('.key').count()) > 0) await roll(page, step)
  else if (kind === 'activation.kind') await order(page, page.locator('.asks .kinds button'))
  else {
    if (kind.endsWith('.facts') && (await page.locator('.measure').count()) > 0)
      await page.locator('.measure input').fill(String(1 + chance(11)))
    const picks = page.locator('.asks button.pick')
    const buttons = (await picks.count()) > 0 ? picks : tray.locator('button')
    const count = await buttons.count()
    await tap(page, buttons.nth(kind === 'activation.end' ? count - 1 : chance(count)))
  }
  return true
}
