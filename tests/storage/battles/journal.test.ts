// The journal of a battle: nothing that was shown is lost, and nobody writes over anybody.
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
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
  untilQuiet,
} from '../support/page.ts'

let browser: FakeBrowser
let page: StoragePage

const begin = (played = 0) => beginRace(page, played)

beforeEach(async () => {
  browser = fakeBrowser()
  page = await freshPage()
})
afterEach(async () => {
  await untilQuiet()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('an entry', () => {
  test('is in the database when its writing has settled', async () => {
    const { id, journal } = await begin()
    const { seq, durable } = journal.append(nth(1))
    expect(seq).toBe(1)
    expect(await durable).toEqual({ where: 'database', failure: null })
    const stored = await page.loadBattle(id)
    expect(stored?.log.map(({ entry }) => entry)).toEqual([nth(1)])
    expect(stored?.isBroken).toBe(false)
  })

  test('is written with strict durability, in one transaction with head and guard', async () => {
    const opened = vi.spyOn(IDBDatabase.prototype, 'transaction') // Dexie binds it when it opens
    const { id, journal } = await begin()
    await page.compared() // the start writes by itself
    opened.mockClear()
    await journal.append(nth(1)).durable
    const writes = opened.mock.calls.filter(([, mode]) => mode === 'readwrite')
    expect(writes).toEqual([[['entries', 'heads', 'meta'], 'readwrite', { durability: 'strict' }]])
    expect((await page.loadBattle(id))?.head).toMatchObject({ epoch: 1 })
    opened.mockRestore()
  })

  test('that does not continue the chain is refused at once', async () => {
    const { journal } = await begin(3)
    expect(() => journal.append(nth(3))).toThrow('stale')
    expect(() => journal.append(nth(5))).toThrow('stale')
    await journal.append(nth(4)).durable
  })

  test('that waits while others are written goes with the next ones, in order', async () => {
    const { id, journal } = await begin()
    await Promise.all(race.entries.map((entry) => journal.append(entry).durable))
    const stored = await page.loadBattle(id)
    expect(stored?.log.map(({ entry }) => entry)).toEqual(race.entries)
  })
})

describe('what an entry stands on is asserted', () => {
  const stale = async (id: string, fresh: number[], epoch = 1) => {
    const { appendEntries } = await import('@/storage/battles/appendEntries.ts')
    const { hashOfEntry } = await import('@/core/record/chain.ts')
    const log = fresh.map((seq) => ({
      seq,
      v: 1,
      at: 0,
      entry: nth(seq),
      hash: hashOfEntry(nth(seq)),
    }))
    return appendEntries(id, log, epoch).then(
      () => 'written',
      (cause: unknown) => page.failureOf(cause),
    )
  }

  test('a gap, a repetition and another past are refused as stale', async () => {
    const { id } = await begin(3)
    expect(await stale(id, [5])).toBe('stale')
    expect(await stale(id, [3])).toBe('stale')
    await page.database.entries.update([id, 3], { entry: nth(2) })
    expect(await stale(id, [4])).toBe('stale')
    expect(await page.database.entries.count()).toBe(3)
  })

  test('an entry that is there is never written over', async () => {
    const { id, journal } = await begin(3)
    const other = { battleId: id, seq: 4, v: 1, at: 7, entry: nth(9) }
    await page.database.entries.add(other)
    expect((await journal.append(nth(4)).durable).where).toBe('memory')
    expect(await page.database.entries.get([id, 4])).toEqual(other)
  })

  test('a writer whose battle was taken over is refused', async () => {
    const { id } = await begin(3)
    await page.database.heads.update(id, { epoch: 2 })
    expect(await stale(id, [4])).toBe('not-writer')
    expect(await page.database.entries.count()).toBe(3)
  })

  test('a database that a newer app has closed to us is refused', async () => {
    const { id, journal } = await begin(3)
    await closeTo(page, 'minWriter')
    expect(await journal.append(nth(4)).durable).toEqual({ where: 'memory', failure: 'newer-app' })
    expect(await stale(id, [4])).toBe('newer-app')
    await expect(page.addArmies([])).rejects.toThrow('newer-app')
    expect(await page.database.entries.count()).toBe(3)
  })

  test('a battle emptied underneath is written anew from memory', async () => {
    const { id, journal } = await begin(5)
    await Promise.all(page.database.tables.map((table) => table.clear()))
    expect(await journal.append(nth(6)).durable).toEqual({ where: 'database', failure: null })
    const stored = await page.loadBattle(id)
    expect(stored?.log.map(({ entry }) => entry)).toEqual(race.entries.slice(0, 6))
    expect(await page.database.meta.get('guard')).toMatchObject({ key: 'guard' })
  })

  test('an entry that arrived although its write seemed to fail is not written twice', async () => {
    const { id, journal } = await begin(3)
    await page.database.entries.add({ battleId: id, seq: 4, v: 1, at: 0, entry: nth(4) })
    expect((await journal.append(nth(4)).durable).where).toBe('database')
    await journal.append(nth(5)).durable
    expect((await page.loadBattle(id))?.log).toHaveLength(5)
  })
})

describe('a full phone', () => {
  const full = (times: number) => {
    const add = vi.spyOn(IDBObjectStore.prototype, 'add')
    for (let time = 0; time < times; time += 1)
      add.mockImplementationOnce(() => {
        throw new DOMException('no room', 'QuotaExceededError')
      })
    return add
  }

  test('is told at once, the entry is kept and written as soon as there is room', async () => {
    const { id, journal } = await begin(2)
    const add = full(1)
    expect(await journal.append(nth(3)).durable).toEqual({ where: 'memory', failure: 'quota' })
    expect(journal.status()).toMatchObject({ entries: 3, saved: 2, failure: 'quota' })
    await expect.poll(() => journal.status().failure).toBeNull()
    expect(journal.status().saved).toBe(3)
    expect((await page.loadBattle(id))?.log).toHaveLength(3)
    add.mockRestore()
  })

  test('does not keep a battle from being exported whole', async () => {
    const { id, journal } = await begin(2)
    const add = full(1)
    await journal.append(nth(3)).durable
    const text = await page.exportBattle(id, journal.kept())
    expect(JSON.parse(text ?? '')).toMatchObject({ game: 'dice-race', head: { entries: 3 } })
    add.mockRestore()
  })
})

describe('two tabs', () => {
  test('a battle that one tab plays is not opened for playing by another', async () => {
    const { id } = await begin(2)
    expect(await page.openJournal(id, quiet)).toBeNull()
  })

  test('a tab that takes the battle over goes on where the other was, and the other is told', async () => {
    const lost = vi.fn()
    const id = await page.beginBattle(race.opening, {})
    const first = await page.openJournal(id, { ...quiet, lost })
    await first?.append(nth(1)).durable
    const second = await page.openJournal(id, quiet, true)
    await expect.poll(() => lost.mock.calls.length).toBe(1)
    expect(second?.kept().log).toHaveLength(1)
    await second?.append(nth(2)).durable
    first?.append(nth(2))
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect((await page.loadBattle(id))?.log).toHaveLength(2)
  })

  test('a tab that lost the battle changes nothing of it with a delayed write', async () => {
    const { id, journal } = await begin(2)
    await page.database.heads.update(id, { epoch: 9 }) // another tab has claimed it meanwhile
    const { updatedAt } = (await page.database.battles.get(id)) ?? {}
    await journal.update({ state: 'finished', title: { ...title, a: 'Wavre' } })
    const row = await page.database.battles.get(id)
    expect(row).toMatchObject({ state: 'running', title, updatedAt })
    expect([...browser.files.values()].join('')).not.toContain('Wavre')
  })

  test('a tab that lost the battle is told at once, not when its last entries are kept', async () => {
    const lost = vi.fn()
    const id = await page.beginBattle(race.opening, {})
    const first = await page.openJournal(id, { ...quiet, lost })
    const add = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError')
    })
    await first?.append(nth(1)).durable
    const stuck = vi
      .spyOn(page.database, 'transaction')
      .mockReturnValue(new Promise(() => undefined) as never)
    void page.openJournal(id, quiet, true)
    await expect.poll(() => lost.mock.calls.length).toBe(1)
    stuck.mockRestore()
    add.mockRestore()
  })

  test('of two tabs that take a battle at once the last has it, and the other reads along', async () => {
    const id = await page.beginBattle(race.opening, {})
    const [first, last] = await Promise.all([
      page.openJournal(id, quiet, true),
      page.openJournal(id, quiet, true),
    ])
    expect(first).toBeNull()
    expect(await last?.append(nth(1)).durable).toEqual({ where: 'database', failure: null })
  })

  test('a battle that was closed can be opened again', async () => {
    const { id, journal } = await begin(2)
    await journal.close()
    expect((await page.openJournal(id, quiet))?.kept().log).toHaveLength(2)
  })

  test('a page that still looks the battle over after its start is waited for', async () => {
    const id = await page.beginBattle(race.opening, {})
    const { withLock } = await import('@/storage/battles/writerLock.ts')
    const looking = withLock(id, () => new Promise((resolve) => setTimeout(resolve, 800)))
    expect(await page.openJournal(id, quiet)).not.toBeNull()
    await looking
  })

  test('the other tabs read along', async () => {
    const { id, journal } = await begin(2)
    const told: number[] = []
    const watch = page.watchBattle(
      id,
      (stored) => told.push(stored?.log.length ?? -1),
      () => told.push(-2),
    )
    await expect.poll(() => told.at(-1)).toBe(2)
    await journal.append(nth(3)).durable
    await expect.poll(() => told.at(-1)).toBe(3)
    watch.stop()
  })
})

