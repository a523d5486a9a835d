// Two phones and the two codes between them, which go across as text.
import type { BrowserContext, Page } from '@playwright/test'
import { launchOptions } from '../../../scripts/find-browser.ts'
import { chooserOf } from './battle/chooser.ts'
import { byThumb } from './battle/hands.ts'
import type { Player } from './battle/player.ts'
import { Counter } from './battle/tally.ts'
import { test } from './test.ts'

const usual = launchOptions()
/** A camera that is allowed lets the browser tell its real address; this one shows no code. */
export const withCamera = {
  ...usual,
  args: [
    ...(usual.args ?? []),
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
  ],
}

/** In each test of a file another phone lies beside the one of the test; null before the first. */
export function anotherPhone(prepare: (phone: BrowserContext) => Promise<unknown> = noWork) {
  let phone: BrowserContext | null = null
  test.beforeEach(async ({ browser, page, baseURL }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    phone = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      locale: 'en-GB',
      ...(baseURL === undefined ? {} : { baseURL }),
    })
    await prepare(phone)
  })
  test.afterEach(async () => phone?.close())
  return (): BrowserContext | null => phone
}
const noWork = (): Promise<void> => Promise.resolve()

/** The second phone has a disk of its own. */
export async function secondPhone(context: BrowserContext | null): Promise<Page> {
  const page = await context?.newPage()
  if (page === undefined) throw new Error('there is no second phone')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  return page
}

const codeOn = async (page: Page): Promise<string> => {
  const code = page.locator('[data-link-code]')
  await code.waitFor()
  return (await code.getAttribute('data-link-code')) ?? ''
}

export async function paste(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Or the code as text' }).fill(code)
  await page.getByRole('button', { name: 'Use this text' }).tap()
}

/** Also where the host has not noticed yet that the last link is gone. */
export async function invite(host: Page, role: string | null): Promise<string> {
  await host.getByRole('button', { name: 'More', exact: true }).tap()
  await host.getByRole('button', { name: /^A second phone/ }).tap()
  // A link that is gone shows "Link again" above the game, too.
  const sheet = host.getByRole('dialog', { name: 'A second phone' })
  const again = sheet.getByRole('button', { name: 'Link again' })
  const show = sheet.getByRole('button', { name: 'Show the code' })
  await again.or(show).first().waitFor()
  if (await again.isVisible()) await again.tap()
  else {
    if (role !== null)
      await host.getByRole('combobox', { name: 'The other phone' }).selectOption(role)
    await show.tap()
  }
  return codeOn(host)
}

/** The guest reads the host's code and the host the guest's answer. */
export async function exchange(host: Page, guest: Page, offer: string): Promise<void> {
  await paste(guest, offer)
  const answer = await codeOn(guest)
  await host.getByRole('button', { name: 'Now read its answer' }).tap()
  await paste(host, answer)
}

export async function untilEven(...pages: readonly Page[]): Promise<void> {
  for (const page of pages) await page.locator('[data-link="even"]').waitFor()
}

export const playerAt = (page: Page, seed: number): Player => ({
  page,
  hands: byThumb,
  chooser: chooserOf(seed),
  counter: new Counter(),
})

/** What the battle on the screen stands on. */
/** It is asked before. */
export async function goOnAlone(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Go on alone' }).tap()
  await page.locator('[data-asks-alone]').getByRole('button', { name: 'Go on alone' }).tap()
}

export const headOn = async (page: Page): Promise<string> =>
  ((await page.locator('[data-scene]').getAttribute('data-scene')) ?? '').split(' ')[0] ?? ''
