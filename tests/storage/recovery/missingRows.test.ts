// Rows that are gone from a database that opens: they come back from the second copies, whichever they are.
import 'fake-indexeddb/auto'
import { describe, expect, test, vi } from 'vitest'
import { newArmy, newEvent } from '@/games/eagles/rules/index.ts'
import { ticketKind } from '@/storage/documents/ticketKind.ts'
import { copyNow, takeOut, whatIsThere, withoutCounts, type Taken } from '../support/fullPhone.ts'
import { loseDatabase } from '../support/lived.ts'
import { freshPage, quiet } from '../support/page.ts'
import { usedPhone } from '../support/usedPhone.ts'

const privateFiles = vi.hoisted(() => new Map<string, string>())
vi.mock('@/storage/spare/opfsDrive.ts', async () => {
  const { fakeOpfs } = await import('../support/opfs.ts')
  return fakeOpfs(privateFiles)
})

const phone = usedPhone(privateFiles)

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
    await phone.expectAllBack()
  })
  test.each(stores)('%s half are gone', async (store) => {
    await takeOut({ [store]: half })
    await phone.expectAllBack()
  })
  test.each(stores)('%s one is gone', async (store) => {
    await takeOut({ [store]: one })
    await phone.expectAllBack()
  })
  test('documents only things are gone', async () => {
    await takeOut({ documents: isThing })
    await phone.expectAllBack()
  })
  test('documents only parts are gone', async () => {
    await takeOut({ documents: isPart })
    await phone.expectAllBack()
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
    await phone.expectAllBack()
  })

  test('battles and heads are gone, and half of their entries', async () => {
    await takeOut({ battles: all, heads: all, entries: half })
    await phone.expectAllBack()
  })

  test('everything is gone but the counters', async () => {
    await takeOut(Object.fromEntries(stores.filter((each) => each !== 'meta').map((s) => [s, all])))
    await phone.expectAllBack()
  })
})

test('the copies are as good as before: they bring everything back when the rest goes too', async () => {
  await takeOut({ armies: half, eventEntries: half, documents: half, battles: all, entries: half })
  await phone.start()
  await phone.left()
  loseDatabase()
  await phone.start()
  expect(await whatIsThere()).toEqual(phone.whole)
})

describe('whatever a person does before they are back', () => {
  test('no copy is made without them', async () => {
    await takeOut({ armies: half, events: half, eventEntries: half, documents: half })
    phone.page = await freshPage()
    // Past the door, which would start the comparison.
    const { addArmies } = await import('@/storage/armies.ts')
    const { addEvent } = await import('@/storage/events/events.ts')
    const { addDocument } = await import('@/storage/documents/documents.ts')
    await addArmies([{ army: newArmy('british') }])
    await addEvent(newEvent('Winter Muster'))
    await addDocument(ticketKind, { value: { text: 'third' } })
    await copyNow()
    await phone.left()
    await expectAtLeast(1)
    loseDatabase()
    await phone.start()
    await expectAtLeast(1)
  })
})

/** Everything that was there, and so many more in each of these tables. */
async function expectAtLeast(more: number): Promise<void> {
  const now = await whatIsThere()
  for (const table of ['armies', 'events', 'documents'])
    expect(now[table]).toHaveLength((phone.whole[table]?.length ?? 0) + more)
  for (const [table, rows] of Object.entries(phone.whole))
    expect(now[table]).toEqual(expect.arrayContaining([...rows]))
}

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
  await phone.expectAllBack()
})

test('a battle that is opened while nobody can look into its copies loses nothing', async () => {
  await takeOut({ battles: all })
  const id = String(phone.whole['heads']?.[0]?.['battleId'])
  phone.page = await freshPage()
  const { spareDrive } = await import('@/storage/spare/spareDrive.ts')
  const drive = await spareDrive()
  if (drive === null) throw new Error('no place for second copies')
  const names = vi.spyOn(drive, 'names').mockRejectedValue(new DOMException('', 'UnknownError'))
  await phone.page.compared()
  await expect(phone.page.openJournal(id, quiet)).rejects.toThrow('connection')
  names.mockRestore()
  await phone.expectAllBack()
})

test('copies that nobody could look into are none that are gone', async () => {
  await takeOut({ armies: all, battles: one })
  const told = vi.fn()
  phone.page = await freshPage()
  await phone.page.whenEmptied(told)
  const { spareDrive } = await import('@/storage/spare/spareDrive.ts')
  const drive = await spareDrive()
  if (drive === null) throw new Error('no place for second copies')
  const names = vi.spyOn(drive, 'names').mockRejectedValue(new DOMException('', 'UnknownError'))
  await phone.page.boot()
  expect(await phone.page.compared()).toBeNull()
  expect(told).not.toHaveBeenCalled()
  const { ledger } = await import('@/storage/battles/entryCounts.ts')
  expect((await ledger()).losses).toEqual([])
  names.mockRestore()
  await phone.expectAllBack()
})
