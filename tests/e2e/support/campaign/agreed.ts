// The question before a tap that a season may hang on, answered with yes.
import type { Page } from '@playwright/test'
import { expect } from '../test.ts'

export const asking = (page: Page) =>
  page
    .getByRole('dialog')
    .filter({ has: page.getByRole('button', { name: /^(No, go back|Nein, zurück)$/ }) })

/** The way back is the main button; the deed stands below it. A tap that a busy page misses is made again, as by a person. */
export async function agree(page: Page): Promise<void> {
  const deed = asking(page).locator('.ways').getByRole('button').last()
  await deed.waitFor()
  await expect(async () => {
    if (await deed.isVisible()) await deed.tap({ timeout: 5_000 })
    await expect(asking(page)).toHaveCount(0, { timeout: 2_000 })
  }).toPass()
}

export async function agreeIfAsked(page: Page): Promise<void> {
  if (await asking(page).isVisible()) await agree(page)
}
