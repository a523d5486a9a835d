// Chunks of Dexie and all that needs it, which come with the first call; and no caller gets in before the start is through.
import type { Watch } from './armyQueries.ts'

export const storageChunk = () => import('./local.ts')

/** What works even while the database does not. */
export const rareChunk = () => import('./rare.ts')

/** The chunk, once the database may be used. While a lost database waits for the user's word, this waits too. */
export async function local(): ReturnType<typeof storageChunk> {
  const chunk = await storageChunk()
  void chunk.boot()
  await chunk.untilCleared()
  return chunk
}

/** The same for any other code. */
export async function cleared<Code>(code: () => Promise<Code>): Promise<Code> {
  const [chunk] = await Promise.all([code(), local()])
  return chunk
}

/** A function whose code comes with its first call. */
export const later =
  <Code, Given extends readonly unknown[], Answer>(
    code: () => Promise<Code>,
    of: (code: Code) => (...given: Given) => Answer,
  ) =>
  async (...given: Given): Promise<Awaited<Answer>> =>
    await of(await code())(...given)

export type Fail = (cause: unknown) => void

/** Starts a watch once its code is there; stopping earlier means that it never starts. */
export function watch<Code>(
  code: () => Promise<Code>,
  start: (code: Code) => Watch,
  fail: Fail,
): Watch {
  let running: Watch | null = null
  let isStopped = false
  code().then((chunk) => {
    if (!isStopped) running = start(chunk)
  }, fail)
  return {
    stop: () => {
      isStopped = true
      running?.stop()
    },
  }
}
