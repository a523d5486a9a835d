// Brings a backup into the database: one strict transaction over all tables, all or nothing.
import { removeWithSpares } from '../spare/goneBattles.ts'
import { everyEntry } from '../battles/entryRows.ts'
import { takeLock } from '../battles/writerLock.ts'
import { connected } from '../connection.ts'
import { database } from '../database.ts'
import { StorageFailure } from '../failure.ts'
import { kindNamed, kindsHere } from '../documents/strangers.ts'
import { loadKinds } from '../kindList.ts'
import { hasUnits, rowsOf } from '../kindRows.ts'
import { countChange, shortOf } from '../kindStamps.ts'
import { mayWrite } from '../meta.ts'
import { rowsBy } from '../rowsBy.ts'
import { writeSentinel } from '../recovery/sentinel.ts'
import { kindChanged } from '../spare/kindCopy.ts'
import { owedCopies } from '../spare/owedCopies.ts'
import { ChangedMeanwhile, isAgreed } from './agreement.ts'
import type { Backup } from './contents.ts'
import { planRestore, type Plan, type RestoreMode } from './plan.ts'
import { unitsOf } from './sound.ts'
import { coveredTables, readStored } from './stored.ts'
import { renamedThing, type BattleUnit, type ThingUnit, type Unit } from './unit.ts'

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

const isBattle = (unit: Unit): unit is BattleUnit => unit.kind === 'battle'
const isThing = (unit: Unit): unit is ThingUnit => unit.kind === 'thing'

/** The new ids of battles by those in the backup. */
async function addBattles(old: readonly BattleUnit[]): Promise<ReadonlyMap<string, string>> {
  const battles = old.map(renamed)
  await database.battles.bulkAdd(battles.map(({ battle }) => battle))
  await database.heads.bulkAdd(battles.map(({ head }) => head))
  await database.table('entries').bulkAdd(battles.flatMap(({ entries }) => entries))
  return new Map(old.map(({ battle }, at) => [battle.id, battles[at]?.battle.id ?? battle.id]))
}

type Key = [kind: string, id: string]

const keysOf = ({ of, row, parts }: ThingUnit): Key[] =>
  [row, ...parts].map(({ id }): Key => [of, id])

/** What nobody can look into keeps its ids where they are free: its rows may name each other by them. */
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

async function removeBattle({ battle: { id } }: BattleUnit): Promise<void> {
  await database.battles.delete(id)
  await database.heads.delete(id)
  await everyEntry(id).delete()
}

const byKind = (units: readonly ThingUnit[]) => rowsBy(units, ({ of }) => of)

/** Adds and removes things and counts the change of each kind. */
async function changeThings(
  coming: readonly ThingUnit[],
  going: readonly ThingUnit[],
): Promise<void> {
  const [come, go] = [byKind(await freshThings(coming)), byKind(going)]
  for (const name of new Set([...come.keys(), ...go.keys()])) {
    const kind = kindNamed(name)
    const fresh = come.get(name) ?? []
    const gone = (go.get(name) ?? []).map(({ row }) => row.id)
    const short = await shortOf(kind)
    await rowsOf(kind).remove(gone)
    await rowsOf(kind).put(fresh)
    await countChange(kind, { put: fresh.map(({ row }) => row.id), gone, short })
  }
}

const planNow = async (backup: Backup, mode: RestoreMode): Promise<Plan> =>
  planRestore(backup.units, unitsOf(await readStored()), mode)

export interface RestorePreview {
  readonly plans: Readonly<Record<RestoreMode, Plan>>
  /** Things and battles on this phone now. */
  readonly here: number
}

/** What a restore would do now. */
export async function previewRestore(backup: Backup): Promise<RestorePreview> {
  await loadKinds()
  return database.transaction('r', coveredTables(), async () => {
    const here = unitsOf(await readStored())
    const plan = (mode: RestoreMode): Plan => planRestore(backup.units, here, mode)
    return { plans: { add: plan('add'), replace: plan('replace') }, here: here.length }
  })
}

interface Done extends Plan {
  readonly newIds: ReadonlyMap<string, string>
}

const inTransaction = (backup: Backup, mode: RestoreMode, agreed: readonly Unit[]): Promise<Done> =>
  connected(() =>
    database.transaction('rw', [...coveredTables(), database.meta], async () => {
      mayWrite(await database.meta.get('guard'))
      const plan = await planNow(backup, mode)
      if (!isAgreed(plan, agreed)) throw new ChangedMeanwhile()
      for (const battle of plan.going.filter(isBattle)) await removeBattle(battle)
      await changeThings(plan.coming.filter(isThing), plan.going.filter(isThing))
      const newIds = await addBattles(plan.coming.filter(isBattle))
      return { ...plan, newIds }
    }),
  )

const battlesOf = (units: readonly Unit[]): string[] =>
  units.filter(isBattle).map(({ battle }) => battle.id)

/** Rather once too often than a loss that looks like a new phone; but of kinds that are missed it is told. */
async function noteAll(): Promise<void> {
  const kinds = await connected(() => kindsHere())
  const there = await connected(() => Promise.all(kinds.map(hasUnits)))
  const flags = kinds.map(({ name }, place) => [name, there[place] === true] as const)
  writeSentinel({ battles: true, kinds: Object.fromEntries(flags) })
  for (const kind of kinds) kindChanged(kind)
}

/** Battles that go are taken out of everybody's hands first; their second copies go when the rest is done. */
async function inOneStep(
  backup: Backup,
  mode: RestoreMode,
  agreed: readonly Unit[],
): Promise<Done> {
  const { plans } = await previewRestore(backup)
  const ids = battlesOf(plans[mode].going)
  const locks = await Promise.all(ids.map((id) => takeLock(id, 'ask')))
  try {
    if (locks.includes(null)) throw new StorageFailure('not-writer')
    return await removeWithSpares(ids, () => inTransaction(backup, mode, agreed))
  } finally {
    for (const lock of locks) lock?.release()
  }
}

/** `agreed` is what the user has been told would go. */
export async function restoreBackup(
  backup: Backup,
  mode: RestoreMode,
  agreed: readonly Unit[],
): Promise<Restored> {
  const plan = await inOneStep(backup, mode, agreed)
  for (const id of plan.newIds.values()) owedCopies.add(id)
  await noteAll()
  const after = await database.transaction('r', coveredTables(), async () => planNow(backup, mode))
  return {
    added: plan.coming.length,
    removed: plan.going.length,
    same: plan.same,
    isVerified: after.coming.length === 0 && after.going.length === 0,
    newIds: plan.newIds,
  }
}
