// The March of Progress in the built app: two people on one phone, with a reload in mid-turn, and one against each level.
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { byThumb } from './support/battle/hands.ts'
import { expect, test } from './support/test.ts'

const press = (page: Page, name: string | RegExp) =>
  byThumb.press(page, page.getByRole('button', { name, exact: typeof name === 'string' }))

const asked = (page: Page) => page.locator('[data-asks]').getAttribute('data-asks')
const asks = (page: Page, kind: string) =>
  expect(page.locator(`[data-asks="${kind}"]`)).toBeVisible()

async function begin(page: Page, players: 'two people' | 'Cadet' | 'Captain' | 'Marshal') {
  await page.goto('/#/games/march-of-progress')
  const orange = page.locator('.seat').nth(1)
  if (players === 'two people') {
    await orange.getByText('A person').tap()
    await page.getByLabel('Name of Blue').fill('Jonas')
    await page.getByLabel('Name of Orange').fill('Marta')
  } else await orange.getByText(players).tap()
  await press(page, 'Throw for the initiative')
  await asks(page, 'initiative')
}

const hand = (page: Page) => page.getByRole('list', { name: /^Cards of/ }).getByRole('button')

/** A card of the hand: to score as soon as that is allowed, else whatever comes first. */
async function lockCard(page: Page, name?: string): Promise<void> {
  const cards = hand(page)
  const score = cards.filter({ hasText: 'Score' })
  const wanted =
    name === undefined
      ? (await score.isEnabled())
        ? score
        : cards.and(page.locator(':enabled')).first()
      : cards.filter({ hasText: name }).first()
  await wanted.tap()
  await press(page, /^Lock in/)
}

/** One step of whatever is asked; false when the game is over. */
async function step(page: Page): Promise<boolean> {
  const kind = await asked(page)
  const before = page.locator('[data-asks]')
  switch (kind) {
    case 'over':
      return false
    case 'initiative':
      await press(page, 'Roll 2 dice')
      break
    case 'curtain':
      await press(page, /^I am/)
      break
    case 'card':
      await lockCard(page)
      break
    case 'reveal':
      await press(page, 'Reveal')
      break
    case 'interlude':
      await press(page, /^(?:On to turn|To the result)/)
      break
    case 'none':
    case null:
      break
    default:
      await byThumb.press(page, page.locator('#answer-tray .options button').first())
  }
  await before.waitFor({ state: 'attached' })
  return true
}

async function playOut(page: Page): Promise<void> {
  for (let steps = 0; steps < 600; steps += 1) if (!(await step(page))) return
  throw new Error('the game does not end')
}

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('two people play a whole game on one phone; a reload between lock and reveal shows no hand', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await begin(page, 'two people')
  await expectAccessible(page)
  while ((await asked(page)) === 'initiative') await step(page)
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
  expect(await page.locator('body').innerText()).not.toContain('Recruit')
  await press(page, 'I am Marta')
  await asks(page, 'card')
  await lockCard(page, 'Move 1')
  await asks(page, 'reveal')
  await expectAccessible(page)
  await press(page, 'Reveal')
  await asks(page, 'interlude')
  await expect(page.getByText('Jonas recruits an army at home.')).toBeVisible()
  await expectAccessible(page)
  await playOut(page)
  await expect(page.getByRole('heading', { name: /wins|tie/ })).toBeVisible()
  await expectAccessible(page)
  await press(page, 'Log')
  await expect(page.getByRole('dialog', { name: 'Log' })).toContainText('Jonas plays Recruit')
})

for (const level of ['Cadet', 'Captain', 'Marshal'] as const)
  test(`one person plays a whole game against the ${level}`, async ({ page }) => {
    test.setTimeout(240_000)
    await begin(page, level)
    await playOut(page)
    await expect(page.getByRole('heading', { name: /wins|tie/ })).toBeVisible()
  })
