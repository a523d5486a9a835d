// Events in backups: the organiser's work comes back whole, under new ids, and the same file twice is the same once.
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  newArmy,
  newEvent,
  pairRound,
  sampleArmies,
  wholeList,
} from '@/games/eagles/rules/index.ts'
import type { Backup } from '@/storage/backup/contents.ts'
import { contentsOf } from '@/storage/backup/contents.ts'
import { readEventEntryRow, readEventRow } from '@/storage/backup/eventDecoder.ts'
import { printRecord, type Header } from '@/storage/backup/format.ts'
import { restoreBackup } from '@/storage/backup/code.ts'
import { storedUnits } from '@/storage/backup/stored.ts'
import { database } from '@/storage/database.ts'
import { addEvent, changeBoard, editEvent, removeEvent } from '@/storage/events/events.ts'
import type { EventEntryRow, EventRow } from '@/storage/events/rows.ts'
import { newGuard } from '@/storage/meta.ts'
import { ownInstallId } from '@/storage/recovery/sentinel.ts'
import { valueOf } from '@tests/support/results.ts'
import { backupText, storedOf, uuid, withRows } from './support/examples.ts'
import { backupHere, fileOf, readBackup, together } from './support/reading.ts'
import { replaceAll } from './support/replaceAll.ts'
import { seal } from './support/tableByTable.ts'

beforeEach(() => database.meta.put(newGuard(ownInstallId())))
afterEach(() => Promise.all(database.tables.map((table) => table.clear())))

const entries: readonly EventEntryRow[] = [1, 2, 3].map((n) => ({
  id: uuid(n),
  eventId: uuid(100),
  player: n === 3 ? 'Anna' : `Player ${String(n)}`,
  address: `p${String(n)}@example.org`,
  versions: [
    {
      sentAt: n === 1 ? null : 1_700_000_000_000 + n,
      original: 'British\n1st DRILLED: 36 Rankers',
      list:
        n === 2
          ? { ok: false, problem: 'no-army' }
          : { ok: true, value: wholeList(sampleArmies[n % 2] ?? newArmy('british')) },
      readAt: 1_700_000_000_000,
      source: `list ${String(n)}.txt`,
    },
  ],
  accepted: n === 1 ? { version: 0, note: 'as agreed' } : null,
  answered: null,
  sameNameAs: n === 3 ? uuid(1) : null,
  hasDropped: n === 2,
}))
const round = pairRound(entries, [], 7)
const event: EventRow = {
  id: uuid(100),
  event: { ...newEvent('Autumn Muster'), nations: ['british'], deadline: '2026-05-01T20:00+02:00' },
  rounds: [round],
  createdAt: 1_700_000_000_000,
  updatedAt: 1_700_000_000_001,
}
const stored = withRows(storedOf(2), { events: [event], eventEntries: entries })

const backup = await fileOf(backupText(stored))
const contents = ({ units }: Backup): string[] => units.map(({ content }) => content).sort()
const here = async (): Promise<Backup> => fileOf(await backupHere())

test('what was read can be handed from the worker to the page', () => {
  expect(structuredClone(backup)).toEqual(backup)
})

test('an event is in the backup word for word, with its rounds and every list', () => {
  expect(contentsOf(backup.units)).toEqual({
    battles: 0,
    kinds: {
      armies: 2,
      events: 1,
      progressScenarios: 0,
      tickets: 0,
      campaignMaps: 0,
      photos: 0,
      mapPictures: 0,
    },
  })
  const { units } = valueOf(readBackup(backupText(stored)))
  const unit = units.find((each) => each.kind === 'thing' && each.of === 'events')
  expect(unit).toMatchObject({ row: event, parts: entries })
})

describe('a list with lines that nobody could read', () => {
  const [troops] = sampleArmies[0]?.battalions ?? []
  if (troops === undefined) throw new Error('the sample has battalions')
  const entryWith = (value: object): unknown => ({
    ...entries[0],
    versions: [
      {
        ...entries[0]?.versions[0],
        list: { ok: true, value: { ...wholeList(newArmy('british')), ...value } },
      },
    ],
  })

  test('comes back with its reasons, its places, and what the organiser decided', () => {
    const row = entryWith({
      unread: [
        { line: 2, text: '2x Guards 16', reason: 'several' },
        { line: 3, text: '# Green 20', reason: 'comment' },
      ],
      setAside: [{ line: 1, text: 'Hi Tom', kind: 'greeting' }],
      mailLines: [{ line: 9, text: 'Cheers', kind: 'signature' }],
      battalionLines: [4, 4, 5],
      decided: [
        { line: 2, text: '2x Guards 16', battalions: [troops, { ...troops, id: 2 }] },
        { line: 3, text: '# Green 20', battalions: [] },
      ],
    })
    expect(readEventEntryRow(row)).toEqual(row)
  })

  test('comes back with the lines beside it, and why it is to be looked at', () => {
    const row = entryWith({
      beside: [{ line: 1, text: 'Hi Tom', kind: 'line' }],
      because: ['danger', 'face'],
      nationUnsaid: true,
    })
    expect(readEventEntryRow(row)).toEqual(row)
  })

  test('of an older version comes back as it was written then', () => {
    const row = entryWith({
      unread: [{ line: 2, text: 'at dawn', reason: 'not-understood' }],
      setAside: [{ line: 1, text: 'Hi Tom', reason: 'not-understood' }],
    })
    expect(readEventEntryRow(row)).toEqual(row)
  })

  test.each([
    { decided: [{ line: 0, text: 'x', battalions: [] }] },
    { decided: [{ line: 1, text: 'x', battalions: [{ ...troops, rankers: -1 }] }] },
    { decided: [{ line: 1, text: 'x' }] },
    { decided: [{ line: 1, text: 'x', battalions: [], by: 'somebody' }] },
    { battalionLines: [0] },
    { unread: [{ line: 1, text: 'x', reason: 'no-such-reason' }] },
    { setAside: [{ line: 1, text: 'x', kind: 'no-such-kind' }] },
    { beside: [{ line: 1, text: 'x' }] },
    { beside: [{ line: 1, text: 'x', kind: 'greeting' }] },
    { because: ['no-such-reason'] },
    { nationUnsaid: false },
  ])('that is not as it should be is refused: %j', (value) => {
    expect(readEventEntryRow(entryWith(value))).toBeNull()
  })
})

