// From rows to things with their parts.
import { documentTable } from '../documents/document.ts'
import { kindNamed } from '../documents/strangers.ts'
import type { Kind, Part, Row } from '../kind.ts'
import { rowsBy } from '../rowsBy.ts'
import { codecFor } from './codecs.ts'
import { isTame } from './json.ts'
import { ownKinds, textAt } from './tables.ts'
import { thingUnit, type ThingUnit } from './unit.ts'

/** The rows of each table by its name. */
export type StoredRows = Readonly<Record<string, readonly object[]>>

export interface Raw {
  readonly kind: Kind
  readonly row: object
  readonly parts: readonly object[]
}

function put(kind: Kind, rows: readonly object[], parts: readonly object[]): Raw[] {
  const owner = kind.parts?.owner ?? ''
  const byOwner = rowsBy(parts, (part) => textAt(part, owner))
  return rows.map((row) => ({ kind, row, parts: byOwner.get(textAt(row, 'id')) ?? [] }))
}

/** Every thing with its parts, in the order of the kinds. */
export function thingsIn(rows: StoredRows): Raw[] {
  const own = ownKinds().flatMap((kind) =>
    put(kind, rows[kind.table] ?? [], kind.parts === null ? [] : (rows[kind.parts.table] ?? [])),
  )
  const isPart = (row: object): boolean => textAt(row, 'owner') !== ''
  const documents = rowsBy(rows[documentTable] ?? [], (row) => textAt(row, 'kind'))
  const others = [...documents].flatMap(([name, all]) =>
    put(
      kindNamed(name),
      all.filter((row) => !isPart(row)),
      all.filter(isPart),
    ),
  )
  return [...own, ...others]
}

/** How many parts there are, whether or not there is a thing that they belong to. */
export function partsIn(rows: StoredRows): number {
  const own = ownKinds().flatMap(({ parts }) => (parts === null ? [] : [parts.table]))
  const documents = (rows[documentTable] ?? []).filter((row) => textAt(row, 'owner') !== '')
  return own.reduce((sum, table) => sum + (rows[table]?.length ?? 0), documents.length)
}

const isPart = (row: object): row is Part => 'id' in row
const isRow = (row: object): row is Row => 'id' in row && 'updatedAt' in row

/** Of rows that have been decoded. */
export function unitOf({ kind, row, parts }: Raw): ThingUnit | null {
  return isRow(row) ? thingUnit(kind, { row, parts: parts.filter(isPart) }) : null
}

/**
 * Null if the thing or one of its parts cannot be read, here or out of a backup: with a part less it would be another
 * thing.
 */
export function soundThing({ kind, row: given, parts: all }: Raw): ThingUnit | null {
  const codec = codecFor(kind)
  const row = isTame(given) ? codec.decode(given) : null
  const parts = all
    .map((part) => (isTame(part) ? codec.decodePart(part) : null))
    .filter((part) => part !== null)
  return row === null || parts.length < all.length ? null : thingUnit(kind, { row, parts })
}
