// Battles that are gone for good: whoever keeps something beside them hears of it, and what fails there holds nothing up.
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeBrowser } from '../support/browser.ts'
import { beginRace, freshPage, untilQuiet, type StoragePage } from '../support/page.ts'

let page: StoragePage
const told = vi.fn<(ids: readonly string[]) => Promise<void>>()
beforeEach(async () => {
  fakeBrowser()
  page = await freshPage()
  told.mockReset()
  const { whenGone } = await import('@/storage/goneBattles.ts')
  whenGone(told)
})
afterEach(async () => {
  await untilQuiet()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function battleInBin(): Promise<string> {
  const { id, journal } = await beginRace(page, 3)
  await journal.close()
  const { binBattle } = await import('@/storage/battleDoor.ts')
  await binBattle(id)
  return id
}

test('one in the bin is not gone; one that is removed is, and a failure beside it is none of its own', async () => {
  const id = await battleInBin()
  expect(told).not.toHaveBeenCalled()
  told.mockRejectedValueOnce(new Error('full'))
  const { removeBattle } = await import('@/storage/battleDoor.ts')
  await removeBattle(id)
  expect(told.mock.calls).toEqual([[[id]]])
  expect(await page.loadBattle(id)).toBeNull()
})

test('the bin that is emptied after 30 days tells it as well', async () => {
  const id = await battleInBin()
  const { emptyOldBattleBin } = await import('@/storage/battleDoor.ts')
  expect(await emptyOldBattleBin(Date.now() + 31 * 24 * 60 * 60 * 1000)).toBe(1)
  expect(told.mock.calls).toEqual([[[id]]])
})
