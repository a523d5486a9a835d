// The step from one question of a campaign to the next.
import type { Page } from '@playwright/test'
import { expect } from '../test.ts'
import { agreeIfAsked } from './agreed.ts'

/** Acts, says yes where it is asked once more, and waits until that was taken: what is asked next stands in a place of its own, whatever else comes late. */
export async function goesOn<T>(page: Page, act: () => Promise<T>): Promise<T> {
  const answered = await page.locator('[data-asks]').first().elementHandle()
  const done = await act()
  await expect
    .poll(async () => {
      await agreeIfAsked(page)
      return answered.evaluate(({ isConnected }) => isConnected).catch(() => false)
    })
    .toBe(false)
  return done
}
