// Reads a raw export (recovery/raw.ts) back in: whatever is sound of its rows and of the second copies in it.
import * as v from 'valibot'
import { checksum } from '../spare/lines.ts'
import { readName } from '../spare/names.ts'
import { spareFormat } from '../versions.ts'
import { kindName } from '../documents/document.ts'
import { kindNamed } from '../documents/strangers.ts'
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
  /** The rows of each table, as they are; those of battles only until all of one are there. */
  readonly rows: Map<string, object[]>
  readonly things: ThingUnit[]
  /** Versions of battles that are complete. */
  readonly battles: BattleUnit[]
}

const push = <T>(rows: T[], row: T | null): void => {
  if (row !== null) rows.push(row)
}

const isObject = (json: unknown): json is object => typeof json === 'object' && json !== null

const battleOf = (row: object | undefined): unknown => part(row, 'battleId')

const isOfOther = (last: object | undefined, row: object): boolean =>
  last !== undefined && battleOf(last) !== battleOf(row)

/** The entries of a battle stand together, and behind its row: with the last of them it is complete. */
function endBattle({ rows, battles }: Found): void {
  const entries = rows.get('entries') ?? []
  const id = battleOf(entries[0])
  const waiting = rows.get('battles') ?? []
  const at = waiting.findIndex((row) => part(row, 'id') === id)
  const battle = readBattleRow(waiting[at])
  rows.delete('entries')
  if (battle === null) return
  waiting.splice(at, 1)
  battles.push(
    mendedBattle(
      battle,
      entries.map(readEntryRow).filter((entry) => entry !== null),
    ),
  )
}

function takeRow(found: Found, table: string, row: unknown): void {
  if (!isObject(row)) return
  const { rows } = found
  if (table !== 'entries' || isOfOther(rows.get('entries')?.at(-1), row)) endBattle(found)
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
  if (!takeThings(found, kind, values)) push(found.battles, spareBattle(values))
}

/** `withSpares`: a copy made before an upgrade is such an export itself; deeper than that it does not go. */
function takeLine(found: Found, line: string, withSpares: boolean): void {
  const json = line === '' ? undefined : parseTame(line)
  const row = v.safeParse(rowSchema, json)
  if (row.success) takeRow(found, row.output.table, row.output.row)
  const spare = v.safeParse(spareSchema, json)
  if (!spare.success) return
  if (withSpares || readName(spare.output.spare)?.kind !== 'before')
    takeSpare(found, spare.output.spare, spare.output.text)
}

function takeLines(found: Found, text: string, withSpares: boolean): void {
  for (const line of text.split('\n')) takeLine(found, line, withSpares)
  endBattle(found)
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

const headIn = (text: string) => {
  const end = text.indexOf('\n')
  return v.safeParse(headSchema, parseTame(end < 0 ? text : text.slice(0, end)))
}

/** Reads a raw export as its lines come. Never throws. Of one battle it may give several versions. */
export class RawReader {
  /** Characters of what is held: everything but battles, of which each is given when it is complete. */
  held = 0
  private readonly found: Found = { rows: new Map(), things: [], battles: [] }

  /** Whole lines. */
  take(lines: string): readonly Unit[] {
    for (const line of lines.split('\n')) {
      const before = this.found.battles.length
      takeLine(this.found, line, true)
      const isOfBattle = line.startsWith('{"table":"entries"') || this.found.battles.length > before
      if (!isOfBattle) this.held += line.length
    }
    return this.found.battles.splice(0)
  }

  end(rest: string): readonly Unit[] {
    takeLine(this.found, rest, true)
    endBattle(this.found)
    const { rows, battles } = this.found
    // Nothing was played in those that are left.
    for (const row of rows.get('battles') ?? []) {
      const battle = readBattleRow(row)
      if (battle !== null) battles.push(mendedBattle(battle, []))
    }
    return [...newestThings(this.found), ...battles]
  }
}

/** What a raw export does not say about itself stays empty. Null for what is none. */
export function rawHeader(text: string): Header | null {
  const head = headIn(text)
  if (!head.success) return null
  return {
    format: backupName,
    backupFormat: 1,
    appVersion: '',
    dbSchema: head.output.app,
    createdAt: '',
    device: '',
    counts: {},
  }
}
