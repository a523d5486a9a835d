// Replacing everything and the second copies of the battles that go: neither lost too early nor left behind.
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeBrowser, type FakeBrowser } from '../support/browser.ts'
import { beginRace, freshPage, type StoragePage, putAway } from '../support/page.ts'
import { backupText, battleOf, storedOf } from './support/examples.ts'

let browser: FakeBrowser
let page: StoragePage

beforeEach(async () => {
  browser = fakeBrowser()
  page = await freshPage()
})
afterEach(async () => {
  await putAway(browser)
  vi.unstubAllGlobals()
})

const filesOf = (id: string): string[] =>
  [...browser.files.keys()].filter((name) => name.includes(id))

async function restingBattle() {
  const { id, journal } = await beginRace(page, 5)
  await journal.close()
  const { fileOf } = await import('./support/reading.ts')
  const { goingNow } = await import('./support/replaceAll.ts')
  const { restoreBackup } = await import('@/storage/backup/code.ts')
  const backup = await fileOf(backupText(storedOf(3)))
  const going = await goingNow(backup)
  const replace = (agreed: typeof going) => restoreBackup(backup, 'replace', agreed)
  return { id, going, replace }
}

test('a restore that is given up leaves the second copies where they are', async () => {
  const { id, replace } = await restingBattle()
  const before = filesOf(id)
  await expect(replace([])).rejects.toThrow()
  expect(before).not.toEqual([])
  expect(filesOf(id)).toEqual(before)
})

test('a restore that went through takes them with it', async () => {
  const { id, going, replace } = await restingBattle()
  expect(await replace(going)).toMatchObject({ removed: 1, isVerified: true })
  expect(filesOf(id)).toEqual([])
})

test('a battle that was replaced does not come back from a file that could not be removed', async () => {
  const { id, going, replace } = await restingBattle()
  const { spareDrive } = await import('@/storage/spare/spareDrive.ts')
  const drive = await spareDrive()
  if (drive === null) throw new Error('no place for second copies')
  const held = vi.spyOn(drive, 'remove').mockRejectedValue(new DOMException('held'))
  await replace(going)
  held.mockRestore()
  page = await freshPage()
  await page.compared()
  expect(await page.loadBattle(id)).toBeNull()
  expect(filesOf(id)).toEqual([])
})

test('what came with a restore has no second copy yet, and nobody is told that one was damaged or missing', async () => {
  await page.compared()
  const { fileOf } = await import('./support/reading.ts')
  const { restoreBackup } = await import('@/storage/backup/code.ts')
  const backup = await fileOf(backupText(storedOf(12, [battleOf(1, 9), battleOf(2, 30)])))
  expect(await restoreBackup(backup, 'add', [])).toMatchObject({ added: 14 })
  // The copies of the kinds are just being made.
  const { allKinds } = await import('@/storage/kindList.ts')
  const { copyKind } = await import('@/storage/spare/kindCopy.ts')
  for (const kind of allKinds()) void copyKind(kind)
  const { checkCopies } = await import('@/storage/backup/door.ts')
  for (const at of [1, 2])
    expect(await checkCopies(at)).toMatchObject({
      battles: 2,
      kinds: { armies: 12 },
      fromDatabase: 0,
      fromCopy: 0,
      failed: 0,
    })
})
