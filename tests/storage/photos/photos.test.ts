// Photographs of battles: limited, kept beside the record, in a backup only on wish, and gone with their battle.
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hashOfEntry } from '@/core/record/chain.ts'
import { photoLimits } from '@/storage/photos/photo.ts'
import { label, noon } from '../backup/support/examples.ts'
import { fakeBrowser, type FakeBrowser } from '../support/browser.ts'
import { beginRace, freshPage, putAway, type StoragePage } from '../support/page.ts'

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

const photos = () => import('@/storage/photos/photos.ts')
const door = () => import('@/storage/backup/door.ts')
const picture = { jpeg: '/9j/4AAQSkZJRg==' }

async function battleHere(): Promise<{ readonly id: string; readonly mark: string }> {
  const { id, journal } = await beginRace(page, 5)
  await journal.close()
  const row = await page.database.entries.get([id, 1])
  if (row === undefined) throw new Error('the battle has no entry')
  return { id, mark: hashOfEntry(row.entry) }
}

const photoOf = (battle: string, note = '') => ({
  battle,
  entry: 3,
  turn: 1,
  note,
  width: 640,
  height: 480,
})

const rows = () => page.database.documents.orderBy('[kind+id]').toArray()

async function backupOf(whole: boolean) {
  const { makeBackup } = await door()
  const { readFile } = await import('@/storage/backup/readFile.ts')
  const { blob } = await makeBackup({ ...label, papers: {}, whole }, noon)
  const reading = await readFile(blob)
  if (!reading.ok) throw new Error(reading.problem.code)
  return reading.value
}

test('one is stored beside its battle, not in its record, and its picture is read by itself', async () => {
  const { id, mark } = await battleHere()
  const record = await page.exportBattle(id)
  const { addPhoto, pictureOf, watchPhotos } = await photos()
  expect(await addPhoto(photoOf(mark, 'The hedge'), picture)).toBe('added')
  const told = vi.fn()
  const watch = watchPhotos(mark, told, told)
  await expect.poll(() => told.mock.lastCall?.[0]).toMatchObject([{ note: 'The hedge', turn: 1 }])
  watch.stop()
  expect(JSON.stringify(told.mock.lastCall)).not.toContain(picture.jpeg)
  const [kept] = told.mock.lastCall?.[0] ?? []
  expect(await pictureOf(kept.id)).toEqual(picture)
  expect(await page.exportBattle(id)).toBe(record)
})

test('a battle takes so many and no more; others are not in its way', async () => {
  const { mark } = await battleHere()
  const { addPhoto } = await photos()
  for (let n = 0; n < photoLimits.ofBattle; n += 1)
    expect(await addPhoto(photoOf(mark), picture)).toBe('added')
  expect(await addPhoto(photoOf(mark), picture)).toBe('battle-full')
  expect(await addPhoto(photoOf('b'.repeat(64)), picture)).toBe('added')
})

test('a phone takes so many; those of battles that are gone give way', async () => {
  const { mark } = await battleHere()
  const { addPhoto } = await photos()
  for (let n = 0; n < photoLimits.onPhone; n += 1) {
    const battle = (n % 16).toString(16).repeat(64)
    expect(await addPhoto(photoOf(battle), picture)).toBe('added')
  }
  expect(await addPhoto(photoOf(mark), picture)).toBe('added')
  expect(await rows()).toHaveLength(2)
})

test('what is larger than it may be, or no JPEG, is never stored', async () => {
  const { mark } = await battleHere()
  const { addPhoto } = await photos()
  const bad = [
    { jpeg: 'iVBORw0KGgo=' },
    { jpeg: `/9j/${'A'.repeat(photoLimits.bytes * 2)}` },
    { jpeg: '/9j/ "><script>' },
  ]
  for (const one of bad)
    await expect(addPhoto(photoOf(mark), one)).rejects.toThrow('beyond its limits')
  const wide = { ...photoOf(mark), width: photoLimits.side + 1 }
  await expect(addPhoto(wide, picture)).rejects.toThrow('beyond its limits')
  expect(await rows()).toEqual([])
})

test('a backup holds them only on wish, and one without them takes none away', async () => {
  const { mark } = await battleHere()
  const { addPhoto } = await photos()
  await addPhoto(photoOf(mark), picture)
  const [without, whole] = [await backupOf(false), await backupOf(true)]
  expect(without.header.counts['documents']).toBeUndefined()
  expect(whole.header.counts).toMatchObject({ documents: 2 })
  const { restoreBackup } = await door()
  const before = await rows()
  await restoreBackup(without, 'replace', [])
  expect(await rows()).toEqual(before)
  await page.database.documents.clear()
  await restoreBackup(whole, 'add', [])
  const [thing, part] = (await rows()).toSorted(
    (one, other) => one.owner.length - other.owner.length,
  )
  expect(thing).toMatchObject({ kind: 'photos', value: photoOf(mark) })
  expect(part).toMatchObject({ owner: thing?.id, value: picture })
  expect(await restoreBackup(whole, 'add', [])).toMatchObject({ added: 0 })
})

test('they find their battle again after a restore under another id', async () => {
  const { id, mark } = await battleHere()
  const { addPhoto } = await photos()
  await addPhoto(photoOf(mark), picture)
  const whole = await backupOf(true)
  await page.removeBattle(id)
  expect(await rows(), 'they went with the battle').toEqual([])
  const { restoreBackup } = await door()
  await restoreBackup(whole, 'add', [])
  const [battle] = await page.database.battles.toArray()
  expect(battle?.id).not.toBe(id)
  const first = await page.database.entries.get([battle?.id ?? '', 1])
  expect((await rows()).find(({ owner }) => owner === '')?.value).toMatchObject({
    battle: first === undefined ? '' : hashOfEntry(first.entry),
  })
})

test('its words are cut to their length, and a word of a battle is nobody else’s', async () => {
  const { mark } = await battleHere()
  const { addPhoto, describePhoto } = await photos()
  await addPhoto(photoOf(mark), picture)
  const [thing] = (await rows()).filter(({ owner }) => owner === '')
  await describePhoto(thing?.id ?? '', `  ${'x'.repeat(500)}  `)
  expect((await rows()).find(({ owner }) => owner === '')?.value).toEqual(
    photoOf(mark, 'x'.repeat(photoLimits.note)),
  )
})
