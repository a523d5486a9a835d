// A backup as a person makes it, and the way back.
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect } from './test.ts'

export async function backUp(page: Page): Promise<string> {
  await page.goto('/#/storage')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Back up now' }).tap()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^aide-de-camp-backup-\d{4}-\d\d-\d\d-\d{4}\.json$/)
  await expect(page.getByText('The backup is saved with your downloads.')).toBeVisible()
  return readFileSync(await file.path(), 'utf8')
}

const asFile = (text: string) => ({
  name: 'aide-de-camp-backup.json',
  mimeType: 'application/json',
  buffer: Buffer.from(text),
})

/** The second hidden field is that of "Restore a backup", the first that of "Check a backup". */
export async function choose(
  page: Page,
  purpose: 'check' | 'restore',
  text: string,
): Promise<void> {
  await page.goto('/#/settings') // leaves whatever sheet is open
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goto('/#/storage')
  const fields = page.locator('input[type=file]')
  await fields.nth(purpose === 'check' ? 0 : 1).setInputFiles(asFile(text))
  await expect(page.getByRole('dialog')).toBeVisible()
}

export const replaceAll = (page: Page) => page.getByText('Replace everything')
export const dialogButton = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true })
