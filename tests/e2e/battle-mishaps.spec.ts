// Everything that goes wrong at a table: odd figures, nervous thumbs, the back button, a call in the middle of a roll.
import type { Locator, Page } from '@playwright/test'
import { beginSampleBattle, question } from './support/battle/begin.ts'
import { chooserOf } from './support/battle/chooser.ts'
import { answerBox, byThumb } from './support/battle/hands.ts'
import { countKept, keptRecord } from './support/battle/kept.ts'
import { lookAt, type Look } from './support/battle/look.ts'
import {
  answerNext,
  playUntil,
  sceneOf,
  untilChanged,
  type Player,
} from './support/battle/player.ts'
import { seedDice } from './support/battle/seededDice.ts'
import { Counter } from './support/battle/tally.ts'
import { tapAfterChange, tappedAfter, tapTwice } from './support/battle/twoTaps.ts'
import { expect, test } from './support/test.ts'

async function sitDown(page: Page, isStill = true): Promise<Player> {
  page.setDefaultTimeout(20_000)
  if (isStill) await page.emulateMedia({ reducedMotion: 'reduce' })
  await seedDice(page, 4)
  await beginSampleBattle(page)
  return { page, hands: byThumb, chooser: chooserOf(4), counter: new Counter() }
}

const isAt =
  (kind: string) =>
  ({ asks }: Look): boolean =>
    asks === kind

test.describe('a measured distance', () => {
  const said = [
    ['0', true],
    ['6,5', true],
    ['6 1/2', true],
    ['400', false],
    ['six', false],
    ['', false],
    ['-3', false],
  ] as const

  test('is taken as people write it, or told what is wrong with it', async ({ page }) => {
    const player = await sitDown(page)
    await playUntil(player, isAt('shoot.facts'))
    await page.getByRole('button', { name: 'Lay the ruler' }).tap()
    const before = await lookAt(page)
    const field = page.getByRole('textbox', { name: /^Distance/ })
    const problem = page.locator('.measure .problem')
    const confirm = answerBox(page).getByRole('button').last()
    for (const [text, isGood] of said) {
      await field.fill(text)
      if (isGood) {
        await expect(problem).toHaveText('')
        continue
      }
      await expect(problem).not.toHaveText('')
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(confirm).toBeDisabled()
      await field.press('Enter')
      await expect(sceneOf(page)).toHaveAttribute('data-scene', before.scene)
      console.log(`"${text}": ${(await problem.textContent()) ?? ''}`)
    }
    await field.fill('6,5')
    await expect(confirm).toHaveText(/6½ in/)
    await confirm.tap()
    await untilChanged(page, before)
    expect(JSON.stringify(JSON.parse(await keptRecord(page)))).toContain('"distance":6.5')
  })
})

test('too few dice are not taken, and what was mistyped is corrected', async ({ page }) => {
  await sitDown(page)
  const before = await lookAt(page)
  const keys = page.getByRole('group', { name: 'Dice rolled on the table' })
  await keys.getByRole('button', { name: '6' }).tap()
  await expect(answerBox(page).getByRole('button', { name: 'Take these' })).toHaveCount(0)
  await question(page).focus()
  await page.keyboard.press('Enter')
  await expect(sceneOf(page)).toHaveAttribute('data-scene', before.scene)
  await answerBox(page).getByRole('button', { name: 'Correct the last' }).tap()
  await expect(answerBox(page).getByRole('button', { name: 'Roll 2 dice' })).toBeVisible()
  await keys.getByRole('button', { name: '6' }).tap()
  await keys.getByRole('button', { name: '2' }).tap()
  await untilChanged(page, before)
  expect(await keptRecord(page)).toContain('"faces":[6,2]')
})

/** Reminders stand above the rows, and lead to their rules. */
const firstTarget = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('button')
    .filter({ hasNotText: /Rule [A-Z]+-\d/ })
    .first()

test('nervous thumbs answer once: a double tap on every kind of button', async ({ page }) => {
  const player = await sitDown(page)
  let given = 0
  for (const name of [/^Roll 2 dice/, /first$/, /^All in line/]) {
    const before = await lookAt(page)
    await tapTwice(page, answerBox(page).getByRole('button', { name }).first())
    given += 1
    await untilChanged(page, before)
    await expect.poll(() => countKept(page)).toBe(given)
  }
  await playUntil(player, isAt('shoot.target'))
  given = await countKept(page)
  const before = await lookAt(page)
  await tapTwice(page, firstTarget(page))
  await untilChanged(page, before)
  await page.waitForTimeout(300)
  expect(await countKept(page)).toBe(given + 1)
})

