// Reads a raw export (recovery/raw.ts) back in: whatever is sound of its rows and of the second copies in it.
import * as v from 'valibot'
import { crc32 } from '../spare/crc32.ts'
import { readName } from '../spare/names.ts'
import { spareFormat } from '../versions.ts'
import { readKeptArmy, whole } from './armyDecoder.ts'
import { readBattleRow, readEntryRow, type BattleRow, type EntryRow } from './battleDecoder.ts'
import { mendedBattle } from './battleUnit.ts'
import type { Backup } from './contents.ts'
import { readEventEntryRow, readEventRow } from './eventDecoder.ts'
import { eventUnit } from './eventUnit.ts'
import { backupLimits, backupName } from './format.ts'
import { parseTame } from './json.ts'
import { rowsBy } from './rowsBy.ts'
import { armyUnit, type BattleUnit, type EventUnit, type Unit } from './unit.ts'
import type { KeptArmy } from '../keptArmy.ts'
import type { EventEntryRow, EventRow } from '../events/rows.ts'

const headSchema = v.object({ raw: v.literal(1), app: whole(1), schema: whole(0) })
const rowSchema = v.strictObject({ table: v.string(), row: v.unknown() })
const spareSchema = v.strictObject({ spare: v.string(), text: v.string() })

/** Everything that was sound, from all places; the same battle may be there several times. */
interface Found {
  readonly armies: KeptArmy[]
  readonly battles: Map<string, BattleRow>
  readonly entries: EntryRow[]
  readonly spares: BattleUnit[]
  readonly events: EventRow[]
  readonly lists: EventEntryRow[]
}

const push = <T>(rows: T[], row: T | null): void => {
  if (row !== null) rows.push(row)
}

function takeRow(found: Found, table: string, row: unknown): void {
  if (table === 'armies') push(found.armies, readKeptArmy(row))
  if (table === 'entries') push(found.entries, readEntryRow(row))
  if (table === 'events') push(found.events, readEventRow(row))
  if (table === 'eventEntries') push(found.lists, readEventEntryRow(row))
  const battle = table === 'battles' ? readBattleRow(row) : null
  if (battle !== null) found.battles.set(battle.id, battle)
}

/** The values of a spare file's lines up to the first that is not whole; held to the limits of what comes from outside. */
function spareValues(text: string): unknown[] {
  const values: unknown[] = []
  for (const line of text.split('\n')) {
    const json = line.slice(9)
    const value = crc32(json) === line.slice(0, 8) ? parseTame(json) : undefined
    if (value === undefined) break
    values.push(value)
  }
  return values
}

const part = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? Reflect.get(value, key)
    : undefined

function spareBattle(values: readonly unknown[]): BattleUnit | null {
  const rows = values.map((value) => readBattleRow(part(value, 'battle')))
  const battle = rows.findLast((row) => row !== null) ?? null
  if (battle === null) return null
  const entries = values.flatMap((value) => {
    if (typeof value !== 'object' || value === null || part(value, 'seq') === undefined) return []
    const entry = readEntryRow({ battleId: battle.id, ...value })
    return entry === null ? [] : [entry]
  })
  return mendedBattle(battle, entries)
}

function takeSpare(found: Found, name: string, text: string): void {
  const kind = readName(name.replace(/^@/, ''))?.kind // the mirror's names
  if (kind === 'before') {
    takeLines(found, text, false)
    return
  }
  const values = spareValues(text)
  if (part(values[0], 'format') !== spareFormat) return
  if (kind === 'armies')
    for (const value of values) push(found.armies, readKeptArmy(part(value, 'army')))
  else push(found.spares, spareBattle(values))
}

/** `withSpares`: a copy made before an upgrade is such an export itself; deeper than that it does not go. */
function takeLines(found: Found, text: string, withSpares: boolean): void {
  for (const [n, line] of text.split('\n').entries()) {
    if (n > backupLimits.records) return
    const json = line === '' ? undefined : parseTame(line)
    const row = v.safeParse(rowSchema, json)
    if (row.success) takeRow(found, row.output.table, row.output.row)
    const spare = v.safeParse(spareSchema, json)
    if (!spare.success) continue
    if (withSpares || readName(spare.output.spare)?.kind !== 'before')
      takeSpare(found, spare.output.spare, spare.output.text)
  }
}

/** Of each army the version that was changed last. */
const newestArmies = ({ armies }: Found): KeptArmy[] => {
  const newest = new Map<string, KeptArmy>()
  for (const army of armies)
    if ((newest.get(army.id)?.updatedAt ?? -1) < army.updatedAt) newest.set(army.id, army)
  return [...newest.values()]
}

/** Of versions of which one is how another began, only the longer. */
function longestOf(units: readonly BattleUnit[]): BattleUnit[] {
  const known = new Set<string>()
  const longest = [...units].sort((one, other) => other.hashes.length - one.hashes.length)
  return longest.filter(({ hashes }) => {
    const isKnown = known.has(hashes.at(-1) ?? '')
    for (const hash of hashes) known.add(hash)
    return !isKnown
  })
}

function battlesOf({ battles, entries, spares }: Found): BattleUnit[] {
  const byBattle = rowsBy(entries, ({ battleId }) => battleId)
  const stored = [...battles.values()].map((row) => mendedBattle(row, byBattle.get(row.id) ?? []))
  return [...rowsBy([...stored, ...spares], ({ battle }) => battle.id).values()].flatMap(longestOf)
}

function eventsOf({ events, lists }: Found): EventUnit[] {
  const byEvent = rowsBy(lists, ({ eventId }) => eventId)
  const unique = new Map(events.map((row) => [row.id, row]))
  return [...unique.values()].map((row) => eventUnit(row, byEvent.get(row.id) ?? []))
}

/** Null for what is no raw export. Never throws. */
export function readRawFile(text: string): { readonly readable: Backup | null } | null {
  const end = text.indexOf('\n')
  const head = v.safeParse(headSchema, parseTame(end < 0 ? text : text.slice(0, end)))
  if (!head.success) return null
  const found: Found = {
    armies: [],
    battles: new Map(),
    entries: [],
    spares: [],
    events: [],
    lists: [],
  }
  takeLines(found, text, true)
  const units: Unit[] = [
    ...newestArmies(found).map(armyUnit),
    ...battlesOf(found),
    ...eventsOf(found),
  ]
  // What such a file does not say about itself stays empty.
  const header = {
    format: backupName,
    backupFormat: 1,
    appVersion: '',
    dbSchema: head.output.app,
    createdAt: '',
    device: '',
    counts: {},
  } as const
  return { readable: units.length === 0 ? null : { header, units, papers: {} } }
}
