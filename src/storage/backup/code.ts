// Everything about backups that is not needed at the start, in one chunk.
import { spareDrive } from '../spare/spareDrive.ts'
import { writeSentinel } from '../recovery/sentinel.ts'

export * from './pack.ts'
export * from './readInWorker.ts'
export * from './restore.ts'
export * from './safety.ts'
export { snapshot } from './stored.ts'
export { writeBackup } from './write.ts'

export const noteBackup = (at: number): void => writeSentinel({ lastBackupAt: at })

/** How the second journal is written in this browser. */
export type SecondCopy = 'line-by-line' | 'now-and-then' | 'none'

export async function secondCopy(): Promise<SecondCopy> {
  const drive = await spareDrive().catch(() => null)
  if (drive === null) return 'none'
  return drive.isLineByLine ? 'line-by-line' : 'now-and-then'
}
