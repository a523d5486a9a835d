// Reads a backup in a worker that is stopped when it takes too long: a hostile file can never freeze the screen.
import { refused } from '@/core/result.ts'
import { askOnce } from '@/platform/worker/ownWorker.ts'
import { backupWorker } from '../kindList.ts'
import type { ReadFile } from './readFile.ts'
import type { BackupReading, Progress } from './read.ts'

/**
 * Milliseconds without a word, once the worker is there: two seconds, and two more with every megabyte above two. A slow
 * phone that gets on with its own backup is not to be stopped.
 */
const patience = 2_000
const patienceFor = (bytes: number): number =>
  patience * (1 + Math.max(0, Math.ceil(bytes / 1_000_000) - 2))

const read = (file: Blob, leastPatience: number, tell: Progress): Promise<BackupReading> =>
  askOnce<ReadFile, BackupReading>(backupWorker(), file, {
    patience: Math.max(leastPatience, patienceFor(file.size)),
    tell,
    orElse: (code) => refused({ code }),
  })

export const readBackupFile = (file: Blob, tell: Progress): Promise<BackupReading> =>
  read(file, patience, tell)

/** Milliseconds; against hanging only. */
const patienceWithOwn = 60_000

/** A file that this page has just made is not hostile: a phone that is busy must get its backup all the same. */
export const readBackOwn = (file: Blob): Promise<BackupReading> =>
  read(file, patienceWithOwn, () => undefined)
