// Phase 3, the tests of everybody with a reason, and phase 4, the runs (RES-04, RES-05, ROUT-01, ROUT-03).
import { sendRunning } from './fights.ts'
import type { StepFrame } from './frames.ts'
import { battalionOf, change, push, tell, type Play } from './play.ts'
import { startTest } from './resolve.ts'
import { inOrder, isOnTable, isUnbroken } from './roster.ts'
import type { BattalionState } from './battalion.ts'
import type { BattleState } from './state.ts'

const hasReason = ({ shotAt, sawRun, commanderFell }: BattalionState): boolean =>
  shotAt || sawRun || commanderFell

/** RES-04: none if it already tested this turn. */
const isDue = (battalion: BattalionState): boolean =>
  isUnbroken(battalion) && hasReason(battalion) && !battalion.tested

const dueNow = (state: BattleState) =>
  inOrder(state)
    .filter(isDue)
    .map(({ id }) => id)

/**
 * One test after the other; when a wave is through, those who saw a battalion run in it come next (house rule
 * `panic`), until no further one breaks.
 */
export function phaseThree(play: Play, { waiting, wave }: StepFrame<'phaseThree'>): void {
  if (wave === 0) {
    play.state.phase = 'resolve'
    tell(play, { kind: 'phaseBegan', phase: 'resolve' })
  }
  const [next, ...others] = waiting.length > 0 ? waiting : dueNow(play.state)
  if (next === undefined) {
    endPhaseThree(play)
    return
  }
  push(play, { at: 'phaseThree', waiting: others, wave: wave + 1 })
  if (isDue(battalionOf(play.state, next))) startTest(play, next, 'phase')
}

/** RES-05: all reasons lapse; runs in phase 4 note new ones for the next turn (ROUT-03). */
function endPhaseThree(play: Play): void {
  for (const battalion of play.state.battalions) {
    if (!hasReason(battalion)) continue
    const lapsing = change(play, battalion.id)
    lapsing.shotAt = false
    lapsing.sawRun = false
    lapsing.commanderFell = false
  }
  play.state.phase = 'compulsory'
  tell(play, { kind: 'phaseBegan', phase: 'compulsory' })
  push(play, { at: 'phaseFour' })
}

/** ROUT-01: who broke in phase 3, or is still broken, runs; one run a turn. */
export function phaseFour(play: Play): void {
  const next = inOrder(play.state).find(
    (each) => isOnTable(each) && each.broken && each.ranTurn !== play.state.turn,
  )
  if (next === undefined) return
  push(play, { at: 'phaseFour' })
  sendRunning(play, next.id)
}
