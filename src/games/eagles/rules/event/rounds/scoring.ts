// Worth of a result to both, and whether it was fought at all.
import { doubleLossOf, type Margin, type Scoring } from './deskRules.ts'
import type { TableResult } from './rounds.ts'

/** Two who sat at one table, and fought: who did not come has met no opponent. */
export const wasFought = ({ noShow }: TableResult): boolean => noShow !== true

/** Points for how clear a victory was; none where figures were not counted, or the winner lost more. */
function marginOf(margin: Margin, winnerLost: number | null, loserLost: number | null): number {
  if (winnerLost === null || loserLost === null) return 0
  return Math.max(0, Math.min(margin.most, Math.floor((loserLost - winnerLost) / margin.step)))
}

/** Points of the winner and of the loser of a battle with these losses. */
function decided(
  { victory, defeat, margin }: Scoring,
  winnerLost: number | null,
  loserLost: number | null,
): readonly [winner: number, loser: number] {
  const clear = margin === null ? 0 : marginOf(margin, winnerLost, loserLost)
  return [victory + clear, margin?.isShared === true ? Math.max(0, defeat - clear) : defeat]
}

/** A player who did not come has nothing; one who waited has as much as for a bye. */
export function pointsOf(
  scoring: Scoring,
  result: TableResult,
): { readonly first: number; readonly second: number } {
  const { winner, firstLost, secondLost } = result
  if (!wasFought(result))
    return {
      first: winner === 'first' ? scoring.bye : 0,
      second: winner === 'second' ? scoring.bye : 0,
    }
  if (winner === 'draw') return { first: scoring.draw, second: scoring.draw }
  if (winner === 'neither') {
    const each = doubleLossOf(scoring)
    return { first: each, second: each }
  }
  if (winner === 'first') {
    const [first, second] = decided(scoring, firstLost, secondLost)
    return { first, second }
  }
  const [second, first] = decided(scoring, secondLost, firstLost)
  return { first, second }
}
