// Own maps and the pictures behind them as stored things: read strictly, backed up, restored; a picture only on wish.
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mapCodec as codecFor } from '@/games/campaign/mapCodec.ts'
import { defaultMap as deluge, delugeMapFields } from '@/games/deluge/rules/index.ts'
import { defaultMap as gloria, gloriaMapFields } from '@/games/gloria/rules/index.ts'
import { mapKind } from '@/games/mapKind.ts'
import { mapPictureCodec } from '@/storage/documents/mapPictureCodec.ts'
import { mapPictureKind } from '@/storage/documents/mapPictureKind.ts'
import { label, noon } from '../backup/support/examples.ts'
import { fakeBrowser, type FakeBrowser } from '../support/browser.ts'
import { loseDatabase } from '../support/lived.ts'
import { freshPage, putAway, type StoragePage } from '../support/page.ts'

let browser: FakeBrowser
let page: StoragePage

async function newPage(): Promise<void> {
  page = await freshPage()
  const { kinds } = await import('@/kinds.ts')
  const { useKinds, loadKinds } = await import('@/storage/kindList.ts')
  useKinds(kinds)
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

const map = { ...deluge, id: 'my-baltic', name: 'My Baltic' }
const picture = { map: map.id, width: 800, height: 600, jpeg: '/9j/AAAA' }

async function stored() {
  await page.boot()
  const { addDocument } = await import('@/storage/documents/documents.ts')
  await addDocument(mapKind, { value: map })
  await addDocument(mapPictureKind, { value: picture })
}
const values = async (kind: string) =>
  (await page.database.documents.toArray())
    .filter((row) => row.kind === kind)
    .map(({ value }) => value)

test('maps of both campaigns are read, and nothing else', () => {
  const mapCodec = codecFor([delugeMapFields, gloriaMapFields])
  expect(mapCodec.decode(deluge, 1)).toBe(deluge)
  expect(mapCodec.decode(gloria, 1)).toBe(gloria)
  expect(mapCodec.title(map)).toBe('My Baltic')
  expect(mapCodec.decode({ ...deluge, campaign: 'gloria-mundi' }, 1)).toBeNull()
  expect(mapCodec.decode({ ...deluge, picture: 'data:' }, 1)).toBeNull()
  expect(mapCodec.decode(null, 1)).toBeNull()
})

test('a picture is a JPEG within its limits, and nothing else', () => {
  expect(mapPictureCodec.decode(picture, 1)).toEqual(picture)
  expect(mapPictureCodec.decode({ ...picture, jpeg: 'iVBORw0K' }, 1)).toBeNull()
  expect(mapPictureCodec.decode({ ...picture, width: 5_000 }, 1)).toBeNull()
  expect(mapPictureCodec.decode({ ...picture, jpeg: `/9j/${'A'.repeat(700_000)}` }, 1)).toBeNull()
})

async function backupOf(whole: boolean) {
  const { makeBackup } = await import('@/storage/backup/door.ts')
  const { readFile } = await import('@/storage/backup/readFile.ts')
  const { blob } = await makeBackup({ ...label, papers: {}, whole }, noon)
  const reading = await readFile(blob)
  if (!reading.ok) throw new Error(reading.problem.code)
  return reading.value
}

test('a map is in every backup and comes back; the picture behind it only on wish', async () => {
  await stored()
  const [without, whole] = [await backupOf(false), await backupOf(true)]
  expect(without.header.counts).toMatchObject({ documents: 1 })
  expect(whole.header.counts).toMatchObject({ documents: 2 })
  const { restoreBackup } = await import('@/storage/backup/code.ts')
  await page.database.documents.clear()
  expect(await restoreBackup(without, 'add', [])).toMatchObject({ added: 1, isVerified: true })
  expect(await values('campaignMaps')).toEqual([map])
  expect(await values('mapPictures')).toEqual([])
  expect(await restoreBackup(whole, 'add', [])).toMatchObject({ added: 1 })
  expect(await values('mapPictures')).toEqual([picture])
})

test('a map comes back from its second copy when the database is lost', async () => {
  await stored()
  await expect
    .poll(() => [...browser.files.keys()].some((name) => name.includes('unit~campaignMaps.')))
    .toBe(true)
  loseDatabase()
  await newPage()
  expect(await page.boot()).toMatchObject({ kind: 'lost', found: { kinds: { campaignMaps: 1 } } })
  await page.restoreFound()
  expect(await values('campaignMaps')).toEqual([map])
})
