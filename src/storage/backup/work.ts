// Work done beside the screen, where there is a worker: reading files, and all that goes through everything that is kept.
import { database } from '../database.ts'
import { bringIn, previewIn, type Bringing, type Restored, type RestorePreview } from './bringIn.ts'
import type { Listed } from './listed.ts'
import { readFile, type BackupReading, type Progress } from './readFile.ts'
import { storedUnits } from './stored.ts'
import { writeBackup, type Label, type Written } from './write.ts'

interface Writing {
  readonly label: Label
  readonly now: Date
}

/** What is asked, and what is answered. */
interface Jobs {
  readonly read: readonly [Blob, BackupReading]
  readonly write: readonly [Writing, Written]
  readonly preview: readonly [readonly Listed[], RestorePreview]
  readonly restore: readonly [Bringing, Restored]
}

export type Job = keyof Jobs
export type Asked<J extends Job> = Jobs[J][0]
export type Answer<J extends Job> = Jobs[J][1]

/** Of the work that goes into a backup, what is done when everything has been read. */
const readShare = 0.7

export const jobs: {
  readonly [J in Job]: (asked: Asked<J>, tell: Progress) => Promise<Answer<J>>
} = {
  read: readFile,
  write: async ({ label, now }, tell) =>
    writeBackup(
      storedUnits(label.whole === true, (share) => tell(readShare * share)),
      database.verno,
      label,
      now,
      (share) => tell(readShare + (1 - readShare) * share),
    ),
  preview: previewIn,
  restore: bringIn,
}
