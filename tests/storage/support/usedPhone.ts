// A full phone for each test of a file: the same at the beginning of each, started as people start it.
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { fakeBrowser, type FakeBrowser } from './browser.ts'
import { fillPhone, photographed, putOn, whatIsThere, type Phone, type Rows } from './fullPhone.ts'
import { freshPage, putAway, type StoragePage } from './page.ts'

interface UsedPhone {
  browser: FakeBrowser
  page: StoragePage
  /** What was there before anything was lost. */
  whole: Rows
  /** An ordinary start, all of it; and the first button where a screen asks. */
  readonly start: () => Promise<void>
  /** Two ordinary starts, after each of which everything is there. */
  readonly expectAllBack: () => Promise<void>
  /** The page does nothing any more; what is stored stays. */
  readonly killed: () => Promise<void>
  /** The page is left in order, and nothing of it goes on. */
  readonly left: () => Promise<void>
}

/** Sets the tests of this file up; `privateFiles`: what its mocked private file system holds. */
export function usedPhone(privateFiles: Map<string, string>): UsedPhone {
  let stored: Phone | undefined
  const phone = {
    start: async () => {
      phone.page = await freshPage()
      const { kind } = await phone.page.boot()
      if (kind === 'lost') await phone.page.restoreFound()
      await phone.page.compared()
    },
    expectAllBack: async () => {
      for (const nth of ['first', 'second']) {
        await phone.start()
        expect(await whatIsThere(), `after the ${nth} start`).toEqual(phone.whole)
        phone.page.database.close()
      }
    },
    killed: async () => {
      phone.page.database.close()
      const now = await photographed(phone.browser, privateFiles)
      phone.browser = fakeBrowser()
      await putOn(now, phone.browser, privateFiles)
    },
    left: () => putAway(phone.browser),
  } as UsedPhone

  beforeAll(async () => {
    phone.browser = fakeBrowser()
    phone.page = await freshPage()
    await fillPhone(phone.page, privateFiles)
    await phone.left()
    stored = await photographed(phone.browser, privateFiles)
    phone.whole = await whatIsThere()
  })
  beforeEach(async () => {
    phone.browser = fakeBrowser()
    if (stored !== undefined) await putOn(stored, phone.browser, privateFiles)
  })
  afterEach(async () => {
    await phone.left()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })
  return phone
}
