// Documents: things, and parts that name the thing they belong to, in one table for all kinds that have none of their own.
import type { Kind, Naming, Unit } from '../kind.ts'
import { rowsBy } from '../rowsBy.ts'

export interface DocumentRow {
  /** The kind's name. */
  readonly kind: string
  readonly id: string
  /** The thing that this is a part of; empty for a thing itself (what is null has no place in an index). */
  readonly owner: string
  /** The version of its kind in which `value` was written. */
  readonly v: number
  /** Milliseconds since 1970; labels for people, never an order of truth. */
  readonly createdAt: number
  readonly updatedAt: number
  readonly binnedAt: number | null
  readonly value: unknown
}

export type DocumentUnit = Unit<DocumentRow, DocumentRow>

export const documentTable = 'documents'

export const isDocumentKind = ({ table }: Kind): boolean => table === documentTable

/** Every unit of the kind among these rows. */
export function unitsAmong(rows: readonly DocumentRow[]): DocumentUnit[] {
  const byOwner = rowsBy(rows, ({ owner }) => owner)
  return (byOwner.get('') ?? []).map((row) => ({ row, parts: byOwner.get(row.id) ?? [] }))
}

/** As a name stands in the names of files. */
export const kindName = /^[a-z][A-Za-z0-9]{0,39}$/

/** Reads what a document holds. It may be of an older version `v`, which it brings up. */
export interface DocumentCodec {
  /** Null for what is none. */
  readonly decode: (value: unknown, v: number) => unknown
  /** For a thing that has parts. */
  readonly decodePart?: (value: unknown, v: number) => unknown
  readonly title: (value: unknown) => string
  /** For a thing, or a part, that names parts by their ids. */
  readonly rename?: (value: unknown, idOf: Naming) => unknown
}
