// The parts of a conversation: questions, answers, refusals, explanations. Knows no game.
/** Side A is the side named first in the set-up. */
export const sides = ['a', 'b'] as const
export type Side = (typeof sides)[number]

export const opponentOf = (side: Side): Side => (side === 'a' ? 'b' : 'a')

// ---- Questions -------------------------------------------------------------------------------------------------

/** The part of every question that core understands; a game's own prompts extend it. */
export interface Prompt<
  Seat extends string = string,
  Option extends string = string,
  Reason extends string = string,
  FieldId extends string = string,
> {
  /** The game's own name for this question, stable: it is recorded beside the answer. */
  readonly kind: string
  /** Who must answer; `table`: everybody together, any of them may give the answer. */
  readonly seat: Seat | 'table'
  readonly wanted: Wanted<Option, Reason, FieldId>
}

export type Wanted<
  Option extends string = string,
  Reason extends string = string,
  FieldId extends string = string,
> = ChoiceWanted<Option, Reason> | FactsWanted<FieldId, Option> | DiceWanted

/** One of the named options, at least one. What may not be chosen is listed apart, with the reason. */
export interface ChoiceWanted<Option extends string = string, Reason extends string = string> {
  readonly kind: 'choice'
  readonly options: readonly Option[]
  readonly unavailable: readonly Unavailable<Option, Reason>[]
}

export interface Unavailable<
  Option extends string = string,
  Reason extends string = string,
> extends Objection<Reason> {
  readonly option: Option
}

/** Why the rules say no: a code of the game's own, and the rule's id. */
export interface Objection<Reason extends string = string> {
  readonly reason: Reason
  readonly rule: string
}

/** A form: every fact about the table that is needed now. Its defaults together are a legal answer. */
export interface FactsWanted<Id extends string = string, Option extends string = string> {
  readonly kind: 'facts'
  readonly fields: readonly Field<Id, Option>[]
}

export type Field<Id extends string = string, Option extends string = string> =
  MeasureField<Id, Option> | CountField<Id> | OptionField<Id, Option> | TextField<Id>

/** A distance in inches, any fraction from `min` to `max`, both allowed. */
export interface MeasureField<Id extends string = string, Option extends string = string> {
  readonly kind: 'measure'
  readonly id: Id
  readonly min: number
  readonly max: number
  readonly default: number
  /** Ranges that may be named instead of a number: all that the rules need to know. Left out: only a number will do. */
  readonly bands?: readonly Option[]
}

/** A whole number from `min` to `max`, both allowed. */
export interface CountField<Id extends string = string> {
  readonly kind: 'count'
  readonly id: Id
  readonly min: number
  readonly max: number
  readonly default: number
}

/** One of the named options; yes and no are two options like any other. */
export interface OptionField<Id extends string = string, Option extends string = string> {
  readonly kind: 'option'
  readonly id: Id
  readonly options: readonly Option[]
  readonly default: Option
}

/** A name or a list in the players' own words, of at most `most` characters (UTF-16); what it means is the game's to say. */
interface TextField<Id extends string = string> {
  readonly kind: 'text'
  readonly id: Id
  readonly most: number
  readonly default: string
}

/** Dice thrown together, at least one. */
export interface DiceWanted {
  readonly kind: 'dice'
  readonly count: number
  readonly sides: number
  /** Of dice that lie on the table it may be told what they did, instead of every face. Left out: only faces will do. */
  readonly tally?: { readonly asksSix: boolean }
}

// ---- Answers ---------------------------------------------------------------------------------------------------

/** Plain JSON, so that an answer can be stored, sent and hashed as it is. */
export type Answer<Correction = unknown> =
  ChoiceAnswer | FactsAnswer | DiceAnswer | OverruleAnswer<Correction>

interface ChoiceAnswer {
  readonly kind: 'choice'
  readonly option: string
}

/** Every field of the form and no other. */
interface FactsAnswer {
  readonly kind: 'facts'
  readonly values: FactValues
}

export type FactValues = Readonly<Record<string, number | string>>

export interface DiceAnswer {
  readonly kind: 'dice'
  /** Natural faces in the order thrown. */
  readonly faces: readonly number[]
  readonly source: DiceSource
  /** In the place of the faces, which are none then: what dice on the table did. No face of them is made up. */
  readonly tally?: DiceTally
}

export interface DiceTally {
  /** How many of them succeeded. */
  readonly hits: number
  /** Whether one of the hits shows a six; null where that is not asked, and where nothing hit. */
  readonly six: boolean | null
}

