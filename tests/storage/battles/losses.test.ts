// What a double fault costs is counted, told once, and kept aside as a file.
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Loss } from '@/storage/battles/ledger.ts'
import { fakeBrowser, type FakeBrowser } from '../support/browser.ts'
import { loseDatabase } from '../support/lived.ts'
import { beginRace, freshPage, putAway, quiet, title, type StoragePage } from '../support/page.ts'

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

const place = 'aide-de-camp.entries'
/** An older file stays beside the newer one for a while. */
const sparesOf = (id: string): readonly string[] =>
  [...browser.files.keys()].filter((name) => /(?:rest|live)~/u.test(name) && name.includes(id))

/** The file's line, counted from 0, the head, is overwritten; its end stays. */
function damageLine(file: string, line: number): void {
  const lines = (browser.files.get(file) ?? '').split('\n')
  browser.files.set(
    file,
    lines.map((text, n) => (n === line ? 'x'.repeat(text.length) : text)).join('\n'),
  )
}

async function entryCounts() {
  return import('@/storage/battles/entryCounts.ts')
}
const losses = async (): Promise<readonly Loss[]> => (await (await entryCounts()).ledger()).losses

/** A battle of 20 entries at rest; the ledger is written. */
async function played(): Promise<string> {
  const { id, journal } = await beginRace(page, 20)
  await journal.close()
  await losses()
  return id
}

/** The next start, all of it. */
async function startAgain(): Promise<void> {
  page = await freshPage()
  await page.compared()
}

/** The start compares names only; whoever opens a battle reads all of it. */
async function openedAgain(id: string): Promise<number> {
  await startAgain()
  const journal = await page.openJournal(id, quiet)
  await journal?.close()
  return journal?.kept().log.length ?? 0
}

describe('a battle whose two journals are both damaged', () => {
  test('says how many entries could not be read, and keeps what is left of them as a file', async () => {
    const id = await played()
    for (const seq of [12, 13]) await page.database.entries.delete([id, seq])
    const damaged = sparesOf(id)
    for (const file of damaged) damageLine(file, 12)
    expect(await openedAgain(id)).toBe(11)
    expect(await losses()).toMatchObject([{ battle: id, title, had: 20, has: 11, isTold: false }])
    const file = (await page.exportUnread(id)) ?? ''
    const lines = file
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as object)
    expect(lines[0]).toMatchObject({ raw: 1, rows: 7 })
    expect(lines.filter((line) => 'table' in line)).toHaveLength(7)
    expect(lines.filter((line) => 'spare' in line)).toHaveLength(damaged.length)
  })

  test('loses nothing where each journal has the lines that the other lacks', async () => {
    const id = await played()
    await page.database.entries.delete([id, 6])
    for (const file of sparesOf(id)) damageLine(file, 12)
    expect(await openedAgain(id)).toBe(20)
    expect(await losses()).toEqual([])
    expect(await page.exportUnread(id)).toBeNull()
  })

  test('is told once: the next start finds it as long as it is known to be', async () => {
    const id = await played()
    for (const seq of [12, 13]) await page.database.entries.delete([id, seq])
    for (const file of sparesOf(id)) damageLine(file, 12)
    await openedAgain(id)
    await openedAgain(id)
    expect(await losses()).toHaveLength(1)
  })

  test('is counted by its lines where nothing remembers its length', async () => {
    const id = await played()
    browser.remembered.delete(place)
    browser.files.delete('/entries')
    for (const file of sparesOf(id)) damageLine(file, 15)
    loseDatabase()
    page = await freshPage()
    expect(await page.boot()).toMatchObject({ kind: 'lost' })
    await page.restoreFound()
    expect((await page.loadBattle(id))?.log).toHaveLength(14)
    expect(await losses()).toMatchObject([{ had: 20, has: 14 }])
  })
})

describe('the length of a battle', () => {
  test.each(['the cached file', 'localStorage'])('is remembered by %s alone', async (where) => {
    const id = await played()
    if (where === 'localStorage') browser.files.delete('/entries')
    else browser.remembered.delete(place)
    for (const name of browser.files.keys()) if (name.includes(id)) browser.files.delete(name)
    const { entries, heads } = page.database
    for (const seq of [18, 19, 20]) await entries.delete([id, seq])
    const head = await heads.get(id)
    if (head) await heads.put({ ...head, seq: 17 })
    await startAgain()
    expect(await losses()).toMatchObject([{ battle: id, had: 20, has: 17 }])
  })

  test('is missed when nothing at all is left of the battle', async () => {
    const id = await played()
    for (const name of browser.files.keys()) if (name.includes(id)) browser.files.delete(name)
    const { entries, heads, battles } = page.database
    await Promise.all([entries.clear(), heads.clear(), battles.clear()])
    await startAgain()
    expect(await losses()).toMatchObject([{ battle: id, title, had: 20, has: 0 }])
  })

  test('is forgotten with a battle that is deleted, also where the app ended half-way', async () => {
    const id = await played()
    const [book, mark] = [browser.remembered.get(place) ?? '', `/spare/gone~${id}`]
    await page.removeBattle(id)
    browser.remembered.set(place, book)
    browser.files.set('/entries', book)
    browser.files.set(mark, '')
    await startAgain()
    expect(await losses()).toEqual([])
  })

  test('is not missed in an app that was begun anew', async () => {
    await played()
    browser.files.clear()
    loseDatabase()
    page = await freshPage()
    await page.boot()
    await page.beginAnew()
    await startAgain()
    expect(await losses()).toEqual([])
  })
})

test('a loss is told to whoever listens, and no more once it was told', async () => {
  const id = await played()
  await page.database.entries.delete([id, 20])
  for (const file of sparesOf(id)) browser.files.delete(file)
  const told: number[] = []
  page = await freshPage()
  const listening = page.watchLosses((all) => told.push(all.filter(({ isTold }) => !isTold).length))
  await page.compared()
  await expect.poll(() => told.at(-1)).toBe(1)
  await (await entryCounts()).markTold()
  expect(told.at(-1)).toBe(0)
  listening.stop()
})

test('a battle that is opened before it was compared counts its loss too', async () => {
  const id = await played()
  await page.database.entries.delete([id, 20])
  for (const file of sparesOf(id)) browser.files.delete(file)
  const journal = await page.openJournal(id, quiet)
  expect(journal?.opened).toEqual({ kind: 'cut', entries: 1 })
  expect(await losses()).toMatchObject([{ had: 20, has: 19 }])
})

test('a ledger that is not ours is none', async () => {
  const { readLedger } = await import('@/storage/battles/ledger.ts')
  for (const text of ['', '[]', '{"revision":-1}', '{"revision":"1"}', 'null'])
    expect(readLedger(text)).toBeNull()
  const odd =
    '{"revision":3,"battles":{"a":{"entries":"9"},"b":{"entries":9,"title":{"x":[1],"y":2}}},"losses":[1]}'
  expect(readLedger(odd)).toMatchObject({ revision: 3, losses: [] })
  expect([...(readLedger(odd)?.battles ?? [])]).toEqual([['b', { entries: 9, title: { y: 2 } }]])
})

test('whoever waits for a battle hears when it is free, and not while it is played', async () => {
  const { id, journal } = await beginRace(page, 3)
  const free = vi.fn()
  const waiting = page.whenFree(id, free)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(free).not.toHaveBeenCalled()
  await journal.close()
  await expect.poll(() => free.mock.calls.length, { timeout: 8_000 }).toBe(1)
  waiting.stop()
}, 20_000)
