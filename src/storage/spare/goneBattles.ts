// Deleting battles together with their second copies: whatever happens in between, none comes back, and none is halved.
import { forgetBattles } from '../battles/entryCounts.ts'
import { tellGone } from '../goneBattles.ts'
import { markGone, removeSpares, unmarkGone } from './battleSpare.ts'
import type { SpareDrive } from './drive.ts'
import { spareDrive } from './spareDrive.ts'

const forEach = (
  ids: readonly string[],
  work: (id: string) => Promise<void>,
): Promise<PromiseSettledResult<void>[]> => Promise.allSettled(ids.map(work))

async function withMarks<T>(
  drive: SpareDrive,
  ids: readonly string[],
  removeRows: () => Promise<T>,
): Promise<T> {
  await forEach(ids, (id) => markGone(drive, id)) // without room for a mark it is deleted all the same
  try {
    return await removeRows()
  } catch (cause) {
    await forEach(ids, (id) => unmarkGone(drive, id))
    throw cause
  }
}

/** The second copies go when the rows are gone: until then they may be needed. By the tab that holds these battles. */
export async function removeWithSpares<T>(
  ids: readonly string[],
  removeRows: () => Promise<T>,
): Promise<T> {
  if (ids.length === 0) return removeRows()
  const drive = await spareDrive()
  const result = await (drive === null ? removeRows() : withMarks(drive, ids, removeRows))
  await tellGone(ids)
  await forgetBattles(ids)
  if (drive !== null) {
    const { removeAside } = await import('../battleDamage/damagedFiles.ts')
    await forEach(ids, (id) => removeAside(drive, id))
    await forEach(ids, (id) => removeSpares(drive, id))
  }
  return result
}
