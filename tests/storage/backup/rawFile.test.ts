// The raw export read back in, and the second copies as a backup: what the recovery screen saves, the app can read.
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { contentsOf } from '@/storage/backup/door.ts'
import { readFile, unitsIn } from '@/storage/backup/readFile.ts'
import { fakeBrowser, type FakeBrowser } from '../support/browser.ts'
import { livedIn, loseDatabase } from '../support/lived.ts'
import { freshPage, type StoragePage, putAway } from '../support/page.ts'
import { readBackup, together } from './support/reading.ts'

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

const label = { appVersion: '0.0.0', device: 'Linux', papers: {} }

/** What a restore would bring in of it. */
async function unitsOf(text: string) {
  const reading = await readFile(new Blob([text]))
  if (reading.ok || reading.problem.code !== 'raw') throw new Error('no raw export')
  const { readable } = reading.problem
  return readable === null ? [] : together(unitsIn(readable.source))
}

const lengths = async (text: string): Promise<number[]> =>
  (await unitsOf(text)).flatMap((unit) => (unit.kind === 'battle' ? [unit.entries.length] : []))

test('rows and second copies of a raw export come in, each army and battle once', async () => {
  await livedIn(page, browser)
  const text = await (await page.exportRaw()).text()
  expect(contentsOf(await unitsOf(text))).toEqual({
    battles: 1,
    kinds: {
      armies: 2,
      events: 0,
      progressScenarios: 0,
      tickets: 0,
      campaignMaps: 0,
      photos: 0,
      mapPictures: 0,
    },
  })
  expect(await lengths(text)).toEqual([20])
})

test('without a database its second copies alone do', async () => {
  await livedIn(page, browser)
  loseDatabase()
  page = await freshPage()
  await page.boot()
  expect(await lengths(await (await page.exportRaw()).text())).toEqual([20])
})

test('what was set aside before the app began anew is read too', async () => {
  await livedIn(page, browser)
  loseDatabase()
  page = await freshPage()
  await page.boot()
  await page.beginAnew()
  const text = await (await page.exportRaw()).text()
  expect(text).toContain('"before~~0~')
  expect(await lengths(text)).toEqual([20])
})

test('a changed character in every copy costs the lines behind it, and no more', async () => {
  await livedIn(page, browser)
  loseDatabase()
  page = await freshPage()
  await page.boot()
  const text = await (await page.exportRaw()).text()
  const spoiled = text.replaceAll('\\"seq\\":11,', '\\"seq\\":12,')
  expect(spoiled).not.toBe(text)
  expect(await lengths(spoiled)).toEqual([10])
})

test.each([
  ['deep nesting', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
  ['a reach into every object', '{"table":"armies","row":{"__proto__":{"x":1}}}'],
  ['a row of no table', '{"table":"guards","row":{}}'],
  ['a spare file of no kind', '{"spare":"../x","text":"y"}'],
])('of %s nothing is taken', async (_, line) => {
  expect(await unitsOf(`{"raw":1,"app":3,"schema":3,"rows":1}\n${line}\n`)).toEqual([])
})

test('the second copies of a lost database are a backup that can be restored', async () => {
  await livedIn(page, browser)
  loseDatabase()
  page = await freshPage()
  expect(await page.boot()).toMatchObject({ kind: 'lost' })
  const { makeBackupOfCopies } = await import('@/storage/backup/door.ts')
  const { text } = await makeBackupOfCopies(label, new Date(0))
  const reading = readBackup(await text.text())
  expect(reading.ok).toBe(true)
  if (reading.ok)
    expect(contentsOf(reading.value.units)).toEqual({
      battles: 1,
      kinds: {
        armies: 2,
        events: 0,
        progressScenarios: 0,
        tickets: 0,
        campaignMaps: 0,
        photos: 0,
        mapPictures: 0,
      },
    })
})
