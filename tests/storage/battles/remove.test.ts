// Deleting a battle: for good, whatever becomes of its second copies in between.
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeBrowser, type FakeBrowser } from '../support/browser.ts'
import { loseDatabase } from '../support/lived.ts'
import { beginRace, freshPage, quiet, type StoragePage, untilQuiet } from '../support/page.ts'

let browser: FakeBrowser
let page: StoragePage

beforeEach(async () => {
  browser = fakeBrowser()
  page = await freshPage()
})
afterEach(async () => {
  await untilQuiet()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const filesOf = (id: string): string[] =>
  [...browser.files.keys()].filter((name) => name.includes(id))

/** Another tab holds its files and does not let go of them. */
async function holdFiles(kind: string) {
  const { spareDrive } = await import('@/storage/spare/spareDrive.ts')
  const drive = await spareDrive()
  if (drive === null) throw new Error('no place for second copies')
  const { remove } = drive
  return vi
    .spyOn(drive, 'remove')
    .mockImplementation((name) =>
      name.startsWith(kind)
        ? Promise.reject(new DOMException('held', 'NoModificationAllowedError'))
        : remove(name),
    )
}

async function restingBattle(): Promise<string> {
  const { id, journal } = await beginRace(page, 5)
  await journal.close()
  return id
}

test('a deleted battle leaves nothing', async () => {
  const id = await restingBattle()
  await page.removeBattle(id)
  expect(filesOf(id)).toEqual([])
  expect(await page.loadBattle(id)).toBeNull()
})

test('a deleted battle does not come back from a file that could not be removed', async () => {
  const id = await restingBattle()
  const held = await holdFiles('rest')
  await page.removeBattle(id)
  expect(filesOf(id)).toHaveLength(2) // the file, and the word that it counts for nothing
  held.mockRestore()
  page = await freshPage()
  await page.compared()
  expect(await page.loadBattle(id)).toBeNull()
  expect(filesOf(id)).toEqual([])
})

test('nor when the database is lost before that', async () => {
  const id = await restingBattle()
  await holdFiles('rest')
  await page.removeBattle(id)
  loseDatabase()
  page = await freshPage()
  expect(await page.boot()).toMatchObject({ kind: 'lost', found: { battles: [] } })
})

test('a battle whose rows could not be deleted keeps its second copies', async () => {
  const id = await restingBattle()
  const before = filesOf(id)
  vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError')
  })
  await expect(page.removeBattle(id)).rejects.toThrow()
  expect(filesOf(id)).toEqual(before)
  expect((await page.openJournal(id, quiet))?.kept().log).toHaveLength(5)
})

test('a battle whose deleting ended with the page before its rows went is still whole', async () => {
  const id = await restingBattle()
  browser.files.set(`/spare/gone~${id}`, 'cbf43926 {}\n')
  page = await freshPage()
  await page.compared()
  expect((await page.loadBattle(id))?.log).toHaveLength(5)
  expect(filesOf(id).some((name) => name.includes('gone~'))).toBe(false)
  expect(filesOf(id).some((name) => name.includes('rest~'))).toBe(true)
})
