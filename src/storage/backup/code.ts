// Everything about backups that is not needed at the start, in one chunk.
import { writeSentinel } from '../recovery/sentinel.ts'

export * from './pack.ts'
export * from './readInWorker.ts'
export * from './restore.ts'
export * from './safety.ts'
export { snapshot } from './stored.ts'
export { writeBackup } from './write.ts'

export const noteBackup = (at: number): void => writeSentinel({ lastBackupAt: at })
