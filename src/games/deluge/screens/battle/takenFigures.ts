// The figures of a result that was taken with one tap, on their way into the form that asks for them (`losses: table`).
import type { FactValues } from '@/core/conversation.ts'
import type { BattleResult } from '@/games/campaign/rules/index.ts'
import { enteredFrom } from '../../rules/index.ts'

let waiting: { readonly battle: string | null; readonly values: FactValues } | null = null

export function takeFigures(battle: string | null, result: BattleResult): void {
  const { how, shares } = enteredFrom(result)
  const [red, blue] = shares ?? []
  waiting = {
    battle,
    values: {
      how,
      redMissing: red?.missing ?? 0,
      redStart: red?.start ?? 0,
      blueMissing: blue?.missing ?? 0,
      blueStart: blue?.start ?? 0,
    },
  }
}

/** Once; null where no player has just taken a result of this battle. */
export function takenFigures(battle: string | null): FactValues | null {
  const found = waiting?.battle === battle ? waiting.values : null
  waiting = null
  return found
}
