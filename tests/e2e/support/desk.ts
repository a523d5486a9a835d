// The organiser's desk in a real browser: an event with a club's inbox, its rounds, and a walk through all its screens.
import type { Page } from '@playwright/test'
import { clubFiles, clubPath } from '../../support/clubLists.ts'
import { expect } from './test.ts'

/** The event of the folder, opened from its file as an organiser would. */
export async function openMuster(page: Page): Promise<void> {
  await page.goto('/#/events')
  await page.locator('input[type=file]').setInputFiles(clubPath('event.json'))
  await expect(page.getByRole('heading', { name: 'Spring Muster', level: 1 })).toBeVisible()
}

export const give = async (page: Page, files: readonly string[]): Promise<void> => {
  await page.locator('.foot button').tap()
  await page.locator('input[type=file][multiple]').setInputFiles([...files])
  await expect(page.getByRole('dialog')).toBeHidden()
}

/** Says of every list to look at that nothing beside it changes it. */
export async function settleAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: /to look at$/ }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'These change nothing' }).tap()
  await expect(page.getByRole('dialog')).toBeHidden()
  const told = page.locator('.toast').filter({ hasText: /settled/ })
  await told.getByRole('button').last().tap()
  await expect(told).toBeHidden()
}

export const row = (page: Page, player: string) =>
  page.locator('.board .row').filter({ hasText: player }).first()

export const showStandings = (page: Page): Promise<void> =>
  page.getByText('Standings', { exact: true }).first().tap()

/** Pairs the next round; whoever is asked about before is two players, and whoever is left out stays so. */
async function pairRound(page: Page): Promise<void> {
  const pair = page.locator('footer.foot .btn-primary')
  const before = page.getByRole('dialog')
  await pair.tap()
  await expect(before.or(page.locator('article.card fieldset').first()).first()).toBeVisible()
  if (!(await before.isVisible())) return
  const namesakes = before.getByRole('button', { name: /^(?:Two players|Zwei Spieler)/ })
  for (let left = await namesakes.count(); left > 0; left = await namesakes.count()) {
    await namesakes.first().tap()
    await expect.poll(() => namesakes.count()).not.toBe(left)
  }
  await before.locator('.btn-primary').tap()
  await expect(before).toHaveCount(0)
}

/** Pairs the next round and enters a result at every table, whatever the language. */
async function playRound(page: Page): Promise<void> {
  const pair = page.locator('footer.foot .btn-primary')
  await pairRound(page)
  await expect(pair).toBeDisabled()
  const undecided = page
    .locator('section')
    .first()
    .locator('article.card:has(fieldset):not(:has(input:checked))')
  await expect(undecided.first()).toBeVisible()
  // Each result is stored before it stands there.
  for (let left = await undecided.count(); left > 0; left = await undecided.count()) {
    await undecided.first().locator('label').first().tap()
    await expect.poll(() => undecided.count()).not.toBe(left)
  }
  await expect(pair).toBeEnabled()
}

/** Two rounds are played and a third is paired; `see` looks at the tables and at the standings. */
async function walkTheRounds(page: Page, see: () => Promise<void>): Promise<void> {
  await playRound(page)
  await playRound(page)
  await see()
  await page.locator('.rounds label').nth(1).tap()
  await expect(page.locator('tbody tr').first()).toBeVisible()
  await see()
}

/** The further screens of an event, and what only each of them shows: they follow each other, and each has a foot. */
const furtherScreens = { edit: '.form', rounds: '.rounds', print: '.pages' } as const

/** From the list of events to the standings; `see` looks at each screen. */
export async function walkTheDesk(page: Page, see: () => Promise<void>): Promise<void> {
  await page.goto('/#/events')
  await expect(page.locator('.foot button')).toBeVisible()
  await see()
  await openMuster(page)
  await give(page, clubFiles.slice(0, 30).map(clubPath))
  await expect(page.locator('.board .row').first()).toBeVisible()
  await see()
  await page.locator('.board .row').nth(3).tap()
  await expect(page.locator('.entry pre').first()).not.toBeEmpty()
  await see()
  const board = page.url()
  for (const [part, own] of Object.entries(furtherScreens)) {
    await page.goto(`${board}/${part}`)
    await expect(page.locator(own)).toBeVisible()
    await expect(page.locator('.foot .btn').last()).toBeVisible()
    await see()
    if (part === 'rounds') await walkTheRounds(page, see)
  }
}
