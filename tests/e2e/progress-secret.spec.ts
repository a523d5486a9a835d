// A locked card leaves no trace (MP-SECRET): two games that differ in nothing but that card look, sound and export the same.
import type { Browser, Page } from '@playwright/test'
import { asks, begin, lockCard, press } from './support/progress.ts'
import { expect, test } from './support/test.ts'

/** Ids, dates, hashes and how often a note was written differ from game to game and say nothing. */
const plain = (text: string): string =>
  text
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'ID')
    .replaceAll(/\b[0-9a-f]{32,64}\b/g, 'HASH')
    .replaceAll(/\b1\d{12}\b/g, 'MOMENT')
    .replaceAll(/v-\d+/g, 'v-N')
    .replaceAll(/"revision":\d+/g, '"revision":N')

/** Everything that can be seen, heard, focused or read out of the page, hidden parts included. */
const traceOf = async (page: Page): Promise<string> =>
  plain(
    await page.evaluate(() => {
      const words: string[] = [document.title, location.hash]
      for (const each of document.body.querySelectorAll('*')) {
        const attributes = [...each.attributes].map(({ name, value }) => `${name}=${value}`)
        words.push(`${each.tagName} ${attributes.join(' ')}`)
      }
      words.push(document.body.textContent)
      words.push(`focus ${document.activeElement?.outerHTML ?? ''}`)
      for (const shelf of [localStorage, sessionStorage])
        for (const key of Object.keys(shelf).sort())
          words.push(`${key}=${shelf.getItem(key) ?? ''}`)
      words.push(JSON.stringify(history.state))
      return words.join('\n')
    }),
  )

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
  const file = plain(await textOf(await (await saving).createReadStream()))
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
  const shelf = plain(await page.locator('body').innerText()).replaceAll(/Last played .*/g, '')
  await context.close()
  return { curtain, log, more, file, reader, shelf }
}

async function textOf(stream: AsyncIterable<unknown>): Promise<string> {
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
