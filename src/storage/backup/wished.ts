// What a backup holds only on wish: left out of it unless the user asked for it.
import { documentTable } from '../documents/document.ts'
import { allKinds } from '../kindList.ts'
import { textAt } from './tables.ts'
import type { Label, Stored } from './write.ts'

export function wishedPart(stored: Stored, { whole = false }: Pick<Label, 'whole'>): Stored {
  const documents = stored.rows[documentTable]
  if (whole || documents === undefined) return stored
  const onWish = new Set(allKinds().flatMap((kind) => (kind.onWish === true ? [kind.name] : [])))
  const kept = documents.filter((row) => !onWish.has(textAt(row, 'kind')))
  return { ...stored, rows: { ...stored.rows, [documentTable]: kept } }
}
