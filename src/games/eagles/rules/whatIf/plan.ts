// Assumptions about an order before it is given: the target, the distance, how the battalion stands.
import type { BattalionId, Formation } from '../battle/battalion.ts'
import type { Cover } from '../battle/fight.ts'
import type { ActivationKind, Part, TargetOption } from '../battle/frames.ts'

export interface Plan {
  readonly battalion: BattalionId
  readonly kind: ActivationKind
  /** For SHOOT and ATTACK; null for everything else. */
  readonly target: TargetOption | null
  /** Who fires: the body, or its skirmishers; the other part holds its fire (SKIRM-07). */
  readonly from: Part
  /** Inches to the target, from 0. */
  readonly distance: number
  /** Of the target (SHOOT-05, SHOOT-06), or of the side that is charged (COMBAT-02). */
  readonly cover: Cover
  /** As if the battalion stood so; null: as it does stand. */
  readonly formation: Formation | null
  /** How many rounds of a fight are looked at, from 1; the winner of each follows up (COMBAT-11). */
  readonly rounds: number
}
