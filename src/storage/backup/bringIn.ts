// Import of a backup into the database: one strict transaction over all tables, all or nothing, read from its file meanwhile.
import { Dexie } from 'dexie'
import { everyEntry } from '../battles/entryRows.ts'
import { connected } from '../connection.ts'
import { database } from '../database.ts'
import { StorageFailure } from '../failure.ts'
import { kindNamed } from '../documents/strangers.ts'
import { rowsOf } from '../kindRows.ts'
import { countChange, shortOf } from '../kindStamps.ts'
import { mayWrite, stampOf } from '../meta.ts'
import { rowsBy } from '../rowsBy.ts'
import { ChangedMeanwhile, isAgreed, sealedAt } from './agreement.ts'
import type { Source } from './contents.ts'
import { endsOf, listed, type Listed } from './listed.ts'
import { planRestore, type Plan, type RestoreMode } from './plan.ts'
import { unitsIn, type Progress } from './readFile.ts'
import { coveredTables, storedUnits } from './stored.ts'
import { renamedThing, type BattleUnit, type ThingUnit, type Unit } from './unit.ts'

const isBattle = (unit: Unit): unit is BattleUnit => unit.kind === 'battle'
const isThing = (unit: Unit): unit is ThingUnit => unit.kind === 'thing'

/** What is here, as a restore sees it; what cannot be read is never in its way and never goes. */
async function listHere(units: readonly Listed[], tell: Progress): Promise<Listed[]> {
  const ends = endsOf(units)
  const here: Listed[] = []
  for await (const batch of storedUnits(true, tell))
    for (const unit of batch) if (unit !== null) here.push(listed(unit, ends))
  return here
}

/** Ids are always ours: a copy never takes the place of what it is a copy of. */
function renamed(unit: BattleUnit): BattleUnit {
  const id = crypto.randomUUID()
  return {
    ...unit,
    battle: { ...unit.battle, id, copyOf: null },
    head: { ...unit.head, battleId: id },
    entries: unit.entries.map((row) => ({ ...row, battleId: id })),
  }
}

type Key = [kind: string, id: string]

const keysOf = ({ of, row, parts }: ThingUnit): Key[] =>
  [row, ...parts].map(({ id }): Key => [of, id])

/** What this version cannot look into keeps its ids where they are free: its rows may name each other by them. */
async function freshThings(units: readonly ThingUnit[]): Promise<readonly ThingUnit[]> {
  const keys = units.filter(({ isStrange }) => isStrange).flatMap(keysOf)
  const [rows, parts] = await Promise.all([
    database.documents.bulkGet(keys),
    database.documents.where('[kind+owner]').anyOf(keys).toArray(),
  ])
  const taken = new Set(parts.map(({ kind, owner }) => `${kind}/${owner}`))
  for (const row of rows) if (row !== undefined) taken.add(`${row.kind}/${row.id}`)
  return units.map((unit) => {
    const isFree = unit.isStrange && keysOf(unit).every((key) => !taken.has(key.join('/')))
    if (!isFree) return renamedThing(unit)
    for (const key of keysOf(unit)) taken.add(key.join('/'))
    return unit
  })
}

interface Change {
  readonly put: string[]
  readonly gone: string[]
  readonly short: number | null
}

/** The ids of things that came and went, by their kinds. */
type Changes = Map<string, Change>

/** Before anything of the kind changes: what it lacks is not hidden by a restore. */
async function changeOf(changes: Changes, of: string): Promise<Change> {
  const there = changes.get(of) ?? { put: [], gone: [], short: await shortOf(kindNamed(of)) }
  changes.set(of, there)
  return there
}

async function remove(going: readonly Listed[], changes: Changes): Promise<void> {
  for (const unit of going) {
    const { kind, id } = unit
    if (kind === 'battle') {
      await database.battles.delete(id)
      await database.heads.delete(id)
      await everyEntry(id).delete()
    } else {
      const { gone } = await changeOf(changes, unit.of)
      await rowsOf(kindNamed(unit.of)).remove([id])
      gone.push(id)
    }
  }
}

async function addThings(units: readonly ThingUnit[], changes: Changes): Promise<void> {
  for (const [of, fresh] of rowsBy(await freshThings(units), (unit) => unit.of)) {
    const { put } = await changeOf(changes, of)
    await rowsOf(kindNamed(of)).put(fresh)
    put.push(...fresh.map(({ row }) => row.id))
  }
}

async function addBattles(old: readonly BattleUnit[], newIds: Map<string, string>): Promise<void> {
  const battles = old.map(renamed)
  await database.battles.bulkAdd(battles.map(({ battle }) => battle))
  await database.heads.bulkAdd(battles.map(({ head }) => head))
  await database.table('entries').bulkAdd(battles.flatMap(({ entries }) => entries))
  for (const [n, { battle }] of old.entries()) newIds.set(battle.id, battles[n]?.battle.id ?? '')
}

