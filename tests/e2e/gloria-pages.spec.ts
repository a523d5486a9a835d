// What stands around a campaign of Gloria Mundi in the built app: the first game with its hints, corrections, the rulebook.
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/test.ts'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).tap()

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('a first game explains its steps, and figures are set right with a reason', async ({
  page,
}) => {
  test.slow()
  await page.goto('/#/games/gloria-mundi')
  await page.getByText('First game', { exact: true }).tap()
  await expect(page.getByText('Four kings, three rounds', { exact: false })).toBeVisible()
  await expectAccessible(page)
  await press(page, 'Begin the campaign')
  await page.getByRole('button', { name: /^I am/ }).tap()
  await expect(page.getByText('Round 1 of 3', { exact: false }).first()).toBeVisible()
  const hint = page.getByRole('complementary', { name: 'A hint' })
  await expect(hint).toContainText('everything costs 50')
  await expectAccessible(page)
  await page.getByRole('button', { name: /Build in Fortunoff .*artillery brigade/ }).tap()
  await press(page, 'Done buying')
  await expect(hint).toContainText('Each unit acts once')
  await press(page, 'No more hints')
  await expect(hint).toBeHidden()

  await press(page, 'More')
  await page.getByRole('button', { name: /^Correct a figure/ }).tap()
  const what = page.getByLabel('What is to be set right?')
  await what.selectOption({ label: 'Put a unit on the map' })
  await page.getByLabel('Kind').selectOption({ label: 'supply brigade' })
  await page.getByLabel('Where').selectOption({ label: 'Labanza (40)' })
  await page.getByLabel('Reason').fill('it was forgotten')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Correct it' }).tap()
  await expect(page.getByText('Corrected.', { exact: true })).toBeVisible()
  await page.getByText('List', { exact: true }).tap()
  await expect(page.getByText('supply brigade', { exact: false }).first()).toBeVisible()
})

test('the rulebook is searched in and says what the source has lost', async ({ page }) => {
  await page.goto('/#/games/gloria-mundi')
  await page.getByRole('link', { name: 'Rules' }).tap()
  await expect(page.getByRole('heading', { name: 'World-wide' })).toBeVisible()
  await expectAccessible(page)
  const search = page.getByLabel('Search the rules')
  await search.fill('GM-SIEGE-02')
  await expect(page.getByText('Source missing', { exact: false })).toHaveCount(1)
  await expect(page.getByText('At Cardor', { exact: false })).toBeVisible()
  await expectAccessible(page)
  await search.fill('Napoleon')
  await expect(
    page.getByRole('status').filter({ hasText: 'No rule speaks of that.' }),
  ).toBeVisible()
})
