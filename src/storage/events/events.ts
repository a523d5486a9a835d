// Events in the database: every change is one transaction that newer versions of the app can forbid.
import { liveQuery } from 'dexie'
import {
  usualDesk,
  type BoardEntry,
  type ClubEvent,
  type DeskRules,
  type Round,
} from '@/games/eagles/rules/index.ts'
import { connected } from '../connection.ts'
import { database } from '../database.ts'
import { StorageFailure } from '../failure.ts'
import { changeKind } from '../kindWriting.ts'
import { eventKind } from './eventKind.ts'
import type { EventEntryRow, EventRow } from './rows.ts'

const change = <T>(id: string, work: () => PromiseLike<T>): Promise<T> =>
  changeKind(eventKind, (touch) => {
    touch(id)
    return work()
  })

/** Stores a new event and returns its id. */
export async function addEvent(event: ClubEvent, desk?: DeskRules): Promise<string> {
  const now = Date.now()
  const row: EventRow = {
    id: crypto.randomUUID(),
    event,
    rounds: [],
    ...(desk !== undefined && { desk }),
    createdAt: now,
    updatedAt: now,
  }
  await change(row.id, () => database.events.add(row))
  return row.id
}

/** Reads, changes and writes in one transaction, so that two tabs never lose each other's edit. Fails if it is gone. */
export const editEvent = (id: string, next: (event: ClubEvent) => ClubEvent): Promise<void> =>
  change(id, async () => {
    const row = await database.events.get(id)
    if (row === undefined) throw new StorageFailure('missing')
    await database.events.put({ ...row, event: next(row.event), updatedAt: Date.now() })
  })

/** How its rounds are run from now on. Fails if it is gone. */
export const editDeskRules = (id: string, next: (desk: DeskRules) => DeskRules): Promise<void> =>
  change(id, async () => {
    const row = await database.events.get(id)
    if (row === undefined) throw new StorageFailure('missing')
    const desk = next(row.desk ?? usualDesk)
    await database.events.put({ ...row, desk, updatedAt: Date.now() })
  })

/** For good, with everything that came in for it. */
export const removeEvent = (id: string): Promise<void> =>
  change(id, async () => {
    await database.eventEntries.where('eventId').equals(id).delete()
    await database.events.delete(id)
  })

const bare = (row: EventEntryRow): BoardEntry => ({
  id: row.id,
  player: row.player,
  address: row.address,
  versions: row.versions,
  accepted: row.accepted,
  answered: row.answered,
  sameNameAs: row.sameNameAs,
  hasDropped: row.hasDropped,
  // Rows of older versions have none, and none is written that says nothing.
  ...(row.leftOut !== undefined && { leftOut: row.leftOut }),
  ...(row.club !== undefined && { club: row.club }),
  ...(row.team !== undefined && { team: row.team }),
  ...(row.board !== undefined && { board: row.board }),
  ...(row.isHere === true && { isHere: true }),
  ...(row.nation !== undefined && { nation: row.nation }),
  ...(row.army !== undefined && { army: row.army }),
})

const entriesOf = async (id: string): Promise<BoardEntry[]> =>
  (await database.eventEntries.where('eventId').equals(id).toArray()).map(bare)

export interface Board {
  readonly event: ClubEvent
  readonly entries: readonly BoardEntry[]
  readonly rounds: readonly Round[]
  /** How the rounds are run; undefined: as usual. */
  readonly desk: DeskRules | undefined
}

/** What becomes of a board: entries that are new or changed go in, others go, and the rounds stay unless they are given. */
export interface BoardChange<T> {
  readonly put?: readonly BoardEntry[]
  readonly remove?: readonly string[]
  readonly rounds?: readonly Round[]
  readonly result: T
}

/** Changes entries and rounds together in one transaction, whatever another tab has made of them meanwhile. */
export const changeBoard = <T>(
  eventId: string,
  next: (board: Board) => BoardChange<T>,
): Promise<T> =>
  change(eventId, async () => {
    const row = await database.events.get(eventId)
    // Another tab has deleted it: lists of no event would stay for ever, and no user would see them.
    if (row === undefined) throw new StorageFailure('missing')
    const { event, rounds: played, desk } = row
    const before = { event, entries: await entriesOf(eventId), rounds: played, desk }
    const { put = [], remove = [], rounds = row.rounds, result } = next(before)
    await database.eventEntries.bulkPut(put.map((entry) => ({ ...entry, eventId })))
    await database.eventEntries.bulkDelete([...remove])
    if (rounds !== row.rounds) await database.events.put({ ...row, rounds, updatedAt: Date.now() })
    return result
  })

export interface KeptEvent {
  readonly row: EventRow
  readonly entries: readonly BoardEntry[]
}

interface EventWatch {
  readonly stop: () => void
}

function watch<T>(
  query: () => Promise<T>,
  tell: (value: T) => void,
  fail: (cause: unknown) => void,
): EventWatch {
  const running = liveQuery(() => connected(query)).subscribe(tell, fail)
  return { stop: () => running.unsubscribe() }
}

export interface EventCard {
  readonly row: EventRow
  readonly lists: number
}

async function allEvents(): Promise<EventCard[]> {
  const rows = await database.events.toArray()
  rows.sort((one, other) => other.updatedAt - one.updatedAt)
  return Promise.all(
    rows.map(async (row) => ({
      row,
      lists: await database.eventEntries.where('eventId').equals(row.id).count(),
    })),
  )
}

export const watchEvents = (
  tell: (events: readonly EventCard[]) => void,
  fail: (cause: unknown) => void,
): EventWatch => watch(allEvents, tell, fail)

export const watchEvent = (
  id: string,
  tell: (kept: KeptEvent | null) => void,
  fail: (cause: unknown) => void,
): EventWatch =>
  watch(
    async () => {
      const row = await database.events.get(id)
      return row === undefined ? null : { row, entries: await entriesOf(id) }
    },
    tell,
    fail,
  )
