// The three ways to ask: choose an option, state the facts of the table, throw dice.
import type {
  Answer,
  ChoiceWanted,
  DiceAnswer,
  DiceTally,
  DiceWanted,
  FactValues,
  Field,
  Prompt,
  Side,
  Unavailable,
} from '../../../../core/conversation.ts'
import type { RuleId } from '../ruleIds.ts'
import { isBattleOption, type BattleField, type BattleOption } from './options.ts'
import type { BattleReason } from './reasons.ts'
import type { BattleExplanation } from './labels.ts'
import type { QuestionFrame, QuestionKind } from './frames.ts'
import type { Play } from './play.ts'
import type { BattleState } from './state.ts'

/** The open question; `about` is everything it is about, by the kind of question. */
export interface BattlePrompt extends Prompt<Side, BattleOption, BattleReason, BattleField> {
  readonly kind: QuestionKind
  readonly about: QuestionFrame
  /** What the app cannot know and the players must mind: rule ids, per option or for the whole question (''). */
  readonly cautions: readonly Caution[]
}

export interface Caution {
  readonly option: BattleOption | ''
  readonly caution: string
  readonly rule: RuleId
}

export interface Question<F> {
  readonly seat: (state: BattleState, frame: F) => Side | 'table'
  readonly wanted: (state: BattleState, frame: F) => BattlePrompt['wanted']
  readonly cautions: (state: BattleState, frame: F) => readonly Caution[]
  /** The answer has been checked against `wanted` before. */
  readonly take: (play: Play, frame: F, answer: Answer) => void
  readonly explain: Explain<F>
}

/** `said`: what the form holds so far; for a question that wants facts its numbers and odds follow it. */
type Explain<F> = (state: BattleState, frame: F, said: FactValues) => BattleExplanation | null

interface Common<F> {
  readonly seat: (state: BattleState, frame: F) => Side | 'table'
  readonly cautions?: (state: BattleState, frame: F) => readonly Caution[]
  readonly explain?: Explain<F>
}

const common = <F>(asked: Common<F>) => ({
  seat: asked.seat,
  cautions: asked.cautions ?? (() => []),
  explain: asked.explain ?? (() => null),
})

export interface Offer {
  readonly options: readonly BattleOption[]
  readonly unavailable: readonly Unavailable<BattleOption, BattleReason>[]
}

interface ChoiceQuestion<F> extends Common<F> {
  readonly offer: (state: BattleState, frame: F) => Offer
  readonly take: (play: Play, frame: F, option: BattleOption) => void
}

export const choice = <F>(asked: ChoiceQuestion<F>): Question<F> => ({
  ...common(asked),
  wanted: (state, frame): ChoiceWanted<BattleOption, BattleReason> => ({
    kind: 'choice',
    ...asked.offer(state, frame),
  }),
  take: (play, frame, answer) => {
    if (answer.kind === 'choice' && isBattleOption(answer.option))
      asked.take(play, frame, answer.option)
  },
})

interface FactsQuestion<F> extends Common<F> {
  readonly fields: (state: BattleState, frame: F) => readonly Field<BattleField, BattleOption>[]
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
  /** Left out, or null: only faces will do. */
  readonly tally?: (state: BattleState, frame: F) => DiceWanted['tally'] | null
  readonly takeTally?: (play: Play, frame: F, told: DiceTally) => void
}

export const dice = <F>(asked: DiceQuestion<F>): Question<F> => ({
  ...common(asked),
  wanted: (state, frame): DiceWanted => {
    const tally = asked.tally?.(state, frame) ?? null
    const count = asked.count(state, frame)
    return { kind: 'dice', count, sides: 6, ...(tally === null ? {} : { tally }) }
  },
  take: (play, frame, answer) => {
    if (answer.kind !== 'dice') return
    if (answer.tally === undefined) asked.take(play, frame, answer)
    else asked.takeTally?.(play, frame, answer.tally)
  },
})

/** A single die of a throw that was checked for its count. */
export const face = (faces: readonly number[], die = 0): number => faces[die] ?? 0

export const sum = (faces: readonly number[]): number => faces.reduce((all, pips) => all + pips, 0)
