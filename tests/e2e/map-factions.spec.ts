// Factions in the map editor of the built app: added, given a home, points and a force; taken away, and brought back.
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { hasNoSidewaysScroll, onNarrowPhone, settle, withLargeText } from './support/everyLook.ts'
import { expect, test } from './support/test.ts'

const maps = '/#/games/the-deluge/maps'
const form = (page: Page) => page.locator('section.form')
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().tap()
const pick = (page: Page, name: string) => page.getByText(name, { exact: true }).first().tap()

async function duplicate(page: Page): Promise<void> {
  await page.goto(maps)
  await press(page, 'Duplicate: First campaign')
  await expect(page.getByRole('application', { name: 'Map that is being drawn' })).toBeVisible()
}
async function savedFile(page: Page): Promise<string> {
  await pick(page, 'Map')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    press(page, 'Save as a file'),
  ])
  return readFile(await download.path(), 'utf8')
}

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('a faction is added, given a home, a force and points; taking it away says what goes with it', async ({
  page,
}) => {
  test.slow()
  await duplicate(page)
  await pick(page, 'Factions')
  await press(page, 'Add a faction')
  const livonia = page.locator('details[data-faction="faction-1"]')
  await expect(livonia.locator('summary').first()).toBeFocused()
  await livonia.getByLabel('Name', { exact: true }).first().fill('Livonia')
  await livonia.getByLabel('Name', { exact: true }).first().blur()
  await expect(livonia.locator('summary').first()).toHaveText(/Livonia/)
  await livonia.getByLabel('Points at the end, before anything else').fill('3')
  await livonia.getByLabel('Points at the end, before anything else').blur()
  await livonia.getByRole('button', { name: 'Add a share' }).tap()
  const share = livonia.getByLabel('Share, such as 1/4')
  await share.fill('half')
  await share.blur()
  await expect(
    livonia.getByText('Write a fraction such as 1/3, both figures from 1 to 99.'),
  ).toBeVisible()
  await share.fill('1/3')
  await share.blur()
  await expect(livonia.getByText('1/3 of Sweden', { exact: true })).toBeVisible()

  // A home, from the form of the place; then a force, which begins there.
  await pick(page, 'Places')
  await page.getByRole('searchbox', { name: 'Find a place' }).fill('Wenden')
  await press(page, /^Wenden/)
  await form(page).getByLabel('Belongs to').selectOption({ label: 'Livonia' })
  await form(page).getByLabel('Home of').selectOption({ label: 'Livonia' })
  await form(page).getByRole('switch', { name: 'Capital' }).tap()
  await expect(page.getByRole('button', { name: /to put right/ })).toHaveCount(0)
  await pick(page, 'Factions')
  await livonia.locator('summary').first().tap()
  await livonia.getByRole('button', { name: 'Add a force' }).tap()
  await expect(livonia.getByText('Force in Wenden, 10 points', { exact: true })).toBeVisible()
  const units = livonia.getByLabel('Units', { exact: true })
  await units.fill('Knights 9')
  await units.blur()
  await expect(livonia.getByText(/^This is no list of units\./)).toBeVisible()
  await units.fill('9 Knights; 5 Riders')
  await units.blur()
  await expect(livonia.getByText('Force in Wenden, 14 points', { exact: true })).toBeVisible()
  await expectAccessible(page)
  const file = await savedFile(page)
  expect(file).toContain('"Knights"')

  // It plays: its seat stands in the form, and its force on the map.
  const address = page.url()
  await page.goto('/#/games/the-deluge')
  await pick(page, 'Own map')
  await expect(page.getByText('Livonia').first()).toBeVisible()
  await page.goto(address)

  await pick(page, 'Factions')
  await livonia.locator('summary').first().tap()
  await livonia.getByRole('button', { name: 'Take Livonia away' }).tap()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('listitem')).toHaveText([
    'one place, nobody’s from then on',
    'one home',
    'one force at the start',
  ])
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Take away' }).tap()
  await expect(livonia).toHaveCount(0)
  await press(page, 'Undo')
  await expect(livonia.locator('summary').first()).toHaveText(/Livonia/)
})

for (const locale of ['en-GB', 'de-DE'])
  test.describe(`at 200 % text and 320 px, ${locale}`, () => {
    test.use({ ...onNarrowPhone, locale })
    test('forms of factions lose no word and nothing scrolls sideways', async ({ page }) => {
      await withLargeText(page)
      await page.goto(maps)
      await settle(page)
      await page
        .getByRole('button', { name: /First campaign|Erster Feldzug/ })
        .first()
        .tap()
      await page
        .getByText(/^(Factions|Mächte)$/)
        .first()
        .tap()
      const first = page.locator('details[data-faction]').first()
      await first.locator('summary').first().tap()
      for (const summary of await first.locator('details > summary').all()) await summary.tap()
      expect(await hasNoSidewaysScroll(page)).toBe(true)
      await first.getByRole('button', { name: /Take .* away|wegnehmen/ }).tap()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await hasNoSidewaysScroll(page)).toBe(true)
    })
  })
