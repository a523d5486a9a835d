// A locked card leaves no trace (MP-SECRET): two games that differ in nothing but that card look, sound and export the same.
import type { Browser } from '@playwright/test'
import { asks, begin, lockCard, press } from './support/progress.ts'
import { expect, test } from './support/test.ts'
import { plain, traceOf } from './support/trace.ts'

interface Trace {
  readonly curtain: string
  readonly log: string
  readonly more: string
  readonly file: string
  readonly reader: string
  readonly shelf: string
}

async function traceWith(browser: Browser, card: string): Promise<Trace> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    // That the app is all here now is said in its own time, too.
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await begin(page, 'two people', 'Blue')
  await asks(page, 'curtain')
  await press(page, 'I am Jonas')
  await asks(page, 'card')
  await lockCard(page, card)
  await asks(page, 'curtain')
  await expect(page.getByText('Jonas has chosen.')).toBeVisible()
  // What is still being stored would be told by a banner, and in its own time.
  await expect(page.locator('nav.tools p')).toHaveText('All is saved.')
  const counted = (): Promise<string | null> =>
    page.evaluate(() => localStorage.getItem('aide-de-camp.entries'))
  await expect.poll(counted).toContain('"entries":1')
  const curtain = await traceOf(page)
  await press(page, 'Log')
  await expect(page.getByRole('dialog')).toBeVisible()
  const log = plain(await page.getByRole('dialog').innerText())
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await press(page, 'More')
  await expect(page.getByRole('dialog')).toBeVisible()
  const more = plain(await page.getByRole('dialog').innerText())
  const saving = page.waitForEvent('download')
  await page.getByRole('dialog').getByText('Save or share the record').tap()
  const file = plain(await streamed(await (await saving).createReadStream()))
  // A second tab only reads along.
  const second = await context.newPage()
  await second.goto(page.url())
  await asks(second, 'curtain')
  await expect(second.getByRole('button', { name: 'Play here' })).toBeVisible()
  const reader = plain(await second.locator('body').innerText())
  await second.close()
  await page.goto('/#/games/march-of-progress')
  await expect(page.getByText('Under way')).toBeVisible()
  await expect(page.getByText('Sit down at another phone’s table')).toBeVisible()
  // The strip of what is under way comes in its own time.
  await expect(page.getByText('The March of Progress: turn 1')).toBeVisible()
  const shelf = plain(await page.locator('body').innerText()).replaceAll(/Last played .*/g, '')
  await context.close()
  return { curtain, log, more, file, reader, shelf }
}

async function streamed(stream: AsyncIterable<unknown>): Promise<string> {
  let text = ''
  for await (const chunk of stream) text += String(chunk)
  return text
}

test('whichever card is locked, page, log, file, second tab and lists are the same', async ({
  browser,
}) => {
  const one = await traceWith(browser, 'Recruit')
  const other = await traceWith(browser, 'Attack +1')
  expect(one.file).toContain('"entries": []')
  expect(one.log).toContain('Jonas has chosen.')
  expect(other).toEqual(one)
})
