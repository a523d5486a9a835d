// What a world-wide campaign of Gloria Mundi remembers set right on the screen: refused in words, taken, shown as it is now.
import { byThumb } from './support/battle/hands.ts'
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/test.ts'

test('powers, bridges and players are set right with a reason, or refused in words', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/#/games/gloria-mundi')
  await page.getByText('World-wide', { exact: true }).tap()
  await page.getByRole('button', { name: 'Begin the campaign' }).tap()
  await page.getByRole('button', { name: /^I am/ }).tap()
  const form = page.locator('form.correct')
  const what = form.getByLabel('What is to be set right?')
  const open = async (): Promise<void> => {
    await page.getByRole('button', { name: 'More', exact: true }).tap()
    await page.getByRole('button', { name: /^Correct a figure/ }).tap()
  }
  const correct = async (reason: string): Promise<void> => {
    await form.getByLabel('Reason').fill(reason)
    await byThumb.press(page, page.getByRole('button', { name: 'Correct it' }))
  }
  await open()
  await what.selectOption('The bridges over the Mealy')
  await form.getByLabel('They are').selectOption('closed')
  await correct('closed in round 1')
  await expect(form.getByRole('alert')).toContainText('Set that right first')
  await what.selectOption('The power of a city')
  await form.getByLabel('City').selectOption('Port Salut (60)')
  await form.getByLabel('It is').selectOption('taken, not used yet')
  await expectAccessible(page)
  await correct('taken in round 1')
  await expect(page.getByText('Corrected.', { exact: true })).toBeVisible()

  await open()
  await what.selectOption('The power of a city')
  await form.getByLabel('City').selectOption('Port Salut (60)')
  await expect(form.getByLabel('It is').locator('option').first()).toHaveText('taken, not used yet')
  await what.selectOption('Who plays a king')
  await form.getByLabel('King', { exact: true }).selectOption({ index: 1 })
  await form.getByLabel('Who plays him?').selectOption('By nobody')
  await correct('he has moved away')
  await expect(form).toBeHidden()
  await open()
  await what.selectOption('Who plays a king')
  await form.getByLabel('King', { exact: true }).selectOption({ index: 1 })
  await expect(form.getByLabel('Who plays him?').locator('option').first()).toHaveText('By nobody')
})
