// The same list sent in by several players.
import type { BoardEntry } from './board.ts'

/** Entries that have the same list, by its mark; only marks that several players share. */
export function duplicates(
  standings: readonly { readonly entry: BoardEntry; readonly fingerprint: string | null }[],
): ReadonlyMap<string, readonly BoardEntry[]> {
  const byMark = new Map<string, BoardEntry[]>()
  for (const { entry, fingerprint: mark } of standings) {
    if (mark === null) continue
    const alike = byMark.get(mark)
    if (alike === undefined) byMark.set(mark, [entry])
    else alike.push(entry)
  }
  return new Map([...byMark].filter(([, alike]) => alike.length > 1))
}
