// The battle without a thumb: a whole turn by keyboard alone, and a whole turn as a screen reader tells it.
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { beginSampleBattle, question } from './support/battle/begin.ts'
import { chooserOf } from './support/battle/chooser.ts'
import { byKeyboard, byThumb, type Hands } from './support/battle/hands.ts'
import { countersIn, lookAt } from './support/battle/look.ts'
import { answerNext, playUntil, type Player } from './support/battle/player.ts'
import { seedDice } from './support/battle/seededDice.ts'
import { Counter } from './support/battle/tally.ts'
import { expect, test } from './support/test.ts'

/** The focus comes with the frame that shows the question. */
const hasFocus = (page: Page): Promise<boolean> =>
  question(page).evaluate(async (heading) => {
    await new Promise(requestAnimationFrame)
    return heading === document.activeElement
  })

async function sitDown(page: Page, hands: Hands, seed: number): Promise<Player> {
  page.setDefaultTimeout(20_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await seedDice(page, seed)
  await beginSampleBattle(page)
  return { page, hands, chooser: chooserOf(seed), counter: new Counter() }
}

test('a whole turn is played by keyboard alone, the focus always on what has just come', async ({
  page,
}) => {
  test.setTimeout(300_000)
  const player = await sitDown(page, byKeyboard, 1808)
  let lost = 0
  for (let given = 0; given < 200; given += 1) {
    const look = await answerNext(player)
    if (look === null || (await lookAt(page)).turn === 2) break
    if (!(await hasFocus(page))) lost += 1
  }
  expect((await lookAt(page)).turn).toBe(2)
  expect(lost, 'answers after which the focus was elsewhere').toBe(0)
  console.log(`one turn by keyboard: ${player.counter.questions} questions`)
})

test('a turn is told to a screen reader: who is asked what, by what names, and what came of it', async ({
  page,
}) => {
  test.setTimeout(300_000)
  const player = await sitDown(page, byThumb, 1813)
  const live = page.getByRole('main').locator('[aria-live="polite"]').last()
  for (let given = 0; given < 200; given += 1) {
    const before = await lookAt(page)
    for (const { role, name } of before.parts)
      if (['button', 'radio', 'switch', 'textbox', 'spinbutton', 'region'].includes(role))
        expect(name, `a ${role} without a name at ${before.asks}`).not.toBe('')
    expect(before.question).not.toBe('')
    expect(before.parts.filter(({ role }) => role === 'heading')).toHaveLength(2)
    // Where dice are asked for and the screen is small, the counters make room.
    const isRolling = before.asks.endsWith('.dice') && countersIn(before).length === 0
    expect(countersIn(before)).toHaveLength(isRolling ? 0 : 9)
    for (const counter of countersIn(before))
      expect(counter).toMatch(
        /^(?:British|French) \d(?:st|nd|rd|th), (?:(?:\d+|one) Rankers?, |gone)/,
      )
    const dice = player.counter.appThrows + player.counter.handThrows
    if ((await answerNext(player)) === null || (await lookAt(page)).turn === 2) break
    const isThrown = player.counter.appThrows + player.counter.handThrows > dice
    if (isThrown) await expect(live).toHaveText(/^Rolled \d(?:, \d)*\. \S/)
  }
  expect((await lookAt(page)).turn).toBe(2)
})

test('what was rolled is said, and the card is free of barriers', async ({ page }) => {
  await sitDown(page, byKeyboard, 1)
  await page.keyboard.press('6')
  await page.keyboard.press('2')
  await page.keyboard.press('Enter')
  await expect(page.locator('[aria-live]').filter({ hasText: 'Rolled 6, 2.' })).toHaveText(
    'Rolled 6, 2. British: 6, French: 2. The British may choose the side of the table.',
  )
  await expect(
    page.getByRole('button', { name: 'British 1st, 36 Rankers, not placed yet' }),
  ).toBeVisible()
  await expectAccessible(page)
})

test('a question further on is free of barriers too', async ({ page }) => {
  const player = await sitDown(page, byThumb, 1815)
  for (const kind of ['deploy.sheet', 'initiative.dice', 'activation.battalion', 'shoot.target']) {
    await playUntil(player, ({ asks }) => asks === kind)
    await expectAccessible(page)
  }
})
