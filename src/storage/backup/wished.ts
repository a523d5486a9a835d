// What a backup holds only on wish: left out of it unless the user asked for it.
import { documentTable } from '../documents/document.ts'
import { kindNamed } from '../documents/strangers.ts'
import { textAt } from './tables.ts'
import type { Label, Stored } from './write.ts'

export function wishedPart(stored: Stored, { whole = false }: Pick<Label, 'whole'>): Stored {
  const documents = stored.rows[documentTable]
  if (whole || documents === undefined) return stored
  const kept = documents.filter((row) => kindNamed(textAt(row, 'kind')).onWish !== true)
  return { ...stored, rows: { ...stored.rows, [documentTable]: kept } }
}
