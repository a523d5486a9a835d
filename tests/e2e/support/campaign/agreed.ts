// The question before a tap that a season may hang on, answered with yes.
import type { Page } from '@playwright/test'
import { expect } from '../test.ts'

export const asking = (page: Page) =>
  page
    .getByRole('dialog')
    .filter({ has: page.getByRole('button', { name: /^(No, go back|Nein, zurück)$/ }) })

/** The way back is the main button; the deed stands below it. */
export async function agree(page: Page): Promise<void> {
  await asking(page).locator('.ways').getByRole('button').last().tap()
  await expect(asking(page)).toHaveCount(0)
}

export async function agreeIfAsked(page: Page): Promise<void> {
  if (await asking(page).isVisible()) await agree(page)
}
