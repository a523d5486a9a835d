// Gloria Mundi in the built app: four basic rounds and a world-wide one on the screen, a reload in mid-turn, a small phone.
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

/** Answers whatever is on the screen: buys what is offered first, goes to the first goal, then is done. */
async function answerOnce(page: Page): Promise<string> {
  const kind = (await asked(page)) ?? ''
  switch (kind) {
    case 'curtain':
      await press(page, page.getByRole('button', { name: /^I am/ }).first())
      break
    case 'move': {
      const goal = stage(page).locator('.moves > ul:not(.chips) button').first()
      if ((await goal.count()) > 0) await press(page, goal)
      else await press(page, tray(page).getByRole('button').last())
      break
    }
    case 'battle':
      await press(page, stage(page).getByRole('button', { name: 'The attacker won', exact: true }))
      break
    default: {
      const roll = page.getByRole('button', { name: /^Roll/ }).first()
      if ((await roll.count()) > 0) await press(page, roll)
      else if ((await tray(page).getByRole('button').count()) > 0)
        await press(page, tray(page).getByRole('button').first())
      else await press(page, stage(page).getByRole('button').first())
    }
  }
  return kind
}

async function playUntil(
  page: Page,
  wanted: (kind: string) => Promise<boolean> | boolean,
  most = 200,
) {
  const kinds: string[] = []
  for (let answers = 0; answers < most; answers += 1) {
    const now = (await asked(page)) ?? ''
    if (await wanted(now)) return kinds
    kinds.push(await goesOn(page, () => answerOnce(page)))
  }
  throw new Error(`no end after ${kinds.join(' ')}`)
}

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('four kings play a basic round on one phone; the curtain falls before purchases only', async ({
  page,
}) => {
  test.slow()
  await page.goto('/#/games/gloria-mundi')
  const begin = page.getByRole('button', { name: 'Begin the campaign' })
  await expect(begin).toBeVisible()
  await expectAccessible(page)
  await begin.tap()
  await expect(
    page.getByRole('heading', { name: 'Give the phone to King in Fortunoff' }),
  ).toBeVisible()
  await expect(page.getByRole('application')).toHaveCount(0)
  await playUntil(page, (kind) => kind === 'spend')
  await expect(page.getByText('50 to spend.')).toBeVisible()
  await page.getByRole('button', { name: /Build in Fortunoff .*artillery brigade/ }).tap()
  await expect(page.getByText('0 to spend.')).toBeVisible()
  await page.getByRole('button', { name: 'Done buying' }).tap()
  await expect(page.locator('[data-asks="move"]')).toBeAttached()
  await expect(page.getByRole('application', { name: 'Map of the campaign' })).toBeVisible()
  await expectAccessible(page)
  await page.getByText('List', { exact: true }).tap()
  await expect(page.getByRole('heading', { name: 'Fortunoff (00)' })).toBeVisible()
  await page.getByText('Ledger', { exact: true }).tap()
  await expect(page.getByText('Brigade built: Fortunoff (00)')).toBeVisible()
  await page.getByText('Standing', { exact: true }).tap()
  await expect(page.getByText('1 army, 1 brigade')).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  // Whoever was marching says that he has the phone; his news begin with his last answer.
  await expect(
    page.getByRole('heading', { name: 'Give the phone to King in Fortunoff' }),
  ).toBeVisible()
  await answerOnce(page)
  await expect(page.locator('[data-asks="move"]')).toBeAttached()
  await playUntil(page, () => page.getByText('Round 2 of 12', { exact: false }).first().isVisible())
})

for (const [scale, round] of [
  ['Basic', 5],
  ['World-wide', 2],
] as const)
  test(`${scale}: played on the screen until round ${String(round)}, and there again after a reload`, async ({
    page,
  }) => {
    test.setTimeout(240_000)
    await page.goto('/#/games/gloria-mundi')
    await page.getByText(scale, { exact: true }).tap()
    await page.getByRole('button', { name: 'Begin the campaign' }).tap()
    const begun = page.getByText(`Round ${String(round)} of 12`, { exact: false }).first()
    await playUntil(page, () => begun.isVisible(), 900)
    await page.reload()
    await expect(begun).toBeVisible()
    await expectAccessible(page)
  })

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('every question is in sight below the map and what was told', async ({ page }) => {
    test.slow()
    await page.goto('/#/games/gloria-mundi')
    await page.getByText('Advanced', { exact: true }).tap()
    await page.getByRole('button', { name: 'Begin the campaign' }).tap()
    const main = page.getByRole('main')
    const heading = stage(page).getByRole('heading', { level: 2 })
    await playUntil(page, async (kind) => {
      if (kind === 'bridges') return true
      await expect
        .poll(async () => {
          const [around, asks] = [await main.boundingBox(), await heading.boundingBox()]
          if (around === null || asks === null) return null
          return asks.y >= around.y && asks.y + asks.height <= around.y + around.height
        })
        .toBe(true)
      return false
    })
  })
})
