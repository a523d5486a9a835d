// A whole battle through the screen, by thumb: eight turns with the sample armies, app dice and typed dice mixed.
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { battleHeading, openSampleBattle, playStep, type Tally } from './support/battlePlayer.ts'
import { expect, test } from './support/test.ts'

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

async function playToTheEnd(page: Page): Promise<Tally> {
  const tally: Tally = { activations: [], rolls: [], questions: 0 }
  for (let step = 0; step < 6000; step += 1) {
    const goesOn = await playStep(page, step, tally)
    if (!goesOn) return tally
  }
  throw new Error('the battle does not end')
}

test('a battle of eight turns is played to its end by thumb', async ({ page }) => {
  test.setTimeout(600_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openSampleBattle(page)
  const tally = await playToTheEnd(page)
  const most = Math.max(...tally.rolls)
  const perActivation = median(tally.activations)
  console.log(
    `${tally.questions} questions; taps per activation: median ${perActivation} of ${tally.activations.length}; ` +
      `taps from a roll to the next decision: median ${median(tally.rolls)}, most ${most}`,
  )
  expect(perActivation).toBeLessThanOrEqual(6)
  expect(most).toBeLessThanOrEqual(2)
})

test('a roll tumbles for less than a second', async ({ page }) => {
  await openSampleBattle(page)
  const tumbling = page.waitForSelector('.tumbling', { state: 'attached' })
  await page.locator('#answer-tray .by-app button').tap()
  await tumbling
  const start = Date.now()
  await expect(page.locator('.tumbling')).toHaveCount(0)
  expect(Date.now() - start).toBeLessThan(1500)
})

test('a tap ends the tumbling at once', async ({ page }) => {
  await page.clock.install()
  await openSampleBattle(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.locator('#answer-tray .by-app button').tap()
  await expect(page.locator('.tumbling').first()).toBeAttached()
  await page.locator('.turns').dispatchEvent('pointerdown')
  await expect(page.locator('.tumbling')).toHaveCount(0)
})

test('undo is free to the last die, and beyond it the other player must agree', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openSampleBattle(page)
  const tally: Tally = { activations: [], rolls: [], questions: 0 }
  while (!(await battleHeading(page).textContent())?.includes('first battalion'))
    await playStep(page, 0, tally)
  const undo = page.locator('.tools .undo')
  await page.locator('#answer-tray button').first().tap()
  await expect(battleHeading(page)).toHaveText(/placed next/)
  await expect(undo).toHaveText('Undo who places first')
  await undo.tap()
  await expect(battleHeading(page)).toHaveText('Who places the first battalion?')
  await expect(undo).toHaveText('Undo both dice')
  await undo.tap()
  await expect(page.getByRole('dialog')).toContainText('Dice have fallen')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'We agree: take them back' }).tap()
  await expect(battleHeading(page)).toHaveText(/Each side rolls a die/)
})

test('by keyboard alone: dice are typed, choices made, a battalion placed', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openSampleBattle(page)
  await page.keyboard.press('6')
  await page.keyboard.press('2')
  await page.keyboard.press('Enter')
  await expect(battleHeading(page)).toHaveText('Who places the first battalion?')
  await expect(battleHeading(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(battleHeading(page)).toHaveText('Which British battalion is placed next?')
  await expect(battleHeading(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(battleHeading(page)).toHaveText('How does the British 1st deploy?')
})

test('what was rolled is said to a screen reader', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openSampleBattle(page)
  await page.keyboard.press('6')
  await page.keyboard.press('2')
  await page.keyboard.press('Enter')
  await expect(page.locator('[aria-live]').filter({ hasText: 'Rolled 6, 2.' })).toHaveText(
    'Rolled 6, 2. British 6, French 2: the British may choose.',
  )
  await expect(
    page.getByRole('button', { name: 'British 1st, 36 Rankers, not placed yet' }),
  ).toBeVisible()
  await expectAccessible(page)
})

test('flat on the table the question turns to the player who answers', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('aide-de-camp.settings', '{"flat":"on"}')
  })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openSampleBattle(page)
  await page.keyboard.press('2')
  await page.keyboard.press('6')
  await page.keyboard.press('Enter')
  await expect(page.locator('.ask.turned')).toBeVisible()
  await page.locator('#answer-tray button').first().tap()
  await expect(page.locator('.ask.turned')).toHaveCount(0)
})
