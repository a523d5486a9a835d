// State of the table, in numbers, while a turn is played out; and who controls what (MP-CTRL).
import { opponentOf, type Side } from '../../../../core/conversation.ts'
import { countIn, occupies, placeOf, type Armies } from '../armies.ts'
import type { CardSet } from '../cards.ts'
import type { HouseRules } from '../houseRules.ts'
import type { Land } from '../land.ts'
import type { Changing } from '../sides.ts'

/** Changed in place by the turn that owns it. */
export interface Board {
  readonly land: Land
  readonly house: HouseRules
  readonly armies: Changing<Armies>
  /** By the place of the country; replaced, never changed in place: turns share it. */
  dice: readonly number[]
  readonly strength: Changing<number>
  readonly vp: Changing<number>
  readonly piles: Changing<CardSet>
  initiative: Side
}

/** What is left of the VP to be had (MP-GEN-08). */
export const stockLeft = ({ land, vp }: Board): number => land.scenario.stock - vp.a - vp.b

export const armiesInStock = ({ land, armies }: Board, side: Side): number =>
  land.scenario.sides[side].armies - armies[side].length

/** MP-COMB-05: whether an enemy stands on the capital of this side's home. */
export const isOccupied = ({ armies }: Board, side: Side): boolean =>
  occupies(armies[opponentOf(side)])

/** MP-GEN-03: without the card that lies on the table. */
export const handOf = (
  { land, piles }: Pick<Board, 'land' | 'piles'>,
  side: Side,
  onTable: CardSet,
): CardSet => land.deck[side] & ~piles[side] & ~onTable

/** MP-CTRL-01 to 03. */
export const controls = (board: Board, side: Side, place: number): boolean => {
  const { armies, land } = board
  const owner = land.homeOf[place]
  if (owner === side) return !isOccupied(board, side)
  if (owner !== null) return occupies(armies[side])
  return countIn(armies[side], place) > 0 && countIn(armies[opponentOf(side)], place) === 0
}

/** MP-CTRL-04: the one side that controls the country, if any does. */
export const controllerOf = (board: Board, place: number): Side | null => {
  if (controls(board, 'a', place)) return 'a'
  return controls(board, 'b', place) ? 'b' : null
}

/** Takes an army off, and says whether that freed a capital (MP-COMB-08). */
export const takeAway = (board: Board, side: Side, which: (army: number) => boolean): boolean => {
  const before = board.armies[side]
  const after = before.filter((army) => !which(army))
  board.armies[side] = after
  return occupies(before) && !occupies(after)
}

export const isAt =
  (place: number) =>
  (army: number): boolean =>
    placeOf(army) === place
