// RESOLVE tests: when they are taken, skipped or safe, and what failing one means (RES, ROUT-01).
import { startCheck } from './check.ts'
import { breakBattalion, clearOrderMarks, sendRunning } from './fights.ts'
import type { ResolveCause, StepFrame } from './frames.ts'
import { disorder, orderToStand } from './marks.ts'
import { battalionOf, change, tell, type Play } from './play.ts'
import type { BattalionId } from './battalion.ts'

/** RES-04, SC-09; house rule `resolveOncePerTurn`: a second test of the turn counts as passed. */
export function startTest(play: Play, battalion: BattalionId, cause: ResolveCause): void {
  const isStrict = play.state.setup.house.resolveOncePerTurn === 'strict'
  if (isStrict && battalionOf(play.state, battalion).tested) {
    tell(play, { kind: 'testSkipped', battalion, cause })
    return
  }
  change(play, battalion).tested = true
  startCheck(play, {
    purpose: 'resolve',
    battalion,
    cause,
    failed: { at: 'breaks', battalion, cause },
  })
}

/** ROUT-01. After a combat the run waits for what comes before it (COMBAT-12); in phase 3 for phase 4, or not (`panic`). */
export function breaks(play: Play, { battalion, cause }: StepFrame<'breaks'>): void {
  breakBattalion(play, battalion, cause)
  const runsAtOnce =
    cause === 'defensiveFire' || (cause === 'phase' && play.state.setup.house.panic === 'samePhase')
  if (runsAtOnce) sendRunning(play, battalion)
}

export const runs = (play: Play, { battalion }: StepFrame<'runs'>): void => {
  if (battalionOf(play.state, battalion).broken) sendRunning(play, battalion)
}

/** RALLY-01: halts, no longer broken but disordered, must stand next turn. */
export function rallied(play: Play, { battalion: id }: StepFrame<'rallied'>): void {
  const battalion = change(play, id)
  battalion.broken = false
  battalion.hasRun = false
  clearOrderMarks(play, id)
  tell(play, { kind: 'rallied', battalion: id })
  disorder(play, id, 'rallied')
  orderToStand(play, id)
}
