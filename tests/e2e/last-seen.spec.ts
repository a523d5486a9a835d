// A battle on a tired phone: its question can be read before the app is there, and is in sight after every answer.
import type { Page } from '@playwright/test'
import { beginSampleBattle, question } from './support/battle/begin.ts'
import { chooserOf } from './support/battle/chooser.ts'
import { byThumb } from './support/battle/hands.ts'
import { answerNext, playUntil, type Player } from './support/battle/player.ts'
import { seedDice } from './support/battle/seededDice.ts'
import { Counter } from './support/battle/tally.ts'
import { onNarrowPhone, withLargeText } from './support/everyLook.ts'
import { expect, test } from './support/test.ts'

/** The page is there, the app is not: it goes on when the function that comes back is called. */
async function holdUpApp(page: Page): Promise<() => Promise<void>> {
  let goOn = (): void => undefined
  const waiting = new Promise<void>((resolve) => (goOn = resolve))
  await page.route('**/assets/index-*.js', async (route) => {
    await waiting
    await route.continue()
  })
  return async () => {
    goOn()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  }
}

const lastSeen = (page: Page) => page.locator('#last-seen')

const noted = (page: Page, storage: 'localStorage' | 'sessionStorage'): Promise<string> =>
  page.evaluate((kind) => window[kind].getItem('aide-de-camp.lastSeen') ?? '', storage)

const untilNoted = async (page: Page): Promise<void> =>
  expect
    .poll(async () => noted(page, 'sessionStorage'))
    .toContain(JSON.stringify(await question(page).innerText()))

const playerAt = (page: Page): Player => ({
  page,
  hands: byThumb,
  chooser: chooserOf(4),
  counter: new Counter(),
})

const placeOf = async (page: Page, words: string) =>
  (await lastSeen(page).getByText(words, { exact: true }).boundingBox()) ?? { x: 0, y: 0 }

test.use({ serviceWorkers: 'block' })

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await seedDice(page, 4)
})

/** Reloads with the app held up: the copy says what the app said, where it said it; then the app takes over. */
async function expectSameAgain(page: Page): Promise<void> {
  const asked = await question(page).innerText()
  await untilNoted(page)
  const before = (await question(page).boundingBox()) ?? { x: 0, y: 0 }
  const goOn = await holdUpApp(page)
  await page.reload({ waitUntil: 'commit' })
  await expect(lastSeen(page).getByText(asked, { exact: true })).toBeInViewport({ ratio: 1 })
  const copy = await placeOf(page, asked)
  expect(Math.abs(copy.x - before.x)).toBeLessThan(2)
  expect(Math.abs(copy.y - before.y)).toBeLessThan(2)
  await goOn()
  await expect(question(page, asked)).toBeInViewport({ ratio: 1 })
  await expect(lastSeen(page)).toHaveCount(0)
}

test('the question is there before the app, word for word and in its place', async ({ page }) => {
  await beginSampleBattle(page)
  await expectSameAgain(page)
})

test('what was answered is not shown again, and what was left neither', async ({ page }) => {
  await beginSampleBattle(page)
  const asked = JSON.stringify(await question(page).innerText())
  await untilNoted(page)
  await answerNext(playerAt(page))
  expect(await noted(page, 'localStorage')).not.toContain(asked)
  await untilNoted(page)
  await page.goto('/#/battles')
  await expect(page.locator('[data-scene]')).toHaveCount(0)
  expect(await noted(page, 'localStorage')).toBe('')
})

test('after a result a new start shows the result, as the app does; a reload goes on', async ({
  page,
}) => {
  await beginSampleBattle(page)
  const player = playerAt(page)
  await playUntil(player, ({ asks }) => asks === 'result')
  const result = await question(page).innerText()
  await untilNoted(page)
  await answerNext(player)
  await untilNoted(page)
  expect(await noted(page, 'localStorage')).toContain(JSON.stringify(result))
})

test('no other screen shows it, and no other battle', async ({ page }) => {
  await beginSampleBattle(page)
  await untilNoted(page)
  const note = await noted(page, 'localStorage')
  const goOn = await holdUpApp(page)
  for (const address of ['/#/armies', '/#/battles', '/#/battles/another']) {
    await page.goto(address, { waitUntil: 'commit' })
    await page.evaluate((text) => localStorage.setItem('aide-de-camp.lastSeen', text), note)
    await page.reload({ waitUntil: 'commit' })
    await expect(page.locator('.shell')).toBeVisible()
    await expect(lastSeen(page)).toHaveCount(0)
  }
  await goOn()
})

test('something unreadable in its place harms nobody', async ({ page }) => {
  await beginSampleBattle(page)
  await untilNoted(page)
  const asked = await question(page).innerText()
  const kept = JSON.parse(await noted(page, 'localStorage')) as object
  const goOn = await holdUpApp(page)
  await page.reload({ waitUntil: 'commit' })
  await expect(lastSeen(page)).toHaveCount(1)
  for (const torn of ['{', 'null', '7', JSON.stringify({ ...kept, parts: 7 })]) {
    await page.evaluate((text) => {
      sessionStorage.removeItem('aide-de-camp.lastSeen')
      localStorage.setItem('aide-de-camp.lastSeen', text)
    }, torn)
    await page.reload({ waitUntil: 'commit' })
    await expect(page.locator('.shell')).toBeVisible()
    await expect(lastSeen(page)).toHaveCount(0)
  }
  await goOn()
  await expect(question(page, asked)).toBeVisible()
})

test('an app that does not start at all offers its help above it', async ({ page }) => {
  await beginSampleBattle(page)
  await untilNoted(page)
  const goOn = await holdUpApp(page)
  await page.reload({ waitUntil: 'commit' })
  await expect(lastSeen(page)).toHaveCount(1)
  const help = page.getByRole('heading', { name: 'The app has not started' })
  await expect(help).toBeVisible({ timeout: 20_000 })
  await expect(lastSeen(page)).toHaveCount(0)
  await goOn()
})

test.describe('at 200 % text and 320 px', () => {
  test.use(onNarrowPhone)

  test('the next question is in sight, wherever the answer was tapped, and after a new start', async ({
    page,
  }) => {
    await withLargeText(page)
    await beginSampleBattle(page)
    const player = playerAt(page)
    for (let answers = 0; answers < 20; answers += 1) {
      await answerNext(player)
      await expect(question(page)).toBeInViewport({ ratio: 1 })
    }
    await expectSameAgain(page)
  })
})
