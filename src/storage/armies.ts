// Armies in the database: add, change, bin, restore. Every function is one transaction.
import { applyEdits, type Army, type Edit } from '@/games/eagles/rules/index.ts'
import { armyRow } from './armyRow.ts'
import { keptArmy, type KeptArmy } from './keptArmy.ts'
import { armyKind } from './armyKind.ts'
import { daysInBin } from './bin.ts'
import { database } from './database.ts'
import { changeKind } from './kindWriting.ts'

const changeArmies = <T>(work: () => PromiseLike<T>): Promise<T> => changeKind(armyKind, work)

const day = 24 * 60 * 60 * 1000

let latest = 0

/** A moment for each of `count` changes, never the same twice: what changed last stands on top. */
function moments(count = 1): number {
  const first = Math.max(Date.now(), latest + 1)
  latest = first + count
  return first
}

/** An army that is about to be stored for the first time. */
interface NewArmy {
  readonly army: Army
  readonly original?: string | null
  readonly tags?: readonly string[]
}

/** Stores new armies, all or none, and returns their ids in the same order. */
export async function addArmies(entries: readonly NewArmy[]): Promise<string[]> {
  const now = moments(entries.length)
  const rows = entries.map(({ army, original = null, tags = [] }, place) =>
    armyRow({
      id: crypto.randomUUID(),
      army,
      original,
      tags,
      createdAt: now,
      updatedAt: now + entries.length - place, // the first of a batch stays on top of the list
      binnedAt: null,
    }),
  )
  await changeArmies(() => database.armies.bulkAdd(rows))
  return rows.map((row) => row.id)
}

/** What became of a change: the army as it is stored now, or null if it is gone. */
export type Changed = Promise<KeptArmy | null>

/** Reads, changes and writes one army in one transaction, so that two tabs never lose each other's edit. */
function change(id: string, next: (kept: KeptArmy) => KeptArmy): Changed {
  return changeArmies(async () => {
    const row = await database.armies.get(id)
    if (row === undefined) return null
    const kept = next(keptArmy(row))
    await database.armies.put(armyRow(kept))
    return kept
  })
}

/** Applies edits to the stored army, whatever another tab has made of it meanwhile. */
export const editArmy = (id: string, edits: readonly Edit[]): Changed =>
  change(id, (kept) => ({ ...kept, army: applyEdits(kept.army, edits), updatedAt: moments() }))

export const tagArmy = (id: string, tags: readonly string[]): Changed =>
  change(id, (kept) => ({ ...kept, tags: [...tags], updatedAt: moments() }))

/** Into the bin; it stays there for 30 days. */
export const binArmy = (id: string): Changed =>
  change(id, (kept) => ({ ...kept, binnedAt: Date.now(), updatedAt: Date.now() }))

export const restoreArmy = (id: string): Changed =>
  change(id, (kept) => ({ ...kept, binnedAt: null }))

/** For good. Only an army in the bin can be deleted. */
export const deleteArmy = (id: string): Promise<void> =>
  changeArmies(async () => {
    const row = await database.armies.get(id)
    if (row?.bin === 1) await database.armies.delete(id)
  })

/** Deletes what has been in the bin for more than 30 days; returns how many went. */
export const emptyOldBin = (now = Date.now()): Promise<number> =>
  changeArmies(() =>
    database.armies
      .where('[bin+updatedAt]')
      .between([1], [1, []])
      .filter((row) => row.binnedAt !== null && now - row.binnedAt > daysInBin * day)
      .delete(),
  )
