// Everything a backup covers, read from the database at one moment.
import type { Table } from 'dexie'
import { keptArmy } from '../armyRow.ts'
import { database } from '../database.ts'
import type { BattleRow, EntryRow, HeadRow } from './battleDecoder.ts'
import { mendedBattle } from './battleUnit.ts'
import { leftOut } from './records.ts'
import { armyUnit, type Unit } from './unit.ts'
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
  }
}

export const snapshot = (): Promise<Stored> =>
  database.transaction('r', coveredTables(), readStored)

/** A stored battle counts as far as its chain holds: the journal's own keeper mends it, not we. */
export function unitsOf({ armies, battles, entries }: Stored): Unit[] {
  const byBattle = new Map<string, EntryRow[]>()
  for (const row of entries) {
    const list = byBattle.get(row.battleId)
    if (list === undefined) byBattle.set(row.battleId, [row])
    else list.push(row)
  }
  return [
    ...armies.map(armyUnit),
    ...battles.map((battle) => mendedBattle(battle, byBattle.get(battle.id) ?? [])),
  ]
}
