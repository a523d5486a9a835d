// Gathers the records of a backup into things and battles, and lets go of each as soon as it is complete.
import { rowsBy } from '../rowsBy.ts'
import { partsIn, thingsIn, unitOf, type StoredRows } from './assemble.ts'
import { readBattleRow, readEntryRow, readHeadRow, type EntryRow } from './battleDecoder.ts'
import { battleUnit, mendedBattle } from './battleUnit.ts'
import type { BackupTable } from './tables.ts'
import type { BattleUnit, Unit } from './unit.ts'

/** What has come of one thing or battle: the rows of each table by their keys. */
interface Group {
  readonly rows: Map<string, Map<string, object>>
  readonly isAlone: boolean
  /** Its own row is among them, not only some of its parts. */
  hasThing: boolean
  length: number
}

/** False if the key is there already: one of the two is forged or doubled. */
function put({ rows }: Group, table: string, key: string, row: object): boolean {
  const there = rows.get(table) ?? new Map<string, object>()
  if (there.has(key)) return false
  rows.set(table, there.set(key, row))
  return true
}

const isBattle = (owner: string): boolean => owner.startsWith('battles/')

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
function wholeUnits(rows: StoredRows): Unit[] | null {
  const battles = wholeBattles(rows)
  const things = thingsIn(rows)
  const owned = things.reduce((sum, { parts }) => sum + parts.length, 0)
  if (battles === null || owned !== partsIn(rows)) return null
  return [...things.map(unitOf).filter(isThere), ...battles]
}

/** What can still be had of a torn file: every whole thing with the parts that are left, and each battle as far as its chain holds. */
function readableUnits(rows: StoredRows): Unit[] {
  const entries = entriesByBattle(rows)
  return [
    ...thingsIn(rows).map(unitOf).filter(isThere),
    ...among(rows, 'battles', readBattleRow).map((row) =>
      mendedBattle(row, entries.get(row.id) ?? []),
    ),
  ]
}

/**
 * A battle is complete with its row, its head and a run of entries, in every order that any version has written: unit by
 * unit, or table by table. Things that have parts are only where these follow at once: `holdsThings` waits for them.
 */
export class Gathering {
  /** Characters of the records that are held. */
  held = 0
  /** Every thing and battle so far was whole. */
  isWhole = true
  /** A record came that belongs to a thing which seemed complete: the file is in another order. */
  isScattered = false

  private readonly holdsThings: boolean
  private readonly groups = new Map<string, Group>()
  private readonly gone = new Set<string>()
  /** Of parts: another thing may not have one of the same name. */
  private readonly keys = new Set<string>()
  private ready: Unit[] = []
  private last = { owner: '', table: '' }

  constructor(holdsThings: boolean) {
    this.holdsThings = holdsThings
  }

  /** Takes a row in; false if its key was there before, or what it belongs to is complete. */
  take(table: BackupTable, key: string, row: object, length: number): boolean {
    const owner = table.ownerOf(row)
    if (owner !== this.last.owner) this.endRun()
    this.last = { owner, table: table.name }
    if (this.gone.has(owner)) {
      this.isScattered = true
      return false
    }
    const name = `${table.name}/${key}`
    const group = this.groupOf(owner, table.isAlone)
    if (this.keys.has(name) || !put(group, table.name, key, row)) return false
    if (name === owner) group.hasThing = true
    else if (!isBattle(owner)) this.keys.add(name)
    group.length += length
    this.held += length
    return true
  }

  /** What is complete now. */
  ripe(): readonly Unit[] {
    const units = this.ready
    this.ready = []
    return units
  }

  /** Everything that is left, as far as it can be read. */
  rest(): readonly Unit[] {
    for (const [owner, group] of this.groups) this.letGo(owner, group)
    return this.ripe()
  }

  private groupOf(owner: string, isAlone: boolean): Group {
    const group = this.groups.get(owner) ?? {
      rows: new Map<string, Map<string, object>>(),
      isAlone,
      hasThing: false,
      length: 0,
    }
    this.groups.set(owner, group)
    return group
  }

  private endRun(): void {
    const { owner, table } = this.last
    const group = this.groups.get(owner)
    if (group === undefined) return
    const { rows, isAlone, hasThing } = group
    const isComplete = isBattle(owner)
      ? table === 'entries' && rows.has('battles') && rows.has('heads')
      : isAlone || (hasThing && !this.holdsThings)
    if (isComplete) this.letGo(owner, group)
  }

  private letGo(owner: string, group: Group): void {
    this.groups.delete(owner)
    this.gone.add(owner)
    this.held -= group.length
    const rows = Object.fromEntries(
      [...group.rows].map(([name, each]) => [name, [...each.values()]]),
    )
    const whole = wholeUnits(rows)
    this.isWhole &&= whole !== null
    this.ready.push(...(whole ?? readableUnits(rows)))
  }
}
