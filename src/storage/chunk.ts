// Dexie and all that needs it come in chunks, with the first call; and nobody gets in before the start is through.

export const storageChunk = () => import('./local.ts')

/** What works even while the database does not. */
export const rareChunk = () => import('./rare.ts')

/** The ways out of a lost database. */
export const waysChunk = () => import('./recovery/counted.ts')

/** The chunk, once the database may be used. While a lost database waits for the user's word, this waits too. */
export async function local(): ReturnType<typeof storageChunk> {
  const chunk = await storageChunk()
  void chunk.boot()
  await chunk.untilCleared()
  return chunk
}

/** The same for changing armies. */
export async function armyWriting() {
  const [chunk] = await Promise.all([import('./armies.ts'), local()])
  return chunk
}

/** The same for battles. */
export async function battles(): ReturnType<typeof rareChunk> {
  const [chunk] = await Promise.all([rareChunk(), local()])
  return chunk
}
