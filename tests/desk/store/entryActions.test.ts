// What an organiser does with lists of a board, in a real database: all of a change is kept, or none of it.
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  isAway,
  newArmy,
  newEvent,
  pairRound,
  readSource,
  standingAt,
  walkIn,
  wholeList,
  type BoardEntry,
} from '@/games/eagles/rules/index.ts'
import { database } from '@/storage/database.ts'
import { addEvent, changeBoard } from '@/storage/events/events.ts'
import { newGuard } from '@/storage/meta.ts'
import { ownInstallId } from '@/storage/recovery/sentinel.ts'
import {
  acceptList,
  countAsInTime,
  isOnePlayer,
  putBack,
  removeEntry,
  settleLists,
  unacceptList,
} from '@/desk/store/entryActions.ts'

beforeEach(() => database.meta.put(newGuard(ownInstallId())))
afterEach(async () => {
  vi.restoreAllMocks()
  await Promise.all(database.tables.map((table) => table.clear()))
})

const entryOf = (id: string, sameNameAs: string | null = null): BoardEntry => ({
  id,
  player: id,
  address: '',
  versions: [
    {
      sentAt: null,
      original: id,
      list: { ok: true, value: wholeList(newArmy('british')) },
      readAt: 0,
      source: 'mail',
    },
  ],
  accepted: null,
  answered: null,
  sameNameAs,
  hasDropped: false,
})

/** Anna came twice; the second time she was paired, against Ben. Carl asks whether he is the second Anna too. */
async function twoAnnas(seated: readonly string[] = ['anna2', 'ben']): Promise<string> {
  const event = await addEvent(newEvent('Muster'))
  const entries = [
    entryOf('anna'),
    entryOf('anna2', 'anna'),
    entryOf('ben'),
    entryOf('carl', 'anna2'),
  ]
  const round = pairRound(
    entries.filter(({ id }) => seated.includes(id)),
    [],
    7,
  )
  await changeBoard(event, () => ({ put: entries, rounds: [round], result: null }))
  return event
}

const boardOf = (event: string) => changeBoard(event, (board) => ({ result: board }))

const seatsOf = async (event: string) =>
  (await boardOf(event)).rounds
    .flatMap(({ pairings }) => pairings.flatMap(({ first, second }) => [first, second]))
    .sort()

test('two entries that are one player become one, with both lists and the seat', async () => {
  const event = await twoAnnas()
  expect(await isOnePlayer({ event, entry: 'anna2' })).toBe(true)
  const { entries } = await boardOf(event)
  expect(entries.map(({ id }) => id).sort()).toEqual(['anna', 'ben', 'carl'])
  expect(entries.find(({ id }) => id === 'anna')?.versions).toHaveLength(2)
  expect(entries.find(({ id }) => id === 'carl')?.sameNameAs).toBe('anna')
  expect(await seatsOf(event)).toEqual(['anna', 'ben'])
})

test('who was let in without a list plays, though the list that is here is not legal', async () => {
  const event = await addEvent(newEvent('Muster'))
  const anna = entryOf('anna')
  const arrival = { id: 'late', player: 'anna', club: '', readAt: 3 }
  const ben = { ...entryOf('ben'), isHere: true } as const
  await changeBoard(event, () => ({ put: [anna, ben, walkIn([anna], arrival)], result: null }))
  expect(await isOnePlayer({ event, entry: 'late' })).toBe(true)
  const { entries } = await boardOf(event)
  expect(entries).toEqual([{ ...anna, accepted: { version: 0, note: '' }, isHere: true }, ben])
})

test('who came as a walk-in and has a list is no first check-in: nobody else is away by it', async () => {
  const event = await addEvent(newEvent('Muster'))
  const anna = entryOf('anna')
  const arrival = { id: 'late', player: 'anna', club: '', readAt: 3 }
  const all = [anna, entryOf('ben'), walkIn([anna], arrival)]
  await changeBoard(event, () => ({ put: all, result: null }))
  expect(await isOnePlayer({ event, entry: 'late' })).toBe(true)
  const { entries, rounds } = await boardOf(event)
  expect(entries.filter((entry) => isAway(entry, entries, rounds))).toEqual([])
})

test('two who were paired in one round stay two', async () => {
  const event = await twoAnnas(['anna', 'anna2'])
  expect(await isOnePlayer({ event, entry: 'anna2' })).toBe(false)
  expect((await boardOf(event)).entries).toHaveLength(4)
  expect(await seatsOf(event)).toEqual(['anna', 'anna2'])
})

test('a write that fails half-way leaves the lists and the seats as they were', async () => {
  const event = await twoAnnas()
  vi.spyOn(database.eventEntries, 'bulkDelete').mockImplementation(() => {
    throw new DOMException('no', 'UnknownError')
  })
  await expect(isOnePlayer({ event, entry: 'anna2' })).rejects.toThrow()
  vi.restoreAllMocks()
  const { entries } = await boardOf(event)
  expect(entries.map(({ versions }) => versions.length)).toEqual([1, 1, 1, 1])
  expect(await seatsOf(event)).toEqual(['anna2', 'ben'])
})

test('whoever has been paired cannot be taken away', async () => {
  const event = await twoAnnas()
  expect(await removeEntry({ event, entry: 'ben' })).toBe(false)
  expect(await removeEntry({ event, entry: 'carl' })).toBe(true)
  expect((await boardOf(event)).entries.map(({ id }) => id).sort()).toEqual([
    'anna',
    'anna2',
    'ben',
  ])
})

test('what was answered counts as long as the text to send stays the same', async () => {
  const event = await addEvent(newEvent('Muster'))
  const entry = { ...entryOf('anna'), answered: 0 }
  const [shown] = entry.versions
  if (shown === undefined) throw new Error('there is no version')
  const place = { event, entry: 'anna' }
  const answeredAfter = async (act: () => Promise<unknown>) => {
    const { entries } = await boardOf(event)
    await changeBoard(event, () => ({
      put: [{ ...(entries[0] ?? entry), answered: 0 }],
      result: null,
    }))
    await act()
    return (await boardOf(event)).entries[0]?.answered
  }
  expect(await answeredAfter(() => acceptList(place, shown, ''))).toBe(0)
  expect(await answeredAfter(() => unacceptList(place))).toBe(0)
  expect(await answeredAfter(() => acceptList(place, shown, 'first event'))).toBeNull()
  expect(await answeredAfter(() => unacceptList(place))).toBeNull()
  expect(await answeredAfter(() => countAsInTime(place, shown))).toBeNull()
})

test('lists to look at are settled together, each as it was on the screen, and opened again', async () => {
  const texts = ['French\nHi Jo\nDrilled 40', 'Russian\nThe flag is new.\nGreen 40']
  const entries = texts.map((text, n): BoardEntry => {
    const [read] = readSource({ name: '', text })
    if (read === undefined) throw new Error('one')
    return { ...entryOf(`e${String(n)}`), versions: [{ ...read, readAt: n, source: '' }] }
  })
  const event = await addEvent(newEvent('Muster'))
  await changeBoard(event, () => ({ put: entries, result: undefined }))
  const states = async () =>
    (await database.eventEntries.where('eventId').equals(event).sortBy('id')).map(
      (entry) => standingAt(newEvent('Muster'), entry).state,
    )
  expect(await states()).toEqual(['look', 'look'])
  const shown = new Map(entries.flatMap(({ id, versions }) => versions.map((one) => [id, one])))
  await settleLists(event, shown)
  expect(await states()).toEqual(['legal', 'legal'])
  await putBack(event, ...entries)
  expect(await states()).toEqual(['look', 'look'])
})
