// Rows that are gone from a database that opens: they come back from the second copies, whichever they are.
import 'fake-indexeddb/auto'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { newArmy, newEvent } from '@/games/eagles/rules/index.ts'
import { ticketKind } from '@/storage/documents/ticketKind.ts'
import { fakeBrowser, type FakeBrowser } from '../support/browser.ts'
import {
  copyNow,
  fillPhone,
  photographed,
  putOn,
  takeOut,
  whatIsThere,
  withoutCounts,
  type Phone,
  type Rows,
  type Taken,
} from '../support/fullPhone.ts'
import { loseDatabase } from '../support/lived.ts'
import { freshPage, putAway, quiet, type StoragePage } from '../support/page.ts'

const privateFiles = vi.hoisted(() => new Map<string, string>())
vi.mock('@/storage/spare/opfsDrive.ts', async () => {
  const { fakeOpfs } = await import('../support/opfs.ts')
  return fakeOpfs(privateFiles)
})

let browser: FakeBrowser
let page: StoragePage
let phone: Phone
let whole: Rows

beforeAll(async () => {
  browser = fakeBrowser()
  page = await freshPage()
  await fillPhone(page, privateFiles)
  await putAway(browser)
  phone = await photographed(browser, privateFiles)
  whole = await whatIsThere()
})
beforeEach(async () => {
  browser = fakeBrowser()
  await putOn(phone, browser, privateFiles)
})
afterEach(async () => {
  await putAway(browser)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** An ordinary start, all of it; and the first button where a screen asks. */
async function start(): Promise<void> {
  page = await freshPage()
  const { kind } = await page.boot()
  if (kind === 'lost') await page.restoreFound()
  await page.compared()
}

async function expectAllBack(): Promise<void> {
  for (const nth of ['first', 'second']) {
    await start()
    expect(await whatIsThere(), `after the ${nth} start`).toEqual(whole)
    page.database.close()
  }
}

const all = (): boolean => true
const half = (_: unknown, place: number): boolean => place % 2 === 0
const one = (_: unknown, place: number): boolean => place === 1
const isThing = ({ owner }: Readonly<Record<string, unknown>>): boolean => owner === ''
const isPart = ({ owner }: Readonly<Record<string, unknown>>): boolean => owner !== ''
const stores = [
  'armies',
  'battles',
  'entries',
  'heads',
  'events',
  'eventEntries',
  'documents',
  'meta',
]

describe('come back when of one store', () => {
  test.each(stores)('%s all are gone', async (store) => {
    await takeOut({ [store]: all })
    await expectAllBack()
  })
  test.each(stores)('%s half are gone', async (store) => {
    await takeOut({ [store]: half })
    await expectAllBack()
  })
  test.each(stores)('%s one is gone', async (store) => {
    await takeOut({ [store]: one })
    await expectAllBack()
  })
  test('documents only things are gone', async () => {
    await takeOut({ documents: isThing })
    await expectAllBack()
  })
  test('documents only parts are gone', async () => {
    await takeOut({ documents: isPart })
    await expectAllBack()
  })
})

/** The same at every run. */
function chances(seed: number): () => number {
  let state = seed
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
}

const anyOf = (seed: number): Taken => {
  const chance = chances(seed)
  return Object.fromEntries(
    stores.map((store) => {
      const share = [0, 0.3, 0.7, 1][Math.floor(chance() * 4)] ?? 0
      return [store, () => chance() < share]
    }),
  )
}

describe('come back when of several stores', () => {
  test.each(Array.from({ length: 12 }, (_, n) => n * 97 + 1))('any are gone (%s)', async (seed) => {
    await takeOut(anyOf(seed))
    await expectAllBack()
  })

  test('battles and heads are gone, and half of their entries', async () => {
    await takeOut({ battles: all, heads: all, entries: half })
    await expectAllBack()
  })

  test('everything is gone but the counters', async () => {
    await takeOut(Object.fromEntries(stores.filter((each) => each !== 'meta').map((s) => [s, all])))
    await expectAllBack()
  })
})

test('the copies are as good as before: they bring everything back when the rest goes too', async () => {
  await takeOut({ armies: half, eventEntries: half, documents: half, battles: all, entries: half })
  await start()
  await putAway(browser)
  loseDatabase()
  await start()
  expect(await whatIsThere()).toEqual(whole)
})

describe('whatever a person does before they are back', () => {
  test('no copy is made without them', async () => {
    await takeOut({ armies: half, events: half, eventEntries: half, documents: half })
    page = await freshPage()
    // Past the door, which would start the comparison.
    const { addArmies } = await import('@/storage/armies.ts')
    const { addEvent } = await import('@/storage/events/events.ts')
    const { addDocument } = await import('@/storage/documents/documents.ts')
    await addArmies([{ army: newArmy('british') }])
    await addEvent(newEvent('Winter Muster'))
    await addDocument(ticketKind, { value: { text: 'third' } })
    await copyNow()
    await putAway(browser)
    await expectAtLeast(1)
    loseDatabase()
    await start()
    await expectAtLeast(1)
  })
})

/** Everything that was there, and so many more in each of these tables. */
async function expectAtLeast(more: number): Promise<void> {
  const now = await whatIsThere()
  for (const table of ['armies', 'events', 'documents'])
    expect(now[table]).toHaveLength((whole[table]?.length ?? 0) + more)
  for (const [table, rows] of Object.entries(whole))
    expect(now[table]).toEqual(expect.arrayContaining([...rows]))
}

/** The page does nothing any more; what is stored stays. */
async function killed(): Promise<void> {
  page.database.close()
  const now = await photographed(browser, privateFiles)
  browser = fakeBrowser()
  await putOn(now, browser, privateFiles)
}

/** One of each goes for good, and the page is killed before a second copy is made anew. */
async function removeOneOfEach(): Promise<void> {
  const [army, battle, event, list, thing] = idsToRemove()
  const { editEvent, changeBoard, removeEvent } = await import('@/storage/events/events.ts')
  const { removeDocument } = await import('@/storage/documents/documents.ts')
  await page.binArmy(army)
  await page.deleteArmy(army)
  await page.removeBattle(battle)
  await removeEvent(event)
  await changeBoard(list.event, () => ({ remove: [list.id], result: null }))
  await editEvent(list.event, (same) => same)
  await removeDocument(ticketKind, thing)
}

function idsToRemove() {
  const { armies = [], battles = [], events = [], eventEntries = [], documents = [] } = whole
  const id = (row: Readonly<Record<string, unknown>> | undefined): string => String(row?.['id'])
  const kept = id(events[1])
  const list = eventEntries.find(({ eventId }) => eventId === kept)
  const thing = documents.find(({ kind, owner }) => kind === 'tickets' && owner === '')
  return [
    id(armies[0]),
    id(battles[0]),
    id(events[0]),
    { event: kept, id: id(list) },
    id(thing),
  ] as const
}

describe('what a person has deleted', () => {
  const rest = new Map<string, number>([
    ['armies', 1],
    ['battles', 1],
    ['events', 1],
    ['eventEntries', 4],
    ['documents', 1],
  ])
  async function expectGone(): Promise<void> {
    const now = await whatIsThere()
    const [army, battle, event, list, thing] = idsToRemove()
    for (const [table, gone] of rest)
      expect(now[table], table).toHaveLength((whole[table]?.length ?? 0) - gone)
    const ids = Object.values(now).flatMap((rows) => rows.map(({ id, battleId }) => id ?? battleId))
    for (const id of [army, battle, event, list.id, thing]) expect(ids).not.toContain(id)
  }

  test.each(['at once', 'when the copies are made'])(
    'stays deleted, killed %s, while everything else comes back',
    async (when) => {
      await start()
      await removeOneOfEach()
      await (when === 'at once' ? killed() : putAway(browser))
      for (let starts = 0; starts < 2; starts += 1) {
        await takeOut({ heads: all, entries: one, meta: ({ key }) => key === 'guard' })
        await start()
        await expectGone()
        page.database.close()
      }
    },
  )

  test('stays deleted where its files could not be removed and everything is compared', async () => {
    await start()
    const { spareDrive } = await import('@/storage/spare/spareDrive.ts')
    const drive = await spareDrive()
    if (drive === null) throw new Error('no place for second copies')
    const held = vi.spyOn(drive, 'remove').mockRejectedValue(new DOMException('held'))
    await removeOneOfEach()
    browser.hide()
    await putAway(browser)
    const { checkCopies } = await import('@/storage/backup/door.ts')
    await checkCopies(1)
    await expectGone()
    held.mockRestore()
    page.database.close()
    await start()
    await expectGone()
  })

  test('stays deleted when other rows of the same store are lost', async () => {
    await start()
    await removeOneOfEach()
    browser.hide()
    await putAway(browser)
    await takeOut({ armies: one, eventEntries: one, documents: one, events: all, battles: all })
    await start()
    await expectGone()
    page.database.close()
    await start()
    await expectGone()
  })
})

describe('what is gone with its second copies', () => {
  /** No line can be read. */
  function spoilCopies(isMeant: (name: string) => boolean): void {
    for (const [place, names] of [
      [privateFiles, [...privateFiles.keys()]],
      [browser.files, [...browser.files.keys()]],
    ] as const)
      for (const name of names)
        if (isMeant(decodeURIComponent(name))) place.set(name, 'x'.repeat(80))
  }

  test('is told by its kind, once; of what was left nothing goes', async () => {
    await start()
    page.database.close()
    spoilCopies((name) => /armies~|unit~events/u.test(name))
    await takeOut({ armies: one, events: all, eventEntries: all })
    const told = vi.fn()
    page = await freshPage()
    await page.whenEmptied(told)
    await page.boot()
    await page.compared()
    expect(told.mock.calls).toEqual([[{ whileOpen: false, kinds: ['events'], less: ['armies'] }]])
    expect(await page.database.armies.count()).toBe((whole['armies']?.length ?? 0) - 1)
    await putAway(browser)
    page = await freshPage()
    await page.whenEmptied(told)
    await page.boot()
    await page.compared()
    expect(told).toHaveBeenCalledOnce()
  })

  test('is told at the next start where nobody heard of it', async () => {
    await start()
    page.database.close()
    spoilCopies((name) => name.includes('armies~'))
    await takeOut({ armies: one })
    await start()
    await putAway(browser)
    const told = vi.fn()
    page = await freshPage()
    await page.whenEmptied(told)
    await page.boot()
    await page.compared()
    expect(told.mock.calls).toEqual([[{ whileOpen: false, kinds: [], less: ['armies'] }]])
  })

  test('a battle whose row nobody has any more is told by its entries, which are kept aside', async () => {
    spoilCopies((name) => /(?:live|rest|turn)~/u.test(name))
    await takeOut({ battles: all })
    await start()
    const { ledger } = await import('@/storage/battles/entryCounts.ts')
    const losses = (await ledger()).losses.toSorted((one, other) => other.had - one.had)
    expect(losses).toMatchObject([
      { had: 20, has: 0 },
      { had: 7, has: 0 },
    ])
    for (const { battleId } of whole['heads'] ?? [])
      expect(await page.exportUnread(String(battleId))).toContain('"table":"entries"')
  })
})

test('of an earlier version, that did not count rows, everything comes back as well', async () => {
  await takeOut({
    armies: one,
    events: half,
    eventEntries: half,
    documents: half,
    heads: one,
    battles: half,
  })
  await withoutCounts()
  await expectAllBack()
})

test('a battle that is opened while nobody can look into its copies loses nothing', async () => {
  await takeOut({ battles: all })
  const id = String(whole['heads']?.[0]?.['battleId'])
  page = await freshPage()
  const { spareDrive } = await import('@/storage/spare/spareDrive.ts')
  const drive = await spareDrive()
  if (drive === null) throw new Error('no place for second copies')
  const names = vi.spyOn(drive, 'names').mockRejectedValue(new DOMException('', 'UnknownError'))
  await page.compared()
  await expect(page.openJournal(id, quiet)).rejects.toThrow('connection')
  names.mockRestore()
  await expectAllBack()
})

test('copies that nobody could look into are none that are gone', async () => {
  await takeOut({ armies: all, battles: one })
  const told = vi.fn()
  page = await freshPage()
  await page.whenEmptied(told)
  const { spareDrive } = await import('@/storage/spare/spareDrive.ts')
  const drive = await spareDrive()
  if (drive === null) throw new Error('no place for second copies')
  const names = vi.spyOn(drive, 'names').mockRejectedValue(new DOMException('', 'UnknownError'))
  await page.boot()
  expect(await page.compared()).toBeNull()
  expect(told).not.toHaveBeenCalled()
  const { ledger } = await import('@/storage/battles/entryCounts.ts')
  expect((await ledger()).losses).toEqual([])
  names.mockRestore()
  await expectAllBack()
})
