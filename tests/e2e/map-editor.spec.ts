// The map editor in the built app: a map is copied, drawn, checked, mended, saved, read on another phone, and played.
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { agree } from './support/campaign/agreed.ts'
import { hasNoSidewaysScroll, onNarrowPhone, settle, withLargeText } from './support/everyLook.ts'
import { expect, test } from './support/test.ts'

const maps = '/#/games/the-deluge/maps'
const canvas = (page: Page) => page.getByRole('application', { name: 'Map that is being drawn' })
const form = (page: Page) => page.locator('section.form')
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().tap()
const pick = (page: Page, name: string) => page.getByText(name, { exact: true }).first().tap()

const isStored = (page: Page) => expect(page.locator('[data-stored="true"]')).toBeVisible()

async function duplicate(page: Page, name = 'First campaign'): Promise<void> {
  await page.goto(maps)
  await press(page, `Duplicate: ${name}`)
  await expect(canvas(page)).toBeVisible()
}

/** Where a point of the map, from 0 to 1000, lies on the screen while the whole map is in sight. */
async function spot(page: Page, x: number, y: number): Promise<{ x: number; y: number }> {
  await canvas(page).scrollIntoViewIfNeeded()
  const box = await canvas(page).boundingBox()
  if (box === null) throw new Error('no map')
  const scale = Math.min(box.width, box.height) / 1080
  return {
    x: box.x + (box.width - 1080 * scale) / 2 + (x + 40) * scale,
    y: box.y + (box.height - 1080 * scale) / 2 + (y + 40) * scale,
  }
}
async function tapAt(page: Page, x: number, y: number): Promise<void> {
  const at = await spot(page, x, y)
  await page.touchscreen.tap(at.x, at.y)
}
async function drag(page: Page, from: readonly [number, number], to: readonly [number, number]) {
  const [start, end] = [await spot(page, ...from), await spot(page, ...to)]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 4 })
  await page.mouse.move(end.x, end.y, { steps: 4 })
  await page.mouse.up()
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

