// Battles in the bin when something is lost: every copy knows the mark, and nothing goes that was taken out again.
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeBrowser, type FakeBrowser } from '../support/browser.ts'
import { loseDatabase } from '../support/lived.ts'
import { beginRace, freshPage, putAway, type StoragePage } from '../support/page.ts'

const privateFiles = vi.hoisted(() => new Map<string, string>())
vi.mock('@/storage/spare/opfsDrive.ts', async () => {
  const { fakeOpfs } = await import('../support/opfs.ts')
  return fakeOpfs(privateFiles)
})

let browser: FakeBrowser
let page: StoragePage
let id: string

beforeEach(async () => {
  browser = fakeBrowser()
  privateFiles.clear()
  page = await freshPage()
  const { id: begun, journal } = await beginRace(page, 20)
  await journal.keepTurn()
  await journal.close()
  id = begun
})
afterEach(async () => {
  await putAway(browser)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const day = 24 * 60 * 60 * 1000

/** When it was put into the bin; null: it is not in it. Undefined: there is no such battle. */
async function mark(): Promise<number | null | undefined> {
  const stored = await page.loadBattle(id)
  return stored === null ? undefined : page.binnedAt(stored.battle)
}

/** As anybody would come back: the start, and on the recovery screen its first button. */
async function comeBack(): Promise<void> {
  loseDatabase()
  page = await freshPage()
  expect((await page.boot()).kind).toBe('lost')
  await page.restoreFound()
}

describe.each([
  { lost: 'the database', lose: () => undefined },
  {
    lost: 'the database and the private files',
    lose: () => {
      privateFiles.clear()
      browser.remembered.clear()
    },
  },
  { lost: 'the database and the mirror', lose: () => browser.files.clear() },
])('when $lost is lost', ({ lose }) => {
  test('a battle in the bin comes back into the bin, with its date and every entry', async () => {
    await page.binBattle(id)
    const at = await mark()
    expect(at).toBeTypeOf('number')
    lose()
    await comeBack()
    expect(await mark()).toBe(at)
    expect((await page.loadBattle(id))?.log).toHaveLength(20)
  })

  test('a battle that was taken out of the bin comes back out of it', async () => {
    await page.binBattle(id)
    await page.restoreBattle(id)
    lose()
    await comeBack()
    expect(await mark()).toBeNull()
  })
})

const fullPhone = (drive: object): readonly { mockRestore: () => void }[] =>
  (['write', 'append'] as const).map((does) =>
    vi
      .spyOn(drive as Record<typeof does, () => Promise<void>>, does)
      .mockRejectedValue(new DOMException('no room', 'QuotaExceededError')),
  )

test('a copy that could not be told that a battle is out of the bin is found by the check and mended', async () => {
  const { spareDrive } = await import('@/storage/spare/spareDrive.ts')
  const drive = await spareDrive()
  if (drive === null) throw new Error('no place for a second copy')
  await page.binBattle(id)
  const full = fullPhone(drive)
  await page.restoreBattle(id)
  for (const each of full) each.mockRestore()
  const { checkCopies } = await import('@/storage/backup/door.ts')
  expect(await checkCopies(Date.now())).toMatchObject({ battles: 1, fromDatabase: 1, failed: 0 })
  expect(await checkCopies(Date.now())).toMatchObject({ battles: 1, fromDatabase: 0, failed: 0 })
  await comeBack()
  expect(await mark()).toBeNull()
})

test('what is taken out of the bin in the moment in which the bin is emptied stays', async () => {
  await page.binBattle(id)
  const emptying = page.emptyOldBattleBin(Date.now() + 31 * day)
  const restoring = page.restoreBattle(id)
  const [gone] = await Promise.allSettled([emptying, restoring])
  const isGone = gone.status === 'fulfilled' && gone.value === 1
  expect(await mark()).toBe(isGone ? undefined : null)
})

test('of a battle that was read as an old one and is taken out before its turn nothing goes', async () => {
  await page.binBattle(id)
  const { removeBattle } = await import('@/storage/battles/remove.ts')
  expect(await removeBattle(id, () => false)).toBe(false)
  expect((await page.loadBattle(id))?.log).toHaveLength(20)
  expect([...privateFiles.keys()].some((name) => name.includes('gone'))).toBe(false)
})
