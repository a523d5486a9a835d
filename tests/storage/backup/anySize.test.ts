// One's own backup is never refused: its size is bounded by nothing, and what no reader takes costs no more than itself.
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { newEvent, sampleArmies, wholeList } from '@/games/eagles/rules/index.ts'
import { armyKind } from '@/storage/armyKind.ts'
import { mendedBattle } from '@/storage/backup/battleUnit.ts'
import { bringIn } from '@/storage/backup/bringIn.ts'
import { backupLimits } from '@/storage/backup/format.ts'
import { longestPaper } from '@/storage/backup/papers.ts'
import { readFile } from '@/storage/backup/readFile.ts'
import { storedUnits } from '@/storage/backup/stored.ts'
import { thingUnit, type Unit } from '@/storage/backup/unit.ts'
import { writeBackup, type Written } from '@/storage/backup/write.ts'
import { database } from '@/storage/database.ts'
import { eventKind } from '@/storage/events/eventKind.ts'
import type { EventRow } from '@/storage/events/rows.ts'
import { newGuard } from '@/storage/meta.ts'
import { ownInstallId } from '@/storage/recovery/sentinel.ts'
import { valueOf } from '@tests/support/results.ts'
import {
  backupText,
  battleOf,
  keptArmyOf,
  label,
  noon,
  storedOf,
  uuid,
} from './support/examples.ts'

beforeEach(() => database.meta.put(newGuard(ownInstallId())))
afterEach(() => Promise.all(database.tables.map((table) => table.clear())))

const quiet = (): void => undefined

const battles = Array.from({ length: 300 }, (_, n) => battleOf(n, 9))
const units: Unit[] = battles.map(({ battle, entries }) => mendedBattle(battle, entries))

const written = (some: readonly (Unit | null)[], papers = label.papers): Promise<Written> =>
  writeBackup([some], 4, { ...label, papers }, noon)

/** Room for a few battles, as the real ones have room for a few hundred. */
const small = { ...backupLimits, held: 10_000 }

describe('of a backup with many times as much as is ever held', () => {
  test('every battle is read, one after the other', async () => {
    const { text } = await written(units)
    expect(text.size).toBeGreaterThan(50 * small.held)
    const { units: listed, source } = valueOf(await readFile(text, quiet, small))
    expect(listed).toHaveLength(300)
    expect(source.how).toBe('apart')
  })

  test('so is one that an earlier version has written, table by table', async () => {
    const room = { ...small, held: 300_000 } // the rows of all battles come first, and wait for their entries
    const text = backupText(storedOf(0, battles))
    expect(text.length).toBeGreaterThan(2 * room.held)
    expect(valueOf(await readFile(new Blob([text]), quiet, room)).units).toHaveLength(300)
  })

  test('everything is in the database in the end', async () => {
    const { blob, isPacked } = await written(units)
    expect(isPacked).toBe(true)
    const { source, units: listed } = valueOf(await readFile(blob))
    const bringing = { source, units: listed, mode: 'add' as const, agreed: [] }
    expect(await bringIn(bringing, quiet)).toMatchObject({ added: 300, isVerified: true })
    expect(await database.entries.count()).toBe(300 * 9)
  })

  test('of a raw export of as much every battle is read, in its longest version', async () => {
    const row = (table: string, value: object): string => JSON.stringify({ table, row: value })
    const lines = [
      JSON.stringify({ raw: 1, app: 4, schema: 4, rows: 0 }),
      ...battles.map(({ battle }) => row('battles', battle)),
      ...battles.flatMap(({ entries }) => entries.map((entry) => row('entries', entry))),
      row('battles', battleOf(7, 5).battle),
      ...battleOf(7, 5).entries.map((entry) => row('entries', entry)),
    ]
    const room = { ...small, held: 200_000 }
    const reading = await readFile(new Blob([lines.join('\n')]), quiet, room)
    const problem = reading.ok ? null : reading.problem
    const readable = problem?.code === 'raw' ? problem.readable : null
    expect(readable?.units).toHaveLength(300)
    expect(readable?.source.without).toEqual([300])
  })

  test('a foreign one that belongs together nowhere is not held in memory', async () => {
    const lines = backupText(storedOf(0, battles)).split('\n')
    const only = lines.filter((line) => !line.startsWith('{"t":"entries"')).join('\n')
    expect(await readFile(new Blob([only]), quiet, small)).toMatchObject({
      problem: { code: 'too-big' },
    })
  })

  test('a damaged line costs the rest of its battle, and no other', async () => {
    const text = await (await written(units)).text.text()
    const spoiled = text.replace(`"k":"${uuid(1_000_007)}/4"`, `"k":"${uuid(1_000_007)}/5"`)
    const reading = await readFile(new Blob([spoiled]), quiet, small)
    const problem = reading.ok ? null : reading.problem
    const readable = problem !== null && 'readable' in problem ? problem.readable : null
    expect(problem?.code).toBe('damaged')
    const lengths = readable?.units.map((unit) => unit.kind === 'battle' && unit.entries)
    expect(lengths?.filter((entries) => entries !== 9)).toEqual([3])
  })
})

