// A database that no start can open: its data comes back at another place, or for one visit into memory.
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeBrowser, type FakeBrowser } from '../support/browser.ts'
import { livedIn, loseDatabase } from '../support/lived.ts'
import { beginRace, freshPage, nth, quiet, type StoragePage, putAway } from '../support/page.ts'

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

/** As Chromium does it where a file of all databases is broken: another name does not help. */
function breakAll(): void {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    const onerror: (event: object) => void = () => {}
    const request = { error: new DOMException('backing store', 'UnknownError'), onerror }
    const event = { target: request, preventDefault: () => {}, stopPropagation: () => {} }
    setTimeout(() => request.onerror(event), 0)
    return request as never
  })
}

/** Browsers with a file for each database: only the one of this name is broken. */
function breakOne(): void {
  const open = indexedDB.open.bind(indexedDB)
  const refuse = vi.spyOn(indexedDB, 'open')
  breakAll()
  const broken = refuse.getMockImplementation()
  refuse.mockImplementation((name, version) =>
    name === 'aide-de-camp' && broken !== undefined ? broken(name, version) : open(name, version),
  )
}

/** Storage buckets as far as the app wants them. */
function withBuckets(): Map<string, { indexedDB: IDBFactory }> {
  const all = new Map<string, { indexedDB: IDBFactory }>()
  Object.assign(navigator, {
    storageBuckets: {
      keys: () => Promise.resolve([...all.keys()]),
      open: (name: string) => {
        const bucket = all.get(name) ?? { indexedDB: new IDBFactory() }
        all.set(name, bucket)
        return Promise.resolve(bucket)
      },
      delete: (name: string) => Promise.resolve(void all.delete(name)),
    },
  })
  return all
}

/** As after every kill: nothing that the page had is left. */
async function startAgain() {
  page = await freshPage()
  return page.boot()
}

describe('a database that no start can open', () => {
  test('is offered from its second copies at the first start that fails, and at each after it', async () => {
    await livedIn(page, browser)
    page.database.close()
    breakAll()
    for (const isLasting of [false, true])
      expect(await startAgain()).toMatchObject({
        kind: 'shut',
        why: 'connection',
        found: { kinds: { armies: 2 }, battles: [{ entries: 20 }] },
        isLasting,
      })
  })

  test('is tried twice before anything is said', async () => {
    await livedIn(page, browser)
    page.database.close()
    const opening = vi.spyOn(indexedDB, 'open')
    breakAll()
    setTimeout(() => opening.mockRestore(), 300)
    expect(await startAgain()).toEqual({ kind: 'ready' })
    expect(await page.database.armies.count()).toBe(2)
  })

  test('comes back in a bucket of its own, which the next start finds', async () => {
    const id = await livedIn(page, browser)
    page.database.close()
    const buckets = withBuckets()
    breakAll()
    await startAgain()
    await page.restoreElsewhere()
    expect(await page.database.armies.count()).toBe(2)
    expect(buckets.size).toBe(1)
    page.database.close()
    browser.remembered.clear()
    page = await freshPage()
    expect(await page.boot()).toEqual({ kind: 'ready' })
    expect((await page.loadBattle(id))?.log).toHaveLength(20)
  })

  test('comes back under another name where there are no buckets', async () => {
    const id = await livedIn(page, browser)
    page.database.close()
    breakOne()
    await startAgain()
    await page.restoreElsewhere()
    page.database.close()
    page = await freshPage()
    expect(await page.boot()).toEqual({ kind: 'ready' })
    expect((await page.loadBattle(id))?.log).toHaveLength(20)
  })

  test('is looked for at its usual place as long as the other one could not be filled', async () => {
    await livedIn(page, browser)
    page.database.close()
    const buckets = withBuckets()
    const opening = vi.spyOn(indexedDB, 'open')
    breakAll()
    await startAgain()
    const full = (): never => {
      throw new DOMException('no room', 'QuotaExceededError')
    }
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full)
    await expect(page.restoreElsewhere()).rejects.toThrow()
    put.mockRestore()
    opening.mockRestore()
    expect(buckets.size).toBe(0)
    page = await freshPage()
    expect(await page.boot()).toEqual({ kind: 'ready' })
    expect(await page.database.armies.count()).toBe(2)
  })

  test('one start that goes well and the count begins anew', async () => {
    await livedIn(page, browser)
    page.database.close()
    const opening = vi.spyOn(indexedDB, 'open')
    breakAll()
    expect(await startAgain()).toMatchObject({ kind: 'shut', isLasting: false })
    opening.mockRestore()
    expect(await startAgain()).toEqual({ kind: 'ready' })
    page.database.close()
    breakAll()
    expect(await startAgain()).toMatchObject({ kind: 'shut', isLasting: false })
  })
})

describe('in memory', () => {
  test('what the second copies hold can be played on, and nothing of it gets its tick', async () => {
    const id = await livedIn(page, browser)
    page.database.close()
    breakAll()
    await startAgain()
    await page.playInMemory()
    expect(await page.database.armies.count()).toBe(2)
    const journal = await page.openJournal(id, quiet)
    await journal?.append(nth(21)).durable
    expect(journal?.status()).toMatchObject({ entries: 21, ticked: 0, failure: 'memory' })
  })

  test('an app that begins empty forgets nothing of what is stored', async () => {
    await livedIn(page, browser)
    page.database.close()
    browser.files.clear()
    const words = browser.remembered.get('aide-de-camp.sentinel')
    const opening = vi.spyOn(indexedDB, 'open')
    breakAll()
    await startAgain()
    await page.playInMemory()
    expect(await page.database.armies.count()).toBe(0)
    expect(browser.remembered.get('aide-de-camp.sentinel')).toBe(words)
    opening.mockRestore()
    loseDatabase()
    page = await freshPage()
    expect(await page.boot()).toMatchObject({ kind: 'lost', why: 'gone' })
  })

  test('nothing is left of it at the next start', async () => {
    await livedIn(page, browser)
    page.database.close()
    const opening = vi.spyOn(indexedDB, 'open')
    breakAll()
    await startAgain()
    await page.playInMemory()
    opening.mockRestore()
    page = await freshPage()
    expect(await page.boot()).toEqual({ kind: 'ready' })
  })
})

test('after a write that found no room the log of the database is begun anew, once there is room', async () => {
  await page.boot()
  const { journal } = await beginRace(page, 3)
  Object.assign(navigator, { userAgentData: {} }) // as in Chromium, which alone keeps such a log
  const opened = vi.spyOn(indexedDB, 'open')
  const add = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError')
  })
  await journal.append(nth(4)).durable
  expect(opened).not.toHaveBeenCalled()
  add.mockRestore()
  await expect.poll(() => journal.status().saved).toBe(4)
  await expect.poll(() => opened.mock.calls.map(([name]) => name)).toContain('aide-de-camp.visit')
})
