// Lessons, puzzles, the record's code and the computer's reasons in the built app.
import { expectAccessible } from './support/axe.ts'
import { asks, begin, lockCard, press } from './support/progress.ts'
import { expect, test } from './support/test.ts'

const home = '/#/games/march-of-progress'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('a lesson is missed, tried again and solved, and the list keeps it', async ({ page }) => {
  await page.goto(home)
  await page.getByRole('link', { name: 'Lessons and puzzles' }).tap()
  await expectAccessible(page)
  await page.getByRole('link', { name: /Take a country/ }).tap()
  await expect(page.getByText('Hold Germany at the end of this turn.')).toBeVisible()
  await expectAccessible(page)
  await lockCard(page, 'Recruit')
  await asks(page, 'interlude')
  await press(page, 'Go on')
  await expect(page.getByRole('heading', { name: 'Not yet.' })).toBeVisible()
  await expectAccessible(page)
  await press(page, 'Try again')
  await lockCard(page, 'Move 1')
  await press(page, 'Go on')
  await expect(page.getByRole('heading', { name: 'Solved.' })).toBeVisible()
  await page.getByRole('link', { name: 'Next' }).tap()
  await expect(page.getByText('Orange has 13 points')).toBeVisible()
  await page.goto(`${home}/learn`)
  await expect(page.getByRole('link', { name: /Take a country.*solved/ })).toBeVisible()
})

test('a choice within a lesson, and a puzzle', async ({ page }) => {
  await page.goto(`${home}/learn/initiative`)
  await lockCard(page, 'Attack +1')
  await asks(page, 'order')
  await press(page, /Blue/)
  await asks(page, 'attack.drop')
  await page.locator('#answer-tray .options button').first().tap()
  await press(page, 'Go on')
  await expect(page.getByRole('heading', { name: 'Solved.' })).toBeVisible()
  await page.goto(`${home}/learn/rescue`)
  await lockCard(page, 'Score')
  // The stock is too small for both scores.
  await press(page, 'Orange first')
  await press(page, 'Go on')
  await expect(page.getByText('Not for sure: Orange has a card against that.')).toBeVisible()
})

test('why the computer played so is told after a reload as before it', async ({ page }) => {
  await begin(page, 'Captain', 'Blue')
  await asks(page, 'card')
  await lockCard(page, 'Recruit')
  await asks(page, 'reveal')
  await press(page, 'Reveal')
  await asks(page, 'interlude')
  const why = page.locator('details', { hasText: 'Why did Captain play that?' })
  await why.locator('summary').tap()
  await expect(why.getByRole('status')).not.toHaveText(/One moment/)
  const told = await why.getByRole('status').textContent()
  expect(told).not.toMatch(/no longer/)
  await page.reload()
  await asks(page, 'interlude')
  await why.locator('summary').tap()
  await expect(why.getByRole('status')).toHaveText(told ?? '')
})

test('a finished game has the code of its record; one under way has none', async ({ page }) => {
  await begin(page, 'Cadet', 'Blue')
  await asks(page, 'card')
  await expect(page.getByText('Code of the record')).toHaveCount(0)
  await press(page, 'Offer the end or resign')
  await press(page, 'Resign')
  await press(page, 'Yes, I resign')
  await asks(page, 'over')
  await expect(page.getByText(/Code of the record: [0-9A-Z]{5} [0-9A-Z]{5}/)).toBeVisible()
  await expectAccessible(page)
})
