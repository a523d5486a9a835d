// What a game must bring to be played and tested: the contract suite runs over every game that does.
import type { Answer } from '@/core/conversation.ts'
import type { RollDie } from '@/core/dice/dice.ts'
import type { Game, Kinds, Party, Question } from '@/core/game.ts'

/** Total over a game's own unions: what has no words is a type error. */
export interface GameWords<K extends Kinds> {
  /** A sentence, or nothing where the event is told by another one. */
  readonly event: (event: K['event'], state: K['state']) => string
  readonly option: (option: K['option'], state: K['state']) => string
  readonly reason: (reason: K['reason']) => string
  readonly field: (field: K['field']) => string
}

/** What is hidden beside answers: forces nobody looks at, money, what was learned. */
export interface Hidden<K extends Kinds> {
  /** Set-ups in which more or less is seen, one for each value of each house rule that changes it. */
  readonly setups: readonly K['setup'][]
  /** Other states that this party cannot tell from this one: nothing is where it cannot look, or much is. */
  readonly twins: (state: K['state'], party: Party<K>, roll: RollDie) => readonly K['state'][]
  /** What this party sees of it, without what everybody has, and how far the turn is: that goes with the questions. */
  readonly sight: (view: K['view']) => object
}

export interface Playable<K extends Kinds> {
  readonly game: Game<K>
  /** At least one; each is played. */
  readonly setups: readonly K['setup'][]
  /** Legal at any moment before the end, by the umpire or the table. */
  readonly corrections: readonly K['correction'][]
  /**
   * Answers of one seat that nobody else, but the umpire, may tell apart: those of the same group. Null: the answer is
   * open, or turns up what was secret.
   */
  readonly secretOf: (
    prompt: Question<K>,
    answer: Answer<K['correction']>,
    state: K['state'],
  ) => string | null
  /** Left out: nothing is hidden but answers. */
  readonly hidden?: Hidden<K>
  readonly words: Readonly<Record<'en' | 'de', GameWords<K>>>
  /** A record, played once and kept. */
  readonly playthrough: URL
}

/** A playable game whose kinds nobody outside has to name. */
export type AnyPlayable = <Use>(use: <K extends Kinds>(playable: Playable<K>) => Use) => Use

export const anyPlayable =
  <K extends Kinds>(playable: Playable<K>): AnyPlayable =>
  (use) =>
    use(playable)
