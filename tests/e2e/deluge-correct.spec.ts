// The umpire of a campaign sets right what a seat knows, on the screen: refused with its reason, taken, shown as it is now.
import type { Page } from '@playwright/test'
import { byThumb } from './support/battle/hands.ts'
import * as post from './support/campaign/byPost.ts'
import { expect, test } from './support/test.ts'

const correct = (page: Page): Promise<void> =>
  byThumb.press(page, page.getByRole('button', { name: 'Correct it' }))

test('knowledge and a last step are set right at the umpire’s desk, or refused in words', async ({
  page,
}) => {
  await post.beginByPost(page)
  await post.atPost(page)
  await page.getByText('Correct a figure', { exact: true }).tap()
  const form = page.locator('form.correct')
  await form.getByLabel('What is to be set right?').selectOption('What a faction knows of a force')
  await form.getByLabel('Faction', { exact: true }).selectOption('Sweden')
  await form.getByLabel('Knows of force').selectOption('F3, Muscovy')
  await form.getByLabel('What of it?').selectOption('Number of units')
  await form.getByLabel(/^Number of units/).fill('3')
  await form.getByLabel('Reason').fill('Seen from the sea')
  await correct(page)
  await expect(form.getByRole('alert')).toContainText('set what comes first right first')
  await form.getByLabel('What of it?').selectOption('Kind')
  await correct(page)
  await expect(page.getByText('Corrected, what is known of F3 (Sweden)')).toBeVisible()
  await form.getByLabel('What of it?').selectOption('Number of units')
  await form.getByLabel(/^Number of units/).fill('3')
  await form.getByLabel('Reason').fill('Counted from the sea')
  await correct(page)
  await expect(page.getByText('Counted from the sea')).toBeVisible()
  // What is known now stands in the form.
  await form.getByLabel('What of it?').selectOption('Kind')
  await form.getByLabel('What of it?').selectOption('Number of units')
  await expect(form.getByLabel(/^Number of units/)).toHaveValue('3')
  await form
    .getByLabel('What is to be set right?')
    .selectOption('A force: place, last step, kind …')
  await form.getByLabel('What of it?').selectOption('Where it came from in this turn')
  const from = form.getByLabel('It came from')
  await expect(from.locator('option').first()).toHaveText('Nowhere: it did not move')
  await from.selectOption({ index: 1 })
  await form.getByLabel('Reason').fill('Marched before the storm')
  await correct(page)
  await expect(page.getByText('Corrected: Marched before the storm.')).toBeVisible()
})
