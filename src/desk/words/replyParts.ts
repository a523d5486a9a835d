// What a reply to a player is made of.
import type {
  Battalion,
  BoardState,
  ClubEvent,
  Decided,
  EventCheck,
  SubmissionTrouble,
} from '@/games/eagles/rules/index.ts'

interface ReplyParts {
  readonly event: ClubEvent
  readonly player: string
  readonly state: BoardState
  readonly check: EventCheck | null
  /** Why there is no list; null if there is one. */
  readonly trouble: SubmissionTrouble | null
  readonly fingerprint: string | null
  /** With which it was accepted. */
  readonly note: string
  /** By the number of an unread line: what it may mean. */
  readonly readings: ReadonlyMap<number, readonly (readonly Battalion[])[]>
  /** What was decided about unread lines. */
  readonly decided: readonly Decided[]
}

/** Nobody reads more problems than these in a mail. */
export const mostInReply = 12

/** Pictures and files fail for reasons of their own; the player needs to hear one thing: send it as text. */
export type Reply = (parts: ReplyParts) => string
