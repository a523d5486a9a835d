// What a battalion was last activated for, read from the log of this turn.
import type { ActivationKind } from '@/rules/eagles/index.ts'
import type { BattlePlay } from '@/stores/battle.ts'

export function lastOrder({ log }: BattlePlay, battalion: number): ActivationKind | null {
  for (let line = log; line !== null; line = line.before)
    for (const event of line.events.toReversed()) {
      if (event.kind === 'activated' && event.battalion === battalion) return event.as
      if (event.kind === 'turnBegan') return null
    }
  return null
}
