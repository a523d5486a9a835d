// Time that a battle was played, from the clock's labels on its entries. A long silence is a break, not play.
import { loadBattle } from '@/storage/battleDoor.ts'

/** Milliseconds; no player thinks longer about an answer. */
const longestThought = 10 * 60_000

/** Milliseconds from the first entry to the last; labels that run backwards count nothing. */
export function timePlayed(moments: readonly number[]): number {
  let played = 0
  for (const [n, at] of moments.entries()) {
    const pause = at - (moments[n - 1] ?? at)
    if (pause > 0 && pause <= longestThought) played += pause
  }
  return played
}

/** Null where the entries of the battle cannot be read. */
export async function timePlayedIn(id: string | null): Promise<number | null> {
  const kept = id === null ? null : await loadBattle(id).catch(() => null)
  return kept === null ? null : timePlayed(kept.log.map(({ at }) => at))
}
