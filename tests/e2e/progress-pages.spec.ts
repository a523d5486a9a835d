// The pages and tools of The March of Progress in the built app: rulebook, own scenarios, hints, corrections.
import { expectAccessible } from './support/axe.ts'
import { asks, begin, lockCard, press } from './support/progress.ts'
import { expect, test } from './support/test.ts'

const home = '/#/games/march-of-progress'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('the rulebook is searched, and the question leads to its rules', async ({ page }) => {
  await page.goto(home)
  await page.getByRole('link', { name: 'Rules', exact: true }).tap()
  await page.getByRole('searchbox', { name: 'Search the rules' }).fill('garrison')
  await expect(page.getByText('MP-COMB-05')).toBeVisible()
  await expectAccessible(page)
  await begin(page, 'two people', 'Blue')
  await press(page, 'More')
  await page.getByRole('button', { name: /^Why\?/ }).tap()
  await expect(page.getByRole('dialog').getByText('MP-TURN-02')).toBeVisible()
})

test('a scenario of one’s own is written, checked and played', async ({ page }) => {
  await page.goto(`${home}/scenarios`)
  await page.getByRole('button', { name: 'The Thirty Years War' }).tap()
  await expect(page.getByText('This scenario can be played.')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Name, English').first().fill('My war')
  await page.getByLabel('Name, English').first().blur()
  await press(page, 'Add a neutral country')
  await expect(page.getByText(/The country “n2” touches no other/)).toBeVisible()
  await page.locator('summary', { hasText: 'New country' }).tap()
  const touches = page.getByRole('group', { name: 'New country touches' })
  await touches.getByRole('checkbox', { name: 'Germany' }).tap()
  await expect(page.getByText('This scenario can be played.')).toBeVisible()
  await page.goto(home)
  await page.locator('form.start').getByText('My war', { exact: true }).tap()
  await begin(page, 'two people', 'Blue', { stay: true })
  await asks(page, 'curtain')
  await expect(page.getByRole('heading', { name: /^My war/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'New country' })).toBeVisible()
})

test('a broken scenario file is refused with its place, and nothing is kept', async ({ page }) => {
  await page.goto(`${home}/scenarios`)
  const chosen = page.locator('input[type="file"]')
  const buffer = Buffer.from('{"format":"aide-de-camp/progress-scenario","version":1}')
  await chosen.setInputFiles({ name: 'war.json', mimeType: 'application/json', buffer })
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveText(
    /Nothing was kept\. id: This is missing\./,
  )
  await expect(page.getByText('No scenario of your own yet.')).toBeVisible()
})

test('a first game gives hints until they are not wanted any more', async ({ page }) => {
  await page.goto(home)
  await press(page, 'A first game with hints')
  await asks(page, 'card')
  await expect(page.getByRole('complementary', { name: 'First game' })).toContainText('Recruit')
  await lockCard(page, 'Recruit')
  await asks(page, 'reveal')
  await press(page, 'No more hints')
  await expect(page.getByRole('complementary', { name: 'First game' })).toHaveCount(0)
})

test('a figure is put right with a reason, which the log keeps', async ({ page }) => {
  await begin(page, 'two people', 'Blue')
  await asks(page, 'curtain')
  await press(page, 'More')
  await page.getByRole('button', { name: /^Correct a figure/ }).tap()
  await press(page, 'More: Points of Jonas')
  await press(page, 'Correct')
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveText(
    'Say why: the log keeps it.',
  )
  await press(page, 'Wrong tap')
  await press(page, 'Correct')
  await expect(page.getByText('It is corrected.')).toBeVisible()
  await expect(page.getByText('1 of 18')).toBeVisible()
  await press(page, 'Log')
  await expect(page.getByText('Corrected: Jonas has 1 VP.')).toBeVisible()
})
