// The way into a battle of the two sample armies, as a person finds it; the only place that knows the way.
import type { Locator, Page } from '@playwright/test'

/** `address` is that of the app, if it is not the usual one. */
export async function beginSampleBattle(page: Page, address = '/'): Promise<void> {
  await page.goto(`${address}#/battles`)
  await page.getByRole('link', { name: /New battle|Neue Schlacht/ }).tap()
  await page.getByRole('button', { name: /Begin the battle|Schlacht beginnen/ }).tap()
  await page.locator('[data-asks="sides.dice"]').waitFor()
}

/** The heading of the card: the open question, or what just happened; `name` is what it must say. */
export const question = (page: Page, name?: string): Locator =>
  page
    .getByRole('main')
    .getByRole('heading', { level: 2, ...(name === undefined ? {} : { name, exact: true }) })
