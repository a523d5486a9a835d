// Words of every language for The March of Progress: total over the game's unions, so that a missing word is a type error.
import type { Side } from '@/core/conversation.ts'
import type { Why } from '../computer/index.ts'
import type {
  Card,
  Meaning,
  Posture,
  ProgressEvent,
  ProgressReason,
  ProgressView,
} from '../rules/index.ts'

export type Language = 'en' | 'de'

/** How sides and countries are called in this game, in one language. */
export interface Names {
  readonly side: (side: Side) => string
  readonly country: (id: string) => string
}

export interface ProgressWords {
  readonly card: Readonly<Record<Card, string>>
  readonly posture: Readonly<Record<Posture, string>>
  readonly option: (meaning: Meaning, names: Names) => string
  readonly reason: Readonly<Record<ProgressReason, string>>
  /** One sentence. */
  readonly event: (event: ProgressEvent, names: Names) => string
  /** The computer's own words, after the reveal. */
  readonly why: (why: Why) => string
}

/** What a step of a turn does. */
export type StepEvent = Exclude<
  ProgressEvent,
  {
    kind:
      | 'initiative.rolled'
      | 'turn.began'
      | 'card.chosen'
      | 'cards.revealed'
      | 'order.set'
      | 'initiative.passed'
      | 'discarded'
      | 'end.offered'
      | 'end.declined'
      | 'game.ended'
      | 'corrected'
  }
>

type Named = Pick<ProgressView, 'setup'>

/** A side is called by its player, and by the name of its home as long as that player has none. */
export const namesIn = ({ setup: { scenario, seats } }: Named, language: Language): Names => {
  const country = (id: string): string =>
    scenario.countries.find((each) => each.id === id)?.name[language] ?? id
  const home = (side: Side): string =>
    scenario.countries.find(({ homeOf }) => homeOf === side)?.name[language] ?? side
  return { country, side: (side) => (seats[side].name === '' ? home(side) : seats[side].name) }
}