test('a map is copied, drawn by finger, checked, mended, saved, read elsewhere, and played', async ({
  page,
  browser,
}) => {
  test.slow()
  await duplicate(page)
  await expectAccessible(page)

  await pick(page, 'Add')
  await tapAt(page, 850, 850)
  await expect(form(page).getByRole('heading', { name: 'New place' })).toBeVisible()
  await form(page).getByLabel('Name', { exact: true }).fill('Riga')
  await form(page).getByLabel('Name', { exact: true }).blur()
  await expect(form(page).getByRole('heading', { name: 'Riga' })).toBeVisible()
  await expectAccessible(page)

  // A link by dragging, and another from the list.
  await pick(page, 'Link')
  await drag(page, [850, 850], [512, 211])
  await expect(form(page).getByRole('button', { name: 'Wenden', exact: true })).toBeVisible()
  await form(page).getByLabel('Link with', { exact: true }).selectOption({ label: 'Minsk' })
  await form(page).getByRole('button', { name: 'Link', exact: true }).tap()
  await expect(
    form(page).getByRole('button', { name: 'Take away the link with Minsk' }),
  ).toBeVisible()

  // Moved by a drag, and back by undo.
  await pick(page, 'Choose, move')
  await drag(page, [850, 850], [820, 600])
  await expect(form(page).getByLabel('From the top, 0 to 1000')).not.toHaveValue('850')
  await press(page, 'Undo')
  await expect(form(page).getByLabel('From the top, 0 to 1000')).toHaveValue(/^8[45]\d$/)

  // A failing check names the place, refuses the start, leads to it, and is mended.
  await form(page).getByRole('switch', { name: 'Capital' }).tap()
  await press(page, 'One thing to put right')
  await expect(page.getByText('Riga is a capital but nobody’s home.')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/#/games/the-deluge')
  await pick(page, 'Own map')
  await expect(page.getByText('Riga is a capital but nobody’s home.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Begin the campaign' })).toBeDisabled()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Open in the editor' }).tap()
  await press(page, 'One thing to put right')
  await press(page, 'Go to Riga')
  await expect(form(page).getByRole('heading', { name: 'Riga' })).toBeFocused()
  await form(page).getByRole('switch', { name: 'Capital' }).tap()
  await expect(page.getByRole('button', { name: 'One thing to put right' })).toHaveCount(0)

  const file = await savedFile(page)
  expect(file).toContain('"Riga"')

  // Another phone reads it; a damaged one is refused with place and reason.
  const context = await browser.newContext({
    hasTouch: true,
    locale: 'en-GB',
    viewport: { width: 390, height: 844 },
  })
  const other = await context.newPage()
  await other.goto(`${new URL(page.url()).origin}${maps}`)
  const chosen = other.locator('input[type="file"]')
  const asFile = (text: string) => ({
    name: 'campaign-map.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  })
  await chosen.setInputFiles(asFile(file.replace('"x": 228', '"x": 2280')))
  await expect(other.getByRole('alert').filter({ hasText: /\S/ })).toHaveText(
    'Nothing was kept. nodes.0.x: 2280 does not fit: it must be a whole number from 0 to 1000.',
  )
  await expect(other.getByText(/^No map of your own yet\. Draw the country/)).toBeVisible()
  await chosen.setInputFiles(asFile(file))
  await expect(other.getByText('The map is kept.')).toBeVisible()
  await chosen.setInputFiles(asFile(file))
  await expect(other.getByText('This map is on this phone already, just like this.')).toBeVisible()

  await other.goto(`${new URL(page.url()).origin}/#/games/the-deluge`)
  await other.getByText('Own map', { exact: true }).tap()
  await other.getByRole('button', { name: 'Begin the campaign' }).tap()
  await expect(other.getByRole('heading', { name: 'Give the phone to Sweden' })).toBeVisible()
  await other.getByRole('button', { name: /^I am/ }).first().tap()
  await other.getByText('List', { exact: true }).tap()
  await expect(other.getByRole('heading', { name: 'Riga' })).toBeVisible()
  await context.close()
})

test('every step is done from the keyboard; what is stored outlives a reload', async ({ page }) => {
  await duplicate(page)
  await page.getByRole('button', { name: 'Add a place' }).focus()
  await page.keyboard.press('Enter')
  await expect(form(page).getByRole('heading', { name: 'New place' })).toBeFocused()
  await form(page).getByLabel('From the left, 0 to 1000').fill('5000')
  await page.keyboard.press('Tab')
  await expect(form(page).getByLabel('From the left, 0 to 1000')).toHaveValue('1000')
  await form(page).getByLabel('Link with', { exact: true }).selectOption({ label: 'Minsk' })
  await form(page).getByRole('button', { name: 'Link', exact: true }).press('Enter')
  await form(page).getByRole('button', { name: 'Minsk', exact: true }).press('Enter')
  await expect(form(page).getByRole('heading', { name: 'Minsk' })).toBeFocused()
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Control+y')
  await isStored(page)
  await page.reload()
  await expect(page.getByRole('button', { name: /^New place/ })).toBeVisible()
})

test('a picture to draw after stays on the phone and is in no file', async ({ page }) => {
  await duplicate(page)
  await pick(page, 'Map')
  const png =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  const chosen = page.locator('input[type="file"]')
  await chosen.setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('no picture'),
  })
  await expect(page.getByText('This browser cannot show that file as a picture.')).toBeVisible()
  await chosen.setInputFiles({
    name: 'scan.png',
    mimeType: 'image/png',
    buffer: Buffer.from(png, 'base64'),
  })
  await expect(page.locator('svg image')).toHaveAttribute('href', /^data:image\/jpeg;base64,\/9j\//)
  await expectAccessible(page)
  await page.reload()
  await expect(page.locator('svg image')).toHaveCount(1)
  expect(await savedFile(page)).not.toMatch(/jpeg|image|\/9j\//)
  await press(page, 'Take the picture away')
  await agree(page)
  await expect(page.locator('svg image')).toHaveCount(0)
})

test('a map is renamed and deleted, and comes back by undo', async ({ page }) => {
  await duplicate(page)
  await page.goto(maps)
  await press(page, /^What to do with/)
  await press(page, 'Rename')
  await page.getByRole('dialog').getByLabel('Name of the map').fill('The North')
  await press(page, 'Keep the name')
  await expect(page.getByRole('link', { name: /The North/ })).toBeVisible()
  await press(page, 'What to do with: The North')
  await press(page, 'Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).tap()
  await expect(page.getByText(/^No map of your own yet\. Draw the country/)).toBeVisible()
  await press(page, 'Undo')
  await expect(page.getByRole('link', { name: /The North/ })).toBeVisible()
})

test('an own map of Gloria Mundi has areas, cities and roads, and is played', async ({ page }) => {
  await page.goto('/#/games/gloria-mundi/maps')
  await press(page, /^Duplicate/)
  await expect(canvas(page)).toBeVisible()
  await page.getByRole('searchbox', { name: 'Find a place' }).fill('Orlon')
  await press(page, /^14 Orlon/)
  await form(page).getByLabel('City', { exact: true }).selectOption('open')
  await press(page, /things to put right/)
  await expect(page.getByText('King in Orlon does not start in a fortress.')).toBeVisible()
  await expectAccessible(page)
  await press(page, 'Undo')
  await page.goto('/#/games/gloria-mundi')
  await pick(page, 'Own map')
  await press(page, 'Begin the campaign')
  await expect(page.locator('[data-asks]').first()).toBeAttached()
})

for (const locale of ['en-GB', 'de-DE'])
  test.describe(`at 200 % text and 320 px, ${locale}`, () => {
    test.use({ ...onNarrowPhone, locale })
    test('no word is lost and nothing scrolls sideways', async ({ page }) => {
      await withLargeText(page)
      await page.goto(maps)
      await settle(page)
      expect(await hasNoSidewaysScroll(page)).toBe(true)
      await page
        .getByRole('button', { name: /First campaign|Erster Feldzug/ })
        .first()
        .tap()
      await expect(page.getByRole('application')).toBeVisible()
      expect(await hasNoSidewaysScroll(page)).toBe(true)
      for (const radio of await page.locator('.beside > fieldset label').all()) {
        await radio.tap()
        expect(await hasNoSidewaysScroll(page)).toBe(true)
      }
    })
  })
