// A visit that did not end in order: its log is closed before anything counts as stored.
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeBrowser, type FakeBrowser } from './support/browser.ts'
import { beginRace, freshPage, nth, putAway, type StoragePage } from './support/page.ts'

let browser: FakeBrowser
let leave: () => void

/** A browser that keeps a log, as Chromium does. Each page of it has its own ears. */
async function chromiumPage(): Promise<StoragePage> {
  const ears = new EventTarget()
  vi.stubGlobal('addEventListener', ears.addEventListener.bind(ears))
  vi.stubGlobal('navigator', { locks: new Locks(), userAgentData: {} })
  leave = () => void ears.dispatchEvent(new Event('pagehide'))
  return freshPage()
}

/** What other pages hold; nothing for a page that is alone. */
let held: { name: string }[] = []

class Locks {
  query = () => Promise.resolve({ held })
  request = (_: string, second: unknown, third?: unknown): Promise<unknown> => {
    const hold = typeof second === 'function' ? second : third
    return hold instanceof Function
      ? Promise.resolve(hold({ name: '' }) as unknown)
      : Promise.resolve()
  }
}

beforeEach(() => {
  held = []
  browser = fakeBrowser()
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work, 0))
})
afterEach(async () => {
  await putAway(browser)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Bytes that were written to no other end than to close a log. */
function countFilling(): () => number {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put')
  const sizeOf = (value: unknown): number => (value instanceof Uint8Array ? value.length : 0)
  return () => put.mock.calls.reduce((sum, [value]) => sum + sizeOf(value), 0)
}

const untilSound = async (): Promise<void> => {
  const { untilLogIsSound } = await import('@/storage/visit.ts')
  await untilLogIsSound()
}

test('a visit that did not end in order has its log closed by more than four megabytes', async () => {
  let page = await chromiumPage()
  await page.boot()
  await untilSound()
  const filled = countFilling()
  page = await chromiumPage()
  await page.boot()
  await untilSound()
  expect(filled()).toBeGreaterThan(4 * 1024 * 1024)
})

test('a visit that ended in order costs the next one nothing', async () => {
  let page = await chromiumPage()
  await page.boot()
  await untilSound()
  leave()
  await new Promise((resolve) => setTimeout(resolve, 100))
  const filled = countFilling()
  page = await chromiumPage()
  await page.boot()
  await untilSound()
  expect(filled()).toBe(0)
})

test('a page that goes away asks for nothing it would have to wait for', async () => {
  const page = await chromiumPage()
  await page.boot()
  await untilSound()
  const reads = (['get', 'getAll', 'put'] as const).map((does) =>
    vi.spyOn(IDBObjectStore.prototype, does),
  )
  const commit = vi.spyOn(IDBTransaction.prototype, 'commit')
  leave()
  expect(commit).toHaveBeenCalledOnce()
  await new Promise((resolve) => setTimeout(resolve, 100))
  // Other databases may still be read by what the start left for an idle moment.
  const asked = reads.flatMap(({ mock }) =>
    mock.contexts.map((store) => (store as IDBObjectStore).transaction.db.name),
  )
  expect(asked).not.toContain('aide-de-camp.visit')
})

test('of two pages the one that did not end in order is noticed when the other has', async () => {
  let page = await chromiumPage()
  await page.boot()
  await untilSound() // and is killed some time later
  held = [{ name: 'aide-de-camp/visit' }]
  page = await chromiumPage()
  await page.boot()
  await untilSound()
  leave()
  await new Promise((resolve) => setTimeout(resolve, 100))
  held = []
  const filled = countFilling()
  page = await chromiumPage()
  await page.boot()
  await untilSound()
  expect(filled()).toBeGreaterThan(0)
})

test('nothing has its tick until the log is closed, and then everything has', async () => {
  const idle: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work))
  const page = await chromiumPage()
  const { journal } = await beginRace(page)
  const settled = vi.fn()
  const { durable } = journal.append(nth(1))
  void durable.then(settled)
  await expect.poll(() => journal.status().saved).toBe(1)
  expect(journal.status().ticked).toBe(0)
  expect(settled).not.toHaveBeenCalled()
  await expect.poll(() => idle).not.toEqual([])
  for (const work of idle) work()
  await durable
  expect(journal.status().ticked).toBe(1)
})

test('a full phone goes on without closing the log', async () => {
  let page = await chromiumPage()
  await page.boot()
  await untilSound()
  page = await chromiumPage()
  vi.spyOn(IDBObjectStore.prototype, 'clear').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError')
  })
  expect(await page.boot()).toEqual({ kind: 'ready' })
  await untilSound()
})

test('after a write that found no room nothing has its tick before the torn log is closed', async () => {
  const page = await chromiumPage()
  const { id, journal } = await beginRace(page)
  await journal.append(nth(1)).durable
  const { add, put } = IDBObjectStore.prototype
  const none = (): never => {
    throw new DOMException('no room', 'QuotaExceededError')
  }
  const adding = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(none)
  // Room for an entry is not yet room for what closes the log.
  const filling = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    value: unknown,
    key?: IDBValidKey,
  ) {
    return value instanceof Uint8Array ? none() : put.call(this, value, key)
  })
  await journal.append(nth(2)).durable
  adding.mockImplementation(add)
  const { durable } = journal.append(nth(3))
  await expect.poll(async () => (await page.loadBattle(id))?.log).toHaveLength(3)
  expect(await durable).toEqual({ where: 'memory', failure: 'quota' })
  expect(journal.status()).toMatchObject({ saved: 1, ticked: 1, failure: 'quota' })
  filling.mockImplementation(put)
  await expect.poll(() => journal.status()).toMatchObject({ ticked: 3, failure: null })
})

test('in memory there is no log to close, whatever found no room', async () => {
  const page = await chromiumPage()
  await page.playInMemory()
  const { journal } = await beginRace(page)
  const filled = countFilling()
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementationOnce(() => {
    throw new DOMException('no room', 'QuotaExceededError')
  })
  await journal.append(nth(1)).durable
  await journal.append(nth(2)).durable
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(filled()).toBe(0)
})
