// The rulebook as one reads it: down the index, into a rule, on to the next, and back to where one was.
import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

const scrolled = (page: Page): Promise<number> =>
  page.locator('#main').evaluate(({ scrollTop }) => scrollTop)

async function openUnfolded(page: Page): Promise<void> {
  await page.goto('/#/rules')
  await expect(page.locator('h2 button').first()).toBeVisible()
  for (const chapter of await page.locator('h2 button').all()) await chapter.tap()
}

test('back from a rule leads to the same place of the index', async ({ page }) => {
  await openUnfolded(page)
  const rule = page.getByRole('link', { name: /WIN-03/ })
  await rule.scrollIntoViewIfNeeded()
  const before = await scrolled(page)
  expect(before).toBeGreaterThan(1000)
  await rule.tap()
  await expect(page.getByRole('link', { name: 'Next rule' })).toBeVisible()
  expect(await scrolled(page)).toBe(0)
  await page.goBack()
  await expect.poll(() => scrolled(page)).toBe(before)
  await expect(rule).toBeInViewport()
})

test('the next rule begins at its head, and that is where the focus is', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 })
  await page.goto('/#/rules/SHOOT-05')
  const next = page.getByRole('link', { name: 'Next rule' })
  await next.scrollIntoViewIfNeeded()
  expect(await scrolled(page)).toBeGreaterThan(0)
  await next.tap()
  await expect(page).toHaveURL(/SHOOT-06/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await scrolled(page)).toBe(0)
})
