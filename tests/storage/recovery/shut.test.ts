// A database that is there but cannot be opened: nothing is thrown away that another try could open.
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeBrowser, type FakeBrowser } from '../support/browser.ts'
import { livedIn, loseDatabase, refuseToOpen } from '../support/lived.ts'
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

const full = (): never => {
  throw new DOMException('no room', 'QuotaExceededError')
}
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (cause: unknown) => page.failureOf(cause),
  )

describe('a database that is out of reach', () => {
  test.each([
    ['QuotaExceededError', 'quota'],
    ['UnknownError', 'connection'],
    ['InvalidStateError', 'connection'],
  ])('for %s is shut, not lost, and is never deleted', async (name, why) => {
    await livedIn(page, browser)
    page.database.close()
    const { deletions, allow } = refuseToOpen(name)
    page = await freshPage()
    expect(await page.boot()).toMatchObject({ kind: 'shut', why, found: { kinds: { armies: 2 } } })
    expect(await codeOf(page.restoreFound(true))).toBe(why)
    expect(await codeOf(page.beginAnew())).toBe(why)
    expect(deletions).not.toHaveBeenCalled()
    allow()
    page = await freshPage()
    expect(await page.boot()).toEqual({ kind: 'ready' })
    expect(await page.database.armies.count()).toBe(2)
  })
})

describe('a database that nobody can read', () => {
  test('is told, and is not deleted by bringing back alone', async () => {
    await livedIn(page, browser)
    page.database.close()
    const { deletions } = refuseToOpen('DataError')
    page = await freshPage()
    expect(await page.boot()).toMatchObject({ kind: 'lost', why: 'unreadable' })
    expect(await codeOf(page.restoreFound())).toBe('unreadable')
    expect(deletions).not.toHaveBeenCalled()
  })

  test('is replaced on the user’s word, once its rows are kept, and everything comes back', async () => {
    const id = await livedIn(page, browser)
    page.database.close()
    const { deletions } = refuseToOpen('DataError')
    page = await freshPage()
    await page.boot()
    await page.restoreFound(true)
    expect(deletions).toHaveBeenCalledOnce()
    expect([...browser.files.keys()].some((name) => name.includes('/before~'))).toBe(true)
    expect(await page.database.armies.count()).toBe(2)
    expect((await page.loadBattle(id))?.log).toHaveLength(20)
  })

  test('stays where its rows cannot be kept', async () => {
    await livedIn(page, browser)
    page.database.close()
    const { deletions } = refuseToOpen('DataError')
    page = await freshPage()
    await page.boot()
    const { spareDrive } = await import('@/storage/spare/spareDrive.ts')
    const drive = await spareDrive()
    if (drive !== null) vi.spyOn(drive, 'write').mockImplementation(full)
    expect(await codeOf(page.restoreFound(true))).toBe('quota')
    expect(deletions).not.toHaveBeenCalled()
  })

  test('that can be read after all is emptied by nobody', async () => {
    await livedIn(page, browser)
    page.database.close()
    const { allow } = refuseToOpen('DataError')
    page = await freshPage()
    await page.boot()
    allow()
    await page.beginAnew()
    expect(await page.database.armies.count()).toBe(2)
    expect([...browser.files.keys()].some((name) => name.includes('/rest~'))).toBe(true)
  })
})

test('the second copies of a lost database stay until the app has begun anew', async () => {
  await livedIn(page, browser)
  loseDatabase()
  page = await freshPage()
  await page.boot()
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full)
  expect(await codeOf(page.beginAnew())).toBe('quota')
  vi.restoreAllMocks()
  page = await freshPage()
  expect(await page.boot()).toMatchObject({ kind: 'lost', found: { kinds: { armies: 2 } } })
})

describe('a full phone', () => {
  test('starts with what is there: nothing is written for starting', async () => {
    await livedIn(page, browser)
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full)
    page = await freshPage()
    expect(await page.boot()).toEqual({ kind: 'ready' })
  })

  test('on which the app was never used waits for room', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full)
    page = await freshPage()
    expect(await page.boot()).toMatchObject({ kind: 'shut', why: 'quota' })
  })
})

test('an upgrade goes on without the copy that could not be made before it', async () => {
  const { Dexie } = await import('dexie')
  const { applyMigrations } = await import('@/storage/migrations.ts')
  const older = new Dexie('aide-de-camp')
  applyMigrations(older, 2)
  await older.open()
  older.close()
  const dead = new DOMException('the worker is gone', 'InvalidStateError')
  vi.stubGlobal('caches', {
    open: () =>
      Promise.resolve({
        keys: () => Promise.resolve([]),
        match: () => Promise.resolve(undefined),
        put: () => Promise.reject(dead),
      }),
  })
  page = await freshPage()
  expect(await page.boot()).toEqual({ kind: 'ready' })
})
