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
function keptRow<R extends Row>({ derived }: Kind, row: R): R {
  if (derived.length === 0) return row
  const kept = { ...row }
  for (const column of derived) Reflect.deleteProperty(kept, column)
  return kept
}

const ownerOf = (column: string, part: Part): string => String(Reflect.get(part, column))

const partsOf = ({ table, owner }: NonNullable<Kind['parts']>, ids: readonly string[]) =>
  database.table<Part, string>(table).where(owner).anyOf(ids)

function ownRows(kind: Kind): KindRows {
  const rows = () => database.table<Row, string>(kind.table)
  const { parts } = kind
  async function removeParts(ids: readonly string[]): Promise<void> {
    if (parts !== null) await partsOf(parts, ids).delete()
  }
  const ownParts = async (id: string): Promise<Part[]> =>
    parts === null ? [] : partsOf(parts, [id]).toArray()
  return {
    ids: () => rows().toCollection().primaryKeys(),
    has: async (id) => (await rows().get(id)) !== undefined,
    read: async (id) => {
      const row = await rows().get(id)
      return row === undefined ? null : { row: keptRow(kind, row), parts: await ownParts(id) }
    },
    all: async () => {
      const all = (await rows().toArray()).map((row) => keptRow(kind, row))
      if (parts === null) return all.map((row) => ({ row, parts: [] }))
      const every = await database.table<Part, string>(parts.table).toArray()
      const byOwner = rowsBy(every, (part) => ownerOf(parts.owner, part))
      return all.map((row) => ({ row, parts: byOwner.get(row.id) ?? [] }))
    },
    partsOf: ownParts,
    count: async () => {
      const tables = tablesOf(kind).map((name) => database.table(name).count())
      return (await Promise.all(tables)).reduce((sum, count) => sum + count, 0)
    },
    put: async (units) => {
      const codec = codecOf(kind)
      await removeParts(units.map(({ row }) => row.id))
      await database.table(kind.table).bulkPut(units.map(({ row }) => codec.encode(row)))
      if (parts !== null)
        await database.table(parts.table).bulkPut(units.flatMap((unit) => unit.parts))
    },
    remove: async (ids) => {
      await removeParts(ids)
      await rows().bulkDelete([...ids])
    },
  }
}

export const rowsOf = (kind: Kind): KindRows =>
  isDocumentKind(kind) ? documentRows(kind.name) : ownRows(kind)

export const countRows = (kind: Kind): PromiseLike<number> => rowsOf(kind).count()

/** Whether there is any. */
export const hasUnits = async (kind: Kind): Promise<boolean> => (await countUnits(kind, 1)) > 0

/** How many there are; at most `most`, where that is enough to know. */
export async function countUnits(kind: Kind, most?: number): Promise<number> {
  const rows = isDocumentKind(kind)
    ? database.documents.where('[kind+owner]').equals([kind.name, ''])
    : database.table(kind.table).toCollection()
  return (most === undefined ? rows : rows.limit(most)).count()
}
