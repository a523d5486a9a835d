// Second copies that come back into a database that has gone on without them.
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeBrowser, type FakeBrowser } from '../support/browser.ts'
import { livedIn } from '../support/lived.ts'
import { freshPage, type StoragePage, putAway } from '../support/page.ts'

let browser: FakeBrowser
let page: StoragePage

beforeEach(async () => {
  browser = fakeBrowser()
  page = await freshPage()
})
afterEach(async () => {
  await putAway(browser)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const stamp = async (): Promise<number> => {
  const row = await page.database.meta.get('armies')
  return row?.key === 'armies' ? row.stamp : 0
}

describe('bringing back the second copies', () => {
  test('leaves an army that was changed since as it is', async () => {
    await livedIn(page, browser)
    const [army] = await page.database.armies.toArray()
    const { files } = browser
    const copies = new Map(files)
    await page.editArmy(army?.id ?? '', [{ kind: 'armyName', name: 'Changed since' }])
    files.clear()
    for (const [name, text] of copies) files.set(name, text)
    await page.restoreFound()
    expect((await page.database.armies.get(army?.id ?? ''))?.army.name).toBe('Changed since')
  })

  test('never counts changes backwards: the next copy would seem older than it is', async () => {
    await livedIn(page, browser)
    await page.database.meta.put({ key: 'armies', stamp: 90 })
    await page.restoreFound()
    expect(await stamp()).toBeGreaterThan(90)
  })
})
