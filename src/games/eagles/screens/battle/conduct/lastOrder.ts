// Kind of a battalion's last activation, read from the log of this turn; what was taken back does not count.
import { linesFrom } from '@/core/record/log.ts'
import type { ActivationKind } from '@/games/eagles/rules/index.ts'
import type { BattlePlay } from '@/games/eagles/screens/battle/store/battle.ts'

export function lastOrder({ log }: BattlePlay, battalion: number): ActivationKind | null {
  for (const { line, isStruck } of linesFrom(log))
    for (const event of isStruck ? [] : line.events.toReversed()) {
      if (event.kind === 'activated' && event.battalion === battalion) return event.as
      if (event.kind === 'turnBegan') return null
    }
  return null
}
