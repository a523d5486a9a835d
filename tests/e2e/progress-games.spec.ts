// Whole games of The March of Progress in the built app: hot-seat and against each level, killed between lock and reveal.
import type { Page } from '@playwright/test'
import { asked, asks, begin, hand, playOut } from './support/progress.ts'
import { expect, test } from './support/test.ts'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

/** The page dies, and the app is opened again at the same address. */
async function killed(page: Page): Promise<Page> {
  const address = page.url()
  const next = await page.context().newPage()
  await page.close()
  await next.emulateMedia({ reducedMotion: 'reduce' })
  await next.goto(address)
  await expect(next.locator('[data-asks]')).toBeAttached()
  return next
}

/** Once, as soon as `isDue`. */
function dyingAt(isDue: (page: Page, kind: string) => Promise<boolean>, first: Page) {
  let page = first
  let deaths = 0
  const at = async (kind: string): Promise<Page | undefined> => {
    if (deaths > 0 || !(await isDue(page, kind))) return undefined
    deaths += 1
    page = await killed(page)
    return page
  }
  return { at, count: () => deaths }
}

const wins = (page: Page) => page.getByRole('heading', { name: /wins by|A tie/ })

test('a whole game by two people, killed while one card is locked, ends with its result', async ({
  page,
}) => {
  await begin(page, 'two people', 'Blue')
  await asks(page, 'curtain')
  let turns = 0
  const { at, count } = dyingAt(async (now, kind) => {
    if (kind === 'reveal') turns += 1
    return turns > 1 && kind === 'curtain' && (await now.getByText('has chosen.').isVisible())
  }, page)
  const last = await playOut(page, async (kind) => {
    const next = await at(kind)
    // MP-SECRET-06: never a hand.
    if (next !== undefined) {
      expect(await asked(next)).toBe('curtain')
      await expect(hand(next)).toHaveCount(0)
    }
    return next
  })
  expect(count()).toBe(1)
  await expect(wins(last)).toBeVisible()
  await last.getByRole('link', { name: 'Replay' }).tap()
  await expect(last.getByRole('slider')).toBeVisible()
  await last.goto('/#/games/march-of-progress/results')
  await expect(last.getByText(/^Jonas \d+ : \d+ Marta$/)).toBeVisible()
  await last.getByRole('button', { name: /^Jonas/ }).tap()
  await last.getByRole('button', { name: 'Again, sides swapped' }).tap()
  await expect(last.getByLabel('Name of Blue')).toHaveValue('Marta')
})

for (const level of ['Cadet', 'Captain', 'Marshal'] as const)
  test(`a whole game against the ${level}, killed between lock and reveal, ends with its result`, async ({
    page,
  }) => {
    await begin(page, level, 'Orange')
    await asks(page, 'card')
    let reveals = 0
    const { at, count } = dyingAt((_, kind) => {
      if (kind === 'reveal') reveals += 1
      return Promise.resolve(kind === 'reveal' && reveals === 2)
    }, page)
    const last = await playOut(page, async (kind) => {
      const next = await at(kind)
      // Both cards are as locked as they were.
      if (next !== undefined) await asks(next, 'reveal')
      return next
    })
    expect(count()).toBe(1)
    await expect(wins(last)).toBeVisible()
  })
