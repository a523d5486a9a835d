// A new kind touches one module: here it is given in the test's list only, and goes through everything that is stored.
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeBrowser, type FakeBrowser } from '../support/browser.ts'
import { loseDatabase } from '../support/lived.ts'
import { freshPage, putAway, type StoragePage } from '../support/page.ts'
import { watchdogExport } from '../support/watchdog.ts'
import { backupText, label, noon, storedOf } from '../backup/support/examples.ts'
import { mapKind } from './madeUp.ts'

let browser: FakeBrowser
let page: StoragePage

/** A page whose start hands over the app's kinds and, if it is to know them, maps. */
async function newPage(knowsMaps = true): Promise<void> {
  page = await freshPage()
  const { kinds } = await import('@/kinds.ts')
  const { useKinds, loadKinds } = await import('@/storage/kindList.ts')
  useKinds(knowsMaps ? [...kinds, mapKind] : kinds)
  await loadKinds()
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

const documents = () => import('@/storage/documents/documents.ts')

const note = '00000000-0000-4000-8000-000000000001'
const value = { name: 'Low Countries', regions: ['Brabant', 'Liège'], front: note }

async function addMap(): Promise<string> {
  await page.boot()
  const { addDocument } = await documents()
  return addDocument(mapKind, { value, parts: { [note]: 'The river is high' } })
}

const copied = (id: string, stamp: number): boolean =>
  [...browser.files.keys()].some((name) => name.includes(`/unit~maps.${id}~${String(stamp)}~`))

const rows = () => page.database.documents.orderBy('[kind+id]').toArray()

async function addCopiedMap(): Promise<string> {
  const id = await addMap()
  await expect.poll(() => copied(id, 1)).toBe(true)
  return id
}

async function madeBackup() {
  const { makeBackup } = await import('@/storage/backup/door.ts')
  return makeBackup({ ...label, papers: {} }, noon)
}

async function taken(text: Blob | string) {
  const { fileOf } = await import('../backup/support/reading.ts')
  return fileOf(text)
}

/** Everything in it, with its rows. */
async function unitsOf({ source }: Awaited<ReturnType<typeof taken>>) {
  const { together } = await import('../backup/support/reading.ts')
  const { unitsIn } = await import('@/storage/backup/readFile.ts')
  return together(unitsIn(source))
}

describe('a thing of a new kind', () => {
  test('is told to whoever watches, changed, and there after the page was killed', async () => {
    const id = await addMap()
    const { editDocument } = await documents()
    await editDocument(mapKind, id, (map) => ({ ...Object(map), name: 'The Meuse' }))
    await newPage()
    expect(await page.boot()).toEqual({ kind: 'ready' })
    const { watchDocuments } = await documents()
    const told = vi.fn()
    const watch = watchDocuments(mapKind, told, told)
    await expect.poll(() => told.mock.calls.length).toBeGreaterThan(0)
    watch.stop()
    expect(told.mock.calls[0]?.[0]).toMatchObject([{ id, value: { name: 'The Meuse' } }])
  })

  test('comes back whole from its second copy when the database is lost', async () => {
    await addCopiedMap()
    const before = await rows()
    loseDatabase()
    await newPage()
    expect(await page.boot()).toMatchObject({ kind: 'lost', found: { kinds: { maps: 1 } } })
    await page.restoreFound()
    expect(await rows()).toEqual(before)
  })

  test('comes back at the start after which it alone was missing, and is told', async () => {
    await addCopiedMap()
    const before = await rows()
    await page.database.documents.clear()
    await newPage()
    expect(await page.boot()).toEqual({ kind: 'ready' })
    expect(await page.compared()).toMatchObject({ kinds: { maps: 1 } })
    expect(await rows()).toEqual(before)
  })

  test('that was deleted comes back from nowhere, and its files go', async () => {
    const id = await addCopiedMap()
    const { removeDocument } = await documents()
    await removeDocument(mapKind, id)
    browser.hide()
    await expect.poll(() => copied(id, 1)).toBe(false)
    await newPage()
    await page.boot()
    expect(await page.compared()).toMatchObject({ kinds: { maps: 0 } })
    expect(await rows()).toEqual([])
  })

  test('is put right from its copy when it cannot be read, and the copy from it', async () => {
    const id = await addCopiedMap()
    const before = await rows()
    await page.database.documents.update(['maps', id], { value: { name: 7 } })
    const { checkCopies } = await import('@/storage/backup/door.ts')
    expect(await checkCopies(1)).toMatchObject({ kinds: { maps: 1 }, fromCopy: 1, failed: 0 })
    expect(await rows()).toEqual(before)
    for (const name of browser.files.keys())
      if (name.includes('unit~maps')) browser.files.set(name, 'damaged')
    expect(await checkCopies(2)).toMatchObject({ kinds: { maps: 1 }, fromDatabase: 1, failed: 0 })
    expect(await checkCopies(3)).toMatchObject({ kinds: { maps: 1 }, fromDatabase: 0, failed: 0 })
  })

  test('goes through a backup: the same once, under ids of its own that still name its parts', async () => {
    const id = await addMap()
    const backup = await taken((await madeBackup()).text)
    expect(backup.header).toMatchObject({ backupFormat: 3, counts: { documents: 2 } })
    const { restoreBackup } = await import('@/storage/backup/code.ts')
    expect(await restoreBackup(backup, 'add', [])).toMatchObject({ added: 0, same: 1 })
    const { removeDocument } = await documents()
    await removeDocument(mapKind, id)
    expect(await restoreBackup(backup, 'add', [])).toMatchObject({ added: 1, isVerified: true })
    expect(await restoreBackup(backup, 'add', [])).toMatchObject({ added: 0, same: 1 })
    const there = await rows()
    const map = there.find(({ owner }) => owner === '')
    const part = there.find(({ owner }) => owner !== '')
    expect(map?.id).not.toBe(id)
    expect(part).toMatchObject({ owner: map?.id, value: 'The river is high' })
    expect(part?.id).not.toBe(note)
    expect(map?.value).toEqual({ ...value, front: part?.id })
  })

  test('comes in from a raw export of the rows, and of the second copies alone', async () => {
    await addCopiedMap()
    const whole = await (await page.exportRaw()).text()
    const copies = whole.split('\n').filter((line) => !line.startsWith('{"table"'))
    for (const text of [whole, copies.join('\n')])
      expect(await unitsOf(await taken(text))).toMatchObject([
        { of: 'maps', row: { value }, parts: [{ value: 'The river is high' }] },
      ])
  })

  test('is in the file that a page saves which does not start', async () => {
    await addMap()
    const backup = await taken(await watchdogExport())
    expect(backup.source.how, 'all of it stands together').toBe('apart')
    expect(await unitsOf(backup)).toMatchObject([{ of: 'maps', row: { value }, parts: [{}] }])
  })

  test('is missed when it is gone with all its copies', async () => {
    await addCopiedMap()
    await page.database.documents.clear()
    await page.compared()
    for (const name of [...browser.files.keys()])
      if (name.includes('unit~')) browser.files.delete(name)
    await newPage()
    const told = vi.fn()
    await page.whenEmptied(told)
    await page.boot()
    expect(told.mock.calls).toEqual([[{ whileOpen: false, kinds: ['maps'] }]])
  })
})

describe('for a version that does not know the kind', () => {
  test('it is kept, listed, and cannot be lost without a word', async () => {
    const id = await addCopiedMap()
    await newPage(false)
    expect(await page.boot()).toEqual({ kind: 'ready' })
    const { strangeUnits } = await import('@/storage/documents/strangers.ts')
    expect(await strangeUnits()).toMatchObject([{ row: { id, kind: 'maps' }, parts: [{}] }])
    const before = await rows()
    loseDatabase()
    await newPage(false)
    expect(await page.boot()).toMatchObject({ kind: 'lost', found: { kinds: { maps: 1 } } })
    await page.restoreFound()
    expect(await rows()).toEqual(before)
  })

  test('it survives a backup word for word, comes once, and is never replaced', async () => {
    await addMap()
    await newPage(false)
    await page.boot()
    const before = await rows()
    const made = await madeBackup()
    expect(made.unread).toBe(0)
    const backup = await taken(made.text)
    const { restoreBackup } = await import('@/storage/backup/code.ts')
    expect(await restoreBackup(backup, 'add', [])).toMatchObject({ added: 0, same: 1 })
    const empty = await taken(backupText(storedOf(0)))
    expect(await restoreBackup(empty, 'replace', [])).toMatchObject({ removed: 0 })
    expect(await rows()).toEqual(before)
    await page.database.documents.clear()
    expect(await restoreBackup(backup, 'add', [])).toMatchObject({ added: 1, isVerified: true })
    expect(await rows()).toEqual(before)
  })

  test('so is one of a newer version of a kind that it knows; it is not changed', async () => {
    const id = await addMap()
    await page.database.documents.update(['maps', id], { v: 2, value: { quite: 'different' } })
    const { editDocument, removeDocument } = await documents()
    await expect(editDocument(mapKind, id, () => value)).rejects.toThrow('newer-app')
    await expect(removeDocument(mapKind, id)).rejects.toThrow('newer-app')
    const { strangeUnits } = await import('@/storage/documents/strangers.ts')
    expect(await strangeUnits()).toMatchObject([{ row: { id, value: { quite: 'different' } } }])
    const backup = await taken((await madeBackup()).text)
    expect(await unitsOf(backup)).toMatchObject([{ isStrange: true, row: { v: 2 } }])
  })
})

test('a phone without documents writes the backup that the version before can read', async () => {
  await page.boot()
  const backup = await taken((await madeBackup()).text)
  expect(backup.header.backupFormat).toBe(2)
  expect(backup.header.counts).not.toHaveProperty('documents')
})
