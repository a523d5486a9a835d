// The list of battles: it follows every tab, and a battle that is removed is gone everywhere.
import 'fake-indexeddb/auto'
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { useBattleShelf } from '@/app/battleShelf.ts'
import { fakeBrowser, type FakeBrowser } from '../storage/support/browser.ts'
import { beginRace, freshPage, untilQuiet, type StoragePage } from '../storage/support/page.ts'

let browser: FakeBrowser
let page: StoragePage
let shelf: ReturnType<typeof useBattleShelf>

beforeEach(async () => {
  browser = fakeBrowser()
  page = await freshPage()
  const store = await import('@/app/battleShelf.ts')
  setActivePinia(createPinia())
  shelf = store.useBattleShelf()
  shelf.show()
})
afterEach(async () => {
  shelf.stop()
  await untilQuiet()
  vi.unstubAllGlobals()
})

test('a battle stands on the list with its title and its entries', async () => {
  await beginRace(page, 3)
  await expect
    .poll(() => shelf.battles?.map(({ title, entries, state }) => [title['a'], entries, state]))
    .toEqual([['Quatre Bras', 3, 'running']])
})

test('a battle that is played is not removed', async () => {
  const { id } = await beginRace(page, 3)
  expect(await shelf.remove(id)).toBe(false)
  expect(shelf.failure).toBe('not-writer')
  expect((await shelf.load(id))?.log).toHaveLength(3)
})

test('a battle that is removed is gone, and does not come back from its second copies', async () => {
  const { id, journal } = await beginRace(page, 12)
  await journal.keepTurn()
  await journal.close()
  expect(await shelf.exportText(id)).toContain('dice-race')
  expect(await shelf.remove(id)).toBe(true)
  await expect.poll(() => shelf.battles).toEqual([])
  expect([...browser.files.keys()].filter((name) => name.includes(id))).toEqual([])
  page = await freshPage()
  await page.boot()
  await page.compared()
  expect(await page.loadBattle(id)).toBeNull()
})

test('a battle in the bin is on no list, and comes back whole when it is restored', async () => {
  const { id, journal } = await beginRace(page, 12)
  await journal.close()
  expect(await shelf.bin(id)).toBe(true)
  await expect.poll(() => shelf.battles).toEqual([])
  await expect.poll(() => shelf.binned.map((card) => card.id)).toEqual([id])
  expect(await shelf.restore(id)).toBe(true)
  await expect.poll(() => shelf.binned).toEqual([])
  await expect.poll(() => shelf.battles?.map(({ entries }) => entries)).toEqual([12])
})

test('a battle that is played does not go into the bin', async () => {
  const { id } = await beginRace(page, 3)
  expect(await shelf.bin(id)).toBe(false)
  expect(shelf.failure).toBe('not-writer')
  expect(shelf.binned).toEqual([])
})

test('out of the bin for good it does not come back from its second copies', async () => {
  const { id, journal } = await beginRace(page, 12)
  await journal.keepTurn()
  await journal.close()
  expect(await shelf.bin(id)).toBe(true)
  expect(await shelf.remove(id)).toBe(true)
  expect([...browser.files.keys()].filter((name) => name.includes(id))).toEqual([])
  page = await freshPage()
  await page.boot()
  await page.compared()
  expect(await page.loadBattle(id)).toBeNull()
})

test('in the bin for 30 days it stays, then it goes for good', async () => {
  const { id, journal } = await beginRace(page, 3)
  await journal.close()
  expect(await shelf.bin(id)).toBe(true)
  const day = 24 * 60 * 60 * 1000
  vi.setSystemTime(Date.now() + 29 * day)
  expect(await shelf.emptyOld()).toBe(0)
  vi.setSystemTime(Date.now() + 2 * day)
  expect(await shelf.emptyOld()).toBe(1)
  expect(await shelf.load(id)).toBeNull()
  vi.useRealTimers()
})

test('its second copies know that it is in the bin: a lost database brings it back there', async () => {
  const { id, journal } = await beginRace(page, 12)
  await journal.keepTurn()
  await journal.close()
  expect(await shelf.bin(id)).toBe(true)
  const { readSpares } = await import('@/storage/spare/battleSpare.ts')
  const { spareDrive } = await import('@/storage/spare/spareDrive.ts')
  const drive = await spareDrive()
  if (drive === null) throw new Error('no drive')
  // The first is what a lost database is put back from.
  const [best] = await readSpares(drive, id)
  expect(best?.log).toHaveLength(12)
  expect(best?.battle.title['binnedAt']).toBeTypeOf('number')
})
