// The printed army: one A4 page for up to twenty battalions, and a code of 3 cm that another library reads.
import jsQR from 'jsqr'
import { PNG } from 'pngjs'
import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

const dotsPerInch = 300

async function addList(page: Page, text: string): Promise<void> {
  await page.goto('/#/add')
  await page.getByLabel('Text, link or code').fill(text)
  await page.getByRole('button', { name: 'Read it' }).tap()
  await page.getByRole('button', { name: 'Add it' }).tap()
  await page.waitForURL(/#\/armies\/./)
  await page.goto(`${page.url()}/print`)
  await expect(page.locator('.a4 svg.qr')).toBeVisible()
}

const battalions = (count: number): string =>
  [
    'British',
    ...Array.from(
      { length: count },
      (_, n) => `${String(n + 1)}. "The ${String(n + 1)}th Foot" GREEN: 20 Rankers`,
    ),
  ].join('\n')

/** Pages of a PDF, counted by its page objects. */
const pagesOf = (pdf: Buffer): number =>
  pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0

test('an army of up to twenty battalions is one page of A4', async ({ page }) => {
  for (const count of [1, 5, 6, 11, 12, 20]) {
    await addList(page, battalions(count))
    const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true })
    expect(pagesOf(pdf), String(count)).toBe(1)
    await page.emulateMedia({ media: 'print' })
    const overflow = await page.locator('.a4').evaluate((sheet) => {
      const bottom = sheet.querySelector('footer')?.getBoundingClientRect().bottom ?? 0
      return bottom - sheet.getBoundingClientRect().bottom
    })
    expect(overflow, String(count)).toBeLessThanOrEqual(0)
    const heights = await page
      .locator('.ranks')
      .first()
      .locator('svg')
      .evaluateAll(
        (groups) => new Set(groups.map((group) => group.getBoundingClientRect().top)).size,
      )
    expect(heights, String(count)).toBe(1)
    await page.emulateMedia({ media: null })
  }
})

test('an army too long for a page flows on, and nothing is cut off', async ({ page }) => {
  await addList(page, battalions(25))
  expect(pagesOf(await page.pdf({ format: 'A4', preferCSSPageSize: true }))).toBe(2)
  await page.emulateMedia({ media: 'print' })
  const hidden = await page
    .locator('.a4')
    .evaluate((sheet) => sheet.scrollHeight - sheet.clientHeight)
  expect(hidden).toBeLessThanOrEqual(1)
})

test.describe('at print resolution', () => {
  test.use({ deviceScaleFactor: dotsPerInch / 96, viewport: { width: 900, height: 1200 } })

  test('the code of a 20-battalion army, 3 cm wide, is read by another library', async ({
    page,
  }) => {
    await addList(page, battalions(20))
    await page.emulateMedia({ media: 'print' })
    const code = page.locator('.a4 svg.qr')
    const box = await code.boundingBox()
    const modules = Number((await code.getAttribute('viewBox'))?.split(' ')[2])
    const printedMm = ((box?.width ?? 0) / 96) * 25.4 * ((modules - 8) / modules)
    console.log(`code: ${printedMm.toFixed(1)} mm, ${String(modules - 8)} modules`)
    expect(printedMm).toBeGreaterThan(29)
    expect(printedMm).toBeLessThan(36)
    const picture = PNG.sync.read(await code.screenshot())
    const read = jsQR(new Uint8ClampedArray(picture.data), picture.width, picture.height)
    expect(read?.data).toMatch(/\/#\/add\/1/)
    await page.emulateMedia({ media: 'screen' })
    await page.goto(read?.data ?? '')
    await expect(page.locator('article')).toContainText('20 battalions')
    await expect(page.locator('article')).toContainText('The 20th Foot')
  })
})
