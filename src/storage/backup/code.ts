// Everything about backups that is not needed at the start, in one chunk.
import { takeLock } from '../battles/writerLock.ts'
import { connected } from '../connection.ts'
import { kindsHere } from '../documents/strangers.ts'
import { StorageFailure } from '../failure.ts'
import { hasUnits } from '../kindRows.ts'
import type { SpareDrive } from '../spare/drive.ts'
import { spareDrive } from '../spare/spareDrive.ts'
import { freshName, spareFiles } from '../spare/spareFiles.ts'
import { writeSentinel } from '../recovery/sentinel.ts'
import { removeWithSpares } from '../spare/goneBattles.ts'
import { kindChanged } from '../spare/kindCopy.ts'
import { owedCopies } from '../spare/owedCopies.ts'
import type { Restored } from './bringIn.ts'
import type { Backup } from './contents.ts'
import { inWorker, type Watching } from './inWorker.ts'
import type { Listed } from './listed.ts'
import type { RestoreMode } from './plan.ts'

export { strangeThings } from '../documents/strangeThings.ts'
export * from './chosenFile.ts'
export * from './inWorker.ts'
export * from './safety.ts'
export { countKept } from './stored.ts'

export const noteBackup = (at: number): void => writeSentinel({ lastBackupAt: at })

/** How the second journal is written in this browser; `failing`: it has a place, but takes nothing just now. */
export type SecondCopy = 'line-by-line' | 'now-and-then' | 'failing' | 'none'

async function takesLines(drive: SpareDrive): Promise<boolean> {
  const probe = await freshName(drive, 'probe', '', 0)
  await drive.write(probe, probe)
  await drive.close(probe)
  const read = await drive.read(probe)
  // Also those of pages that went before they had removed theirs.
  for (const { kind, name } of await spareFiles(drive))
    if (kind === 'probe') await drive.remove(name)
  return read === probe
}

export async function secondCopy(): Promise<SecondCopy> {
  const drive = await spareDrive().catch(() => null)
  if (drive === null) return 'none'
  if (!(await takesLines(drive).catch(() => false))) return 'failing'
  return drive.isLineByLine ? 'line-by-line' : 'now-and-then'
}

// Restoring a backup as far as the page has a part in it: locks, second copies, and what is remembered beside the database.

/** Rather once too often than a loss that looks like a new phone; but of kinds that are missed it is told. */
async function noteAll(): Promise<void> {
  const kinds = await connected(() => kindsHere())
  const there = await connected(() => Promise.all(kinds.map(hasUnits)))
  const flags = kinds.map(({ name }, place) => [name, there[place] === true] as const)
  writeSentinel({ battles: true, kinds: Object.fromEntries(flags) })
  for (const kind of kinds) kindChanged(kind)
}

/**
 * `agreed` is what the user has been told would go, and nothing else may. Battles that go are taken out of everybody's
 * hands first; their second copies go when the rest is done.
 */
export async function restoreBackup(
  { source, units }: Backup,
  mode: RestoreMode,
  agreed: readonly Listed[],
  watching?: Watching,
): Promise<Restored> {
  const ids = agreed.flatMap(({ kind, id }) =>
    mode === 'replace' && kind === 'battle' ? [id] : [],
  )
  const locks = await Promise.all(ids.map((id) => takeLock(id, 'ask')))
  try {
    if (locks.includes(null)) throw new StorageFailure('not-writer')
    const restored = await removeWithSpares(ids, () =>
      inWorker('restore', { source, units, mode, agreed }, watching),
    )
    for (const id of restored.newIds.values()) owedCopies.add(id)
    await noteAll()
    return restored
  } finally {
    for (const lock of locks) lock?.release()
  }
}