export interface Bringing {
  readonly source: Source
  /** As they were listed when the source was read. */
  readonly units: readonly Listed[]
  readonly mode: RestoreMode
  /** What the user has been told would go. */
  readonly agreed: readonly Listed[]
}

/** Things and battles that are added at once. */
const atOnce = 16

/** Everything of the source once more; each must be what was listed, or nothing is restored. */
async function* again(
  { source, units }: Bringing,
  tell: Progress,
): AsyncGenerator<[Listed, Unit][]> {
  let at = 0
  let some: [Listed, Unit][] = []
  for await (const read of unitsIn(source, tell)) {
    for (const unit of read) {
      const known = units[at]
      at += 1
      if (known?.content !== unit.content) throw new StorageFailure('unreadable')
      some.push([known, unit])
    }
    if (some.length < atOnce) continue
    yield some
    some = []
  }
  if (at !== units.length) throw new StorageFailure('unreadable')
  yield some
}

async function addAll(
  bringing: Bringing,
  coming: ReadonlySet<Listed>,
  changes: Changes,
  tell: Progress,
): Promise<ReadonlyMap<string, string>> {
  const newIds = new Map<string, string>()
  const all = Dexie.ignoreTransaction(() => again(bringing, tell))
  for (;;) {
    // The file is read outside the transaction, which is kept open meanwhile.
    const next = await Dexie.waitFor(Dexie.ignoreTransaction(() => all.next()))
    if (next.done === true) return newIds
    const some = next.value.flatMap(([known, unit]) => (coming.has(known) ? [unit] : []))
    await addThings(some.filter(isThing), changes)
    await addBattles(some.filter(isBattle), newIds)
  }
}

/** What is different when something has come, gone or changed that a restore would have to know of. */
async function markHere(mode: RestoreMode): Promise<string> {
  const [meta, battles, entries] = await Promise.all([
    database.meta.toArray(),
    database.battles.toCollection().primaryKeys(),
    // Only where something goes does it matter that a battle goes on.
    mode === 'replace' ? database.entries.count() : 0,
  ])
  return JSON.stringify([meta.map((row) => [row.key, stampOf(row)]), battles, entries])
}

const inTransaction = (
  bringing: Bringing,
  { coming, going }: Plan,
  mark: string,
  tell: Progress,
): Promise<ReadonlyMap<string, string>> =>
  connected(() =>
    database.transaction('rw', [...coveredTables(), database.meta], async () => {
      mayWrite(await database.meta.get('guard'))
      if ((await markHere(bringing.mode)) !== mark) throw new ChangedMeanwhile()
      const changes: Changes = new Map()
      await remove(going, changes)
      const newIds = await addAll(bringing, new Set(coming), changes, tell)
      for (const [of, change] of changes) await countChange(kindNamed(of), change)
      tell(1)
      return newIds
    }),
  )

export interface Restored {
  readonly added: number
  readonly removed: number
  /** Were here already. */
  readonly same: number
  /** Everything of the backup was found in the database afterwards. */
  readonly isVerified: boolean
  /** Of the battles that were added: the id in the backup and the one here. */
  readonly newIds: ReadonlyMap<string, string>
}

const part =
  (tell: Progress, from: number, to: number): Progress =>
  (share) =>
    tell(from + (to - from) * share)

/** Three times everything is gone through: what is here, what is in the file, and what is here then. */
export async function bringIn(bringing: Bringing, tell: Progress): Promise<Restored> {
  const { units, mode, agreed } = bringing
  const planNow = async (from: number, to: number): Promise<Plan> =>
    planRestore(units, await listHere(units, part(tell, from, to)), mode)
  const mark = await connected(() => markHere(mode))
  const plan = await planNow(0, 0.2)
  if (!isAgreed(plan, agreed)) throw new ChangedMeanwhile()
  const newIds = await inTransaction(bringing, plan, mark, part(tell, 0.2, sealedAt))
  const after = await planNow(sealedAt, 1)
  return {
    added: plan.coming.length,
    removed: plan.going.length,
    same: plan.same,
    isVerified: after.coming.length === 0 && after.going.length === 0,
    newIds,
  }
}

export interface RestorePreview {
  readonly plans: Readonly<Record<RestoreMode, Plan>>
  /** Things and battles on this phone now. */
  readonly here: number
}

/** What a restore would do now. */
export async function previewIn(units: readonly Listed[], tell: Progress): Promise<RestorePreview> {
  const here = await listHere(units, tell)
  const plan = (mode: RestoreMode): Plan => planRestore(units, here, mode)
  return { plans: { add: plan('add'), replace: plan('replace') }, here: here.length }
}
