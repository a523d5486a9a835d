// Whatever a released build has stored, this build opens: its database, and the second copies alone.
import 'fake-indexeddb/auto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { hashOfEntry } from '@/core/record/chain.ts'
import { resume } from '@/core/record/resume.ts'
import { diceRace, raceQuestion } from '@tests/support/diceRace.ts'
import { fakeBrowser, type FakeBrowser } from './support/browser.ts'
import { freshPage, quiet, type StoragePage, untilQuiet } from './support/page.ts'

interface Expected {
  readonly armies: number
  readonly battle: string
  readonly hashes: readonly string[]
  readonly asked: string
}
type Line =
  | { readonly table: string; readonly row: object }
  | { readonly spare: string; readonly text: string }

const fixtures = fileURLToPath(new URL('../fixtures', import.meta.url))
const released = readdirSync(fixtures)

const linesOf = (release: string): readonly [{ schema: number }, ...Line[]] =>
  readFileSync(`${fixtures}/${release}/raw.ndjson`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line) as never

const expectedOf = (release: string): Expected =>
  JSON.parse(readFileSync(`${fixtures}/${release}/expected.json`, 'utf8')) as Expected

/** The database as that release left it: its own schema, its own rows. */
async function putDatabase(release: string): Promise<void> {
  const { Dexie } = await import('dexie')
  const { applyMigrations } = await import('@/storage/migrations.ts')
  const [{ schema }, ...lines] = linesOf(release)
  const database = new Dexie('aide-de-camp')
  applyMigrations(database, schema)
  for (const line of lines) if ('table' in line) await database.table(line.table).add(line.row)
  database.close()
}

function putSpares(release: string, browser: FakeBrowser): void {
  const [, ...lines] = linesOf(release)
  for (const line of lines)
    if ('spare' in line) browser.files.set(`/spare/${encodeURIComponent(line.spare)}`, line.text)
}

async function expectAll(page: StoragePage, expected: Expected): Promise<void> {
  expect(await page.database.armies.count()).toBe(expected.armies)
  const journal = await page.openJournal(expected.battle, quiet)
  const kept = journal?.kept()
  if (kept === undefined) throw new Error('the battle does not open')
  expect(kept.log.map(({ entry }) => hashOfEntry(entry))).toEqual(expected.hashes)
  const { play, problem } = resume(diceRace, page.recordOf(kept))
  expect(problem).toBeNull()
  expect(play && raceQuestion(play.now.state)?.kind).toBe(expected.asked)
}

describe.each(released)('what %s has stored', (release) => {
  let browser: FakeBrowser
  beforeEach(() => (browser = fakeBrowser()))
  afterEach(async () => {
    await untilQuiet()
    vi.unstubAllGlobals()
  })

  test('is opened as it is', async () => {
    await putDatabase(release)
    const page = await freshPage()
    expect(await page.boot()).toEqual({ kind: 'ready' })
    await expectAll(page, expectedOf(release))
  })

  test('comes back from its second copies alone', async () => {
    putSpares(release, browser)
    const page = await freshPage()
    expect(await page.boot()).toMatchObject({ kind: 'lost', found: { kinds: { armies: 2 } } })
    await page.restoreFound()
    await expectAll(page, expectedOf(release))
  })
})
