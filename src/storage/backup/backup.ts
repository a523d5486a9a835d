// From the rows of a backup to what is restored whole or not at all.
import { battleUnit, mendedBattle } from './battleUnit.ts'
import type { EntryRow } from './battleDecoder.ts'
import type { Header } from './format.ts'
import type { Backup } from './contents.ts'
import type { Papers } from './papers.ts'
import type { Rows } from './records.ts'
import { armyUnit, type Unit } from './unit.ts'

function entriesByBattle(rows: Rows): Map<string, EntryRow[]> {
  const found = new Map<string, EntryRow[]>()
  for (const row of rows.entries.values()) {
    const list = found.get(row.battleId)
    if (list === undefined) found.set(row.battleId, [row])
    else list.push(row)
  }
  for (const list of found.values()) list.sort((one, other) => one.seq - other.seq)
  return found
}

const papersOf = (rows: Rows): Papers => Object.fromEntries(rows.papers)

/** Everything, or null if a battle is not whole or a row belongs to none. */
export function wholeBackup(header: Header, rows: Rows): Backup | null {
  const entries = entriesByBattle(rows)
  const units: Unit[] = [...rows.armies.values()].map(armyUnit)
  for (const battle of rows.battles.values()) {
    const head = rows.heads.get(battle.id)
    const unit = head && battleUnit(battle, head, entries.get(battle.id) ?? [])
    if (!unit) return null
    units.push(unit)
    entries.delete(battle.id)
  }
  if (entries.size > 0 || rows.heads.size !== rows.battles.size) return null
  return { header, units, papers: papersOf(rows) }
}

/** What can still be had of a torn file: every whole army, and each battle as far as its chain holds. */
export function readablePart(header: Header, rows: Rows): Backup | null {
  const entries = entriesByBattle(rows)
  const units: Unit[] = [
    ...[...rows.armies.values()].map(armyUnit),
    ...[...rows.battles.values()].map((row) => mendedBattle(row, entries.get(row.id) ?? [])),
  ]
  return units.length === 0 ? null : { header, units, papers: {} }
}
