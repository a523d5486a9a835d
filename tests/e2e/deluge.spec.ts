// The Deluge in the built app: a first campaign on one phone, every question answered on the screen, a reload in mid-phase.
import type { Locator, Page } from '@playwright/test'
import { goesOn } from './support/campaign/goesOn.ts'
import { expectAccessible } from './support/axe.ts'
import { byThumb } from './support/battle/hands.ts'
import { expect, test } from './support/test.ts'

/** A thumb that knows that what has only just come does not hear it yet. */
const press = (page: Page, what: Locator): Promise<void> => byThumb.press(page, what)
const asked = (page: Page) => page.locator('[data-asks]').first().getAttribute('data-asks')
const tray = (page: Page) => page.locator('#answer-tray')
const stage = (page: Page) => page.locator('[data-asks]').first()

async function begin(page: Page): Promise<void> {
  await page.goto('/#/games/the-deluge')
  await page.getByRole('button', { name: 'Begin the campaign' }).tap()
  await expect(stage(page)).toBeAttached()
}

/** Answers whatever is on the screen by the first of its harmless ways on. */
async function answerOnce(page: Page): Promise<string> {
  const kind = (await asked(page)) ?? ''
  const first = (name: RegExp) => page.getByRole('button', { name }).first()
  switch (kind) {
    case 'curtain':
      await press(page, first(/^I am/))
      break
    case 'diplomacy':
    case 'strategy':
      await press(page, tray(page).getByRole('button').last())
      break
    case 'paths': {
      const step = stage(page).locator('.paths ul:not(.chips) button').first()
      const end = tray(page).getByRole('button', { name: / to / })
      if ((await end.count()) > 0) await press(page, end)
      else if ((await step.count()) > 0) await press(page, step)
      else await press(page, tray(page).getByRole('button').last())
      break
    }
    case 'result':
      await press(page, stage(page).getByRole('button', { name: /Red loses on points/ }))
      break
    case 'flee':
      await press(page, first(/^Fight$/))
      break
    default: {
      const roll = first(/^Roll/)
      if ((await roll.count()) > 0) await press(page, roll)
      else if ((await tray(page).getByRole('button').count()) > 0)
        await press(page, tray(page).getByRole('button').first())
      else await press(page, stage(page).getByRole('button').first())
    }
  }
  return kind
}

/** One answer after another until something else is asked, or the campaign is over. */
async function playUntil(
  page: Page,
  wanted: (kind: string) => boolean,
): Promise<readonly string[]> {
  const kinds: string[] = []
  for (let answers = 0; answers < 300; answers += 1) {
    const now = (await asked(page)) ?? ''
    if (wanted(now)) return kinds
    kinds.push(await goesOn(page, () => answerOnce(page)))
  }
  throw new Error(`no end after ${kinds.join(' ')}`)
}

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('three factions play a first campaign on one phone to its end; a reload in mid-phase draws the curtain', async ({
  page,
}) => {
  test.slow()
  await page.goto('/#/games/the-deluge')
  await expect(page.getByRole('button', { name: 'Begin the campaign' })).toBeVisible()
  await expectAccessible(page)
  await begin(page)
  await expect(page.getByRole('heading', { name: 'Give the phone to Sweden' })).toBeVisible()
  await expect(page.getByRole('application')).toHaveCount(0)
  await playUntil(page, (kind) => kind === 'paths')
  await expect(page.getByRole('application', { name: 'Map of the campaign' })).toBeVisible()
  await expectAccessible(page)
  await page.getByText('List', { exact: true }).tap()
  await expect(page.getByRole('heading', { name: 'Dorpat' })).toBeVisible()
  await page.getByText('Ledger', { exact: true }).tap()
  await expect(page.getByText('Start purse')).toBeVisible()
  await expectAccessible(page)
  await answerOnce(page)
  await page.reload()
  await expect(page.locator('[data-asks="curtain"]')).toBeAttached()
  await expect(page.locator('main')).not.toContainText('F1')
  await playUntil(page, (kind) => kind === 'over')
  await expect(page.getByText(/has won\.|Nobody has won\./)).toBeVisible()
  // Who has how many points stands under the verdict, above the map.
  await expect(stage(page).getByRole('region', { name: 'The standing' })).toBeVisible()
})

test('a seat with four figures opens to nobody who does not know them', async ({ page }) => {
  await begin(page)
  await answerOnce(page)
  await page.getByText('Ledger', { exact: true }).tap()
  await page.getByRole('button', { name: 'Protect with four figures' }).tap()
  for (const figure of '1632') await page.getByRole('button', { name: figure, exact: true }).tap()
  await page.reload()
  for (const figure of '1111') await page.getByRole('button', { name: figure, exact: true }).tap()
  await expect(page.getByText('That is not the number.')).toBeVisible()
  for (const figure of '1632') await page.getByRole('button', { name: figure, exact: true }).tap()
  await expect(page.locator('[data-asks="curtain"]')).toHaveCount(0)
})
