// Part of the stored rows that counts: only what a backup's reader takes, so that one torn battle never costs the rest.
import { readBattleRow, readEntryRow } from './battleDecoder.ts'
import { mendedBattle } from './battleUnit.ts'
import { isTame } from './json.ts'
import type { BattleUnit } from './unit.ts'

/**
 * The battle as far as it can be read and its chain holds: the journal's own keeper mends it, not we. Null if not even
 * its row can be read.
 */
export function soundBattle(given: object, entries: readonly object[]): BattleUnit | null {
  const battle = isTame(given) ? readBattleRow(given) : null
  if (battle === null) return null
  const read = []
  for (const each of entries) {
    const entry = isTame(each) ? readEntryRow(each) : null
    if (entry === null) break
    read.push(entry)
  }
  try {
    return mendedBattle(battle, read)
  } catch {
    return null // what is no JSON has no hash
  }
}
