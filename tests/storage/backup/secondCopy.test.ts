// What the storage page says of the second journal: not what the browser could do, but what it does.
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeBrowser, type FakeBrowser } from '../support/browser.ts'
import { freshModules, untilQuiet } from '../support/page.ts'

let browser: FakeBrowser

beforeEach(async () => {
  browser = fakeBrowser()
  await freshModules()
})
afterEach(async () => {
  await untilQuiet()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const asked = async () => (await import('@/storage/backup/code.ts')).secondCopy()

test('a place that takes lines is told with how it takes them, and nothing stays behind', async () => {
  expect(await asked()).toBe('now-and-then')
  expect([...browser.files.keys()].filter((name) => name.includes('probe'))).toEqual([])
})

test('a probe that a page has left behind is in nobody’s way, and goes', async () => {
  const { spareDrive } = await import('@/storage/spare/spareDrive.ts')
  const drive = await spareDrive()
  await drive?.write('probe~~0~1', 'left')
  const write = vi.spyOn(drive ?? { write: () => Promise.resolve() }, 'write')
  expect(await asked()).toBe('now-and-then')
  expect(write.mock.calls.map(([name]) => name)).toEqual(['probe~~0~2'])
  expect(await drive?.names()).toEqual([])
})

test('a place that takes nothing is told as failing', async () => {
  vi.spyOn(caches, 'open').mockRejectedValue(new DOMException('no room', 'QuotaExceededError'))
  expect(await asked()).toBe('failing')
})

test('no place at all is told as none', async () => {
  fakeBrowser({ cache: false })
  await freshModules()
  expect(await asked()).toBe('none')
})
