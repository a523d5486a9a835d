// A browser in which cookies are blocked: said in words, and the app can be used without keeping anything.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, expect, test } from '@playwright/test'
import { launchOptions } from '../../scripts/find-browser.ts'
import { tapSample } from './support/armies.ts'
import { addressVariable } from './support/serveOnce.ts'

/** As the browser's own settings leave it when somebody has blocked all cookies. */
function profileWithoutCookies(): string {
  const profile = mkdtempSync(join(tmpdir(), 'no-cookies-'))
  mkdirSync(join(profile, 'Default'))
  const settings = { profile: { default_content_setting_values: { cookies: 2 } } }
  writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify(settings))
  return profile
}

test('blocked cookies are named, and a battle can be played without saving, which is said', async () => {
  const profile = profileWithoutCookies()
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions(),
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'en-GB',
  })
  try {
    const page = await context.newPage()
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await page.goto(process.env[addressVariable] ?? '')
    await expect(page.getByText(/allow cookies and site data for this address/)).toBeVisible()
    await page.getByRole('button', { name: 'Play on without saving' }).tap()
    await tapSample(page)
    await page.getByRole('link', { name: 'Start battle' }).tap()
    await page.getByRole('button', { name: 'Begin the battle' }).tap()
    await page.locator('[data-asks="sides.dice"]').waitFor()
    await expect(page.getByText(/Not saved yet/)).toBeVisible()
    await page.evaluate(() => location.assign('#/storage'))
    await expect(page.getByText(/Nothing is stored in this visit/)).toBeVisible()
    await page.evaluate(() => location.assign('#/rules'))
    await expect(page.getByRole('searchbox')).toBeVisible()
    expect(errors).toEqual([])
  } finally {
    await context.close()
    rmSync(profile, { recursive: true, force: true })
  }
})
