// One's own backup is never refused: its size is bounded by nothing, and what no reader takes costs no more than itself.
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sampleArmies, wholeList, type WholeList } from '@/games/eagles/rules/index.ts'
import { thingUnit, type Unit } from '@/storage/backup/unit.ts'
import { mendedBattle } from '@/storage/backup/battleUnit.ts'
import { bringIn } from '@/storage/backup/bringIn.ts'
import { backupLimits } from '@/storage/backup/format.ts'
import { longestPaper } from '@/storage/backup/papers.ts'
import { readFile } from '@/storage/backup/readFile.ts'
import { storedUnits } from '@/storage/backup/stored.ts'
import { writeBackup, type Written } from '@/storage/backup/write.ts'
import { database } from '@/storage/database.ts'
import { eventKind } from '@/storage/events/eventKind.ts'
import { newGuard } from '@/storage/meta.ts'
import { ownInstallId } from '@/storage/recovery/sentinel.ts'
import { valueOf } from '@tests/support/results.ts'
import { backupText, battleOf, keptArmyOf, label, noon, storedOf, uuid } from './support/examples.ts'

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

const version = (list: WholeList, original = '') => ({
  sentAt: null,
  original,
  list: { ok: true as const, value: list },
  readAt: 1_700_000_000_000,
  source: 'mail.eml',
})

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

const [army] = sampleArmies
if (army === undefined) throw new Error('the samples are gone')
const plain = wholeList(army)

/** As much as a source may hold, in lines that nobody can read. */
const chat = Array.from({ length: 60_000 }, (_, n) => ({
  line: n + 1,
  text: `Line ${String(n)} of a long chat, \\ "quoted"`,
  reason: 'unknown-word' as const,
}))

const eventOf = (parts: readonly ReturnType<typeof entryOf>[]): Unit => {
  const row = {
    id: uuid(9),
    event: {},
    rounds: [],
    createdAt: 1_700_000_000_000,
    updatedAt: 1_700_000_000_000,
  }
  return thingUnit(eventKind, { row, parts })
}

describe('what is written is read again:', () => {
  const thing = (n: number, change: object): Unit =>
    thingUnit(armyKindHere(), { row: { ...keptArmyOf(n), ...change }, parts: [] })

  test.each<[string, Unit | null, (keyof typeof counted)?]>([])('%s', () => undefined)
})
