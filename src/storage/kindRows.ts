// The rows of any kind in the database: its own tables, or its share of the documents. Inside transactions of the caller.
import { database } from './database.ts'
import { isDocumentKind } from './documents/document.ts'
import { documentRows } from './documents/rows.ts'
import type { Kind, KindRows, Part, Row } from './kind.ts'
import { codecOf } from './kindList.ts'
import { rowsBy } from './rowsBy.ts'

export const tablesOf = ({ table, parts }: Kind): string[] =>
  parts === null || parts.table === table ? [table] : [table, parts.table]

/** Without derived columns. */
export function keptRow<R extends Row>({ derived }: Kind, row: R): R {
  if (derived.length === 0) return row
  const kept = { ...row }
  for (const column of derived) Reflect.deleteProperty(kept, column)
  return kept
}

const ownerOf = (column: string, part: Part): string => String(Reflect.get(part, column))

const partsOf = ({ table, owner }: NonNullable<Kind['parts']>, id: string) =>
  database.table<Part, string>(table).where(owner).equals(id)

function ownRows(kind: Kind): KindRows {
  const rows = () => database.table<Row, string>(kind.table)
  const { parts } = kind
  /** Chained, not awaited: deleting by an index inside awaits of awaits loses the transaction. */
  const withoutParts = (id: string, then: () => PromiseLike<unknown>): PromiseLike<void> =>
    parts === null
      ? then().then(() => undefined)
      : partsOf(parts, id)
          .delete()
          .then(then)
          .then(() => undefined)
  return {
    ids: () => rows().toCollection().primaryKeys(),
    has: async (id) => (await rows().get(id)) !== undefined,
    read: async (id) => {
      const row = await rows().get(id)
      if (row === undefined) return null
      const own = parts === null ? [] : await partsOf(parts, id).toArray()
      return { row: keptRow(kind, row), parts: own }
    },
    all: async () => {
      const all = (await rows().toArray()).map((row) => keptRow(kind, row))
      if (parts === null) return all.map((row) => ({ row, parts: [] }))
      const every = await database.table<Part, string>(parts.table).toArray()
      const byOwner = rowsBy(every, (part) => ownerOf(parts.owner, part))
      return all.map((row) => ({ row, parts: byOwner.get(row.id) ?? [] }))
    },
    put: (unit) =>
      withoutParts(unit.row.id, async () => {
        await database.table(kind.table).put(codecOf(kind).encode(unit.row))
        if (parts !== null) await database.table(parts.table).bulkPut([...unit.parts])
      }),
    remove: (id) => withoutParts(id, () => rows().delete(id)),
  }
}

export const rowsOf = (kind: Kind): KindRows =>
  isDocumentKind(kind) ? documentRows(kind.name) : ownRows(kind)

/** Whether there is any. */
export const hasUnits = async (kind: Kind): Promise<boolean> => (await countUnits(kind, 1)) > 0

/** How many there are; at most `most`, where that is enough to know. */
export async function countUnits(kind: Kind, most?: number): Promise<number> {
  const rows = isDocumentKind(kind)
    ? database.documents.where('[kind+owner]').equals([kind.name, ''])
    : database.table(kind.table).toCollection()
  return (most === undefined ? rows : rows.limit(most)).count()
}
