// The start and the shelf: the very first open, a battle that reopens by itself, the strip on every other tab.
import type { Page } from '@playwright/test'
import { addSample } from './support/armies.ts'
import { beginSampleBattle, question } from './support/battle/begin.ts'
import { chooserOf } from './support/battle/chooser.ts'
import { byThumb } from './support/battle/hands.ts'
import { answerNext } from './support/battle/player.ts'
import { seedDice } from './support/battle/seededDice.ts'
import { Counter } from './support/battle/tally.ts'
import { expect, test } from './support/test.ts'

const place = 'aide-de-camp.underWay'
const strip = (page: Page) => page.getByRole('link', { name: /Go on$/ })
const title = (page: Page) => page.getByRole('heading', { level: 1, name: 'The March of Eagles' })

/** A sample battle with a few answers; returns what it asks now. */
async function playALittle(page: Page): Promise<string> {
  await seedDice(page, 7)
  await beginSampleBattle(page)
  const player = { page, hands: byThumb, chooser: chooserOf(7), counter: new Counter() }
  for (let answers = 0; answers < 4; answers += 1) await answerNext(player)
  await expect(page.locator('[data-asks]')).toBeVisible()
  return question(page).innerText()
}

test.beforeEach(async ({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('the very first open says what this is and has three doors', async ({ page }) => {
  await page.goto('/')
  await expect(title(page)).toBeVisible()
  await expect(page.getByText('It asks, you move and roll, it counts.')).toBeVisible()
  await page.getByRole('link', { name: /Scan or paste a list/ }).tap()
  await expect(page.getByLabel('Text, link or code')).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: /Build an army/ }).tap()
  await expect(page.getByRole('dialog', { name: 'Whose army?' })).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: /Play a first battle/ }).tap()
  await expect(page.locator('[data-asks]')).toBeVisible()
})

test('a battle under way reopens at its question when the app is started anew', async ({
  page,
  context,
}) => {
  const asked = await playALittle(page)
  const address = page.url()
  await page.close({ runBeforeUnload: false })
  const next = await context.newPage()
  await next.goto('/')
  await expect(question(next)).toHaveText(asked)
  expect(next.url()).toBe(address)
})

test('it reopens where the browser keeps no note of it, by what is stored', async ({
  page,
  context,
}) => {
  const asked = await playALittle(page)
  await page.close({ runBeforeUnload: false })
  const next = await context.newPage()
  await next.addInitScript((key) => localStorage.removeItem(key), place)
  await next.goto('/')
  // The armies come first: that a battle is under way is only known once the database has been read.
  await next.locator('[data-asks]').waitFor()
  await expect(question(next)).toHaveText(asked)
})

test('a note of a battle that is gone leads to the armies and is forgotten', async ({ page }) => {
  await page.addInitScript((key) => {
    const note = { id: 'gone', game: 'march-of-eagles', title: {}, asked: 'a', at: 1, isOpen: true }
    if (sessionStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(note))
    sessionStorage.setItem(key, 'noted')
  }, place)
  await page.goto('/')
  await expect(title(page)).toBeVisible()
  expect(await page.evaluate((key) => localStorage.getItem(key), place)).toBeNull()
})

test('every other tab carries the way back to the battle', async ({ page }) => {
  const asked = await playALittle(page)
  for (const tab of ['armies', 'events', 'rules', 'dice']) {
    await page.goto(`/#/${tab}`)
    await expect(strip(page)).toContainText(/Battle: (?:turn \d|setting up)/)
    await expect(strip(page)).toContainText(/(?:British|French|both) to act/)
  }
  await strip(page).tap()
  await expect(question(page)).toHaveText(asked)
})

test('who left the battle long ago starts at the armies, with the strip', async ({ page }) => {
  await playALittle(page)
  await page.goto('/#/armies')
  await expect(strip(page)).toBeVisible()
  await page.evaluate((key) => {
    const note: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    localStorage.setItem(key, JSON.stringify({ ...Object(note), at: 1_000_000 }))
  }, place)
  await page.goto('/icon.svg')
  await page.goto('/')
  await expect(title(page)).toBeVisible()
  await expect(strip(page)).toBeVisible()
})

test('nothing moves under a thumb when the strip comes late', async ({ page }) => {
  await playALittle(page)
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/UnderWayStrip-*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/#/rules')
  await page.reload()
  const row = page.getByRole('main').getByRole('link').first()
  const before = await row.boundingBox()
  release()
  await expect(strip(page)).toBeVisible()
  expect(await row.boundingBox()).toEqual(before)
})

test('the title opens the shelf: what is under way, settings, storage', async ({ page }) => {
  await addSample(page)
  await page.getByRole('button', { name: 'The March of Eagles' }).tap()
  const shelf = page.getByRole('dialog', { name: 'The games' })
  await expect(shelf.getByRole('link', { name: /The March of Eagles/ })).toContainText('one army')
  await shelf.getByRole('link', { name: /Storage and backup/ }).tap()
  await expect(page.getByRole('heading', { level: 1, name: /Storage/ })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
