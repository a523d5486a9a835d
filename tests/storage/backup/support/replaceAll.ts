// Replacing everything, as somebody does who was told what would go and agrees.
import type { Backup } from '@/storage/backup/contents.ts'
import { previewRestore, restoreBackup, type Restored } from '@/storage/backup/restore.ts'
import type { Unit } from '@/storage/backup/unit.ts'

/** All that would go now. */
export const goingNow = async (coming: Backup): Promise<readonly Unit[]> =>
  (await previewRestore(coming)).plans.replace.going

export const replaceAll = async (coming: Backup): Promise<Restored> =>
  restoreBackup(coming, 'replace', await goingNow(coming))
