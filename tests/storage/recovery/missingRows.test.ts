// Rows that are gone from a database that opens: they come back from the second copies, whichever they are.
import 'fake-indexeddb/auto'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeBrowser, type FakeBrowser } from '../support/browser.ts'
import {
  fillPhone,
  photographed,
  putOn,
  takeOut,
  whatIsThere,
  type Phone,
  type Rows,
  type Taken,
} from '../support/fullPhone.ts'
import { loseDatabase } from '../support/lived.ts'
import { freshPage, putAway, type StoragePage } from '../support/page.ts'

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
  test('documents only things, or only parts are gone', async () => {
    await takeOut({ documents: isThing })
    await expectAllBack()
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
