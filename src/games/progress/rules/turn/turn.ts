// A turn being played out, from the reveal on: what it needs to know, and how it tells what happens.
import type { Side } from '../../../../core/conversation.ts'
import type { Armies } from '../armies.ts'
import { bitOf, cardsIn, isIn, type Card, type CardSet } from '../cards.ts'
import { handOf, type Board } from './board.ts'
import type { Idle, ProgressEvent } from './events.ts'
import type { Both } from '../sides.ts'

/** Changed in place; `copyOf` for a caller that wants to try two ways. */
export interface Turn extends Board {
  readonly cards: Both<Card>
  /** 1 to 6; 7: all steps are done. */
  step: number
  /** The order of this step is given and the initiative has passed, if it had to. */
  isOpened: boolean
  acting: Side | null
  /** Who acts in this step after that. */
  next: Side | null
  /** The attack that is being prepared: the place of the target, -1 for none yet. */
  target: number
  standing: Armies | null
  drop: Card | null
  /** Whether a VP total has changed (MP-END-06). */
  hasGained: boolean
  /** Null: no caller listens, and no event is made. */
  readonly tell: ((event: ProgressEvent) => void) | null
}

export const beginTurn = (board: Board, cards: Both<Card>, tell: Turn['tell']): Turn => ({
  land: board.land,
  house: board.house,
  armies: { a: board.armies.a, b: board.armies.b },
  dice: board.dice,
  strength: { a: board.strength.a, b: board.strength.b },
  vp: { a: board.vp.a, b: board.vp.b },
  piles: { a: board.piles.a, b: board.piles.b },
  initiative: board.initiative,
  cards,
  step: 1,
  isOpened: false,
  acting: null,
  next: null,
  target: -1,
  standing: null,
  drop: null,
  hasGained: false,
  tell,
})

/** Tells no caller. */
export const copyOf = (turn: Turn): Turn => ({
  land: turn.land,
  house: turn.house,
  armies: { a: turn.armies.a, b: turn.armies.b },
  dice: turn.dice,
  strength: { a: turn.strength.a, b: turn.strength.b },
  vp: { a: turn.vp.a, b: turn.vp.b },
  piles: { a: turn.piles.a, b: turn.piles.b },
  initiative: turn.initiative,
  cards: turn.cards,
  step: turn.step,
  isOpened: turn.isOpened,
  acting: turn.acting,
  next: turn.next,
  target: turn.target,
  standing: turn.standing,
  drop: turn.drop,
  hasGained: turn.hasGained,
  tell: null,
})

/** The card that this side has on the table does nothing. */
export const doNothing = (turn: Turn, side: Side, idle: Idle): void => {
  turn.tell?.({ kind: 'did.nothing', side, card: turn.cards[side], ...idle })
}

/** What is in hand now: SCORE comes back the moment it has scored (MP-SCORE-05). */
const handIn = (turn: Turn, side: Side): CardSet => handOf(turn, side, bitOf[turn.cards[side]])

/** MP-ATT-07: what ATTACK+1 may drop. */
export const droppable = (turn: Turn, side: Side): readonly Card[] =>
  cardsIn(handIn(turn, side) & ~bitOf.score)

export const dropCard = (turn: Turn, side: Side, card: Card): void => {
  turn.piles[side] |= bitOf[card]
  turn.tell?.({ kind: 'card.dropped', side, card })
}

/** MP-TURN-05. */
export const discardPlayed = (turn: Turn): void => {
  for (const side of ['a', 'b'] as const) {
    const card = turn.cards[side]
    if (card === 'score') continue
    turn.piles[side] |= bitOf[card]
    turn.tell?.({ kind: 'discarded', side, card })
  }
}

/** MP-SCORE-02: whether SCORE may be chosen. */
export const canScore = (pile: CardSet): boolean => pile !== 0

/** The cards that may be chosen (MP-TURN-02, MP-SCORE-02), in their order. */
export const choosable = (board: Pick<Board, 'land' | 'piles'>, side: Side): readonly Card[] => {
  const hand = handOf(board, side, 0)
  return cardsIn(canScore(board.piles[side]) || !isIn(hand, 'score') ? hand : hand & ~bitOf.score)
}
