// The user's own file for backups: the browser's handle of it lies in the database, and so outlives the page.
import { connected } from '../connection.ts'
import { database } from '../database.ts'
import { mayWrite, type ChosenFile } from '../meta.ts'

const key = 'backupFile'

export type { ChosenFile } from '../meta.ts'

/** Null if none was chosen, or it was turned off. */
export async function chosenFile(): Promise<ChosenFile | null> {
  const row = await connected(() => database.meta.get(key))
  return row !== undefined && 'handle' in row ? row : null
}

/** In the place of any other one. */
export const keepChosenFile = (file: Omit<ChosenFile, 'key'>): Promise<void> =>
  connected(() =>
    database.transaction('rw', database.meta, async () => {
      mayWrite(await database.meta.get('guard'))
      await database.meta.put({ key, ...file })
    }),
  )

export const forgetChosenFile = (): Promise<void> => connected(() => database.meta.delete(key))
