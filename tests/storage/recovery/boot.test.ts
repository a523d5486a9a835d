// The start: a lost database never looks like a new phone, and what second copies hold comes back whole.
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sampleArmies } from '@/games/eagles/rules/index.ts'
import { fakeBrowser, type FakeBrowser } from '../support/browser.ts'
import {
  beginRace,
  closeTo,
  freshPage,
  nth,
  quiet,
  race,
  title,
  type StoragePage,
  putAway,
} from '../support/page.ts'
import { livedIn as livedInOn, loseDatabase } from '../support/lived.ts'
import { partedBattle } from '../support/parted.ts'

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

const livedIn = (): Promise<string> => livedInOn(page, browser)

test('entries that were left without their battle do not stand in its way', async () => {
  const id = await livedIn()
  await page.database.battles.clear()
  await page.database.heads.clear()
  await page.database.meta.clear()
  await page.database.armies.clear()
  await page.database.entries.delete([id, 3])
  page.database.close()
  page = await freshPage()
  expect(await page.boot()).toMatchObject({ kind: 'lost' })
  await page.restoreFound()
  expect((await page.loadBattle(id))?.log).toHaveLength(20)
})

describe('a start', () => {
  test('on a new phone is ready', async () => {
    expect(await page.boot()).toEqual({ kind: 'ready' })
  })

  test('with everything in its place is ready', async () => {
    await livedIn()
    page = await freshPage()
    expect(await page.boot()).toEqual({ kind: 'ready' })
  })

  test('after a database without guard, of an older release, is ready', async () => {
    await page.addArmies(sampleArmies.map((army) => ({ army })))
    await page.database.meta.clear()
    page = await freshPage()
    expect(await page.boot()).toEqual({ kind: 'ready' })
    expect(await page.database.meta.get('guard')).toBeDefined()
  })

  test('that a newer app forbids says so', async () => {
    await page.boot()
    await closeTo(page, 'minReader')
    page = await freshPage()
    expect(await page.boot()).toEqual({ kind: 'newer-app' })
  })
})

describe('a lost database', () => {
  test('is told, with what second copies hold', async () => {
    const id = await livedIn()
    loseDatabase()
    page = await freshPage()
    expect(await page.boot()).toEqual({
      kind: 'lost',
      why: 'gone',
      found: {
        kinds: { armies: 2 },
        battles: [{ id, title, state: 'running', entries: 20 }],
        missing: [],
      },
    })
  })

  test('is told by the sentinel alone, when the copies are gone too', async () => {
    await livedIn()
    loseDatabase()
    browser.files.clear()
    page = await freshPage()
    expect(await page.boot()).toMatchObject({
      kind: 'lost',
      found: { kinds: {}, battles: [], missing: ['armies'] },
    })
  })

  test('is told by the copies alone, when the sentinel is gone', async () => {
    await livedIn()
    loseDatabase()
    browser.remembered.clear()
    page = await freshPage()
    expect(await page.boot()).toMatchObject({ kind: 'lost', found: { kinds: { armies: 2 } } })
  })

  test('that held only events is told too', async () => {
    await page.boot()
    const { addEvent } = await import('@/storage/events/events.ts')
    const { newEvent } = await import('@/games/eagles/rules/index.ts')
    await addEvent(newEvent('Autumn Muster'))
    loseDatabase()
    page = await freshPage()
    expect(await page.boot()).toMatchObject({
      kind: 'lost',
      why: 'gone',
      found: { missing: ['events'] },
    })
  })

  test('keeps everybody waiting until the user has decided', async () => {
    await livedIn()
    loseDatabase()
    page = await freshPage()
    await page.boot()
    const added = vi.fn()
    void page.addArmies([]).then(added)
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(added).not.toHaveBeenCalled()
    await page.restoreFound()
    await expect.poll(() => added.mock.calls.length).toBe(1)
  })

  test('comes back whole, and the battle goes on where it was', async () => {
    const id = await livedIn()
    loseDatabase()
    page = await freshPage()
    await page.boot()
    await page.restoreFound()
    expect(await page.database.armies.count()).toBe(2)
    const journal = await page.openJournal(id, quiet)
    expect(journal?.kept().log.map(({ entry }) => entry)).toEqual(race.entries.slice(0, 20))
    expect((await journal?.append(nth(21)).durable)?.where).toBe('database')
  })

  test('can be left behind: the app begins empty, and what was found stays in one file', async () => {
    await livedIn()
    loseDatabase()
    page = await freshPage()
    await page.boot()
    await page.beginAnew()
    expect(await page.database.armies.count()).toBe(0)
    const copies = [...browser.files.keys()].filter((name) => name.includes('~'))
    expect(copies.filter((name) => !name.includes('/before~'))).toEqual([])
    expect(await (await page.exportRaw()).text()).toContain('Quatre Bras')
    page = await freshPage()
    expect(await page.boot()).toEqual({ kind: 'ready' })
  })
})

describe('a database that came back older than it was', () => {
  test('gets the last entries of a battle from the second journal', async () => {
    const id = await livedIn()
    await page.database.entries
      .where('seq')
      .above(12)
      .delete()
      .catch(() => undefined)
    const late = await page.database.entries.filter(({ seq }) => seq > 12).primaryKeys()
    await page.database.entries.bulkDelete(late)
    await page.database.heads.update(id, { seq: 12, hash: nth(13).previous })
    page = await freshPage()
    await page.boot()
    await expect.poll(async () => (await page.loadBattle(id))?.log.length).toBe(20)
  })

  test('gets its armies back', async () => {
    await livedIn()
    await page.database.armies.clear()
    await page.database.meta.put({ key: 'armies', stamp: 0 })
    page = await freshPage()
    await page.boot()
    expect(await page.database.armies.count()).toBe(2)
  })

  test('keeps what hangs together when the rest is nowhere', async () => {
    const { id, journal } = await beginRace(page, 9)
    await journal.close()
    browser.files.clear()
    await page.database.entries.delete([id, 6])
    page = await freshPage()
    expect(await page.compared()).toMatchObject({ cut: 4 })
    const again = await page.openJournal(id, quiet)
    expect(again?.kept().log).toHaveLength(5)
    expect(
      await page.database.entries
        .where('[battleId+seq]')
        .between([`unread/${id}`, 0], [`unread/${id}`, 99])
        .count(),
    ).toBe(3)
  })
})

test('two versions that parted: the one that was played on stays, the other is kept beside it', async () => {
  const id = await partedBattle(page, browser)
  page = await freshPage()
  expect(await page.compared()).toMatchObject({ copies: 1, cut: 0 })
  const again = await page.openJournal(id, quiet)
  expect(again?.kept().log.map(({ entry }) => entry)).toEqual(race.entries.slice(0, 6))
  const copies = await page.database.battles.filter(({ copyOf }) => copyOf === id).toArray()
  expect(copies).toHaveLength(1)
  expect((await page.loadBattle(copies[0]?.id ?? ''))?.log).toHaveLength(7)
})
