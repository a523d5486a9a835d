// Statements of the database about itself: which code may touch it, and how often each kind was changed.
import { StorageFailure } from './failure.ts'
import { dbSchema, minReader, minWriter } from './versions.ts'

/** Missing in a database that was not cleared for use yet: it is new, or it was lost. */
export interface Guard {
  readonly key: 'guard'
  /** The same as the sentinel's: another one means that the database was lost in between. */
  readonly installId: string
  readonly minReader: number
  readonly minWriter: number
  /** The schema of the code that wrote last. */
  readonly writtenBy: number
}

/** Goes up with every change of a kind, so that a second copy knows how old it is. */
export interface KindStamp {
  /** The kind's name. */
  readonly key: string
  readonly stamp: number
  /** Where each thing is copied by itself: those that there should be, and the stamp of their last change. */
  readonly units?: Readonly<Record<string, number>>
  /** How many rows there should be, things and parts; missing until a start has looked, and where an earlier version wrote. */
  readonly rows?: number
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

export type MetaRow = Guard | KindStamp | ChosenFile

const isStamp = (row: MetaRow | undefined): row is KindStamp => row !== undefined && 'stamp' in row

/** How often a kind was changed. */
export const stampOf = (row: MetaRow | undefined): number => (isStamp(row) ? row.stamp : 0)

/** The stamp of each thing by its id. */
export const unitStampsOf = (row: MetaRow | undefined): ReadonlyMap<string, number> =>
  new Map(isStamp(row) ? Object.entries(row.units ?? {}) : [])

/** Null: they were not counted yet. */
export const rowsIn = (row: MetaRow | undefined): number | null =>
  isStamp(row) ? (row.rows ?? null) : null

export const newGuard = (installId: string): Guard => ({
  key: 'guard',
  installId,
  minReader,
  minWriter,
  writtenBy: dbSchema,
})

const isGuard = (row: MetaRow | undefined): row is Guard => row !== undefined && 'minReader' in row

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
