// From the rows of a backup to what is restored whole or not at all.
import { rowsBy } from '../rowsBy.ts'
import { partsIn, thingsIn, unitOf, type StoredRows } from './assemble.ts'
import { readBattleRow, readEntryRow, readHeadRow, type EntryRow } from './battleDecoder.ts'
import { battleUnit, mendedBattle } from './battleUnit.ts'
import type { BattleUnit, Unit } from './unit.ts'

const isThere = <T>(value: T | null): value is T => value !== null

const among = <Row>(
  rows: StoredRows,
  table: string,
  read: (row: unknown) => Row | null,
): readonly Row[] => (rows[table] ?? []).map(read).filter(isThere)

/** Sorted by their numbers, for the lines of a file may come in any order. */
const entriesByBattle = (rows: StoredRows): Map<string, readonly EntryRow[]> =>
  rowsBy(
    [...among(rows, 'entries', readEntryRow)].sort((one, other) => one.seq - other.seq),
    ({ battleId }) => battleId,
  )

/** Null if one is not whole, or an entry or a head belongs to none. */
function wholeBattles(rows: StoredRows): BattleUnit[] | null {
  const entries = entriesByBattle(rows)
  const heads = new Map(among(rows, 'heads', readHeadRow).map((head) => [head.battleId, head]))
  const battles = among(rows, 'battles', readBattleRow)
  const units = battles.map((battle) => {
    const head = heads.get(battle.id)
    return head === undefined ? null : battleUnit(battle, head, entries.get(battle.id) ?? [])
  })
  for (const { id } of battles) entries.delete(id)
  const isWhole = entries.size === 0 && heads.size === battles.length && units.every(isThere)
  return isWhole ? units.filter(isThere) : null
}

/** Everything, or null if a battle is not whole or a row belongs to nothing. */
export function wholeUnits(rows: StoredRows): Unit[] | null {
  const battles = wholeBattles(rows)
  const things = thingsIn(rows)
  const owned = things.reduce((sum, { parts }) => sum + parts.length, 0)
  if (battles === null || owned !== partsIn(rows)) return null
  return [...things.map(unitOf).filter(isThere), ...battles]
}

/** What can still be had of a torn file: every whole thing with the parts that are left, and each battle as far as its chain holds. */
export function readableUnits(rows: StoredRows): Unit[] {
  const entries = entriesByBattle(rows)
  return [
    ...thingsIn(rows).map(unitOf).filter(isThere),
    ...among(rows, 'battles', readBattleRow).map((row) =>
      mendedBattle(row, entries.get(row.id) ?? []),
    ),
  ]
}
