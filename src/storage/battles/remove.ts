// Forgetting a battle for good, in the database and in every second copy.
import { hashOfEntry } from '@/core/record/chain.ts'
import { connected } from '../connection.ts'
import { database } from '../database.ts'
import { StorageFailure } from '../failure.ts'
import { mayWrite } from '../meta.ts'
import { removeWithSpares } from '../spare/goneBattles.ts'
import type { BattleRow } from './battle.ts'
import { asideOf, everyEntry } from './entryRows.ts'
import { takeLock } from './writerLock.ts'

const always = (): boolean => true

/** Refused while a tab plays it. False, and it stays: by now the battle is one that may not go. */
export async function removeBattle(
  id: string,
  mayGo: (battle: BattleRow) => boolean = always,
): Promise<boolean> {
  const lock = await takeLock(id, 'ask')
  if (lock === null) throw new StorageFailure('not-writer')
  try {
    const battle = await connected(() => database.battles.get(id)) // no tab changes it without the lock
    if (battle !== undefined && !mayGo(battle)) return false
    const first = await connected(() => database.entries.get([id, 1]))
    await removeWithSpares([id], () => removeRows(id))
    if (first !== undefined) await removePhotos(hashOfEntry(first.entry))
    return true
  } finally {
    lock.release()
  }
}

/** Without their battle they have no owner; where that fails they give way as soon as others want their room. */
async function removePhotos(battle: string): Promise<void> {
  const { removePhotosOf } = await import('../photos/photos.ts')
  await removePhotosOf(battle).catch(() => undefined)
}

const removeRows = (id: string): Promise<void> =>
  connected(() =>
    database.transaction(
      'rw',
      [database.battles, database.entries, database.heads, database.meta],
      async () => {
        mayWrite(await database.meta.get('guard'))
        await everyEntry(id).delete()
        await everyEntry(asideOf(id)).delete()
        await database.battles.delete(id)
        await database.heads.delete(id)
      },
    ),
  )
