// Files on their way onto a board, in a real database: each is kept as soon as it is read, and none is without a word.
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { homeless, newEvent, readSource, type Submission } from '@/games/eagles/rules/index.ts'
import { database } from '@/storage/database.ts'
import { addEvent, changeBoard } from '@/storage/events/events.ts'
import type { Intake } from '@/storage/events/intakeThing.ts'
import { newGuard } from '@/storage/meta.ts'
import { ownInstallId } from '@/storage/recovery/sentinel.ts'
import { ok } from '@/core/result.ts'
import { without } from '@/core/without.ts'
import { renamePlayer } from '@/desk/store/entryActions.ts'
import { readAnew, takingIn } from '@/desk/store/takeIn.ts'

/** Stands in for the worker; a file of this name is never read to its end. */
const reading = vi.hoisted(() => ({ stuck: 'none' }))
vi.mock('@/storage/eventsDoor.ts', async () => ({
  changeBoard: (await import('@/storage/events/events.ts')).changeBoard,
  openIntake: () =>
    Promise.resolve({
      read: async ({ name, content }: Intake): Promise<readonly Submission[]> => {
        if (name === reading.stuck) return new Promise(() => undefined)
        const text = typeof content === 'string' ? content : await content.text()
        return text === 'nothing' ? [] : readSource({ name, text })
      },
      stop: () => undefined,
    }),
}))
vi.mock('@/platform/persistence.ts', () => ({ keepForGood: () => undefined }))

beforeEach(() => database.meta.put(newGuard(ownInstallId())))
afterEach(async () => {
  reading.stuck = 'none'
  vi.restoreAllMocks()
  await Promise.all(database.tables.map((table) => table.clear()))
})

const list = (rankers: number): string => `French\n1. Drilled ${rankers}, officer\n2. Drilled 40\n`
const file = (name: string, text: string): File => new File([text], name)
const noted = (): void => undefined
const rowsOf = async (event: string): Promise<readonly string[]> =>
  (await changeBoard(event, ({ entries }) => ({ result: entries })))
    .map(({ player, versions }) => `${player}: ${versions.map(({ source }) => source).join(' ')}`)
    .sort()

test('what was read is kept, though the board is closed in the middle', async () => {
  const event = await addEvent(newEvent('Muster'))
  reading.stuck = 'carl.txt'
  const told: number[] = []
  const files = ['ann', 'ben', 'carl'].map((name, n) => file(`${name}.txt`, list(24 + 4 * n)))
  void takingIn(event, files, false)((done) => told.push(done))
  await expect.poll(() => rowsOf(event)).toEqual(['Ann: ann.txt', 'Ben: ben.txt'])
  expect(told.at(-1)).toBe(2)
})

test('every file has a row, or is named', async () => {
  const event = await addEvent(newEvent('Muster'))
  const files = [
    file('ann.txt', list(24)),
    // Of one name, from two folders.
    file('list.txt', list(28)),
    file('list.txt', list(32)),
    // Neither can be read.
    file('ben.jpg.txt', 'see photo'),
    file('ben.pdf.txt', 'see photo'),
    file('carl.txt', 'nothing'),
    file('Ann.txt', list(24)),
  ]
  const count = await takingIn(event, files, false)(noted)
  expect(await rowsOf(event)).toHaveLength(5)
  expect(count).toMatchObject({ taken: 5, known: 2 })
  expect(count.nothingNew).toEqual(['ben.pdf.txt', 'Ann.txt'])
  const again = await takingIn(event, files, false)(noted)
  expect(again).toMatchObject({ taken: 0, newer: 0, known: 7 })
  expect(await rowsOf(event)).toHaveLength(5)
  expect(await takingIn(event, [file('ann.txt', list(36))], false)(noted)).toMatchObject({
    taken: 1,
    newer: 1,
  })
})

