// Backups of a phone where something is wrong: one torn or doubled battle never costs the backup of the rest.
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { armyRow } from '@/storage/armyRow.ts'
import { fakeBrowser, type FakeBrowser } from '../support/browser.ts'
import { beginRace, freshPage, nth, type StoragePage, untilQuiet } from '../support/page.ts'
import { partedBattle } from '../support/parted.ts'
import { watchdogExport } from '../support/watchdog.ts'
import { keptArmyOf, label, noon } from './support/examples.ts'
import { readBackup, type ReadBackup } from './support/reading.ts'

let browser: FakeBrowser
let page: StoragePage

beforeEach(async () => {
  browser = fakeBrowser()
  page = await freshPage()
  await page.boot()
  await page.database.armies.bulkAdd([1, 2].map((n) => armyRow(keptArmyOf(n))))
})
afterEach(async () => {
  await untilQuiet()
  vi.unstubAllGlobals()
})

/** What the page's own backup brings back, as strictly as any phone reads it. */
async function backedUp(): Promise<ReadBackup & { readonly unread: number }> {
  const { makeBackup } = await import('@/storage/backup/door.ts')
  const { text, unread } = await makeBackup(label, noon)
  const reading = readBackup(await text.text())
  if (!reading.ok) throw new Error(`refused: ${reading.problem.code}`)
  return { ...reading.value, unread }
}

const battlesOf = ({ units }: ReadBackup) =>
  units.flatMap((unit) => (unit.kind === 'battle' ? [unit] : []))

const lengthsOf = (backup: ReadBackup): number[] =>
  battlesOf(backup)
    .map(({ entries }) => entries.length)
    .sort((one, other) => one - other)

test('a second version of a battle is backed up like any other, and says whose it is', async () => {
  const id = await partedBattle(page, browser)
  page = await freshPage()
  expect(await page.compared()).toMatchObject({ copies: 1 })
  const backup = await backedUp()
  expect(backup.units).toHaveLength(4)
  expect(lengthsOf(backup)).toEqual([6, 7])
  const copy = battlesOf(backup).find(({ entries }) => entries.length === 7)
  expect(copy?.battle.copyOf).toBe(id)
})

test('a second version with an id of the first releases is backed up too, and not kept twice', async () => {
  const id = await partedBattle(page, browser)
  page = await freshPage()
  await page.compared()
  const { database } = page
  const copy = await database.battles.filter(({ copyOf }) => copyOf === id).first()
  const kept = await page.loadBattle(copy?.id ?? '')
  if (kept === null) throw new Error('there is no copy')
  const oldId = `copy-${kept.head.hash.slice(0, 32)}`
  await database.battles.add({ ...kept.battle, id: oldId })
  await database.heads.add({ ...kept.head, battleId: oldId })
  const rows = kept.log.map(({ seq, v, at, entry }) => ({ battleId: oldId, seq, v, at, entry }))
  await database.entries.bulkAdd(rows)
  await page.removeBattle(kept.battle.id)
  expect(lengthsOf(await backedUp())).toEqual([6, 7])
  const { keepCopy } = await import('@/storage/battles/reconcile.ts')
  expect(await keepCopy({ battle: { ...kept.battle, id }, log: kept.log })).toBe(oldId)
  expect(await database.battles.count()).toBe(2)
})

test('entries that were set aside are left out of the backup', async () => {
  const { id, journal } = await beginRace(page, 9)
  await journal.close()
  browser.files.clear()
  await page.database.entries.delete([id, 6])
  page = await freshPage()
  expect(await page.compared()).toMatchObject({ cut: 4 })
  const backup = await backedUp()
  expect(lengthsOf(backup)).toEqual([5])
  expect(backup.unread).toBe(0)
})

test('a torn battle that nobody has mended yet is backed up as far as it hangs together', async () => {
  const { id } = await beginRace(page, 9)
  await page.database.entries.delete([id, 6])
  const backup = await backedUp()
  expect(backup.units).toHaveLength(3)
  expect(lengthsOf(backup)).toEqual([5])
})

test('an entry that no reader takes ends its battle there, and costs nothing else', async () => {
  const { id } = await beginRace(page, 9)
  await page.database.entries.put({ battleId: id, seq: 4, v: 0, at: -1, entry: nth(4) })
  expect(lengthsOf(await backedUp())).toEqual([3])
})

test('a battle that cannot be read at all is left out, and told', async () => {
  const { id } = await beginRace(page, 3)
  await beginRace(page, 2)
  await page.database.battles.update(id, { state: 'lost in the smoke' as never })
  const backup = await backedUp()
  expect(lengthsOf(backup)).toEqual([2])
  expect(backup.unread).toBe(1)
})

/** What comes back from the file that is saved when the app does not start. */
async function rescued(): Promise<ReadBackup> {
  const reading = readBackup(await watchdogExport())
  if (!reading.ok) throw new Error(`refused: ${reading.problem.code}`)
  return reading.value
}

test('the file that is saved when the app does not start can be read after a battle was cut', async () => {
  const { id, journal } = await beginRace(page, 9)
  await journal.close()
  browser.files.clear()
  await page.database.entries.delete([id, 6])
  expect(lengthsOf(await rescued())).toEqual([5]) // not mended yet
  page = await freshPage()
  expect(await page.compared()).toMatchObject({ cut: 4 })
  const backup = await rescued()
  expect(lengthsOf(backup)).toEqual([5])
  expect(backup.units).toHaveLength(3)
})

test('the file that is saved when the app does not start holds second versions too', async () => {
  await partedBattle(page, browser)
  page = await freshPage()
  await page.compared()
  expect(lengthsOf(await rescued())).toEqual([6, 7])
})
