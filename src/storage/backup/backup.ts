// From the rows of a backup to what is restored whole or not at all.
import type { EventEntryRow } from '../events/rows.ts'
import { battleUnit, mendedBattle } from './battleUnit.ts'
import type { EntryRow } from './battleDecoder.ts'
import { eventUnit } from './eventUnit.ts'
import type { Header } from './format.ts'
import type { Backup } from './contents.ts'
import type { Papers } from './papers.ts'
import type { Rows } from './records.ts'
import { rowsBy } from './rowsBy.ts'
import { armyUnit, type Unit } from './unit.ts'

/** Sorted by their numbers, for the lines of a file may come in any order. */
const entriesByBattle = ({ entries }: Rows): Map<string, readonly EntryRow[]> =>
  rowsBy(
    [...entries.values()].sort((one, other) => one.seq - other.seq),
    ({ battleId }) => battleId,
  )

const listsByEvent = ({ eventEntries }: Rows): ReadonlyMap<string, readonly EventEntryRow[]> =>
  rowsBy(eventEntries.values(), ({ eventId }) => eventId)

const eventsOf = ({ events }: Rows, lists: ReturnType<typeof listsByEvent>): Unit[] =>
  [...events.values()].map((row) => eventUnit(row, lists.get(row.id) ?? []))

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
  const lists = listsByEvent(rows)
  units.push(...eventsOf(rows, lists))
  if ([...lists.keys()].some((id) => !rows.events.has(id))) return null
  if (entries.size > 0 || rows.heads.size !== rows.battles.size) return null
  return { header, units, papers: papersOf(rows) }
}

/** What can still be had of a torn file: every whole army, each event with the lists that are left, and each battle as far as its chain holds. */
export function readablePart(header: Header, rows: Rows): Backup | null {
  const entries = entriesByBattle(rows)
  const units: Unit[] = [
    ...[...rows.armies.values()].map(armyUnit),
    ...[...rows.battles.values()].map((row) => mendedBattle(row, entries.get(row.id) ?? [])),
    ...eventsOf(rows, listsByEvent(rows)),
  ]
  return units.length === 0 ? null : { header, units, papers: {} }
}
