// A battle on a tired phone: its question can be read before the app is there, and is in sight after every answer.
import type { Page } from '@playwright/test'
import { beginSampleBattle, question } from './support/battle/begin.ts'
import { chooserOf } from './support/battle/chooser.ts'
import { byThumb } from './support/battle/hands.ts'
import { answerNext } from './support/battle/player.ts'
import { seedDice } from './support/battle/seededDice.ts'
import { Counter } from './support/battle/tally.ts'
import { onNarrowPhone, withLargeText } from './support/everyLook.ts'
import { expect, test } from './support/test.ts'

/** The page is there, the app is not: it goes on when the function that comes back is called. */
async function holdUpApp(page: Page): Promise<() => void> {
  let goOn = (): void => undefined
  const waiting = new Promise<void>((resolve) => (goOn = resolve))
  await page.route('**/assets/index-*.js', async (route) => {
    await waiting
    await route.continue()
  })
  return goOn
}

const lastSeen = (page: Page) => page.locator('#last-seen')

const isNoted = (page: Page, words: string): Promise<unknown> =>
  page.waitForFunction(
    (text) => localStorage.getItem('aide-de-camp.lastSeen')?.includes(text) === true,
    words,
  )

test.use({ serviceWorkers: 'block' })

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await seedDice(page, 4)
})

test('the question is there before the app, word for word and in its place', async ({ page }) => {
  await beginSampleBattle(page)
  const asked = await question(page).innerText()
  await isNoted(page, asked)
  const place = await question(page).boundingBox()
  const goOn = await holdUpApp(page)
  await page.reload({ waitUntil: 'commit' })
  const copy = lastSeen(page).getByText(asked)
  await expect(copy).toBeInViewport()
  const drawn = await copy.boundingBox()
  expect(Math.abs((drawn?.x ?? 0) - (place?.x ?? 0))).toBeLessThan(2)
  expect(Math.abs((drawn?.y ?? 0) - (place?.y ?? 0))).toBeLessThan(2)
  goOn()
  await expect(question(page, asked)).toBeVisible()
  await expect(lastSeen(page)).toHaveCount(0)
})

test('no other screen shows it, and no other battle', async ({ page }) => {
  await beginSampleBattle(page)
  await isNoted(page, await question(page).innerText())
  const goOn = await holdUpApp(page)
  for (const address of ['/#/armies', '/#/battles', '/#/battles/another']) {
    await page.goto(address, { waitUntil: 'commit' })
    await page.reload({ waitUntil: 'commit' })
    await expect(page.locator('.shell')).toBeVisible()
    await expect(lastSeen(page)).toHaveCount(0)
  }
  goOn()
})

test('something unreadable in its place harms nobody', async ({ page }) => {
  await beginSampleBattle(page)
  const asked = await question(page).innerText()
  await isNoted(page, asked)
  await page.goto(page.url().replace('#', '?#'))
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('aide-de-camp.lastSeen') ?? '{}') as object
    localStorage.setItem('aide-de-camp.lastSeen', JSON.stringify({ ...kept, parts: 7 }))
  })
  await page.reload()
  await expect(question(page, asked)).toBeVisible()
})

test.describe('at 200 % text and 320 px', () => {
  test.use(onNarrowPhone)

  test('the next question is in sight, wherever the answer was tapped', async ({ page }) => {
    await withLargeText(page)
    await beginSampleBattle(page)
    const player = { page, hands: byThumb, chooser: chooserOf(4), counter: new Counter() }
    for (let answers = 0; answers < 20; answers += 1) {
      await answerNext(player)
      await expect(question(page)).toBeInViewport()
    }
  })
})
