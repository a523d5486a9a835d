// The documents of one kind in their table.
import { database } from '../database.ts'
import type { KindRows } from '../kind.ts'
import { documentTable, unitsAmong } from './document.ts'

export function documentRows(kind: string): KindRows {
  const ownedBy = (owner: string) => database.documents.where('[kind+owner]').equals([kind, owner])
  const removeParts = (id: string) => ownedBy(id).delete()
  return {
    ids: async () => (await ownedBy('').primaryKeys()).map(([, id]) => id),
    has: async (id) => (await database.documents.get([kind, id]))?.owner === '',
    read: async (id) => {
      const row = await database.documents.get([kind, id])
      return row?.owner === '' ? { row, parts: await ownedBy(id).toArray() } : null
    },
    all: async () =>
      unitsAmong(await database.documents.where('[kind+id]').between([kind], [kind, []]).toArray()),
    // Chained, not awaited: deleting by an index inside awaits of awaits loses the transaction.
    put: ({ row, parts }) =>
      removeParts(row.id)
        .then(() => database.table(documentTable).bulkPut([row, ...parts]))
        .then(() => undefined),
    remove: (id) => removeParts(id).then(() => database.documents.delete([kind, id])),
  }
}
