// Both copies compared in full: what agrees is counted, the worse one is mended from the better, nothing is deleted.
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeBrowser, type FakeBrowser } from '../support/browser.ts'
import { livedIn } from '../support/lived.ts'
import { beginRace, freshPage, putAway, type StoragePage } from '../support/page.ts'

let browser: FakeBrowser
let page: StoragePage
let id: string

const now = Date.UTC(2026, 10, 23, 20, 15)

beforeEach(async () => {
  browser = fakeBrowser()
  page = await freshPage()
  id = await livedIn(page, browser)
})
afterEach(async () => {
  await putAway(browser)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const check = async () => (await import('@/storage/backup/door.ts')).checkCopies(now)
const checkByItself = async () => (await import('@/storage/backup/door.ts')).checkWhenIdle(now)

const whole = {
  at: now,
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
  fromCopy: 0,
  fromDatabase: 0,
  lost: 0,
  playing: 0,
  failed: 0,
}

const fileOf = (part: string): string =>
  [...browser.files.keys()].find((name) => name.includes(part)) ?? ''

/** An older file stays beside the newer one for a while. */
const copiesOfBattle = (): readonly string[] =>
  [...browser.files.keys()].filter((name) => name.includes(`~${id}`))

function damageLine(file: string, line: number): void {
  const lines = (browser.files.get(file) ?? '').split('\n')
  const text = lines.map((each, n) => (n === line ? each.replace(/.$/u, 'x') : each))
  browser.files.set(file, text.join('\n'))
}

const entries = async (): Promise<number> => (await page.loadBattle(id))?.log.length ?? 0

test('copies that agree are counted, with the date', async () => {
  expect(await check()).toEqual(whole)
})

test('all files are looked through as often for many battles as for one', async () => {
  const { spareDrive } = await import('@/storage/spare/spareDrive.ts')
  const drive = await spareDrive()
  if (drive === null) throw new Error('there is no place for second copies')
  await check()
  const names = vi.spyOn(drive, 'names')
  await check()
  const forOne = names.mock.calls.length
  for (let n = 0; n < 5; n += 1) await (await beginRace(page, 2)).journal.close()
  names.mockClear()
  expect(await check()).toEqual({ ...whole, battles: 6 })
  expect(names.mock.calls.length).toBe(forOne)
})

describe('a battle', () => {
  test('gets from its copy what the database has lost, although the names of both agree', async () => {
    for (const seq of [9, 20]) await page.database.entries.delete([id, seq])
    expect(await check()).toEqual({ ...whole, fromCopy: 1 })
    expect(await entries()).toBe(20)
    expect(await check()).toEqual(whole)
  })

  test('gets its copy anew from the database where the copy is damaged, and the damaged one is kept', async () => {
    const rest = fileOf('rest~')
    damageLine(rest, 7)
    const damaged = browser.files.get(rest)
    expect(await check()).toEqual({ ...whole, fromDatabase: 1 })
    expect(browser.files.get(fileOf('unread~'))).toBe(damaged)
    expect(await check()).toEqual(whole)
  })

  test('gets its copy anew where there is none', async () => {
    for (const file of copiesOfBattle()) browser.files.delete(file)
    expect(await check()).toEqual({ ...whole, fromDatabase: 1 })
    expect(fileOf('rest~')).not.toBe('')
  })

  test('has no copy yet right after a restore and a reload: the start writes it, and nothing is called missing', async () => {
    for (const file of copiesOfBattle()) browser.files.delete(file)
    page = await freshPage()
    const { spareDrive } = await import('@/storage/spare/spareDrive.ts')
    const drive = await spareDrive()
    if (drive === null) throw new Error('there is no place for second copies')
    const write = drive.write.bind(drive)
    vi.spyOn(drive, 'write').mockImplementation(async (...file) => {
      await new Promise((resolve) => setTimeout(resolve, 100))
      return write(...file)
    })
    await page.boot()
    expect(await check()).toEqual(whole)
    expect(fileOf('rest~')).not.toBe('')
  })

  test('comes back from its copy where the database has forgotten it', async () => {
    await page.database.battles.delete(id)
    await page.database.heads.delete(id)
    await page.database.entries.clear()
    expect(await check()).toEqual({ ...whole, fromCopy: 1 })
    expect(await entries()).toBe(20)
  })

  test('that both have lost something of says how much', async () => {
    for (const seq of [12, 13]) await page.database.entries.delete([id, seq])
    for (const file of copiesOfBattle()) damageLine(file, 12)
    expect(await check()).toMatchObject({ battles: 1, lost: 9, failed: 0 })
    expect(await entries()).toBe(11)
  })

  test('that is being played is left alone', async () => {
    const { journal } = await beginRace(page, 3)
    expect(await check()).toEqual({ ...whole, playing: 1 })
    await journal.close()
  })
})

describe('the armies', () => {
  const anArmy = async () => {
    const [army] = await page.database.armies.toArray()
    if (army === undefined) throw new Error('there is no army')
    return army
  }

  test('come back from their copy where the database has lost one', async () => {
    await page.database.armies.delete((await anArmy()).id)
    expect(await check()).toEqual({ ...whole, fromCopy: 1 })
    expect(await page.database.armies.count()).toBe(2)
    expect(await check()).toEqual(whole)
  })

  test('come back from their copy where the database has one that cannot be read, which is kept', async () => {
    const army = await anArmy()
    await page.database.armies.put({ ...army, army: { ...army.army, battalions: 'gone' } } as never)
    expect(await check()).toEqual({ ...whole, fromCopy: 1 })
    expect((await page.database.armies.get(army.id))?.army).toEqual(army.army)
    expect(browser.files.get(fileOf('unread~~'))).toContain('"battalions":"gone"')
  })

  test('are copied anew where the copy is damaged', async () => {
    damageLine(fileOf('armies~'), 1)
    expect(await check()).toEqual({ ...whole, fromDatabase: 2 })
    expect(await check()).toEqual(whole)
  })

  test('that were deleted do not come back from a copy that is older', async () => {
    const copy = new Map(browser.files)
    const { id: army } = await anArmy()
    await page.binArmy(army)
    await page.deleteArmy(army)
    await expect.poll(() => fileOf('armies~~3')).not.toBe('')
    browser.files.delete(fileOf('armies~~3'))
    for (const [name, text] of copy) if (name.includes('armies~')) browser.files.set(name, text)
    expect(await check()).toMatchObject({ kinds: { armies: 1 }, fromCopy: 0, failed: 0 })
    expect(await page.database.armies.count()).toBe(1)
  })
})

describe('by itself', () => {
  test('it is checked while nobody plays', async () => {
    expect(await checkByItself()).toEqual(whole)
  })

  test('nothing is done while a battle is open', async () => {
    const { journal } = await beginRace(page, 3)
    expect(await checkByItself()).toBeUndefined()
    await journal.close()
  })

  test('nothing is done while another tab is at it', async () => {
    let over = (): void => undefined
    const held = navigator.locks.request(
      'aide-de-camp/check',
      () => new Promise<void>((end) => (over = end)),
    )
    expect(await checkByItself()).toBeUndefined()
    over()
    await held
  })
})
