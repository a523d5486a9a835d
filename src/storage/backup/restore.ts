// Brings a backup into the database: one strict transaction over all tables, all or nothing.
import { armyRow } from '../armyRow.ts'
import { removeWithSpares } from '../spare/goneBattles.ts'
import { everyEntry } from '../battles/entryRows.ts'
import { takeLock } from '../battles/writerLock.ts'
import { connected } from '../connection.ts'
import { database, hasRows } from '../database.ts'
import { StorageFailure } from '../failure.ts'
import { mayWrite, stampOf } from '../meta.ts'
import { writeSentinel } from '../recovery/sentinel.ts'
import { armiesChanged } from '../spare/armyCopy.ts'
import { ChangedMeanwhile, isAgreed } from './agreement.ts'
import type { Backup } from './contents.ts'
import type { BattleRow, EntryRow, HeadRow } from './battleDecoder.ts'
import { renamedEvent } from './eventUnit.ts'
import { planRestore, type Plan, type RestoreMode } from './plan.ts'
import { unitsOf } from './sound.ts'
import { coveredTables, readStored, tableOf } from './stored.ts'
import type { BattleUnit, Unit } from './unit.ts'

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

/** The new ids of battles by those in the backup. */
async function addUnits(units: readonly Unit[]): Promise<ReadonlyMap<string, string>> {
  const rows = units.flatMap((unit) =>
    unit.kind === 'army' ? [armyRow({ ...unit.army, id: crypto.randomUUID() })] : [],
  )
  const old = units.flatMap((unit) => (unit.kind === 'battle' ? [unit] : []))
  const battles = old.map(renamed)
  await database.armies.bulkAdd(rows)
  await tableOf<BattleRow, string>('battles')?.bulkAdd(battles.map(({ battle }) => battle))
  await tableOf<HeadRow, string>('heads')?.bulkAdd(battles.map(({ head }) => head))
  await tableOf<EntryRow, unknown>('entries')?.bulkAdd(battles.flatMap(({ entries }) => entries))
  const events = units.flatMap((unit) => (unit.kind === 'event' ? [renamedEvent(unit)] : []))
  await database.events.bulkAdd(events.map(({ row }) => row))
  await database.eventEntries.bulkAdd(events.flatMap(({ entries }) => entries))
  return new Map(old.map(({ battle }, at) => [battle.id, battles[at]?.battle.id ?? battle.id]))
}

async function removeUnits(units: readonly Unit[]): Promise<void> {
  const armies = units.flatMap((unit) => (unit.kind === 'army' ? [unit.army.id] : []))
  await database.armies.bulkDelete(armies)
  for (const unit of units) {
    if (unit.kind === 'event') {
      await database.eventEntries.where('eventId').equals(unit.row.id).delete()
      await database.events.delete(unit.row.id)
    }
    if (unit.kind !== 'battle') continue
    const { id } = unit.battle
    await tableOf<BattleRow, string>('battles')?.delete(id)
    await tableOf<HeadRow, string>('heads')?.delete(id)
    await everyEntry(id).delete()
  }
}

const planNow = async (backup: Backup, mode: RestoreMode): Promise<Plan> =>
  planRestore(backup.units, unitsOf(await readStored()), mode)

export interface RestorePreview {
  readonly plans: Readonly<Record<RestoreMode, Plan>>
  /** Armies, battles and events on this phone now. */
  readonly here: number
}

/** What a restore would do now. */
export const previewRestore = (backup: Backup): Promise<RestorePreview> =>
  database.transaction('r', coveredTables(), async () => {
    const here = unitsOf(await readStored())
    const plan = (mode: RestoreMode): Plan => planRestore(backup.units, here, mode)
    return { plans: { add: plan('add'), replace: plan('replace') }, here: here.length }
  })

async function countArmyChange(): Promise<void> {
  const row = await database.meta.get('armies')
  await database.meta.put({ key: 'armies', stamp: stampOf(row) + 1 })
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
      await removeUnits(plan.going)
      const newIds = await addUnits(plan.coming)
      await countArmyChange()
      return { ...plan, newIds }
    }),
  )

const battlesOf = (units: readonly Unit[]): string[] =>
  units.flatMap((unit) => (unit.kind === 'battle' ? [unit.battle.id] : []))

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
  armiesChanged()
  // Rather once too often than a loss that looks like a new phone; but events that are missed are told.
  writeSentinel({
    armies: true,
    battles: true,
    events: await connected(() => hasRows(database.events)),
  })
  const after = await database.transaction('r', coveredTables(), () => planNow(backup, mode))
  return {
    added: plan.coming.length,
    removed: plan.going.length,
    same: plan.same,
    isVerified: after.coming.length === 0 && after.going.length === 0,
    newIds: plan.newIds,
  }
}
