// The March of Progress played by thumb: a game begins, and every question is answered until it is over.
import type { Locator, Page } from '@playwright/test'
import { byThumb } from './battle/hands.ts'
import { expect } from './test.ts'

const home = '/#/games/march-of-progress'

export const press = (page: Page, name: string | RegExp): Promise<void> =>
  byThumb.press(page, page.getByRole('button', { name, exact: typeof name === 'string' }))

export const asked = (page: Page): Promise<string | null> =>
  page.locator('[data-asks]').getAttribute('data-asks')

export const asks = (page: Page, kind: string): Promise<void> =>
  expect(page.locator(`[data-asks="${kind}"]`)).toBeAttached()

export type Opponent = 'two people' | 'Cadet' | 'Captain' | 'Marshal'

/** `stay`: what is chosen on the page already is kept. Jonas plays Blue; Marta, or the computer, plays Orange. Without `holder` the initiative is thrown for. */
export async function begin(
  page: Page,
  players: Opponent,
  holder?: 'Blue' | 'Orange',
  { stay = false } = {},
) {
  if (!stay) await page.goto(home)
  const orange = page.locator('.seat').nth(1)
  if (players === 'two people') {
    await orange.getByText('A person').tap()
    await page.getByLabel('Name of Orange').fill('Marta')
  } else await orange.getByText(players).tap()
  await page.getByLabel('Name of Blue').fill('Jonas')
  if (holder === undefined) {
    await press(page, 'Throw for the initiative')
    await asks(page, 'initiative')
    return
  }
  const first = page.getByRole('group', { name: 'Who has the initiative?' })
  await first.getByText(holder, { exact: true }).tap()
  await press(page, 'Begin the game')
}

/** Equal dice are thrown again. */
export async function rollFor(page: Page): Promise<void> {
  while ((await asked(page)) === 'initiative') {
    await press(page, 'Roll 2 dice')
    await page.waitForTimeout(300)
  }
}

const tray = (page: Page): Locator => page.locator('#answer-tray')

export const hand = (page: Page): Locator =>
  page.getByRole('list', { name: /^Cards of/ }).getByRole('button')

/** A card of the hand, by its name. */
export async function lockCard(page: Page, name: string): Promise<void> {
  await byThumb.press(page, hand(page).filter({ hasText: name }).first())
  await expect(page.getByRole('button', { name: /^Lock in/ })).toBeEnabled()
  await press(page, /^Lock in/)
}

/** Scores as soon as it may; anything else is the first card it has. */
async function lockAny(page: Page): Promise<void> {
  const score = hand(page).filter({ hasText: 'Score' })
  const isReady = await score.isEnabled()
  const card = isReady ? score : hand(page).and(page.locator(':enabled')).first()
  await lockCard(page, (await card.locator('.serif').textContent()) ?? '')
}

/** Answers what is open, and waits until something else is. */
export async function answer(page: Page, kind: string): Promise<void> {
  const main = tray(page).locator('.btn-primary')
  if (kind === 'none') await page.waitForTimeout(50)
  else if (kind === 'initiative') await press(page, 'Roll 2 dice')
  else if (kind === 'card') await lockAny(page)
  else if (['curtain', 'reveal', 'interlude'].includes(kind)) await byThumb.press(page, main)
  else await byThumb.press(page, tray(page).locator('.options button').first())
}

/** Until nothing is asked any more; `at` is called with what is asked, before it is answered. */
export async function playOut(
  page: Page,
  at: (kind: string) => Promise<Page | undefined> = () => Promise.resolve(undefined),
): Promise<Page> {
  let now = page
  for (let steps = 0; steps < 400; steps += 1) {
    const kind = await asked(now)
    if (kind === 'over') return now
    now = (await at(kind ?? 'none')) ?? now
    await answer(now, (await asked(now)) ?? 'none')
    await now.waitForTimeout(60)
  }
  throw new Error('the game does not end')
}
