// A round of an event on two phones without typing a result: the pairing's code opens the battle, its slip enters the standings.
import type { Browser, Locator, Page } from '@playwright/test'
import decodeQR from 'qr/decode.js'
import { expect, test } from './support/test.ts'

const mails = ['Ann', 'Ben']
  .map(
    (name, n) =>
      `From: ${name} <${name.toLowerCase()}@example.org>\nSubject: my list\n\nFrench\n1. Drilled ${String(36 + 4 * n)}, officer\n2. Drilled 40\n`,
  )
  .join('\n')

/** What a camera would read: the drawn code itself, its bars as pixels. */
async function readCode(code: Locator): Promise<string> {
  const box = (await code.getAttribute('viewBox'))?.split(' ').map(Number) ?? []
  const size = box[3] ?? 0
  const path = (await code.locator('path').getAttribute('d')) ?? ''
  const scale = 4
  const width = size * scale
  const data = new Uint8ClampedArray(width * width * 4).fill(255)
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1/g))
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1)
      for (let at = Number(x) * scale; at < (Number(x) + Number(length)) * scale; at += 1)
        data.fill(0, (row * width + at) * 4, (row * width + at) * 4 + 3)
  return decodeQR({ width, height: width, data })
}

/** The part of a link that a phone's camera opens in the app. */
const addressIn = (link: string): string => `/${link.slice(link.indexOf('#'))}`

async function openDesk(page: Page): Promise<void> {
  await page.goto('/#/events')
  await page.getByRole('button', { name: 'New event' }).tap()
  await page.getByLabel('Name', { exact: true }).fill('Club day')
  await page.getByRole('button', { name: 'To the board' }).tap()
  // By its name: the form before the board has a foot, too.
  await page.locator('.foot').getByRole('button', { name: 'Add lists' }).tap()
  await page.getByLabel('A mail or several, links, codes').fill(mails)
  await page.getByRole('button', { name: 'Add what is in it' }).tap()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.locator('.board .row')).toHaveCount(2)
  await page.goto(`${page.url()}/rounds`)
}

async function pairFirst(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Pair round 1', exact: true }).tap()
  await page.getByRole('button', { name: 'Code, swap, no-show: table 1' }).tap()
  const code = page.getByRole('img', { name: /^Code of/ })
  await expect(code).toBeVisible()
  const link = await readCode(code)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().tap()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  return link
}

/** The players agree that the army of this phone has won. */
async function endEarly(page: Page): Promise<void> {
  const tools = page.getByRole('navigation', { name: 'Battle tools' })
  await tools.getByRole('button', { name: 'Overrule' }).tap()
  const sheet = page.getByRole('dialog', { name: 'Overrule' })
  await sheet.getByLabel('What is wrong?').selectOption({ label: 'The result of the battle' })
  await sheet.locator('fieldset').last().locator('label').first().tap()
  await sheet.getByRole('button', { name: 'Agreed by both' }).tap()
  await sheet.getByRole('button', { name: 'Overrule' }).tap()
  await expect(sheet).toHaveCount(0)
}

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
  await page.goto(addressIn(link))
  await expect(page.getByRole('heading', { name: /Ann against Ben|Ben against Ann/ })).toBeVisible()
  await page.getByRole('button', { name: 'Ann plays here' }).tap()
  await expect(page.getByText('Club day, round 1, table 1')).toBeVisible()
  await page.getByRole('button', { name: 'Begin the battle' }).tap()
  await page.locator('[data-asks="sides.dice"]').waitFor()
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
