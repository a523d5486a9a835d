// A sample army on the list, added as a person does it; the only place that knows the way.
import type { Page } from '@playwright/test'
import { expect } from './test.ts'

export async function addSample(page: Page, name = 'The Thin Line'): Promise<void> {
  await page.goto('/#/armies')
  await page
    .getByRole('button', { name: /^(?:Build an army|New army|Armee aufstellen|Neue Armee)/ })
    .tap()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(name) })
    .tap()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('link', { name: new RegExp(name) })).toBeVisible()
}
