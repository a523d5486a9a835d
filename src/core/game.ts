// A game of any number of seats: pure functions from a set-up to an outcome, over plain immutable data. Knows no game.
import type { Answer, Explanation, Prompt, Refusal } from './conversation.ts'
import type { Result } from './result.ts'

/** Everybody together: answers what no single seat is asked, and knows what everybody may know. */
export const table = 'table'

/**
 * A seat of this name, if a game has one, is told every event, and takes back whatever is not final. Its view is the
 * game's to give: usually the whole state.
 */
export const umpire = 'umpire'

/** 2: every entry says by whom, and is salted (docs/formats-battle.md). 1: what The March of Eagles writes for ever. */
type RecordVersion = 1 | 2

/** The kinds of plain data a game is made of. It names them once; records, plays and policies follow from them. */
export interface Kinds {
  /** What was agreed before the game: armies, house rules, seats. Frozen into the record; it may hold secrets. */
  readonly setup: unknown
  readonly state: unknown
  /**
   * What one seat, or the table, may know. In a game with secrets it is a type of its own, to which no state can be
   * assigned, so that a forgotten `seen` is a type error; otherwise it is the state.
   */
  readonly view: unknown
  readonly prompt: Prompt
  readonly event: GameEvent
  readonly correction: unknown
  /** Never `table`; `umpire` has the rights described there. */
  readonly seat: string
  /** Everything that can be chosen, in a choice or in a form: words, and words with a part, as in `army:${number}`. */
  readonly option: string
  /** Why an option is not available, or an answer forbidden. */
  readonly reason: string
  /** The ids of the fields of forms. */
  readonly field: string
}

/** A party that can be asked, can answer, or looks on: a seat, or the table. */
export type Party<K extends Kinds> = K['seat'] | typeof table

/** A game's own prompt, bound to its seats, options, reasons and fields. */
export type Question<K extends Kinds> = K['prompt'] &
  Prompt<K['seat'], K['option'], K['reason'], K['field']>

/** A fact that followed. What one seat is told whole and another in part is two events. */
export interface GameEvent {
  readonly kind: string
  /** The seats that are told of it; absent: all of them. Once the game is over, all is open. */
  readonly to?: readonly string[]
}

/**
 * A whole game: pure functions, no dice, no clock, nothing kept between two calls. A refusal leaves everything
 * untouched; nothing here ever throws at a player. tests/support/games runs one contract suite over every game.
 */
export interface Game<K extends Kinds> {
  /** As it stands in records; never changes. */
  readonly name: string
  /**
   * Goes up whenever the same answers could lead somewhere else, or be told by other events. A record names the one
   * it was played by.
   */
  readonly rulesVersion: number
  /**
   * By which version of its rules a set-up is played, where the game still plays older ones to the letter: the set-up
   * alone decides it. Left out: every set-up is played by the newest.
   */
  readonly rulesOf?: (setup: K['setup']) => number
  /** The version of the records it writes, and the highest it reads. 2 for every game with more than one open question. */
  readonly recordVersion: RecordVersion
  /** False: the view is the state, `seen` gives it back unchanged, and every event is told to all. */
  readonly hasSecrets: boolean
  /** For data from outside (a file, a link): the only door from `unknown`. */
  readonly readSetup: (json: unknown) => Result<K['setup'], Refusal>
  readonly readCorrection: (json: unknown) => Result<K['correction'], Refusal>
  /** In a fixed order, for any set-up that `readSetup` gives; without the table. */
  readonly seats: (setup: K['setup']) => readonly K['seat'][]
  /** `rulesVersion`: by which rules it was begun, where these still play older ones; left out: by the newest. */
  readonly open: (setup: K['setup'], rulesVersion?: number) => Result<K['state'], Refusal>
  /** What is told when the game opens, before anybody has answered; it stands in no record. Left out: nothing. */
  readonly opening?: (setup: K['setup']) => readonly K['event'][]
  /** What this seat may know by now, and what it knew earlier, with its date; `table`: what everybody may know. */
  readonly seen: (state: K['state'], party: Party<K>) => K['view']
  /**
   * The one open question of this seat, or of the table, made from nothing but its own view, so that its options cannot
   * tell a secret. While the table is asked no seat is; null for all of them exactly when there is an outcome.
   */
  readonly ask: (view: K['view'], party: Party<K>) => Question<K> | null
  /** Why the open question is as it is, and the odds of what follows. Computed only when asked for. */
  readonly explain: (view: K['view'], party: Party<K>) => Explanation | null
  /**
   * `by`: the seat whose question this answers, or `table`. Answers of two seats whose questions are open together give
   * the same state in either order, unless one of them closes the phase and the other is refused after it.
   */
  readonly answer: (
    state: K['state'],
    answer: Answer<K['correction']>,
    by: Party<K>,
  ) => Result<Step<K['state'], K['event']>, Refusal>
  /** Who won and how; null while the game goes on. */
  readonly outcome: (state: K['state']) => Outcome<K['seat']> | null
}

/** What an accepted answer leads to. The events tell all that followed, in order. */
export interface Step<State, Event extends GameEvent> {
  readonly state: State
  readonly events: readonly Event[]
  /** What came out cannot be taken back (cards were turned up): no retract goes past this step. */
  readonly isFinal?: true
}

/** How a game ended, for lists, rounds and campaigns, which know no game: plain JSON. */
export interface Outcome<Seat extends string = string> {
  /** One seat, several that won together, or none in a draw. */
  readonly winners: readonly Seat[]
  /** The game's own code for why it ended. */
  readonly how: string
  /** What is left: whole numbers by the game's own names, the same names for every seat. */
  readonly figures: Readonly<Record<Seat, Readonly<Record<string, number>>>>
}

/**
 * A player who is no person: random player, computer, standing answers, a test's script. It gets what the seat may
 * know and the seat's open question; null leaves the question open.
 */
export type Policy<K extends Kinds> = (
  view: K['view'],
  prompt: Question<K>,
) => Answer<K['correction']> | null
