// Dexie and all that needs it come in one chunk, with the first call; and nobody gets in before the start is through.

export const storageChunk = () => import('./local.ts')

/** The chunk, once the database may be used. While a lost database waits for the user's word, this waits too. */
export async function local(): ReturnType<typeof storageChunk> {
  const chunk = await storageChunk()
  void chunk.boot()
  await chunk.untilCleared()
  return chunk
}
