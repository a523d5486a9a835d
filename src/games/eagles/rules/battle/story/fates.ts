// Fates of the battalions that are not unbroken at the end, and when they met them.
import type { BattalionId, GoneWay } from '../battalion.ts'
import type { BattleEvent } from '../events.ts'
import { isUnbroken } from '../roster.ts'
import type { BattleState } from '../state.ts'

export interface Fate {
  readonly battalion: BattalionId
  readonly how: GoneWay | 'broke'
  /** Null: by an overrule, which tells no turn of its own. */
  readonly turn: number | null
}

/** In the order in which it happened. */
export function fatesOf(state: BattleState, events: readonly BattleEvent[]): readonly Fate[] {
  const turns = new Map<BattalionId, number>()
  let turn = 0
  for (const event of events) {
    if (event.kind === 'turnBegan') turn = event.turn
    if (event.kind === 'gone' || event.kind === 'broke') turns.set(event.battalion, turn)
    if (event.kind === 'rallied') turns.delete(event.battalion)
  }
  return state.battalions
    .filter((battalion) => battalion.placed && !isUnbroken(battalion))
    .map(({ id, gone }): Fate => ({
      battalion: id,
      how: gone ?? 'broke',
      turn: turns.get(id) ?? null,
    }))
    .sort((one, other) => (one.turn ?? Infinity) - (other.turn ?? Infinity))
}
