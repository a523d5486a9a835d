// The state of a game, and what a seat may see of it: a position as it is written down, and how far the turn is.
import { own } from '../../../../core/own.ts'
import type { Side } from '../../../../core/conversation.ts'
import type { table } from '../../../../core/game.ts'
import { armyIn, postureOf, type Armies, type ArmyWord, type Posture } from '../armies.ts'
import { cardsIn, setOf, type Card } from '../cards.ts'
import { idOf, landOf, type Land } from '../land.ts'
import type { ProgressOption } from '../options.ts'
import type { Position } from '../setup/position.ts'
import type { ProgressSetup } from '../setup/setup.ts'
import { both, type Both } from '../sides.ts'
import type { Board } from '../turn/board.ts'
import type { EndReason } from '../turn/events.ts'
import { beginTurn, type Turn } from '../turn/turn.ts'
import type { ChoiceKind } from '../turn/ways.ts'

interface Shown extends Position {
  readonly setup: ProgressSetup
  /** Counted from 1. */
  readonly turn: number
  /** Null until it is rolled for (MP-SET-03). */
  readonly initiative: Side | null
  /** An end that is offered, and who must answer now (MP-END-04, 06). */
  readonly offer: Offer | null
  /** Whose offer was declined in this turn. */
  readonly declined: readonly Side[]
  /** Turns since a VP total last changed. */
  readonly quiet: number
  /** From the reveal until the last step is done, as long as a side must choose. */
  readonly resolving: Resolving | null
  readonly ended: Ended | null
}

/** Everything. The secret is `chosen`: the cards that are locked and not turned up yet (MP-SECRET-01). */
export interface ProgressState extends Shown {
  readonly chosen: Both<Card | null>
}

/** What one seat, or the table, may know: a card that it may not see is `hidden` (MP-SECRET-02). */
export interface ProgressView extends Shown {
  readonly viewer: Side | typeof table
  readonly chosen: Both<Card | 'hidden' | null>
}

/** State and view alike: what every question is made of. */
export type Visible = Shown & { readonly chosen: Both<Card | 'hidden' | null> }

export interface Offer {
  /** Null: the game offers it (MP-END-06). */
  readonly by: Side | null
  readonly asked: Side
  /** Who has accepted what the game offered; the other is asked then. */
  readonly accepted: Side | null
}

export interface Resolving {
  readonly step: number
  /** The order of this step is given, and the initiative has passed if it had to. */
  readonly isOpened: boolean
  readonly acting: Side | null
  readonly next: Side | null
  /** Of the attack that is being prepared. */
  readonly target: string | null
  readonly standing: readonly Posture[] | null
  readonly hasGained: boolean
  readonly asked: Asked
}

/** The open question of a step. */
export interface Asked {
  readonly kind: ChoiceKind
  readonly seat: Side
  readonly options: readonly ProgressOption[]
}

export interface Ended {
  readonly winner: Side | 'tie'
  readonly reason: EndReason
}

export const seen = (state: ProgressState, viewer: Side | typeof table): ProgressView => {
  const isOpen = state.resolving !== null || state.ended !== null
  const cardOf = (side: Side): Card | 'hidden' | null =>
    isOpen || state.chosen[side] === null || side === viewer ? state.chosen[side] : 'hidden'
  // Field by field: a view is made for every question, and a spread takes ten times as long.
  return {
    setup: state.setup,
    turn: state.turn,
    initiative: state.initiative,
    armies: state.armies,
    dice: state.dice,
    strength: state.strength,
    vp: state.vp,
    piles: state.piles,
    offer: state.offer,
    declined: state.declined,
    quiet: state.quiet,
    resolving: state.resolving,
    ended: state.ended,
    viewer,
    chosen: { a: cardOf('a'), b: cardOf('b') },
  }
}

// ---- Between words and numbers -----------------------------------------------------------------------------------

export const boardOf = (state: Visible): Board => {
  const { setup, armies, dice, strength, vp, piles, initiative } = state
  const land = landOf(setup.scenario)
  return {
    land,
    house: setup.houseRules,
    armies: both((side) => armiesOf(land, armies[side])),
    dice: land.ids.map((id) => own(dice, id) ?? 0),
    strength: { a: strength.a, b: strength.b },
    vp: { a: vp.a, b: vp.b },
    piles: both((side) => setOf(piles[side])),
    // No caller needs a holder before there is one.
    initiative: initiative ?? 'a',
  }
}

/** Sorted: by country in the scenario's order, then by posture. */
const armiesOf = (land: Land, words: readonly ArmyWord[]): Armies => {
  const armies = words.map((word) => land.armies.get(word) ?? 0)
  return armies.sort((one, other) => one - other)
}

const wordsOf = (land: Land, armies: Armies): readonly ArmyWord[] =>
  armies.flatMap((army) => land.words[army] ?? [])

/** What an answer changes beside the position; all else stays. */
type Change = Partial<Pick<ProgressState, 'turn' | 'chosen' | 'declined' | 'quiet' | 'resolving'>>

/** The state with the position of this board. */
export const stateWith = (state: ProgressState, board: Board, change: Change): ProgressState => {
  const { armies, dice, strength, vp, piles } = positionOf(board)
  return {
    setup: state.setup,
    turn: change.turn ?? state.turn,
    initiative: board.initiative,
    armies,
    dice,
    strength,
    vp,
    piles,
    offer: state.offer,
    declined: change.declined ?? state.declined,
    quiet: change.quiet ?? state.quiet,
    resolving: change.resolving ?? null,
    ended: state.ended,
    chosen: change.chosen ?? state.chosen,
  }
}

export const positionOf = ({ land, armies, dice, strength, vp, piles }: Board): Position => ({
  armies: both((side) => wordsOf(land, armies[side])),
  dice: Object.fromEntries(land.ids.map((id, place) => [id, dice[place] ?? 0])),
  strength: { a: strength.a, b: strength.b },
  vp: { a: vp.a, b: vp.b },
  piles: both((side) => cardsIn(piles[side])),
})

/** The turn of a state that is being resolved, as it stood when the question was asked. */
export const turnOf = (
  state: Visible,
  { step, isOpened, acting, next, target, standing, hasGained }: Resolving,
  cards: Both<Card>,
  tell: Turn['tell'],
): Turn => {
  const turn = beginTurn(boardOf(state), cards, tell)
  const place = target === null ? -1 : (turn.land.places.get(target) ?? -1)
  turn.step = step
  turn.isOpened = isOpened
  turn.acting = acting
  turn.next = next
  turn.target = place
  turn.standing = standing === null ? null : standing.map((posture) => armyIn(place, posture))
  turn.hasGained = hasGained
  return turn
}

/** What must be kept of a turn while a question is open. */
export const resolvingOf = (turn: Turn, asked: Asked): Resolving => ({
  step: turn.step,
  isOpened: turn.isOpened,
  acting: turn.acting,
  next: turn.next,
  target: turn.target < 0 ? null : idOf(turn.land, turn.target),
  standing: turn.standing === null ? null : turn.standing.map(postureOf),
  hasGained: turn.hasGained,
  asked,
})

/** Null as long as one is missing, or hidden from the party that looks. */
export const bothChosen = ({ chosen: { a, b } }: Visible): Both<Card> | null =>
  a === null || b === null || a === 'hidden' || b === 'hidden' ? null : { a, b }
