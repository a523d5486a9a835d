// The three ways to ask: choose an option, state the facts of the table, throw dice.
import type {
  Answer,
  ChoiceWanted,
  DiceAnswer,
  FactValues,
  Field,
  Prompt,
  Side,
  Unavailable,
  Wanted,
} from '../../core/conversation.ts'
import type { RuleId } from '../ruleIds.ts'
import type { BattleExplanation } from './labels.ts'
import type { QuestionFrame, QuestionKind } from './frames.ts'
import type { Play } from './play.ts'
import type { BattleState } from './state.ts'

/** The open question; `about` is everything it is about, by the kind of question. */
export interface BattlePrompt extends Prompt {
  readonly kind: QuestionKind
  readonly about: QuestionFrame
  /** What the app cannot know and the players must mind: rule ids, per option or for the whole question (''). */
  readonly cautions: readonly Caution[]
}

export interface Caution {
  readonly option: string
  readonly caution: string
  readonly rule: RuleId
}

export interface Question<F> {
  readonly side: (state: BattleState, frame: F) => Side | 'both'
  readonly wanted: (state: BattleState, frame: F) => Wanted
  readonly cautions: (state: BattleState, frame: F) => readonly Caution[]
  /** The answer has been checked against `wanted` before. */
  readonly take: (play: Play, frame: F, answer: Answer) => void
  readonly explain: Explain<F>
}

/** `said`: what the form holds so far; for a question that wants facts its numbers and odds follow it. */
type Explain<F> = (state: BattleState, frame: F, said: FactValues) => BattleExplanation | null

interface Common<F> {
  readonly side: (state: BattleState, frame: F) => Side | 'both'
  readonly cautions?: (state: BattleState, frame: F) => readonly Caution[]
  readonly explain?: Explain<F>
}

const common = <F>(asked: Common<F>) => ({
  side: asked.side,
  cautions: asked.cautions ?? (() => []),
  explain: asked.explain ?? (() => null),
})

export interface Offer {
  readonly options: readonly string[]
  readonly unavailable: readonly Unavailable[]
}

interface ChoiceQuestion<F> extends Common<F> {
  readonly offer: (state: BattleState, frame: F) => Offer
  readonly take: (play: Play, frame: F, option: string) => void
}

export const choice = <F>(asked: ChoiceQuestion<F>): Question<F> => ({
  ...common(asked),
  wanted: (state, frame): ChoiceWanted => ({ kind: 'choice', ...asked.offer(state, frame) }),
  take: (play, frame, answer) => {
    if (answer.kind === 'choice') asked.take(play, frame, answer.option)
  },
})

interface FactsQuestion<F> extends Common<F> {
  readonly fields: (state: BattleState, frame: F) => readonly Field[]
  readonly take: (play: Play, frame: F, facts: FactValues) => void
}

export const facts = <F>(asked: FactsQuestion<F>): Question<F> => ({
  ...common(asked),
  wanted: (state, frame) => ({ kind: 'facts', fields: asked.fields(state, frame) }),
  take: (play, frame, answer) => {
    if (answer.kind === 'facts') asked.take(play, frame, answer.values)
  },
})

interface DiceQuestion<F> extends Common<F> {
  readonly count: (state: BattleState, frame: F) => number
  readonly take: (play: Play, frame: F, thrown: DiceAnswer) => void
}

export const dice = <F>(asked: DiceQuestion<F>): Question<F> => ({
  ...common(asked),
  wanted: (state, frame) => ({ kind: 'dice', count: asked.count(state, frame), sides: 6 }),
  take: (play, frame, answer) => {
    if (answer.kind === 'dice') asked.take(play, frame, answer)
  },
})

/** A single die of a throw that was checked for its count. */
export const face = (faces: readonly number[], die = 0): number => faces[die] ?? 0

export const sum = (faces: readonly number[]): number => faces.reduce((all, pips) => all + pips, 0)
