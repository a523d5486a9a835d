// The documents of one kind in their table.
import { database } from '../database.ts'
import type { KindRows } from '../kind.ts'
import { documentTable, unitsAmong } from './document.ts'

export function documentRows(kind: string): KindRows {
  const every = () => database.documents.where('[kind+id]').between([kind], [kind, []])
  const ownedBy = (owner: string) => database.documents.where('[kind+owner]').equals([kind, owner])
  const removeParts = (ids: readonly string[]): PromiseLike<number> =>
    database.documents
      .where('[kind+owner]')
      .anyOf(ids.map((id): [string, string] => [kind, id]))
      .delete()
  return {
    ids: async () => (await ownedBy('').primaryKeys()).map(([, id]) => id),
    has: async (id) => (await database.documents.get([kind, id]))?.owner === '',
    read: async (id) => {
      const row = await database.documents.get([kind, id])
      return row?.owner === '' ? { row, parts: await ownedBy(id).toArray() } : null
    },
    all: async () => unitsAmong(await every().toArray()),
    partsOf: (id) => ownedBy(id).toArray(),
    count: () => every().count(),
    put: async (units) => {
      await removeParts(units.map(({ row }) => row.id))
      const rows = units.flatMap(({ row, parts }) => [row, ...parts])
      await database.table(documentTable).bulkPut(rows)
    },
    remove: async (ids) => {
      await removeParts(ids)
      await database.documents.bulkDelete(ids.map((id) => [kind, id]))
    },
  }
}
