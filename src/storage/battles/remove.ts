// Forgetting a battle for good, in the database and in every second copy.
import { connected } from '../connection.ts'
import { database } from '../database.ts'
import { StorageFailure } from '../failure.ts'
import { mayWrite } from '../meta.ts'
import { removeSpares } from '../spare/battleSpare.ts'
import { spareDrive } from '../spare/spareDrive.ts'
import { takeLock } from './writerLock.ts'

/** Refused while a tab plays it. The second copies go first, or a start in between would bring the battle back. */
export async function removeBattle(id: string): Promise<void> {
  const lock = await takeLock(id, 'ask')
  if (lock === null) throw new StorageFailure('not-writer')
  try {
    const drive = await spareDrive()
    if (drive !== null) await removeSpares(drive, id)
    await removeRows(id)
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
        const entries = database.entries.where('[battleId+seq]')
        await entries.between([id, 0], [id, Number.POSITIVE_INFINITY]).delete()
        await database.battles.delete(id)
        await database.heads.delete(id)
      },
    ),
  )
