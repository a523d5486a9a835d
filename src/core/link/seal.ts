// A locked answer and its seal: a salted sum that binds the player who gave it, and tells no reader what it is (MP-SECRET-09).
import type { Answer } from '../conversation.ts'
import { table, type Game, type Kinds } from '../game.ts'
import { canonicalJson } from '../record/canonical.ts'
import { isObject } from '../record/json.ts'
import { answerIn, type Play } from '../record/play.ts'
import { sha256 } from '../record/sha256.ts'

/** An answer that stays outside the record until the other side has locked its own. */
export interface Lock {
  /** Of the record, when the question was asked: it names game, turn and question. */
  readonly head: string
  readonly seat: string
  readonly answer: Answer<never>
  /** 128 random bits as 32 hex digits: without them eight sums would be tried out in no time. */
  readonly salt: string
}

/** What the other side has bound itself to. */
export interface Bond {
  readonly head: string
  readonly seal: string
}

export const sealOf = ({ head, seat, answer, salt }: Record<keyof Lock, unknown>): string =>
  sha256(canonicalJson({ head, seat, answer, salt }))

/** The play as if the lock stood in it already; null: it does not hold any more. Its head is shown to no player. */
export function lockedIn<K extends Kinds>(
  game: Game<K>,
  play: Play<K>,
  { head, seat, answer, salt }: Lock,
): Play<K> | null {
  const by = game.seats(play.setup).find((one) => one === seat)
  if (by === undefined) return null
  const next = answerIn(game, play, answer, { by, head, salt })
  return next.ok ? next.value : null
}

/** Which answers are given in secret, by the kind of their question. */
export type IsSealed = (asked: string, option: string) => boolean

/** Whether an answer of this shape, given to a question of this kind, stays outside the record until both are in. */
export const isSealedAnswer = (isSealed: IsSealed, asked: unknown, answer: unknown): boolean =>
  typeof asked === 'string' &&
  isObject(answer) &&
  answer['kind'] === 'choice' &&
  typeof answer['option'] === 'string' &&
  isSealed(asked, answer['option'])

/** Whether an entry from outside answers in secret for a seat. */
export const isSealedEntry = (isSealed: IsSealed, entry: unknown): boolean =>
  isObject(entry) &&
  entry['by'] !== table &&
  isSealedAnswer(isSealed, entry['asked'], entry['answer'])

/**
 * Whether an entry that answers in secret is what was locked: our own word for word, or what the other side was bound
 * to when ours was opened. The salt of the entry is that of its lock.
 */
export function keepsBond(entry: unknown, own: Lock, { head, seal }: Bond): boolean {
  if (!isObject(entry)) return false
  const { by, salt, answer } = entry
  if (typeof by !== 'string' || typeof salt !== 'string') return false
  return by === own.seat
    ? sealOf({ ...own, answer, salt }) === sealOf(own)
    : sealOf({ head, seat: by, answer, salt }) === seal
}