test('a second tap a moment after an answer does not hit what came in its place', async ({
  page,
}) => {
  const player = await sitDown(page)
  const undo = page.getByRole('navigation', { name: 'Battle tools' }).getByRole('button').first()
  let isProven = false
  // On a busy machine the second tap may come later than a moment: that proves nothing, and is tried again.
  for (let trial = 0; trial < 8 && !isProven; trial += 1) {
    await playUntil(player, isAt('initiative.dice'))
    const box = await undo.boundingBox()
    if (box === null) throw new Error('there is nothing to tap')
    const at = { x: box.x + 60, y: box.y + box.height / 2 }
    const tapUndo = (): Promise<void> => page.touchscreen.tap(at.x, at.y)
    const given = await countKept(page)
    await tapAfterChange(page, at)
    await tapUndo()
    await expect.poll(() => tappedAfter(page)).not.toBeNull()
    isProven = ((await tappedAfter(page)) ?? Infinity) < 140
    await page.waitForTimeout(300)
    if (!isProven) continue
    expect(await countKept(page), 'one answer is taken back').toBe(given + 1)
    await tapUndo()
    await expect.poll(() => countKept(page)).toBe(given + 2)
  }
  expect(isProven).toBe(true)
})

test('the same key of the dice may be tapped as fast as one can', async ({ page }) => {
  await sitDown(page)
  const six = page
    .getByRole('group', { name: 'Dice rolled on the table' })
    .getByRole('button', { name: '6' })
  const before = await lookAt(page)
  await tapTwice(page, six)
  await untilChanged(page, before)
  expect(await countKept(page)).toBe(1)
  expect(await keptRecord(page)).toContain('"faces":[6,6]')
})

test('the back button closes whatever sheet is open, and the question stays', async ({ page }) => {
  const player = await sitDown(page)
  await playUntil(player, isAt('initiative.dice'))
  const before = await lookAt(page)
  const tools = page.getByRole('navigation', { name: 'Battle tools' })
  const openers = [
    page.getByRole('button', { name: 'More', exact: true }),
    page
      .getByRole('main')
      .getByRole('button', { name: /with the rules$/ })
      .first(),
    ...(await tools.getByRole('button').all()).filter((_, n) => n > 0),
  ]
  let opened = 0
  for (const opener of openers) {
    if ((await opener.count()) === 0 || !(await opener.isEnabled())) continue
    if ((await opener.innerText()).includes('Rules')) continue
    await opener.tap()
    await expect(page.getByRole('dialog')).toBeVisible()
    opened += 1
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(sceneOf(page)).toHaveAttribute('data-scene', before.scene)
    await expect(question(page, before.question)).toBeVisible()
  }
  expect(opened).toBeGreaterThanOrEqual(2)
})

test('a phone that is turned over keeps the question, and its answer within reach', async ({
  page,
}) => {
  const player = await sitDown(page)
  await playUntil(player, isAt('shoot.target'))
  const before = await lookAt(page)
  await page.setViewportSize({ width: 844, height: 390 })
  await expect(question(page, before.question)).toBeVisible()
  const first = firstTarget(page)
  await first.scrollIntoViewIfNeeded()
  await expect(first).toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(844)
  await page.setViewportSize({ width: 390, height: 844 })
  await first.tap()
  await untilChanged(page, before)
})

test('on a phone that lies on its side, question and main button are in sight without scrolling', async ({
  page,
}) => {
  const player = await sitDown(page)
  await page.setViewportSize({ width: 844, height: 390 })
  const seen = new Set<string>()
  for (let step = 0; step < 40; step += 1) {
    const { asks } = await lookAt(page)
    // What is chosen in the card has its whole width.
    if (asks === 'activation.battalion') await expect(answerBox(page)).toBeEmpty()
    if (!seen.has(asks)) {
      seen.add(asks)
      await expect(question(page), asks).toBeInViewport({ ratio: 1 })
      const inBox = answerBox(page).getByRole('button')
      const first = (await inBox.count()) > 0 ? inBox : page.getByRole('main').getByRole('button')
      await expect(first.first(), asks).toBeInViewport({ ratio: 1 })
      const main = answerBox(page).locator('.btn-primary')
      if ((await main.count()) > 0) await expect(main, asks).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('navigation', { name: 'Battle tools' })).toBeInViewport({
        ratio: 1,
      })
    }
    if ((await answerNext(player)) === null) break
  }
  expect(seen.size).toBeGreaterThan(8)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(844)
})

test('a call in the middle of a roll: the dice lie there afterwards, thrown once', async ({
  page,
}) => {
  await sitDown(page, false)
  const before = await lookAt(page)
  await answerBox(page).getByRole('button', { name: 'Roll 2 dice' }).tap()
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
    dispatchEvent(new Event('pagehide'))
  })
  await page.waitForTimeout(1200)
  await page.evaluate(() => {
    Reflect.deleteProperty(document, 'visibilityState')
    document.dispatchEvent(new Event('visibilitychange'))
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await untilChanged(page, before)
  await expect(question(page)).toHaveText('Who places the first battalion?')
  expect(await countKept(page)).toBe(1)
})

test('a phone that dies in the middle of a roll knows the dice when it is back', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await sitDown(page, false)
  const falling = page.waitForFunction(() => document.querySelector('.tumbling') !== null)
  await answerBox(page).getByRole('button', { name: 'Roll 2 dice' }).tap()
  await falling
  const rolled = await keptRecord(page)
  await page.reload()
  await expect(question(page)).not.toHaveText(/Each side rolls/)
  expect(await keptRecord(page)).toBe(rolled)
})
