// The page of the durability trials: plays a race of dice through the storage door and reports what is safe.
import { Dexie } from 'dexie'
import { newArmy, newEvent, sampleArmies, wholeList } from '@/games/eagles/rules/index.ts'
import { randomAnswer } from '@/core/randomPlayer.ts'
import { answerIn, begin, retractIn, type Play } from '@/core/record/play.ts'
import { resume } from '@/core/record/resume.ts'
import { hashOfEntry } from '@/core/record/chain.ts'
import { randomWhole } from '@/platform/randomWhole.ts'
import {
  beginBattle,
  exportBattle,
  loadBattle,
  openJournal,
  recordOf,
  type OpenJournal,
} from '@/storage/battleDoor.ts'
import {
  addArmies,
  beginAnew,
  boot,
  compared,
  exportRaw,
  failureOf,
  playInMemory,
  restoreElsewhere,
  restoreFound,
  watchArmies,
  watchConnection,
  whenEmptied,
} from '@/storage/index.ts'
import { addEvent, changeBoard, watchEvent } from '@/storage/eventsDoor.ts'
import { useKinds } from '@/storage/kindList.ts'
import { armyKind } from '@/storage/armyKind.ts'
import { copyKind } from '@/storage/spare/kindCopy.ts'
import { kinds } from '@/kinds.ts'
import { watchLosses } from '@/storage/backup/door.ts'
import { diceRace, raceQuestion, type RaceKinds } from '@tests/support/diceRace.ts'
import { mapKind } from '@tests/storage/kinds/madeUp.ts'
import { addDocument } from '@/storage/documents/documents.ts'
import { kindsHere, strangeUnits } from '@/storage/documents/strangers.ts'
import { addAsOlder } from './olderBuild.ts'
import { addRawArmies } from './rawArmies.ts'
import { addDocuments, everything, takeOut } from './rows.ts'
import { plainBattle, type Lab, type Opened, type PlayOptions, type Standing } from './lab.ts'

useKinds(kinds)

interface Table {
  readonly journal: OpenJournal
  play: Play<RaceKinds>
  isLost: boolean
}

const tables = new Map<string, Table>()
const track = { track: 4_000 }
const roll = (sides: number): number => randomWhole(sides) + 1

const tableOf = (id: string): Table => {
  const table = tables.get(id)
  if (table === undefined) throw new Error('this battle is not open here')
  return table
}

function next(play: Play<RaceKinds>): Play<RaceKinds> {
  const prompt = raceQuestion(play.now.state)
  const { answers } = play.now
  const step =
    prompt === null
      ? retractIn(diceRace, play, Math.min(answers, 500))
      : answers > 3 && roll(12) === 1
        ? retractIn(diceRace, play, roll(3))
        : answerIn(diceRace, play, randomAnswer(prompt, roll))
  if (!step.ok) throw new Error(step.problem.code)
  return step.value
}

async function addOne(id: string, table: Table): Promise<void> {
  table.play = next(table.play)
  const line = table.play.log
  if (line === null) return
  const started = performance.now()
  const { seq, durable } = table.journal.append(line.entry)
  const { where, failure } = await durable
  const took = performance.now() - started
  await window.ack?.({ battle: id, seq, hash: line.hash, where, failure, took })
}

async function play(id: string, options: PlayOptions = {}): Promise<void> {
  const { entries = Number.POSITIVE_INFINITY, pause = 0, turn = 30 } = options
  const table = tableOf(id)
  for (let added = 0; added < entries && !table.isLost; added += 1) {
    await addOne(id, table)
    if (added % turn === turn - 1) void table.journal.keepTurn().catch(() => undefined)
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause))
  }
}

async function open(id: string, steal = false): Promise<Opened> {
  const lost = (): void => {
    const table = tables.get(id)
    if (table !== undefined) table.isLost = true
  }
  const none = (): void => undefined
  const journal = await openJournal(id, { changed: none, lost, emptied: () => false }, steal)
  if (journal === null) return { role: 'reader', entries: 0, reconciled: '' }
  const resumed = resume(diceRace, recordOf(journal.kept()))
  if (resumed.play === null || resumed.problem !== null)
    throw new Error(`cannot go on: ${JSON.stringify(resumed.problem)}`)
  tables.set(id, { journal, play: resumed.play, isLost: false })
  return {
    role: 'writer',
    entries: journal.kept().log.length,
    reconciled: JSON.stringify(journal.opened),
  }
}

async function standing(id: string): Promise<Standing | null> {
  const stored = await loadBattle(id)
  if (stored === null) return null
  const { play: played, problem } = resume(diceRace, recordOf(stored))
  return {
    entries: stored.log.length,
    hashes: stored.log.map(({ entry }) => hashOfEntry(entry)),
    isBroken: stored.isBroken,
    problem: problem === null ? null : JSON.stringify(problem),
    asked: played === null ? null : (raceQuestion(played.now.state)?.kind ?? null),
  }
}

async function begun(): Promise<string> {
  const race = begin(diceRace, track)
  if (!race.ok) throw new Error(race.problem.code)
  return beginBattle(race.value.opening, { name: 'Race' })
}

