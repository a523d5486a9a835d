// What was shown is kept: across reloads, tabs, the bin, and with the server gone.
import type { Page } from '@playwright/test'
import { tapSample } from './support/armies.ts'
import { expect, test } from './support/test.ts'
import { startServer, untilOfflineReady } from './support/own-server.ts'
import { untilStored } from './support/stored.ts'

test.describe('an army on this phone', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/')
    await tapSample(page)
    await page.getByRole('link', { name: /The Thin Line/ }).tap()
    await expect(page.locator('.total')).toBeVisible()
  })

  const openFirst = async (page: Page) =>
    page
      .getByRole('button', { name: /Drilled 36/ })
      .first()
      .tap()
  const rankers = (page: Page) => page.getByRole('spinbutton', { name: 'Rankers' })

  test('a change is there after a reload', async ({ page }) => {
    await openFirst(page)
    await page.getByRole('button', { name: 'Rankers: one step more' }).tap()
    await expect(page.locator('.total')).toContainText('204')
    await untilStored(page, '"rankers":40')
    await page.reload()
    await expect(page.locator('.total')).toContainText('204')
    await expect(page.getByText('4 over', { exact: true })).toBeVisible()
  })

  test('two tabs show each other’s changes at once', async ({ page, context }) => {
    const other = await context.newPage()
    await other.goto(page.url())
    await openFirst(other)
    await page.bringToFront()
    await openFirst(page)
    await page.getByRole('button', { name: 'Rankers: one step more' }).tap()
    await expect(rankers(other)).toHaveAttribute('aria-valuenow', '40')
    await other.bringToFront()
    await other.getByRole('button', { name: 'Drummers: one step more' }).tap()
    await expect(page.getByRole('spinbutton', { name: 'Drummers' })).toHaveAttribute(
      'aria-valuenow',
      '2',
    )
    await expect(rankers(page)).toHaveAttribute('aria-valuenow', '40')
  })

  test('a removed battalion can be put back where it stood', async ({ page }) => {
    await openFirst(page)
    await page.getByRole('button', { name: 'Remove' }).tap()
    await expect(page.locator('.total')).toContainText('148')
    await page.getByRole('button', { name: 'Put it back' }).tap()
    await expect(page.locator('.total')).toContainText('200')
    await expect(page.locator('.battalion').first()).toContainText('Drilled 36')
  })

  test('the bin gives an army back', async ({ page }) => {
    await page.getByRole('button', { name: 'More for The Thin Line' }).tap()
    await page.getByRole('button', { name: 'Move to the bin' }).tap()
    await page.getByRole('link', { name: /In the bin/ }).tap()
    await page.getByRole('button', { name: 'Restore' }).tap()
    await page.getByRole('link', { name: 'Back' }).tap()
    await expect(page.getByRole('link', { name: /The Thin Line/ })).toBeVisible()
  })

  test('the order of battalions changes by button and is kept', async ({ page }) => {
    await page.getByRole('button', { name: 'More for The Thin Line' }).tap()
    await page.getByRole('button', { name: 'Order of battalions' }).tap()
    await page.getByRole('button', { name: '1st Battalion: down' }).tap()
    await page.getByRole('button', { name: 'Close' }).tap()
    await page.reload()
    await expect(page.locator('.battalion').nth(1)).toContainText('52')
  })

  test('the back button closes a sheet and stays on the page', async ({ page }) => {
    const before = page.url()
    await page.getByRole('button', { name: 'More for The Thin Line' }).tap()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toBeHidden()
    expect(page.url()).toBe(before)
  })
})

test('every address opens with the server process gone', async ({ browser }) => {
  const server = await startServer()
  const page = await browser.newPage({ serviceWorkers: 'allow' })
  try {
    await page.goto(server.url)
    await untilOfflineReady(page)
    await tapSample(page)
    await page.getByRole('link', { name: /The Thin Line/ }).click()
    await expect(page.locator('.total')).toBeVisible()
    const army = page.url()
    await server.kill()
    const addresses = ['', '#/armies', '#/bin', '#/add', '#/settings', '#/nowhere'].map(
      (address) => `${server.url}${address}`,
    )
    for (const address of [...addresses, army, `${army}/print`]) {
      await page.goto('about:blank')
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    await page.goto(army)
    await expect(page.locator('.total')).toContainText('200')
  } finally {
    await server.kill()
    await page.close()
  }
})
