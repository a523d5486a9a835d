// The umpire's desk of The Deluge in the built app: nothing that ruins a season is one tap, and a run can be undone.
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { byThumb } from './support/battle/hands.ts'
import { agree, asking } from './support/campaign/agreed.ts'
import { expect, test } from './support/test.ts'

const press = (page: Page, name: string | RegExp): Promise<void> =>
  byThumb.press(page, page.getByRole('button', { name, exact: typeof name === 'string' }).first())
const tray = (page: Page) => page.locator('#answer-tray')
const head = (page: Page) => page.locator('h1')

/** A first campaign: Anna and the Commonwealth are played, Muscovy by nobody; the umpire has the phone. */
async function atDesk(page: Page): Promise<void> {
  await page.goto('/#/games/the-deluge')
  await page.getByLabel('Muscovy is played').selectOption({ label: 'By nobody' })
  await page.getByText('With an umpire').tap()
  await press(page, 'Begin the campaign')
  await press(page, 'Somebody else')
  await press(page, /I am the umpire/)
  await press(page, /I am the umpire/)
  await expect(page.locator('[data-asks="whoseSheet"]')).toBeAttached()
}

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('running without somebody is never the main button, and names who is missing', async ({
  page,
}) => {
  await atDesk(page)
  await expect(head(page)).toContainText('Strategic actions')
  const buttons = tray(page).getByRole('button')
  await expect(buttons).toHaveText(['Run without 2', 'Remind'])
  await expect(buttons.last()).toHaveClass(/btn-primary/)
  await press(page, 'Run without 2')
  await expect(asking(page)).toContainText('Sweden, Commonwealth order nothing.')
  await expectAccessible(page)
  await page.screenshot({ path: 'test-results/run-without.png' })
  await press(page, 'No, go back')
  await expect(asking(page)).toHaveCount(0)
  await expect(head(page)).toContainText('Strategic actions')
})

test('a run is taken back past a faction that nobody plays, as often as one likes', async ({
  page,
}) => {
  await atDesk(page)
  for (let times = 1; times <= 2; times += 1) {
    await press(page, 'Run without 2')
    await agree(page)
    await expect(head(page)).toContainText('Movement')
    await press(page, 'Undo: the umpire’s choice')
    await expect(head(page)).toContainText('Strategic actions')
  }
})

test('groups of orders stay as they were; to disband is last, closed, and asks', async ({
  page,
}) => {
  await page.goto('/#/games/the-deluge')
  await press(page, 'Begin the campaign')
  await press(page, /^I am/)
  const group = (name: string) => page.locator('details').filter({ hasText: name }).first()
  await expect(group('Disband')).toBeAttached()
  const names = await page.locator('.orders > details > summary').allInnerTexts()
  expect(names.filter((name) => !/not possible/u.test(name)).at(-1)).toContain('Disband')
  await group('Raise').locator('summary').tap()
  await press(page, /^Raise a force in/)
  await expect(page.locator('[data-asks="raise"]')).toBeAttached()
  await press(page, 'Go on')
  await expect(page.locator('[data-asks="strategy"]')).toBeAttached()
  await expect(group('Raise')).toHaveAttribute('open')
  await expect(group('Disband')).not.toHaveAttribute('open')
  await group('Disband').locator('summary').tap()
  await press(page, 'Disband F1')
  await expect(asking(page)).toContainText('F1: a task force, 33 points')
  await press(page, 'No, go back')
  await expect(asking(page)).toHaveCount(0)
  await expect(page.locator('.sheet')).not.toContainText('Disband F1')
  await press(page, 'Disband F1')
  await agree(page)
  await expect(page.locator('.sheet')).toContainText('Disband F1')
  await expect(group('Raise')).toHaveAttribute('open')
})
