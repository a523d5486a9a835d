// The browser empties the database while the app is running: whoever notices, it is told.
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { newEvent, sampleArmies } from '@/games/eagles/rules/index.ts'
import { fakeBrowser, type FakeBrowser } from '../support/browser.ts'
import { hasCopied } from '../support/lived.ts'
import { beginRace, freshPage, nth, quiet, type StoragePage, putAway } from '../support/page.ts'

let browser: FakeBrowser
let page: StoragePage
let told = vi.fn()

async function newPage(): Promise<void> {
  page = await freshPage()
  told = vi.fn()
  await page.whenEmptied(told)
}

beforeEach(async () => {
  browser = fakeBrowser()
  await newPage()
})
afterEach(async () => {
  await putAway(browser)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const addEvent = async (): Promise<string> => {
  await page.boot()
  const events = await import('@/storage/events/events.ts')
  return events.addEvent(newEvent('Autumn Muster'))
}

/** Everything of this origin: the second copies and what remembers the database go too. */
async function evict(): Promise<void> {
  await page.compared()
  await Promise.all(page.database.tables.map((table) => table.clear()))
  browser.files.clear()
  browser.remembered.clear()
}

const withEvents = { whileOpen: true, kinds: ['events'] }

describe('an eviction', () => {
  test('that the edit of an event notices is told, with the events', async () => {
    const id = await addEvent()
    await evict()
    const { editEvent } = await import('@/storage/events/events.ts')
    await expect(editEvent(id, (event) => event)).rejects.toThrow('missing')
    expect(told.mock.calls).toEqual([[withEvents]])
  })

  test('that the change of an army notices is told, with the events', async () => {
    await addEvent()
    await evict()
    await page.addArmies(sampleArmies.map((army) => ({ army })))
    expect(told.mock.calls).toEqual([[withEvents]])
  })

  test('that a battle notices is told, without events where there were none', async () => {
    const { journal } = await beginRace(page, 3)
    await evict()
    await journal.append(nth(4)).durable
    await expect.poll(() => told.mock.calls).toEqual([[{ whileOpen: true, kinds: [] }]])
  })

  test('that a battle on the screen tells is told by it alone, but for the events', async () => {
    await addEvent()
    const listener = { ...quiet, emptied: () => true }
    const { journal } = await beginRace(page, 3, listener)
    await evict()
    await journal.append(nth(4)).durable
    await expect.poll(() => told.mock.calls).toEqual([[{ whileOpen: false, kinds: ['events'] }]])
  })

  test('of which nobody has heard is told by the next start', async () => {
    page = await freshPage() // nobody listens
    const id = await addEvent()
    await evict()
    const { editEvent } = await import('@/storage/events/events.ts')
    await editEvent(id, (event) => event).catch(() => undefined)
    await newPage()
    await page.boot()
    expect(told.mock.calls).toEqual([[{ whileOpen: false, kinds: ['events'] }]])
  })

  test('is told once: the start after that is quiet', async () => {
    await addEvent()
    await evict()
    await page.addArmies([])
    await newPage()
    await page.boot()
    await page.compared()
    expect(told).not.toHaveBeenCalled()
  })
})

describe('a start', () => {
  test('without the events that were there says so', async () => {
    await addEvent()
    await page.compared()
    await page.database.events.clear()
    await newPage()
    expect(await page.boot()).toEqual({ kind: 'ready' })
    expect(told.mock.calls).toEqual([[{ whileOpen: false, kinds: ['events'] }]])
  })

  test('after the last event was deleted by hand is quiet', async () => {
    const id = await addEvent()
    const { removeEvent } = await import('@/storage/events/events.ts')
    await removeEvent(id)
    await newPage()
    await page.boot()
    await page.compared()
    expect(told).not.toHaveBeenCalled()
    expect(hasCopied(browser, 'before')).toBe(false)
  })
})
