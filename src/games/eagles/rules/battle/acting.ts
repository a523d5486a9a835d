// Whose activation is still running: what it was activated for is not done yet.
import type { BattalionState } from './battalion.ts'
import { battalionsIn } from './battalionsIn.ts'
import type { BattleState } from './state.ts'

/** A battalion of the other side that answers, with fire or a test, is not acting. */
export function isActing({ stack, active }: BattleState, { id, side }: BattalionState): boolean {
  const from = stack.findLastIndex(({ at }) => at === 'activations')
  return (
    from >= 0 &&
    side === active &&
    stack.slice(from + 1).some((each) => battalionsIn(each).actor === id)
  )
}
