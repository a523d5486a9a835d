// Number of starts in a row that could not open the database: a plain cached file, which is there at once and outlives a kill.
import { cachedFiles } from '../spare/cacheDrive.ts'

const name = 'failedStarts'

/** An empty app in the place of data that was not found is offered from here on: the first may be over with the next try. */
export const enoughFailedStarts = 2

const files = (): ReturnType<typeof cachedFiles> | null =>
  typeof caches === 'undefined' ? null : cachedFiles(caches)

/** Notes one more; returns how many there were in a row, with this one. */
export async function startFailed(): Promise<number> {
  try {
    const count = Number((await files()?.read(name)) ?? 0) + 1
    await files()?.put(name, String(count))
    return count
  } catch {
    return 1
  }
}

export async function startWentWell(): Promise<void> {
  await files()
    ?.remove(name)
    .catch(() => undefined)
}
