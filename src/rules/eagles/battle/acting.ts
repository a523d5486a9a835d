// Whose activation is still running: what it was activated for is not done yet.
import type { BattalionId, BattalionState } from './battalion.ts'
import type { Frame } from './frames.ts'
import type { BattleState } from './state.ts'

function actorOf(frame: Frame): BattalionId | null {
  if ('check' in frame) return frame.check.battalion
  if ('volley' in frame) return frame.volley.shooter
  if ('charge' in frame) return frame.charge.charger
  if ('move' in frame) return frame.move.battalion
  return 'battalion' in frame ? frame.battalion : null
}

/** A battalion of the other side that answers, with fire or a test, is not acting. */
export function isActing({ stack, active }: BattleState, { id, side }: BattalionState): boolean {
  const from = stack.findLastIndex(({ at }) => at === 'activations')
  return from >= 0 && side === active && stack.slice(from + 1).some((each) => actorOf(each) === id)
}
