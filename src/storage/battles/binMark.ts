// The mark of a battle in the bin.
import type { BattleRow } from './battle.ts'

/**
 * Milliseconds since 1970; null: not in the bin. It stands in the battle's title, so every second copy and every backup
 * has it: a battle that is put back from one of them is in the bin again.
 */
export const binnedAt = ({ title }: Pick<BattleRow, 'title'>): number | null => {
  const at = title['binnedAt']
  return typeof at === 'number' ? at : null
}