test('what could not be stored is tried again, and nothing else is', async () => {
  const event = await addEvent(newEvent('Muster'))
  const files = ['ann', 'ben', 'carl'].map((name, n) => file(`${name}.txt`, list(24 + 4 * n)))
  const put = database.eventEntries.bulkPut.bind(database.eventEntries)
  let puts = 0
  const full = vi.spyOn(database.eventEntries, 'bulkPut').mockImplementation(((
    ...given: Parameters<typeof put>
  ) => {
    puts += 1
    if (puts > 1) throw new DOMException('full', 'QuotaExceededError')
    return put(...given)
  }) as typeof put)
  const work = takingIn(event, files, false)
  expect(await work(noted).then(noted, () => 'failed')).toBe('failed')
  full.mockRestore()
  expect(await rowsOf(event)).toEqual(['Ann: ann.txt'])
  expect(await work(noted)).toMatchObject({ taken: 3, known: 0 })
  expect(await rowsOf(event)).toEqual(['Ann: ann.txt', 'Ben: ben.txt', 'Carl: carl.txt'])
})

test('what an older version has read is read anew only when asked, and nothing that was decided is lost', async () => {
  const event = await addEvent(newEvent('Muster'))
  const text = 'French\nDrilled 24, officer\nmore to come perhaps\nGuards 24 for sale\n'
  await takingIn(event, [file('ann.txt', text)], false)(noted)
  const entryNow = async () => {
    const [entry] = await changeBoard(event, ({ entries }) => ({ result: entries }))
    if (entry === undefined) throw new Error('there is no list')
    return entry
  }
  const [first] = (await entryNow()).versions
  if (first?.list.ok !== true) throw new Error('it is no list')
  // As an older reader has left it: less read, nothing beside, one line decided on, one that is not there, and accepted.
  const { army } = first.list.value
  const told = { line: 4, text: 'Guards 24 for sale', battalions: [] }
  const gone = { line: 9, text: 'a line of elsewhere', battalions: [] }
  const old = {
    ...first,
    list: ok({
      ...without(without(first.list.value, 'beside'), 'because'),
      army: { ...army, battalions: army.battalions.slice(0, 1) },
      unread: [],
      decided: [told, gone],
    }),
  }
  await changeBoard(event, ({ entries }) => ({
    put: entries.map((each) => ({ ...each, versions: [old], accepted: { version: 0, note: '' } })),
    result: undefined,
  }))
  const { id } = await entryNow()
  const undo = await readAnew({ event, entry: id }, old)
  const { versions, accepted } = await entryNow()
  expect(versions).toHaveLength(2)
  expect(versions[0]).toEqual(old)
  expect(accepted).toEqual({ version: 0, note: '' })
  const now = versions[1]?.list
  if (now?.ok !== true) throw new Error('it is no list any more')
  expect(now.value.beside?.length).toBeGreaterThan(0)
  expect(now.value.decided).toEqual([told, gone])
  expect(homeless(now.value)).toEqual([gone])

  // What was said to the older version since stays when the new one is taken back.
  await renamePlayer({ event, entry: id }, 'Anna')
  await undo?.()
  const back = await entryNow()
  expect(back.versions).toEqual([old])
  expect(back.accepted).toEqual({ version: 0, note: '' })
  expect(back.player).toBe('Anna')
})

test('a text that is no single list for the reader of today stays as it was', async () => {
  const event = await addEvent(newEvent('Muster'))
  await takingIn(event, [file('ann.txt', list(24))], false)(noted)
  const [entry] = await changeBoard(event, ({ entries }) => ({ result: entries }))
  const shown = entry?.versions[0]
  if (entry === undefined || shown === undefined) throw new Error('there is no list')
  const place = { event, entry: entry.id }
  expect(await readAnew(place, { ...shown, original: 'see you on Sunday' })).toBeNull()
  expect(await readAnew(place, { ...shown, readAt: 0 })).toBeNull()
  expect(await changeBoard(event, ({ entries }) => ({ result: entries }))).toEqual([entry])
})