/** Thrown by the app or by hand on the table; the statistics tell them apart. */
export const diceSources = ['app', 'hand'] as const
export type DiceSource = (typeof diceSources)[number]

/** The players correct the state; allowed at any time, whatever is asked, even when the game is over. */
interface OverruleAnswer<Correction> {
  readonly kind: 'overrule'
  readonly correction: Correction
  /** The players' own words, never empty. */
  readonly reason: string
}

// ---- Refusals --------------------------------------------------------------------------------------------------

/** Why an answer, a set-up or a correction is not taken. Data; the words are in the locales. */
export type Refusal =
  /** Nothing is asked any more. */
  | { readonly code: 'game-over' }
  /** The game goes on, but this seat has no open question. */
  | { readonly code: 'not-asked' }
  /** The question that this answers is no longer the open one. */
  | { readonly code: 'stale' }
  /** From 1 to `answers` can be taken back: so many still hold. */
  | { readonly code: 'retract-count'; readonly answers: number }
  /** What came out is out: no more than the last `answers` can be taken back. */
  | { readonly code: 'retract-final'; readonly answers: number }
  /** In a game with secrets a seat takes back only its own: that many of the last answers are its own. */
  | { readonly code: 'retract-others'; readonly answers: number }
  /** Dice for a choice, and the like. */
  | { readonly code: 'wrong-kind'; readonly wanted: Wanted['kind'] }
  /** Not among the options of this question; `field` names the form's field, if it was one. */
  | { readonly code: 'not-offered'; readonly option: string; readonly field: string | null }
  /** The rules know it and forbid it now; also for facts that contradict each other. */
  | ({
      readonly code: 'forbidden'
      /** The field of a set-up or a correction that is to blame, as in `vp.a`, and a code for what is wrong with it. */
      readonly field?: string
      readonly fault?: string
    } & Objection)
  | { readonly code: 'missing-field'; readonly field: string }
  | { readonly code: 'unknown-field'; readonly field: string }
  /** NaN, infinite, minus zero, text for a number. */
  | { readonly code: 'not-a-number'; readonly field: string }
  /** A fraction for a count. */
  | { readonly code: 'not-whole'; readonly field: string }
  | { readonly code: 'too-small'; readonly field: string; readonly bound: number }
  | { readonly code: 'too-large'; readonly field: string; readonly bound: number }
  | { readonly code: 'dice-count'; readonly wanted: number; readonly given: number }
  /** A 7, a 0, half a pip; `die` counts from 0. */
  | { readonly code: 'dice-face'; readonly die: number; readonly face: number }
  | { readonly code: 'dice-source' }
  | { readonly code: 'no-reason' }
  /** Not even the shape of an answer, a set-up or a correction; `path` says where, as in `armies.0.name`. */
  | {
      readonly code: 'malformed'
      readonly path: string
      /** Where more can be said than the place: a code for what is wrong there, and the word or the bound it is about. */
      readonly fault?: string
      readonly about?: string | number
    }

export type RefusalCode = Refusal['code']

// ---- Explanations ----------------------------------------------------------------------------------------------

/** The numbers behind a question, each with its parts, and the exact odds of each thing that may follow. */
export interface Explanation<Label extends string = string> {
  readonly figures: readonly Figure<Label>[]
  readonly odds: readonly Odds<Label>[]
}

/** One number, built up step by step from 0: the last running total is `total`. */
export interface Figure<Label extends string = string> {
  readonly label: Label
  readonly steps: readonly FigureStep<Label>[]
  readonly total: number
}

/** "+2, target in column, SHOOT-05". Labels are codes; the words are in the locales. */
export interface FigureStep<Label extends string = string> {
  readonly label: Label
  readonly effect: Effect
  /** What `effect` works with; for the roundings the unit that is rounded to. */
  readonly value: number
  readonly rule: string
}

export type Effect = 'add' | 'times' | 'atLeast' | 'atMost' | 'roundHalfUp' | 'roundUp'

/** Everything that may come of one roll or one series of rolls; the chances add up to exactly 1. */
export interface Odds<Label extends string = string> {
  readonly label: Label
  readonly chances: readonly Chance[]
  /** Of the outcomes that are numbers; null when they are words. */
  readonly mean: Fraction | null
}

export interface Chance {
  /** A number (hits, inches) or one of the game's own words (passed, tie). */
  readonly outcome: number | string
  readonly chance: Fraction
}

/** Exact and in lowest terms, `d` > 0. Never stored: a record holds answers, not odds. */
export interface Fraction {
  readonly n: bigint
  readonly d: bigint
}
