// Writes that do not end: the user hears of it, and what the browser has forgotten is written again.
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeBrowser } from '../support/browser.ts'
import { beginRace, freshPage, nth, quiet, type StoragePage, untilQuiet } from '../support/page.ts'

let page: StoragePage

const begin = (played = 0) => beginRace(page, played)

beforeEach(async () => {
  fakeBrowser()
  page = await freshPage()
})
afterEach(async () => {
  await untilQuiet()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A database that takes its time: whoever wants to write waits for `go`. */
function holdDatabase(): () => void {
  vi.spyOn(page.database, 'isOpen').mockReturnValue(false)
  let go = (): void => undefined
  const opening = new Promise<void>((resolve) => (go = resolve))
  vi.spyOn(page.database, 'open').mockReturnValue(opening as never)
  return () => {
    vi.restoreAllMocks()
    go()
  }
}

test('a write that neither ends nor fails is told, and nothing counts as stored before it is', async () => {
  const { journal } = await begin(1)
  const go = holdDatabase()
  const settled = vi.fn()
  const { durable } = journal.append(nth(2))
  void durable.then(settled)
  await expect.poll(() => journal.status()).toMatchObject({ saved: 1, failure: 'slow' })
  expect(settled).not.toHaveBeenCalled()
  go()
  expect(await durable).toEqual({ where: 'database', failure: null })
})

/** A database whose transactions nobody carries out: neither an end nor an error ever comes. */
const forgetful = {
  transaction: () => ({ objectStore: () => ({ get: () => ({}), add: () => ({}) }) }),
}

test('a write that the browser has forgotten is made again', async () => {
  const { journal } = await begin(1)
  vi.spyOn(page.database, 'backendDB').mockReturnValueOnce(forgetful as never)
  expect(await journal.append(nth(2)).durable).toEqual({ where: 'database', failure: null })
})

test('a write without an answer, with all others behind it, is made again', async () => {
  const { journal } = await begin(1)
  // What the start compares has ended: it would wait for the database that is silenced here.
  await untilQuiet()
  vi.spyOn(page.database, 'backendDB').mockReturnValueOnce(forgetful as never)
  vi.spyOn(page.database, 'transaction').mockReturnValue(new Promise(() => undefined) as never)
  expect(await journal.append(nth(2)).durable).toEqual({ where: 'database', failure: null })
}, 60_000)

test('a database that gives no answer at all holds nobody up for ever, and gets the entry when it answers again', async () => {
  const { journal } = await begin(1)
  const never = new Promise(() => undefined) as never
  vi.spyOn(page.database, 'isOpen').mockReturnValueOnce(false)
  vi.spyOn(page.database, 'open').mockReturnValueOnce(never).mockReturnValueOnce(never)
  expect(await journal.append(nth(2)).durable).toEqual({ where: 'memory', failure: 'connection' })
  await expect
    .poll(() => journal.status(), { timeout: 20_000 })
    .toMatchObject({ saved: 2, failure: null })
}, 60_000)

test('a write that only waits for others is left alone', async () => {
  const { journal } = await begin(1)
  const opened = vi.spyOn(page.database, 'open')
  let isLong = true
  setTimeout(() => (isLong = false), 5_000)
  const begun = vi.fn()
  const long = page.database.transaction('rw', page.database.tables, async () => {
    while (isLong) await page.database.meta.get('guard').then(begun)
  })
  await expect.poll(() => begun.mock.calls.length).toBeGreaterThan(0)
  const written = journal.append(nth(2))
  await long
  expect(await written.durable).toEqual({ where: 'database', failure: null })
  expect(journal.status()).toMatchObject({ saved: 2, failure: null })
  expect(opened).not.toHaveBeenCalled()
})

test('a battle that somebody still wrote to while it was opened is looked at once more', async () => {
  const { id } = await begin(2)
  const { StorageFailure } = await import('@/storage/failure.ts')
  const claims = vi
    .spyOn(page.database.heads, 'put')
    .mockRejectedValueOnce(new StorageFailure('stale'))
  const taken = await page.openJournal(id, quiet, true)
  expect(claims).toHaveBeenCalledTimes(2)
  expect(await taken?.append(nth(3)).durable).toEqual({ where: 'database', failure: null })
})
