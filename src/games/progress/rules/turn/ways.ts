// The ways a card can be carried out, and the choices that they leave open (MP-TURN-06).
import type { Side } from '../../../../core/conversation.ts'
import type { Armies, Army } from '../armies.ts'
import type { Card } from '../cards.ts'

/** Countries are places in the scenario's list. */
export type Way =
  | { readonly kind: 'order'; readonly first: Side }
  | {
      readonly kind: 'move'
      readonly from: number
      readonly goal: number
      /** One or two, as they stand before. */
      readonly armies: Armies
    }
  | { readonly kind: 'fortify'; readonly army: Army }
  | { readonly kind: 'attack.where'; readonly place: number }
  /** MP-ATT-05: no attack at all. */
  | { readonly kind: 'decline' }
  /** Who stands up; no army: `none`. */
  | { readonly kind: 'attack.stand'; readonly armies: Armies }
  | { readonly kind: 'attack.drop'; readonly card: Card }
  | { readonly kind: 'strength'; readonly place: number }

export const choiceKinds = [
  'order',
  'move',
  'fortify',
  'attack.where',
  'attack.stand',
  'attack.drop',
  'strength',
] as const
export type ChoiceKind = (typeof choiceKinds)[number]

/** Two ways or more: one way is taken without asking (MP-TURN-08). */
export interface Choice {
  readonly kind: ChoiceKind
  readonly side: Side
  readonly ways: readonly Way[]
}
