// What stands around a campaign of The Deluge in the built app: the first campaign with its hints, the rulebook.
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { byThumb } from './support/battle/hands.ts'
import { agree } from './support/campaign/agreed.ts'
import { expect, test } from './support/test.ts'

const press = (page: Page, name: string | RegExp): Promise<void> =>
  byThumb.press(page, page.getByRole('button', { name, exact: typeof name === 'string' }).first())

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('a first campaign explains its phases, until somebody has read enough', async ({ page }) => {
  await page.goto('/#/games/the-deluge')
  await expect(page.getByText('A map campaign', { exact: false })).toBeVisible()
  await press(page, 'Begin the campaign')
  await press(page, /^I am/)
  const hint = page.getByRole('complementary', { name: 'A hint' })
  await expect(hint).toBeVisible()
  const first = await hint.locator('p').innerText()
  await expectAccessible(page)
  // One phase further it says something else; whoever closes the last sheet goes on.
  for (const seats of [2, 1, 0]) {
    await press(page, 'No orders: close the sheet')
    await agree(page)
    if (seats > 0) await press(page, /^I am/)
  }
  await expect(page.locator('[data-asks="paths"]')).toBeAttached()
  await expect(hint).not.toContainText(first)
  await press(page, 'No more hints')
  await expect(hint).toBeHidden()
  await page.reload()
  await press(page, /^I am/)
  await expect(page.locator('[data-asks="paths"]')).toBeAttached()
  await expect(hint).toBeHidden()
})

test('the rulebook is opened from the first page, and searched in', async ({ page }) => {
  await page.goto('/#/games/the-deluge')
  await page.getByRole('link', { name: 'Rules' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Rules' })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Search the rules').fill('TD-MOV-01')
  await expect(page.getByText('TD-MOV-01', { exact: true })).toBeVisible()
  await expect(page.getByText('TD-MOV-02', { exact: true })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByLabel('Search the rules').fill('Napoleon')
  await expect(
    page.getByRole('status').filter({ hasText: 'No rule speaks of that.' }),
  ).toBeVisible()
})
