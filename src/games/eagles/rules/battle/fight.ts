// Two battalions in combat, and who has joined them (COMBAT-05 to COMBAT-15).
import type { BattalionId } from './battalion.ts'

export interface Joiner {
  readonly battalion: BattalionId
  /** The first turn in which its +2 counts (COMBAT-08). */
  readonly from: number
}

export interface Fight {
  readonly id: number
  readonly charger: BattalionId
  readonly charged: BattalionId
  readonly began: number
  /** Rounds fought, and the turn of the last one (COMBAT-09). */
  readonly rounds: number
  readonly lastRound: number
  /** Who has the charge bonus in the next round (COMBAT-11). */
  readonly bonus: BattalionId
  readonly lastLoser: BattalionId
  /** The charged side can still defend cover (COMBAT-15). */
  readonly coverHolds: boolean
  /** What was said last time, offered again as the default. */
  readonly uphill: BattalionId
  readonly cover: Cover
  readonly joiners: readonly Joiner[]
  /** The charger's groups before defensive fire, for the first round (DF-06); `nobody` if nothing was fired. */
  readonly chargerGroups: number
}

export const covers = ['none', 'soft', 'hard'] as const
export type Cover = (typeof covers)[number]
