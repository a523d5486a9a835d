// Knowledge that a record once had: a fact that a later state has dropped, of all states that still hold.
import type { Kinds } from '../../../../core/game.ts'
import type { Play } from '../../../../core/record/play.ts'

/** The newest that is found; null: none of the states has it. */
export function knownOnce<K extends Kinds, Found>(
  play: Play<K> | null,
  find: (state: K['state']) => Found | null,
): Found | null {
  for (let now = play?.now ?? null; now !== null; now = now.last?.before ?? null) {
    const found = find(now.state)
    if (found !== null) return found
  }
  return null
}
