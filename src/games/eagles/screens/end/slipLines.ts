// The lines of a result slip: who won, and what each has lost.
import type { RoundSlip } from '@/games/eagles/rules/index.ts'
import { endWords as words } from '@/games/eagles/words/battleEnd.ts'

export function slipLines({ winner, lost, players }: RoundSlip): readonly string[] {
  const { draw, slip } = words.value.end
  return [
    winner === 'draw' ? draw : slip.won(players[winner]),
    slip.lost(players.first, lost.first),
    slip.lost(players.second, lost.second),
  ]
}
