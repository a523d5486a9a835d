// Second copies are never written over: each writing is a new file, and the one before it stays for a while.
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sampleArmies } from '@/games/eagles/rules/index.ts'
import { armyKind } from '@/storage/armyKind.ts'
import { fakeBrowser, type FakeBrowser } from '../support/browser.ts'
import { hasCopied, livedIn } from '../support/lived.ts'
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

const namesOf = (kind: string): string[] =>
  [...browser.files.keys()].filter((name) => name.includes(`/${kind}~`)).sort()

async function written(): Promise<string[]> {
  const { spareDrive } = await import('@/storage/spare/spareDrive.ts')
  const drive = await spareDrive()
  if (drive === null) throw new Error('no place for second copies')
  const names: string[] = []
  const { write } = drive
  vi.spyOn(drive, 'write').mockImplementation((name, text) => {
    names.push(`/spare/${name}`)
    return write(name, text)
  })
  return names
}

test('a writer that finds no room to claim the battle leaves the dead writer’s file as it is', async () => {
  const { id } = await beginRace(page, 10)
  const before = namesOf('live')
  vi.stubGlobal('navigator', { locks: navigator.locks })
  page = await freshPage()
  const names = await written()
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError')
  })
  const journal = await page.openJournal(id, quiet, true)
  expect(journal?.kept().log).toHaveLength(10)
  expect(names.filter((name) => name.includes('live~'))).toHaveLength(1)
  for (const name of before) expect(names).not.toContain(name)
})

test('a battle that rests again at the same length gets a new file', async () => {
  const { id, journal } = await beginRace(page, 10)
  await journal.close()
  const [first] = namesOf('rest')
  await (await page.openJournal(id, quiet))?.close()
  const [second, ...others] = namesOf('rest')
  expect(others).toEqual([])
  expect(second).not.toBe(first)
})

describe('the copy of all armies', () => {
  test('is a new file even where no change was counted in between', async () => {
    await livedIn(page, browser)
    const [first] = namesOf('armies')
    const { kindChanged } = await import('@/storage/spare/kindCopy.ts')
    kindChanged(armyKind)
    browser.hide()
    await expect.poll(() => namesOf('armies').at(-1)).not.toBe(first)
    expect(namesOf('armies')).toContain(first)
  })

  test('is not made for a change that failed', async () => {
    await livedIn(page, browser)
    const names = await written()
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError')
    })
    await expect(page.addArmies(sampleArmies.map((army) => ({ army })))).rejects.toThrow()
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    expect(names).toEqual([])
  })

  test('is not made of a database that was emptied', async () => {
    await livedIn(page, browser)
    const copies = namesOf('armies')
    await Promise.all(page.database.tables.map((table) => table.clear()))
    const { kindChanged } = await import('@/storage/spare/kindCopy.ts')
    kindChanged(armyKind)
    browser.hide()
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(namesOf('armies')).toEqual(copies)
  })

  test('holds what is there when its turn comes, not when it was asked for', async () => {
    await livedIn(page, browser)
    let end = (): void => undefined
    const other = navigator.locks.request(
      'aide-de-camp/armies-copy',
      () => new Promise<void>((resolve) => (end = resolve)),
    )
    const { kindChanged } = await import('@/storage/spare/kindCopy.ts')
    kindChanged(armyKind)
    browser.hide() // the copy is asked for now, and another tab has the turn
    await new Promise((resolve) => setTimeout(resolve, 50))
    const [army] = await page.database.armies.toArray()
    if (army === undefined) throw new Error('no army')
    await page.database.armies.put({ ...army, army: { ...army.army, name: 'Changed meanwhile' } })
    end()
    await other
    await expect
      .poll(() => browser.files.get(namesOf('armies').at(-1) ?? ''))
      .toContain('Changed meanwhile')
    expect(hasCopied(browser, 'armies')).toBe(true)
  })
})

test('a take-over lets go of the file, so that the next writer can remove it', async () => {
  const { id, journal } = await beginRace(page, 2)
  const { spareDrive } = await import('@/storage/spare/spareDrive.ts')
  const drive = await spareDrive()
  if (drive === null) throw new Error('no place for second copies')
  const close = vi.spyOn(drive, 'close')
  const second = await page.openJournal(id, quiet, true)
  await expect
    .poll(() => close.mock.calls.flat().some((name) => name.startsWith('live~')))
    .toBe(true)
  await second?.append(nth(3)).durable
  await journal.close()
  expect(namesOf('rest')).toEqual([])
})