describe('an event that is restored', () => {
  test('has new ids, and its rounds still name its own lists', async () => {
    await restoreBackup(backup, 'add', [])
    const [row] = await database.events.toArray()
    const lists = await database.eventEntries.toArray()
    expect(row?.id).not.toBe(event.id)
    expect(lists.every(({ eventId }) => eventId === row?.id)).toBe(true)
    const idOf = new Map(lists.map(({ address, id }) => [address, id]))
    const ours = (old: string | null): string | null =>
      old === null ? null : (idOf.get(entries.find(({ id }) => id === old)?.address ?? '') ?? null)
    expect(row?.rounds[0]?.pairings.map(({ first, second }) => [first, second])).toEqual(
      round.pairings.map(({ first, second }) => [ours(first), ours(second)]),
    )
    expect(lists.find(({ player }) => player === 'Anna')?.sameNameAs).toBe(ours(uuid(1)))
    expect(contents(await here())).toEqual(contents(backup))
  })

  test('twice is there once, and stays when everything is replaced by the same', async () => {
    await restoreBackup(backup, 'add', [])
    expect(await restoreBackup(backup, 'add', [])).toMatchObject({ added: 0, same: 3 })
    const before = await database.eventEntries.toArray()
    expect(await restoreBackup(backup, 'replace', [])).toMatchObject({ removed: 0, same: 3 })
    expect(await database.eventEntries.toArray()).toEqual(before)
  })

  test('comes beside what has become of it since, and takes its place when all is replaced', async () => {
    await restoreBackup(backup, 'add', [])
    const [row] = await database.events.toArray()
    await editEvent(row?.id ?? '', (one) => ({ ...one, limit: 300 }))
    expect(await restoreBackup(backup, 'add', [])).toMatchObject({ added: 1, same: 2 })
    expect(await database.events.count()).toBe(2)
    expect(await replaceAll(backup)).toMatchObject({ removed: 1, same: 3 })
    expect(await database.events.count()).toBe(1)
    expect(await database.eventEntries.count()).toBe(3)
  })
})

test('an event that cannot be read is left out, told, and not taken away', async () => {
  await restoreBackup(backup, 'add', [])
  const [row] = await database.events.toArray()
  await database.events.update(row?.id ?? '', { rounds: 'none' as never })
  const all = await together(storedUnits())
  expect(all.filter((unit) => unit === null)).toHaveLength(1)
  await restoreBackup(await fileOf(backupText(storedOf(2))), 'replace', [])
  expect(await database.eventEntries.count()).toBe(3)
})

describe('a forged event', () => {
  const first = entries[0]
  const wrong: readonly (readonly [string, EventRow | null])[] = [
    ['a key too many', { ...event, admin: true } as EventRow],
    ['a key too many inside', { ...event, event: { ...event.event, fee: 1 } as never }],
    ['a nation that is none', { ...event, event: { ...event.event, nations: ['x'] as never } }],
    ['a table that is none', { ...event, rounds: [{ pairings: [{ first: 'x' }] }] as never }],
  ]
  for (const [what, row] of wrong)
    test(`is refused for ${what}`, () => expect(readEventRow(row)).toBeNull())

  test('is refused for a list with a wrong army, or for none at all', () => {
    const [version] = first?.versions ?? []
    const list = { ok: true, value: { army: {}, unread: [], remarks: [], setAside: [] } }
    expect(readEventEntryRow(first)).toEqual(first)
    expect(readEventEntryRow({ ...first, versions: [{ ...version, list }] })).toBeNull()
    expect(readEventEntryRow({ ...first, versions: [] })).toBeNull()
  })

  test('is refused for lists that belong to no event', () => {
    const lines = backupText(withRows(stored, { armies: [], events: [] }))
      .trimEnd()
      .split('\n')
    const header = JSON.parse(lines[0] ?? '') as Header
    const records = entries.map((v) => printRecord({ t: 'eventEntries', k: v.id, v }))
    const papers = lines.filter((line) => line.startsWith('{"t":"papers"'))
    expect(readBackup(seal(header, [...records, ...papers])).ok).toBe(false)
  })
})

test('what is changed of an event that is gone fails, and leaves no list behind', async () => {
  const id = await addEvent(newEvent('Muster'))
  await removeEvent(id)
  await expect(editEvent(id, (one) => one)).rejects.toThrow('missing')
  const put = entries.slice(0, 1)
  await expect(changeBoard(id, () => ({ put, result: null }))).rejects.toThrow('missing')
  expect(await database.eventEntries.count()).toBe(0)
})
