// Rows that are gone with their copies, and told: from now on they are not missed.
import { connected } from '../connection.ts'
import { database } from '../database.ts'
import { kindNamed } from '../documents/strangers.ts'
import { tablesOf } from '../kindRows.ts'
import { settleRows } from '../kindStamps.ts'

export async function toldShort(names: readonly string[]): Promise<void> {
  for (const kind of names.map(kindNamed))
    await connected(() =>
      database.transaction('rw', [...tablesOf(kind), 'meta'], async () => settleRows(kind)),
    ).catch(() => undefined) // else the next start tells it once more
}
