// Everything about backups that is not needed at the start, in one chunk.
import type { SpareDrive } from '../spare/drive.ts'
import { spareDrive } from '../spare/spareDrive.ts'
import { freshName, spareFiles } from '../spare/spareFiles.ts'
import { writeSentinel } from '../recovery/sentinel.ts'

export { strangeThings } from '../documents/strangeThings.ts'
export * from './chosenFile.ts'
export * from './inWorker.ts'
export * from './restore.ts'
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
