// The data as code of an older schema opens it: with the steps up to its own, and by the words of the guard.
import { Dexie } from 'dexie'
import { applyMigrations } from '@/storage/migrations.ts'

/** Adds an army like the first one there is; false if the guard forbids that code to write. */
export async function addAsOlder(schema: number): Promise<boolean> {
  const older = new Dexie('aide-de-camp')
  applyMigrations(older, schema)
  await older.open()
  const guard: unknown = await older.table('meta').get('guard')
  const least = Number(Reflect.get(Object(guard), 'minWriter'))
  const army: unknown = await older.table('armies').toCollection().first()
  if (least <= schema) await older.table('armies').put({ ...Object(army), id: crypto.randomUUID() })
  older.close()
  return least <= schema
}
