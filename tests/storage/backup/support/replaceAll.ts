// Replacing everything, as somebody does who was told what would go and agrees.
import type { Backup } from '@/storage/backup/contents.ts'
import { previewIn, type Restored } from '@/storage/backup/bringIn.ts'
import type { Listed } from '@/storage/backup/listed.ts'
import { restoreBackup } from '@/storage/backup/code.ts'

/** All that would go now. */
export const goingNow = async (coming: Backup): Promise<readonly Listed[]> =>
  (await previewIn(coming.units, () => undefined)).plans.replace.going

export const replaceAll = async (coming: Backup): Promise<Restored> =>
  restoreBackup(coming, 'replace', await goingNow(coming))
