// Forgetting a battle for good, in the database and in every second copy.
import { connected } from '../connection.ts'
import { database } from '../database.ts'
import { StorageFailure } from '../failure.ts'
import { mayWrite } from '../meta.ts'
import { removeWithSpares } from '../spare/goneBattles.ts'
import { asideOf, everyEntry } from './entryRows.ts'
import { takeLock } from './writerLock.ts'

/** Refused while a tab plays it. */
export async function removeBattle(id: string): Promise<void> {
  const lock = await takeLock(id, 'ask')
  if (lock === null) throw new StorageFailure('not-writer')
  try {
    await removeWithSpares([id], () => removeRows(id))
  } finally {
    lock.release()
  }
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
