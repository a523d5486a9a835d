// How far counts lie from even, and counts of neighbouring pairs, for the tests of chance.

export function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

/** How often each of the 36 ordered pairs comes, taking the dice two by two. */
export function pairsOf(faces: Uint8Array): number[] {
  const counts = Array.from({ length: 36 }, () => 0)
  for (let at = 0; at + 1 < faces.length; at += 2) {
    const pair = 6 * (faces[at] ?? 0) + (faces[at + 1] ?? 0)
    counts[pair] = (counts[pair] ?? 0) + 1
  }
  return counts
}