const countArmies = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const query = { bin: false, sort: 'recent', search: '' } as const
    const watch = watchArmies(
      query,
      1,
      ({ total }) => {
        queueMicrotask(() => watch.stop())
        resolve(total)
      },
      reject,
    )
  })

let toldGone = 0
void whenEmptied(({ kinds: gone, less = [] }) => (toldGone += gone.length + less.length))

let connection = ''
void watchConnection((standing) => (connection = standing))

const plain = new Dexie('plain', { chromeTransactionDurability: 'strict' })
plain.version(1).stores({ rows: '[battleId+seq]' })

/** Each one is reported as an entry is, so that the page comes to the next as cold as to an entry. */
async function plainPuts(rows: readonly object[]): Promise<void> {
  for (const row of rows) {
    const started = performance.now()
    await plain.table('rows').put(row)
    const took = performance.now() - started
    const put = { battle: plainBattle, seq: 0, hash: '', where: 'database', failure: null } as const
    await window.ack?.({ ...put, took })
  }
}

const addSamples = (count: number): Promise<number> =>
  addArmies(
    Array.from({ length: Math.ceil(count / 2) }, () => sampleArmies.map((army) => ({ army })))
      .flat()
      .slice(0, count),
  ).then(
    (ids) => ids.length,
    (cause: unknown) => {
      throw new Error(failureOf(cause))
    },
  )

/** As mails bring them: each with the text it was read from. */
async function addEventWith(lists: number): Promise<string> {
  const id = await addEvent(newEvent('Autumn Muster'))
  const put = Array.from({ length: lists }, (_, n) => ({
    id: crypto.randomUUID(),
    player: `Player ${n}`,
    address: `player${n}@example.org`,
    versions: [
      {
        sentAt: 1_700_000_000_000 + n,
        original: 'British\n1st DRILLED: 36 Rankers\n'.repeat(40),
        list: { ok: true, value: wholeList(sampleArmies[n % 2] ?? newArmy('british')) } as const,
        readAt: 1_700_000_000_000,
        source: `list ${n}.txt`,
      },
    ],
    accepted: null,
    answered: null,
    sameNameAs: null,
    hasDropped: false,
  }))
  await changeBoard(id, () => ({ put, result: null }))
  return id
}

const listsOf = (id: string): Promise<number | null> =>
  new Promise((resolve, reject) => {
    const watch = watchEvent(
      id,
      (kept) => {
        queueMicrotask(() => watch.stop())
        resolve(kept === null ? null : kept.entries.length)
      },
      reject,
    )
  })

const lab: Lab = {
  plainPuts,
  boot: async () => {
    const verdict = await boot()
    const why = 'why' in verdict ? verdict.why : ''
    const found = 'found' in verdict ? verdict.found : null
    const battles = found?.battles ?? []
    const armies = found?.kinds['armies'] ?? 0
    const entries = battles.reduce((sum, battle) => sum + battle.entries, 0)
    return { kind: verdict.kind, why, armies, entries }
  },
  compared: async () => {
    await compared()
  },
  gone: () => toldGone,
  everything,
  takeOut,
  addDocuments,
  copyKinds: async () => {
    for (const kind of await kindsHere()) await copyKind(kind)
  },
  begin: begun,
  open,
  play,
  close: async (id) => {
    await tableOf(id).journal.close()
    tables.delete(id)
  },
  status: (id) => tables.get(id)?.journal.status() ?? null,
  lost: (id) => tables.get(id)?.isLost ?? false,
  standing,
  exported: async (id) => {
    const text = await exportBattle(id, tables.get(id)?.journal.kept() ?? null)
    return text === null ? -1 : (JSON.parse(text) as { entries: unknown[] }).entries.length
  },
  restore: async (mayReplace = false) => {
    const { kinds: counts, battles } = await restoreFound(mayReplace)
    return { armies: counts['armies'] ?? 0, battles: battles.length }
  },
  restoreElsewhere: async () => {
    await restoreElsewhere()
  },
  playInMemory: async () => {
    await playInMemory()
  },
  beginAnew,
  losses: () =>
    new Promise((resolve) => {
      const watch = watchLosses((losses) => {
        queueMicrotask(() => watch.stop())
        resolve(losses.map(({ had, has }) => had - has))
      })
    }),
  raw: async () => (await exportRaw()).text(),
  addArmies: addSamples,
  addArmiesTimed: async (count) => {
    const started = performance.now()
    await addSamples(count)
    return performance.now() - started
  },
  addRawArmies,
  countArmies,
  copyArmies: () => copyKind(armyKind),
  addEvent: addEventWith,
  listsOf,
  addStranger: async () => {
    const value = { name: 'Low Countries', regions: [], front: null }
    await addDocument(mapKind, { value, parts: { [crypto.randomUUID()]: 'A note' } })
  },
  countStrangers: async () =>
    (await strangeUnits()).reduce((sum, { parts }) => sum + 1 + parts.length, 0),
  addAsOlder,
  connection: () => connection,
}

Object.assign(window, { lab })
