// A round of an event on two phones without typing a result: the pairing's code opens the battle, its slip enters the standings.
import type { Browser, Page } from '@playwright/test'
import {
  addressIn,
  beginTable,
  endEarly,
  openDesk,
  pairFirst,
  readCode,
} from './support/roundTable.ts'
import { expect, test } from './support/test.ts'

const newPhone = (browser: Browser, baseURL: string) =>
  browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'en-GB',
    reducedMotion: 'reduce',
  })

/** Ann's phone at the end of the battle of that table. */
async function playedOn(page: Page, link: string): Promise<void> {
  await beginTable(page, link)
  await endEarly(page)
}

/** A player's own phone: from the code on the table to the slip. */
async function playTable(browser: Browser, link: string, baseURL: string): Promise<string> {
  const context = await newPhone(browser, baseURL)
  const page = await context.newPage()
  await playedOn(page, link)
  await page.getByLabel('Initials of the opponent').fill('BB')
  await page.getByRole('button', { name: 'Ben confirms' }).tap()
  const code = page.getByRole('img', { name: 'Code of the result' })
  await expect(code).toBeVisible()
  // A phone that sleeps and wakes still has the slip.
  await page.reload()
  await expect(page.getByText('Confirmed by BB.')).toBeVisible()
  const slip = await readCode(code)
  await context.close()
  return slip
}

test('from the code of a pairing to the standings no result is typed', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  await openDesk(page)
  const rounds = page.url()
  const link = await pairFirst(page)
  const slip = await playTable(browser, link, baseURL ?? '')

  await page.goto(addressIn(slip))
  await expect(page.getByText(/^Round 1: .*Ann won\. Taken in\.$/)).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().tap()
  await page.getByText('Standings', { exact: true }).first().tap()
  await expect(page.locator('tbody tr').first()).toContainText('Ann')
  await expect(page.locator('tbody tr').first()).toContainText('1–0–0')

  // A second look at the same slip changes nothing, and says so.
  await page.goto(addressIn(slip))
  await expect(page.getByText(/was taken in before/)).toBeVisible()
  await page.goto(rounds)
  await page.getByRole('button', { name: 'Code, swap, no-show: table 1' }).tap()
  await expect(page.getByText(/^One slip is kept/)).toBeVisible()
})

test('the opponent confirms on a phone of his own, and all of it survives a reload', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  await openDesk(page)
  const link = await pairFirst(page)
  const anns = await (await newPhone(browser, baseURL ?? '')).newPage()
  await playedOn(anns, link)
  await anns.getByRole('button', { name: 'Confirm on Ben’s own phone' }).tap()
  const code = anns.getByRole('img', { name: 'Code of the result' })
  await expect(code).toBeVisible()
  const slip = await readCode(code)

  const bens = await (await newPhone(browser, baseURL ?? '')).newPage()
  await bens.goto(addressIn(slip))
  await expect(bens.getByText('Club day, round 1, table 1')).toBeVisible()
  await expect(bens.getByText('Ann won')).toBeVisible()
  await bens.getByRole('button', { name: 'I confirm this result' }).tap()
  await expect(bens.getByText('Say first who you are.')).toBeVisible()
  await bens.getByText('Ben', { exact: true }).tap()
  await bens.getByRole('button', { name: 'I confirm this result' }).tap()
  await expect(bens.getByText('Confirmed by Ben.')).toBeVisible()
  const battleCode = (await bens.getByText(/^Code of the battle: /).innerText()).slice(-10)
  await bens.reload()
  const confirmation = await readCode(bens.getByRole('img', { name: 'Code of the confirmation' }))

  const paste = anns.getByLabel('Link or text of the confirmation')
  await paste.fill(slip)
  await anns.getByRole('button', { name: 'Take it in' }).tap()
  await expect(anns.getByText(/a slip that nobody has confirmed/)).toBeVisible()
  await paste.fill(confirmation)
  await anns.getByRole('button', { name: 'Take it in' }).tap()
  await expect(anns.getByText('Confirmed by Ben on another phone.')).toBeVisible()
  expect(await anns.evaluate(() => localStorage.getItem('aide-de-camp.battleSlip'))).toBeNull()
  await anns.reload()
  await expect(anns.getByText('Confirmed by Ben on another phone.')).toBeVisible()

  await page.goto(addressIn(await readCode(code)))
  await expect(page.getByText(/^Round 1: .*Ann won\. Taken in\.$/)).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().tap()
  await expect(
    page.getByText('Slip: confirmed by Ben on a phone of their own.', { exact: true }),
  ).toBeVisible()

  // Taken back, it is gone for good; what an older version left beside the battle is still read.
  await anns.getByRole('button', { name: 'Confirm again' }).tap()
  await expect(anns.getByLabel('Initials of the opponent')).toBeVisible()
  await anns.reload()
  await expect(anns.getByLabel('Initials of the opponent')).toBeVisible()
  const id = /battles\/([\da-f-]{36})/.exec(anns.url())?.[1] ?? ''
  await anns.evaluate(
    ([key, text]) =>
      localStorage.setItem('aide-de-camp.battleSlip', JSON.stringify({ [key]: text })),
    [id, `${battleCode} BK`] as const,
  )
  await anns.reload()
  await expect(anns.getByText('Confirmed by BK.')).toBeVisible()
})
