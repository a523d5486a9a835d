// Reasons why the computer played a card, as data; the words are in the game's words.
import type { Card } from '../rules/index.ts'

export type Why =
  /** It had no other. */
  | { readonly code: 'only'; readonly card: Card }
  /** Drawn blindly: the easy level does so every other time. */
  | { readonly code: 'chance'; readonly card: Card }
  /** Best on average, if the enemy plays each of their cards equally often. */
  | { readonly code: 'average'; readonly card: Card }
  /** It wins whatever the enemy plays. */
  | { readonly code: 'wins'; readonly card: Card }
  /** Best whatever the enemy expects. */
  | { readonly code: 'best'; readonly card: Card }
  /** Drawn from several, so that no opponent can read it. Whole percents, at least two cards. */
  | {
      readonly code: 'mixed'
      readonly card: Card
      readonly mixture: readonly { readonly card: Card; readonly share: number }[]
    }

export type WhyCode = Why['code']
