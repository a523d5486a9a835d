// An event with one table, from the desk to the end of its battle, and the codes between them as a camera reads them.
import type { Locator, Page } from '@playwright/test'
import decodeQR from 'qr/decode.js'
import { expect } from './test.ts'

const mails = ['Ann', 'Ben']
  .map(
    (name, n) =>
      `From: ${name} <${name.toLowerCase()}@example.org>\nSubject: my list\n\nFrench\n1. Drilled ${String(36 + 4 * n)}, officer\n2. Drilled 40\n`,
  )
  .join('\n')

/** What a camera would read: the drawn code itself, its bars as pixels. */
export async function readCode(code: Locator): Promise<string> {
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
export const addressIn = (link: string): string => `/${link.slice(link.indexOf('#'))}`

export async function openDesk(page: Page): Promise<void> {
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

export async function pairFirst(page: Page): Promise<string> {
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
export async function endEarly(page: Page): Promise<void> {
  const tools = page.getByRole('navigation', { name: 'Battle tools' })
  await tools.getByRole('button', { name: 'Overrule' }).tap()
  const sheet = page.getByRole('dialog', { name: 'Overrule' })
  await sheet.getByLabel('What is wrong?').selectOption({ label: 'The result of the battle' })
  await sheet.locator('fieldset').last().locator('label').first().tap()
  await sheet.getByRole('button', { name: 'Agreed by both' }).tap()
  await sheet.getByRole('button', { name: 'Overrule' }).tap()
  await expect(sheet).toHaveCount(0)
}

/** Ann's phone, with the battle of that table begun. */
export async function beginTable(page: Page, link: string): Promise<void> {
  await page.goto(addressIn(link))
  await expect(page.getByRole('heading', { name: /Ann against Ben|Ben against Ann/ })).toBeVisible()
  await page.getByRole('button', { name: 'Ann plays here' }).tap()
  await expect(page.getByText('Club day, round 1, table 1')).toBeVisible()
  await page.getByRole('button', { name: 'Begin the battle' }).tap()
  await page.locator('[data-asks="sides.dice"]').waitFor()
}
