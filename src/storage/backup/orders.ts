// What the page and the worker that reads backups say to each other.
import type { BackupReading } from './read.ts'

export type ReaderWord =
  /** The worker is there. */
  | 'ready'
  /** How much is read, 0 to 1. */
  | { readonly share: number }
  | { readonly reading: BackupReading }
