// Reads a raw export (recovery/raw.ts) back in: whatever is sound of its rows and of the second copies in it.
import * as v from 'valibot'
import { checksum } from '../spare/lines.ts'
import { readName } from '../spare/names.ts'
import { spareFormat } from '../versions.ts'
import { kindName } from '../documents/document.ts'
import { kindNamed } from '../documents/strangers.ts'
import { rowsBy } from '../rowsBy.ts'
import { whole } from './armyDecoder.ts'
import { soundThing, thingsIn, type Raw } from './assemble.ts'
import { readBattleRow, readEntryRow } from './battleDecoder.ts'
import { mendedBattle } from './battleUnit.ts'
import { codecFor } from './codecs.ts'
import { backupName, type Header } from './format.ts'
import { parseTame } from './json.ts'
import type { BattleUnit, ThingUnit, Unit } from './unit.ts'

const headSchema = v.object({ raw: v.literal(1), app: whole(1), schema: whole(0) })
const rowSchema = v.strictObject({ table: v.string(), row: v.unknown() })
const spareSchema = v.strictObject({ spare: v.string(), text: v.string() })

/** Everything that was sound, from all places; the same thing may be there several times. */
interface Found {
  /** The rows of each table, as they are. */
  readonly rows: Map<string, object[]>
  readonly things: ThingUnit[]
  readonly spares: BattleUnit[]
}

const push = <T>(rows: T[], row: T | null): void => {
  if (row !== null) rows.push(row)
}

const isObject = (json: unknown): json is object => typeof json === 'object' && json !== null

function takeRow({ rows }: Found, table: string, row: unknown): void {
  if (!isObject(row)) return
  const there = rows.get(table) ?? []
  there.push(row)
  rows.set(table, there)
}

/** The values of a spare file's lines up to the first that is not whole; held to the limits of what comes from outside. */
function spareValues(text: string): unknown[] {
  const values: unknown[] = []
  for (const line of text.split('\n')) {
    const json = line.slice(9)
    const value = checksum(json) === line.slice(0, 8) ? parseTame(json) : undefined
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

const rowsUnder = (values: readonly unknown[], name: string): object[] =>
  values.map((value) => part(value, name)).filter(isObject)

/** False for a file of a battle. */
function takeThings({ things }: Found, about: string, values: readonly unknown[]): boolean {
  const of = about === 'unit' ? part(values[0], 'of') : about
  const kind = typeof of === 'string' && kindName.test(of) ? kindNamed(of) : null
  if (kind === null || (about !== 'unit' && kind.copy === 'each')) return false
  const line = kind.copy === 'each' ? 'row' : kind.copy.line
  const parts = about === 'unit' ? rowsUnder(values, 'part') : []
  for (const row of rowsUnder(values, line)) push(things, readableThing({ kind, row, parts }))
  return true
}

function takeSpare(found: Found, name: string, text: string): void {
  const kind = readName(name.replace(/^@/, ''))?.kind // the mirror's names
  if (kind === 'before') {
    takeLines(found, text, false)
    return
  }
  const values = spareValues(text)
  if (part(values[0], 'format') !== spareFormat) return
  if (kind === undefined) return
  if (!takeThings(found, kind, values)) push(found.spares, spareBattle(values))
}

/** `withSpares`: a copy made before an upgrade is such an export itself; deeper than that it does not go. */
function takeLines(found: Found, text: string, withSpares: boolean): void {
  for (const line of text.split('\n')) {
    const json = line === '' ? undefined : parseTame(line)
    const row = v.safeParse(rowSchema, json)
    if (row.success) takeRow(found, row.output.table, row.output.row)
    const spare = v.safeParse(spareSchema, json)
    if (!spare.success) continue
    if (withSpares || readName(spare.output.spare)?.kind !== 'before')
      takeSpare(found, spare.output.spare, spare.output.text)
  }
}

/** As much of it as can be read. */
function readableThing({ kind, row, parts }: Raw): ThingUnit | null {
  const codec = codecFor(kind)
  return soundThing({ kind, row, parts: parts.filter((one) => codec.decodePart(one) !== null) })
}

/** Of each thing the version that was changed last, and of these the one that has most parts. */
function newestThings({ rows, things }: Found): ThingUnit[] {
  const newest = new Map<string, ThingUnit>()
  const isBetter = (one: ThingUnit, than: ThingUnit | undefined): boolean =>
    than === undefined ||
    one.row.updatedAt > than.row.updatedAt ||
    (one.row.updatedAt === than.row.updatedAt && one.parts.length > than.parts.length)
  const stored = thingsIn(Object.fromEntries(rows)).map(readableThing)
  for (const unit of [...stored, ...things]) {
    if (unit === null) continue
    const key = `${unit.of}/${unit.row.id}`
    if (isBetter(unit, newest.get(key))) newest.set(key, unit)
  }
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

function battlesOf({ rows, spares }: Found): BattleUnit[] {
  const read = <Row>(table: string, reader: (row: unknown) => Row | null): Row[] =>
    (rows.get(table) ?? []).map(reader).filter((row) => row !== null)
  const byBattle = rowsBy(read('entries', readEntryRow), ({ battleId }) => battleId)
  const battles = new Map(read('battles', readBattleRow).map((row) => [row.id, row]))
  const stored = [...battles.values()].map((row) => mendedBattle(row, byBattle.get(row.id) ?? []))
  return [...rowsBy([...stored, ...spares], ({ battle }) => battle.id).values()].flatMap(longestOf)
}

const headIn = (text: string) => {
  const end = text.indexOf('\n')
  return v.safeParse(headSchema, parseTame(end < 0 ? text : text.slice(0, end)))
}

/** Whether a text begins as a raw export does. */
export const isRawFile = (text: string): boolean => headIn(text).success

interface RawFile {
  /** What such a file does not say about itself stays empty. */
  readonly header: Header
  readonly units: readonly Unit[]
}

/** Null for what is no raw export. Never throws. */
export function readRawFile(text: string): RawFile | null {
  const head = headIn(text)
  if (!head.success) return null
  const found: Found = { rows: new Map(), things: [], spares: [] }
  takeLines(found, text, true)
  const header = {
    format: backupName,
    backupFormat: 1,
    appVersion: '',
    dbSchema: head.output.app,
    createdAt: '',
    device: '',
    counts: {},
  } as const
  return { header, units: [...newestThings(found), ...battlesOf(found)] }
}
