// What of the stored rows counts: only what a backup's reader takes, so that one torn battle never costs the rest.
import type { EventEntryRow, EventRow } from '../events/rows.ts'
import { readKeptArmy } from './armyDecoder.ts'
import { readBattleRow, readEntryRow, type BattleRow, type EntryRow } from './battleDecoder.ts'
import { mendedBattle } from './battleUnit.ts'
import { readEventEntryRow, readEventRow } from './eventDecoder.ts'
import { eventUnit } from './eventUnit.ts'
import { rowsBy } from './rowsBy.ts'
import { armyUnit, type BattleUnit, type EventUnit, type Unit } from './unit.ts'
import type { Stored } from './write.ts'

const isThere = <T>(value: T | null): value is T => value !== null

/**
 * The battle as far as it can be read and its chain holds: the journal's own keeper mends it, not we. Null if not even
 * its row can be read.
 */
function soundBattle(given: BattleRow, entries: readonly EntryRow[]): BattleUnit | null {
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

/** Null if the event or one of its lists cannot be read: with a list less it would be another event. */
function soundEvent(given: EventRow, lists: readonly EventEntryRow[]): EventUnit | null {
  const row = readEventRow(given)
  const entries = lists.map(readEventEntryRow).filter(isThere)
  return row === null || entries.length < lists.length ? null : eventUnit(row, entries)
}

/** One after the other, null for what cannot be read. Entries that were set aside belong to no battle. */
function* soundUnits({
  armies,
  battles,
  entries,
  events,
  eventEntries,
}: Stored): Generator<Unit | null> {
  for (const each of armies) {
    const army = readKeptArmy(each)
    yield army && armyUnit(army)
  }
  const byBattle = rowsBy(entries, ({ battleId }) => battleId)
  for (const battle of battles) yield soundBattle(battle, byBattle.get(battle.id) ?? [])
  const byEvent = rowsBy(eventEntries, ({ eventId }) => eventId)
  for (const event of events) yield soundEvent(event, byEvent.get(event.id) ?? [])
}

/** What is here, as a restore sees it; what cannot be read is never in its way and never goes. */
export const unitsOf = (stored: Stored): Unit[] => [...soundUnits(stored)].filter(isThere)

export interface Sound {
  readonly stored: Stored
  /** How many armies, battles and events cannot be read here either, and are not in the backup. */
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
    stored: { dbSchema: stored.dbSchema, ...rowsOf(units) },
    unread: all.length - units.length,
  }
}

function rowsOf(units: readonly Unit[]): Omit<Stored, 'dbSchema'> {
  const battles = units.flatMap((unit) => (unit.kind === 'battle' ? [unit] : []))
  const events = units.flatMap((unit) => (unit.kind === 'event' ? [unit] : []))
  return {
    armies: units.flatMap((unit) => (unit.kind === 'army' ? [unit.army] : [])),
    battles: battles.map(({ battle }) => battle),
    heads: battles.map(({ head }) => head),
    entries: battles.flatMap(({ entries }) => entries),
    events: events.map(({ row }) => row),
    eventEntries: events.flatMap(({ entries }) => entries),
  }
}