const version = (value: ReturnType<typeof wholeList>, original: string) => ({
  sentAt: null,
  original,
  list: { ok: true as const, value },
  readAt: 1_700_000_000_000,
  source: 'mail.eml',
})

const [sample] = sampleArmies
if (sample === undefined) throw new Error('the samples are gone')
const list = wholeList(sample)

/** A list of the event, sent in these versions. */
const entryOf = (n: number, versions: readonly ReturnType<typeof version>[]) => ({
  id: uuid(10 + n),
  eventId: uuid(9),
  player: `Player ${String(n)}`,
  address: '',
  versions,
  accepted: null,
  answered: null,
  sameNameAs: null,
  hasDropped: false,
})

const eventOf = (parts: readonly ReturnType<typeof entryOf>[]): Unit =>
  thingUnit(eventKind, {
    row: {
      id: uuid(9),
      event: newEvent('Autumn Muster'),
      rounds: [],
      createdAt: 1_700_000_000_000,
      updatedAt: 1_700_000_000_000,
    } as EventRow,
    parts,
  })

const armyOf = (n: number, change: object): Unit =>
  thingUnit(armyKind, { row: { ...keptArmyOf(n), ...change }, parts: [] })

const battleUnitOf = (entries: number): Unit => {
  const { battle, entries: rows } = battleOf(1, entries)
  return mendedBattle(battle, rows)
}

/** What a source may hold at most, in lines that nobody can read. */
const chat = Array.from({ length: 60_000 }, (_, n) => ({
  line: n + 1,
  text: `Line ${String(n)} of a long chat`,
  reason: 'not-understood' as const,
}))
const longest = 'Guards\n'.repeat(285_000)

describe('what is written is read again:', () => {
  test.each<[string, Unit]>([
    ['an army from the longest text there may be', armyOf(1, { original: longest })],
    ['a text of which every sign takes six', armyOf(2, { original: '\u0001'.repeat(2_000_000) })],
    [
      'a list among 60,000 lines that nobody could read',
      eventOf([entryOf(1, [version({ ...list, unread: chat }, '')])]),
    ],
    [
      'a list that was sent four times, each with the longest text',
      eventOf([
        entryOf(
          1,
          [1, 2, 3, 4].map((n) => version(list, `${String(n)}${longest}`)),
        ),
      ]),
    ],
    [
      'an event of 200 lists',
      eventOf(
        Array.from({ length: 200 }, (_, n) => entryOf(n, [version(list, 'Guards '.repeat(2_000))])),
      ),
    ],
    ['a campaign of 6,000 answers', battleUnitOf(6_000)],
  ])('%s', async (_, unit) => {
    const { blob, unread } = await written([unit])
    expect(unread).toBe(0)
    expect(valueOf(await readFile(blob)).units).toMatchObject([{ content: unit.content }])
  })

  test('papers as long as a browser keeps them', async () => {
    const papers = { 'aide-de-camp.seatKeys': 'k'.repeat(longestPaper) }
    expect(valueOf(await readFile((await written([], papers)).blob)).papers).toEqual(papers)
  })
})

describe('what no reader would take is left out and told, and costs nothing else:', () => {
  test('a thing with a line that is too long', async () => {
    const many = Array.from({ length: 12 }, (_, n) => version(list, `${String(n)}${longest}`))
    const { blob, unread } = await written([armyOf(1, {}), eventOf([entryOf(1, many)])])
    expect(unread).toBe(1)
    expect(valueOf(await readFile(blob)).units).toMatchObject([{ of: 'armies' }])
  })

  test('a battle that names what every object inherits', async () => {
    const [odd, fine] = [battleOf(1, 3), battleOf(2, 3)]
    const setup = { factions: { constructor: 'red' } }
    await database.battles.bulkAdd([
      { ...odd.battle, opening: { ...odd.battle.opening, setup } },
      fine.battle,
    ])
    await database.entries.bulkAdd(fine.entries as never)
    const { blob, unread } = await writeBackup(storedUnits(), 4, label, noon)
    expect(unread).toBe(1)
    expect(valueOf(await readFile(blob)).units).toMatchObject([{ id: fine.battle.id, entries: 3 }])
  })
})
