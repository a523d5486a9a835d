// The battalion of the day: who cost the enemy most.
import type { BattalionId } from '../battalion.ts'
import { lossOfLoser, lossOfWinner } from '../combatCosts.ts'
import type { BattleEvent } from '../events.ts'
import { isUnbroken } from '../roster.ts'
import type { BattleState } from '../state.ts'

export interface BestBattalion {
  readonly battalion: BattalionId
  /** Hits of its volleys, defensive fire and its screen included. */
  readonly hits: number
  /** Rounds of combat it won. */
  readonly won: number
  /** What both cost the enemy by the price of a round (COMBAT-03). */
  readonly cost: number
}

/** Of equals the one that still stands, then the first in the lists. Null if no battalion has hurt another. */
export function bestBattalion(
  state: BattleState,
  events: readonly BattleEvent[],
): BestBattalion | null {
  const all = state.battalions.map(({ id }): BestBattalion => {
    let [hits, won, lost] = [0, 0, 0]
    for (const event of events) {
      if (event.kind === 'volleySettled' && event.shooter === id) hits += event.hits
      if (event.kind === 'combatRolled' && event.winner === id) won += 1
      if (event.kind === 'combatRolled' && event.loser === id) lost += 1
    }
    return { battalion: id, hits, won, cost: hits + won * lossOfLoser + lost * lossOfWinner }
  })
  const stands = (id: BattalionId): number =>
    state.battalions.some((each) => each.id === id && isUnbroken(each)) ? 1 : 0
  const [best] = all.sort(
    (one, other) => other.cost - one.cost || stands(other.battalion) - stands(one.battalion),
  )
  return best !== undefined && best.cost > 0 ? best : null
}
