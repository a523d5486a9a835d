// Events and what came in for them, as they are stored.
import type { BoardEntry, ClubEvent, DeskRules, Round } from '@/games/eagles/rules/index.ts'

export interface EventRow {
  readonly id: string
  readonly event: ClubEvent
  readonly rounds: readonly Round[]
  /** How the rounds are run; missing: as usual. */
  readonly desk?: DeskRules
  /** Milliseconds since 1970; labels for people, never an order of truth. */
  readonly createdAt: number
  readonly updatedAt: number
}

export interface EventEntryRow extends BoardEntry {
  readonly eventId: string
}
