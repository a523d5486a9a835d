// An event as its players are told of it: what it asks of a list, and whether teams play. The size of a team is a rule of the desk.
import type { ClubEvent } from './event.ts'

export interface Invitation {
  readonly event: ClubEvent
  /** Boards of a team; 1: everybody plays for himself. */
  readonly teamSize: number
}
