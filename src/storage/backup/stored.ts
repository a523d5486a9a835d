// Everything a backup covers, read from the database at one moment.
import type { Table } from 'dexie'
import { connected } from '../connection.ts'
import { keptArmy } from '../keptArmy.ts'
import type { EventEntryRow, EventRow } from '../events/rows.ts'
import { database } from '../database.ts'
import type { BattleRow, EntryRow, HeadRow } from './battleDecoder.ts'
import { leftOut } from './records.ts'
import type { Stored } from './write.ts'

/** The covered tables of this database; an older one may not have them all. */
export const coveredTables = (): Table[] =>
  database.tables.filter(({ name }) => !Object.hasOwn(leftOut, name))

export const tableOf = <Row, Key>(name: string): Table<Row, Key> | undefined =>
  database.tables.find((one) => one.name === name)

const allOf = async <Row>(name: string): Promise<Row[]> =>
  (await tableOf<Row, never>(name)?.toArray()) ?? []

/** Inside a transaction over the covered tables. */
export async function readStored(): Promise<Stored> {
  return {
    dbSchema: database.verno,
    armies: (await database.armies.toArray()).map(keptArmy),
    battles: await allOf<BattleRow>('battles'),
    heads: await allOf<HeadRow>('heads'),
    entries: await allOf<EntryRow>('entries'),
    events: await allOf<EventRow>('events'),
    eventEntries: await allOf<EventEntryRow>('eventEntries'),
  }
}

/** How many armies, battles and events a backup would hold now. */
export async function countKept(): Promise<number> {
  const { armies, battles, events } = database
  const counts = await connected(() =>
    Promise.all([armies.count(), battles.count(), events.count()]),
  )
  return counts.reduce((sum, count) => sum + count, 0)
}

export const snapshot = (): Promise<Stored> =>
  database.transaction('r', coveredTables(), readStored)
