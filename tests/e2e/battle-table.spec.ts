// What happens around an answer at a real table: tumbling dice, second thoughts, two players at one phone.
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { beginSampleBattle, question } from './support/battle/begin.ts'
import { chooserOf } from './support/battle/chooser.ts'
import { answerBox, byThumb } from './support/battle/hands.ts'
import { answerNext, playUntil } from './support/battle/player.ts'
import { seedDice } from './support/battle/seededDice.ts'
import { Counter } from './support/battle/tally.ts'
import { onNarrowPhone, withLargeText } from './support/everyLook.ts'
import { expect, test } from './support/test.ts'

/** A roll whose dice still tumble, by a clock that stands still. */
async function rollInStoppedTime(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  await beginSampleBattle(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  await answerBox(page).getByRole('button', { name: 'Roll 2 dice' }).tap()
  await expect(page.locator('.tumbling').first()).toBeAttached()
}

test('a roll tumbles for at most nine tenths of a second', async ({ page }) => {
  await rollInStoppedTime(page)
  await page.clock.runFor(900)
  await expect(page.locator('.tumbling')).toHaveCount(0)
})

test('a tap ends the tumbling at once', async ({ page }) => {
  await rollInStoppedTime(page)
  await page.locator('.turns').dispatchEvent('pointerdown')
  await expect(page.locator('.tumbling')).toHaveCount(0)
})

test('undo is free to the last die, and beyond it the other player must agree', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await beginSampleBattle(page)
  const player = { page, hands: byThumb, chooser: chooserOf(7), counter: new Counter() }
  await playUntil(player, ({ asks }) => asks === 'sides.first')
  const undo = page.getByRole('navigation', { name: 'Battle tools' }).getByRole('button').first()
  await answerBox(page).getByRole('button').first().tap()
  await expect(question(page)).toHaveText('How do both armies deploy?')
  await expect(undo).toHaveText('Undo who begins')
  await byThumb.press(page, undo)
  await expect(question(page)).toHaveText('Who places the first battalion?')
  await expect(undo).toHaveText('Undo both dice')
  await byThumb.press(page, undo)
  await expect(page.getByRole('dialog')).toContainText('Dice have fallen')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'We agree: take them back' }).tap()
  await expect(question(page)).toHaveText(/Each side rolls a die/)
})

test('flat on the table the question turns to the player who answers', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('aide-de-camp.settings', '{"flat":"on"}')
  })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await beginSampleBattle(page)
  await page.keyboard.press('2')
  await page.keyboard.press('6')
  await page.keyboard.press('Enter')
  await expect(page.locator('.ask.turned')).toBeVisible()
  await answerBox(page).getByRole('button').first().tap()
  await expect(page.locator('.ask.turned')).toHaveCount(0)
})

test.describe('at 200 % text and 320 px', () => {
  test.use(onNarrowPhone)

  test('the next question is in sight, wherever the answer was tapped, and after a new start', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await seedDice(page, 4)
    await withLargeText(page)
    await beginSampleBattle(page)
    const player = { page, hands: byThumb, chooser: chooserOf(4), counter: new Counter() }
    for (let answers = 0; answers < 20; answers += 1) {
      await answerNext(player)
      await expect(question(page)).toBeInViewport({ ratio: 1 })
    }
    const asked = await question(page).innerText()
    await page.reload()
    await expect(question(page, asked)).toBeInViewport({ ratio: 1 })
  })
})

test('hints come with the question, which they would push down under a thumb', async ({ page }) => {
  await page.goto('/#/battles')
  await page.getByRole('button', { name: /First battle, with hints/ }).tap()
  const hint = page.getByRole('complementary', { name: 'Hint' })
  await expect(hint).toBeVisible()
  // A slow phone: their own file comes late.
  await page.route(/\/GuideCard-[^/]*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700))
    await route.continue()
  })
  await page.addInitScript(() => {
    const look = (): void => {
      const isAsked = document.querySelector('[data-asks]') !== null
      const isAlone = isAsked && document.querySelector('aside') === null
      if (isAlone) document.documentElement.dataset['alone'] = 'yes'
      requestAnimationFrame(look)
    }
    look()
  })
  await page.reload()
  await expect(question(page)).toBeVisible()
  await expect(hint).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-alone')
})
