// A sample army on the list, added as a person does it; the only place that knows the way.
import { expect, type Page } from '@playwright/test'

const newArmy = /^(?:Build an army|New army|Armee aufstellen|Neue Armee)/u

/** From the armies, whether there are any or the very first screen stands there. */
export async function tapSample(page: Page, name = 'The Thin Line'): Promise<void> {
  await page.getByRole('button', { name: newArmy }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(name, 'u') })
    .click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('link', { name: new RegExp(name, 'u') })).toBeVisible()
}

export async function addSample(page: Page, name?: string): Promise<void> {
  await page.goto('/#/armies')
  await tapSample(page, name)
}
