// The first step out of the armies, whose screen is still on its way, and what Back does after it.
import type { Page } from '@playwright/test'
import { tapSample } from './support/armies.ts'
import { expect, test } from './support/test.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })

const tapTab = (page: Page, name: string): Promise<void> =>
  page.getByRole('navigation').getByRole('link', { name }).tap()

const places = (page: Page): Promise<number> => page.evaluate(() => history.length)

/** Holds the code of a screen back until the answer is called. */
async function holdScreen(page: Page, name: string): Promise<() => Promise<void>> {
  let letCome = (): void => undefined
  const held = new Promise<void>((resolve) => (letCome = resolve))
  const file = `**/assets/${name}-*.js`
  await page.route(file, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/')
  await expect(heading(page, 'The March of Eagles')).toBeVisible()
  const asked = page.waitForRequest(file)
  const came = page.waitForResponse(file)
  return async () => {
    await asked
    letCome()
    await (await came).finished()
    // Time to be carried off, which nothing announces.
    await page.waitForTimeout(1_000)
  }
}

test('who went elsewhere while a room was coming stays there', async ({ page }) => {
  const bring = await holdScreen(page, 'SettingsView')
  await page.goto('/#/settings')
  await page.goto('/#/bin')
  await expect(heading(page, 'Bin')).toBeVisible()
  await bring()
  await expect(heading(page, 'Bin')).toBeVisible()
  expect(new URL(page.url()).hash).toBe('#/bin')
})

test('a tap on another room while one was coming wins', async ({ page }) => {
  const bring = await holdScreen(page, 'RulebookView')
  await tapTab(page, 'Rules')
  await tapTab(page, 'Battle')
  await bring()
  await expect(heading(page, 'Battle')).toBeVisible()
  await page.goBack()
  await expect(heading(page, 'The March of Eagles')).toBeVisible()
})

test('a tap on the tab of the armies means to stay', async ({ page }) => {
  const bring = await holdScreen(page, 'RulebookView')
  await tapTab(page, 'Rules')
  await tapTab(page, 'Armies')
  await bring()
  await expect(heading(page, 'The March of Eagles')).toBeVisible()
  expect(new URL(page.url()).hash).toBe('#/armies')
})

test('the screen of a lost database takes the place of the armies, so that Back leaves the app', async ({
  page,
}) => {
  await page.goto('/')
  await tapSample(page)
  await expect(page.locator('article')).toBeVisible()
  await page.waitForFunction(() =>
    localStorage.getItem('aide-de-camp.sentinel')?.includes('"armies":true'),
  )
  await page.goto('/manifest.webmanifest')
  await page.evaluate(async () => {
    for (const { name } of await indexedDB.databases())
      if (name !== undefined)
        await new Promise((done) => {
          indexedDB.deleteDatabase(name).onsuccess = done
        })
  })
  const before = await places(page)
  await page.goto('/')
  await expect(page).toHaveURL(/#\/recovery$/)
  expect(await places(page)).toBe(before + 1)
})

test('back into a room after a reload is one step, and forward is still there', async ({
  page,
}) => {
  await page.goto('/#/dice')
  await expect(heading(page, 'Dice')).toBeVisible()
  await tapTab(page, 'Battle')
  await expect(heading(page, 'Battle')).toBeVisible()
  await tapTab(page, 'Armies')
  await expect(heading(page, 'The March of Eagles')).toBeVisible()
  await page.reload()
  await expect(heading(page, 'The March of Eagles')).toBeVisible()
  await page.goBack()
  await expect(heading(page, 'Battle')).toBeVisible()
  await page.goBack()
  await expect(heading(page, 'Dice')).toBeVisible()
  await page.goForward()
  await expect(heading(page, 'Battle')).toBeVisible()
  await page.goForward()
  await expect(heading(page, 'The March of Eagles')).toBeVisible()
})
