// The facts that players are told, in order (MP-ASK-04). None of them is for one seat alone: the secret is an answer.
import type { Figure, Side } from '../../../../core/conversation.ts'
import type { ArmyWord, Posture } from '../armies.ts'
import type { Card } from '../cards.ts'
import type { RuleId } from '../ruleIds.ts'
import type { Both } from '../sides.ts'

/** Why a card did nothing: the first reason that holds. */
export const idleReasons = [
  'no-army',
  'no-stock',
  'capital-occupied',
  'all-fortified',
  'no-target',
  'declined',
  'strength-at-most',
  'no-die',
] as const
export type IdleReason = (typeof idleReasons)[number]

export interface Idle {
  readonly reason: IdleReason
  readonly rule: RuleId
}

/** The two totals of a combat are built of these (MP-COMB-01, 02). */
export const totalLabels = [
  'attack',
  'defence',
  'strength',
  'armies',
  'fortified',
  'garrison',
  'dropped',
] as const
export type TotalLabel = (typeof totalLabels)[number]
export type Total = Figure<TotalLabel>

/** Where a SCORE's VP come from. `base`: the 1. */
export interface ScorePart {
  readonly from: 'base' | 'home' | 'neutral' | 'enemyHome'
  /** Null for the base. */
  readonly country: string | null
  readonly value: number
  readonly rule: RuleId
}

export const endReasons = ['target', 'agreement', 'resigned'] as const
export type EndReason = (typeof endReasons)[number]

/** What an overrule changed: the figures that are right from now on. */
export type CorrectedField = 'vp' | 'dice' | 'strength' | 'armies' | 'piles' | 'initiative'

interface Corrected<Field extends CorrectedField, Of, Is> {
  readonly kind: 'corrected'
  readonly field: Field
  readonly of: Of
  readonly is: Is
}

/**
 * `holder` in `initiative.passed` and `goal` in `moved` are what the rules page calls `to`: in a game of this house `to`
 * names the readers of an event.
 */
export type ProgressEvent =
  | {
      readonly kind: 'initiative.rolled'
      readonly a: number
      readonly b: number
      /** Null: equal, thrown again. */
      readonly holder: Side | null
    }
  | { readonly kind: 'turn.began'; readonly turn: number }
  | { readonly kind: 'card.chosen'; readonly side: Side }
  | { readonly kind: 'cards.revealed'; readonly a: Card; readonly b: Card }
  | { readonly kind: 'order.set'; readonly first: Side; readonly by: Side }
  | { readonly kind: 'initiative.passed'; readonly holder: Side }
  | {
      readonly kind: 'moved'
      readonly side: Side
      readonly from: string
      readonly goal: string
      /** As they stood before. */
      readonly armies: readonly Posture[]
      /** How many of them were fortified. */
      readonly stoodUp: number
    }
  | { readonly kind: 'recruited'; readonly side: Side }
  | { readonly kind: 'fortified'; readonly side: Side; readonly army: ArmyWord }
  | {
      readonly kind: 'stood.up'
      readonly side: Side
      readonly country: string
      readonly armies: readonly Posture[]
    }
  | { readonly kind: 'card.dropped'; readonly side: Side; readonly card: Card }
  | {
      readonly kind: 'combat'
      readonly side: Side
      readonly country: string
      readonly attack: Total
      readonly defence: Total
      readonly winner: Side | 'tie'
      readonly destroyed: Both<number>
    }
  /** `side` is the occupier's, here and in `capital.freed`. */
  | { readonly kind: 'capital.occupied'; readonly side: Side; readonly country: string }
  | { readonly kind: 'capital.freed'; readonly side: Side; readonly country: string }
  | {
      readonly kind: 'strengthened'
      readonly side: Side
      readonly country: string
      /** As they are now. */
      readonly die: number
      readonly strength: number
    }
  | {
      readonly kind: 'scored'
      readonly side: Side
      readonly parts: readonly ScorePart[]
      readonly value: number
      /** Less than `value` when the stock runs out (MP-SCORE-04). */
      readonly gained: number
    }
  | { readonly kind: 'hand.restored'; readonly side: Side }
  | ({ readonly kind: 'did.nothing'; readonly side: Side; readonly card: Card } & Idle)
  | { readonly kind: 'discarded'; readonly side: Side; readonly card: Card }
  /** Null under MP-END-06. */
  | { readonly kind: 'end.offered'; readonly side: Side | null }
  | { readonly kind: 'end.declined'; readonly side: Side }
  | {
      readonly kind: 'game.ended'
      readonly winner: Side | 'tie'
      readonly reason: EndReason
    }
  | Corrected<'dice', string, number>
  | Corrected<Exclude<CorrectedField, 'dice' | 'initiative'>, Side, number | readonly string[]>
  | Corrected<'initiative', null, Side>
