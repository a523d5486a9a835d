// The March of Progress in the built app: two people on one phone, with a reload in mid-turn, and one against the computer.
import { expectAccessible } from './support/axe.ts'
import { asks, begin, lockCard, press, rollFor } from './support/progress.ts'
import { expect, test } from './support/test.ts'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('two people play a turn on one phone; a reload between lock and reveal shows no hand', async ({
  page,
}) => {
  await page.goto('/#/games/march-of-progress')
  await expect(page.getByRole('radiogroup', { name: 'The computer' })).toBeVisible()
  await expectAccessible(page)
  await begin(page, 'two people')
  await expectAccessible(page)
  await rollFor(page)
  await asks(page, 'curtain')
  await expect(page.getByRole('heading', { name: 'Give the phone to Jonas' })).toBeVisible()
  await expectAccessible(page)
  await press(page, 'I am Jonas')
  await asks(page, 'card')
  await expectAccessible(page)
  await lockCard(page, 'Recruit')
  await asks(page, 'curtain')
  await expect(page.getByText('Jonas has chosen.')).toBeVisible()
  await page.reload()
  await asks(page, 'curtain')
  await expect(page.getByRole('heading', { name: 'Give the phone to Marta' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Lock in/ })).toHaveCount(0)
  await expect(page.locator('#answer-tray')).not.toContainText('Recruit')
  await press(page, 'I am Marta')
  await asks(page, 'card')
  await lockCard(page, 'Move 1')
  await asks(page, 'reveal')
  await expectAccessible(page)
  await press(page, 'Reveal')
  await asks(page, 'interlude')
  await expect(page.getByText('Jonas recruits an army at home.')).toBeVisible()
  await expectAccessible(page)
  await press(page, 'On to turn 2')
  await asks(page, 'curtain')
})

test('one person plays a turn against the Captain, whose card is locked first', async ({
  page,
}) => {
  await begin(page, 'Captain')
  await rollFor(page)
  await asks(page, 'card')
  await expect(page.getByText('Tap a card. Captain has chosen.')).toBeVisible()
  await lockCard(page, 'Recruit')
  await asks(page, 'reveal')
  await press(page, 'Reveal')
})
