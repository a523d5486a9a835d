// The phone's own source of chance, replaced by one from a seed: a battle that went wrong can be played again.
import type { Page } from '@playwright/test'

/** Call it before the first page is opened; each load of the page goes on with other numbers. */
export async function seedDice(page: Page, seed: number): Promise<void> {
  await page.addInitScript((first) => {
    const loads = Number(sessionStorage.getItem('loads') ?? 0) + 1
    sessionStorage.setItem('loads', String(loads))
    let state = (first * 7919 + loads * 104_729) >>> 0
    // No function inside this one: the build of the pictures would name it with a helper that no page has.
    crypto.getRandomValues = (array) => {
      const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength)
      for (let at = 0; at < bytes.length; at += 1) {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
        bytes[at] = state >>> 24
      }
      return array
    }
  }, seed)
}