test('without Web Locks nobody plays, and everybody may read', async () => {
  const id = await page.beginBattle(race.opening, {})
  vi.stubGlobal('navigator', {})
  const refusal = page.openJournal(id, quiet).then(
    () => 'opened',
    (cause: unknown) => page.failureOf(cause),
  )
  expect(await refusal).toBe('no-locks')
  expect((await page.loadBattle(id))?.log).toEqual([])
})

test('without Web Locks a battle that the start has looked at is refused too, not waited for', async () => {
  const { id } = await begin(2)
  vi.stubGlobal('navigator', {})
  const later = await freshPage()
  await later.boot()
  await later.compared()
  await expect(later.openJournal(id, quiet)).rejects.toThrow('no-locks')
})

describe('a browser without a private file system', () => {
  test('gets a copy every ten entries, and one when the page is hidden', async () => {
    const { id, journal } = await begin(9)
    const lines = () =>
      [...browser.files].find(([name]) => name.includes(`live~${id}`))?.[1].split('\n').length ?? 0
    expect(lines()).toBe(2) // the head, and the end of the text
    await journal.append(nth(10)).durable
    await expect.poll(lines).toBe(12)
    await journal.append(nth(11)).durable
    browser.hide()
    await expect.poll(lines).toBe(13)
  })

  test('keeps the ends of the last ten turns', async () => {
    const { journal } = await begin()
    for (const entry of race.entries.slice(0, 13)) {
      await journal.append(entry).durable
      await journal.keepTurn()
    }
    const turns = [...browser.files.keys()].filter((name) => name.includes('turn~'))
    expect(turns).toHaveLength(10)
    expect(turns.some((name) => name.endsWith('~13'))).toBe(true)
    expect(turns.some((name) => name.endsWith('~3'))).toBe(false)
  })
})
