// A record: what was agreed at the start, and every answer since. All else is computed from it.
import type { Answer } from '../conversation.ts'
import type { Kinds, Party } from '../game.ts'

/** How a file says that it is a record, whatever game it is of. */
export const recordFormat = 'aide-de-camp/record'

export interface GameRecord<K extends Kinds> extends Opening {
  readonly entries: readonly Entry<K>[]
  readonly head: Head
}

/** The part that is settled before the first answer; the chain of hashes hangs from it. */
export interface Opening {
  readonly format: string
  /** Of this file format; the rules a game was played by have their own. */
  readonly version: number
  readonly game: string
  readonly rulesVersion: number
  /** Word for word as it was written, for the hash; a newer app may read more out of it than stands there. */
  readonly setup: unknown
}

/** Entries are only ever added: undoing is an entry too. */
export type Entry<K extends Kinds> = AnswerEntry<K> | RetractEntry<K>

/** Record version 2: whose entry it is, and what hides it. Entries of version 1 have neither. */
export interface Signature<K extends Kinds> {
  /** The seat whose question was answered, or that takes back or overrules; or the table. */
  readonly by: Party<K>
  /**
   * 128 random bits from the table, as 32 hex digits in lower case; nothing to the rules. Without them the hash of an
   * entry would betray one of eight cards to a reader who tries all eight.
   */
  readonly salt: string
}

interface Link<K extends Kinds> extends Partial<Signature<K>> {
  /** The hash of the entry before, or of the opening: changing anything breaks every link that follows. */
  readonly previous: string
}

export interface AnswerEntry<K extends Kinds> extends Link<K> {
  readonly kind: 'answer'
  /**
   * The kind of the question that was answered; of an overrule the open question of the party that gave it, or null.
   * Tells when the rules came to ask something else.
   */
  readonly asked: string | null
  readonly answer: Answer<K['correction']>
  /** Checksum of the events that the players were told. Tells when these rules came to give something else. */
  readonly told: string
}

/** Takes back the last `count` answers that still hold (at least 1). They stay in the record, struck through. */
interface RetractEntry<K extends Kinds> extends Link<K> {
  readonly kind: 'retract'
  readonly count: number
}

/** Where the chain ends: without it, a record that lost its last entries would look whole. */
export interface Head {
  readonly entries: number
  readonly hash: string
}
