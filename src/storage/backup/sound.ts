// What of the stored rows counts: only what a backup's reader takes, so that one torn battle never costs the rest.
import { kindNamed } from '../documents/strangers.ts'
import { rowsBy } from '../rowsBy.ts'
import { soundThing, thingsIn, type StoredRows } from './assemble.ts'
import { readBattleRow, readEntryRow } from './battleDecoder.ts'
import { mendedBattle } from './battleUnit.ts'
import { textAt } from './tables.ts'
import type { BattleUnit, Unit } from './unit.ts'
import type { Stored } from './write.ts'

const isThere = <T>(value: T | null): value is T => value !== null

/**
 * The battle as far as it can be read and its chain holds: the journal's own keeper mends it, not we. Null if not even
 * its row can be read.
 */
function soundBattle(given: object, entries: readonly object[]): BattleUnit | null {
  const battle = readBattleRow(given)
  if (battle === null) return null
  const read = entries.map(readEntryRow)
  const torn = read.indexOf(null)
  try {
    return mendedBattle(battle, read.slice(0, torn < 0 ? undefined : torn).filter(isThere))
  } catch {
    return null // what is no JSON has no hash
  }
}

/** One after the other, null for what cannot be read. Entries that were set aside belong to no battle. */
function* soundUnits({ rows }: Stored): Generator<Unit | null> {
  for (const raw of thingsIn(rows)) yield soundThing(raw)
  const byBattle = rowsBy(rows['entries'] ?? [], (entry) => textAt(entry, 'battleId'))
  for (const battle of rows['battles'] ?? [])
    yield soundBattle(battle, byBattle.get(textAt(battle, 'id')) ?? [])
}

/** What is here, as a restore sees it; what cannot be read is never in its way and never goes. */
export const unitsOf = (stored: Stored): Unit[] => [...soundUnits(stored)].filter(isThere)

export interface Sound {
  readonly stored: Stored
  /** How many things and battles cannot be read here either, and are not in the backup. */
  readonly unread: number
}

/** Units looked at before the screen gets a turn. */
const unitsAtOnce = 20

export async function soundPart(stored: Stored): Promise<Sound> {
  const all: (Unit | null)[] = []
  for (const unit of soundUnits(stored)) {
    all.push(unit)
    if (all.length % unitsAtOnce === 0) await new Promise((resolve) => setTimeout(resolve, 0))
  }
  const units = all.filter(isThere)
  return {
    stored: { dbSchema: stored.dbSchema, rows: rowsOf(units) },
    unread: all.length - units.length,
  }
}

function rowsOf(units: readonly Unit[]): StoredRows {
  const rows: Record<string, object[]> = {}
  const add = (table: string, ...more: readonly object[]): void => {
    const there = (rows[table] ??= [])
    for (const row of more) there.push(row)
  }
  for (const unit of units) {
    if (unit.kind === 'battle') {
      add('battles', unit.battle)
      add('heads', unit.head)
      add('entries', ...unit.entries)
    } else {
      const { table, parts } = kindNamed(unit.of)
      add(table, unit.row)
      if (parts !== null) add(parts.table, ...unit.parts)
    }
  }
  return rows
}
