// What the database says about itself: which code may touch it, and how often the armies were changed.
import { StorageFailure } from './failure.ts'
import { dbSchema, minReader, minWriter } from './versions.ts'

/** Missing in a database that nobody has cleared for use yet: it is new, or it was lost. */
export interface Guard {
  readonly key: 'guard'
  /** The same as the sentinel's: another one means that the database was lost in between. */
  readonly installId: string
  readonly minReader: number
  readonly minWriter: number
  /** The schema of the code that wrote last. */
  readonly writtenBy: number
}

/** Goes up with every change of an army, so that a second copy knows how old it is. */
interface ArmyStamp {
  readonly key: 'armies'
  readonly stamp: number
}

/** A file of the user's own that every backup is written into. */
export interface ChosenFile {
  readonly key: 'backupFile'
  readonly handle: FileSystemFileHandle
  /** When it was written last, in milliseconds since 1970; null: never yet. */
  readonly writtenAt: number | null
  /** Armies, battles and events that it holds since then. */
  readonly holds: number
}

export type MetaRow = Guard | ArmyStamp | ChosenFile

/** How often the armies were changed. */
export const stampOf = (row: MetaRow | undefined): number => (row?.key === 'armies' ? row.stamp : 0)

export const newGuard = (installId: string): Guard => ({
  key: 'guard',
  installId,
  minReader,
  minWriter,
  writtenBy: dbSchema,
})

const isGuard = (row: MetaRow | undefined): row is Guard => row?.key === 'guard'

/** For every transaction that writes: the guard, or a failure that undoes the transaction. */
export function mayWrite(row: MetaRow | undefined): Guard {
  if (!isGuard(row)) throw new StorageFailure('emptied')
  if (row.minWriter > dbSchema) throw new StorageFailure('newer-app')
  return row
}

/** Null if there is none. */
export function mayRead(row: MetaRow | undefined): Guard | null {
  if (!isGuard(row)) return null
  if (row.minReader > dbSchema) throw new StorageFailure('newer-app')
  return row
}
