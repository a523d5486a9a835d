// The dice as a player uses them: rolled, counted, kept, and honest about themselves.
import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

const faces = async (page: Page): Promise<number> => page.locator('.result li').count()

test('a pool is rolled, named, kept and rolled again with one tap', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Dice' }).tap()
  await page.getByRole('button', { name: 'One die more' }).tap()
  await page.getByRole('button', { name: 'One die more' }).tap()
  await page.getByText('4+', { exact: true }).tap()
  await expect(page.getByText('On average 2.5. At least one success: 97%.')).toBeVisible()
  await page.getByLabel('Name of the pool').fill('First volley')
  await page.getByRole('button', { name: 'Keep this pool' }).tap()
  await page.getByRole('button', { name: 'Roll 5 dice' }).tap()
  expect(await faces(page)).toBe(5)
  const shown = await page.locator('.result li').allTextContents()
  for (const label of shown) expect(label.trim()).toMatch(/^[4-6], hit$|^[1-3], miss$/)
  const hits = shown.filter((label) => label.trim().endsWith('hit')).length
  await expect(page.locator('.result .total')).toHaveText(
    hits === 1 ? 'one success' : `${String(hits)} successes`,
  )

  await page.reload()
  await expect(page.locator('.history li')).toHaveCount(1)
  await expect(page.locator('.history li')).toContainText('First volley')
  await page
    .getByRole('button', { name: /First volley/ })
    .first()
    .tap()
  await expect(page.locator('.history li')).toHaveCount(2)
})

test('the fairness page counts the app’s dice and the table’s apart, and says what they mean', async ({
  page,
}) => {
  await page.goto('/#/dice')
  await page.getByRole('button', { name: 'Roll 3 dice' }).tap()
  await page.getByRole('link', { name: 'Are these dice fair?' }).tap()
  await expect(page.getByText('3 dice so far.')).toBeVisible()
  await expect(page.getByText('Too few to say anything')).toBeVisible()
  for (let n = 0; n < 40; n += 1) await page.getByRole('button', { name: 'Rolled a 6' }).click()
  await expect(page.getByText('40 dice so far.')).toBeVisible()
  await expect(
    page.getByText(/Very uneven: fair dice are so less often than one time in/),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Take the last one back' }).tap()
  await expect(page.getByText('39 dice so far.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('39 dice so far.')).toBeVisible()
  await expect(page.getByText('3 dice so far.', { exact: false }).first()).toBeVisible()
})

test('without a source of chance there are no app dice, and it says so', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Crypto.prototype, 'getRandomValues', { value: undefined })
  })
  await page.goto('/#/dice')
  await expect(page.getByText('This browser has no source of fair chance.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Roll 3 dice' })).toBeDisabled()
})
