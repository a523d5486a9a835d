// SCORE: what it would earn at this moment, part by part, and how it is taken from the stock (MP-SCORE).
import { opponentOf, type Side } from '../../../../core/conversation.ts'
import { countIn } from '../armies.ts'
import { idOf } from '../land.ts'
import { controls, isOccupied, stockLeft, type Board } from './board.ts'
import type { ScorePart } from './events.ts'
import type { Turn } from './turn.ts'

const base = 1

/** MP-SCORE-03, and MP-AM-01 where the house rule is that an entered home blocks everything. */
const earnsNothing = (board: Board, side: Side): boolean =>
  isOccupied(board, side) || (board.house.blockedHome === 'nothing' && isHomeBlocked(board, side))

/** MP-AM-01: an enemy army anywhere on the own home, where the scenario says that this matters. */
const isHomeBlocked = ({ land, armies }: Board, side: Side): boolean =>
  land.scenario.enemyInHomeBlocksIt && countIn(armies[opponentOf(side)], land.home[side]) > 0

const isCounted = (board: Board, side: Side, place: number): boolean =>
  controls(board, side, place) && (place !== board.land.home[side] || !isHomeBlocked(board, side))

/** MP-SCORE-01, 03: before the stock is looked at. */
export const scoreValue = (board: Board, side: Side): number => {
  if (earnsNothing(board, side)) return 0
  let value = base
  for (let place = 0; place < board.dice.length; place += 1)
    if (isCounted(board, side, place)) value += board.dice[place] ?? 0
  return value
}

/** The same, part by part; countries that give nothing are left out, and nothing at all gives no parts. */
export const scoreParts = (board: Board, side: Side): readonly ScorePart[] => {
  if (earnsNothing(board, side)) return []
  const parts: ScorePart[] = [{ from: 'base', country: null, value: base, rule: 'MP-SCORE-01' }]
  for (const [place, value] of board.dice.entries()) {
    if (value === 0 || !isCounted(board, side, place)) continue
    const owner = board.land.homeOf[place]
    const country = idOf(board.land, place)
    if (owner === null) parts.push({ from: 'neutral', country, value, rule: 'MP-CTRL-02' })
    else if (owner === side) parts.push({ from: 'home', country, value, rule: 'MP-CTRL-01' })
    else parts.push({ from: 'enemyHome', country, value, rule: 'MP-CTRL-03' })
  }
  return parts
}

/** MP-SCORE-04, 05. */
export const score = (turn: Turn, side: Side): void => {
  const value = scoreValue(turn, side)
  const gained = Math.min(value, stockLeft(turn))
  if (gained > 0) turn.hasGained = true
  const parts = turn.tell === null ? [] : scoreParts(turn, side)
  turn.vp[side] += gained
  turn.piles[side] = 0
  turn.tell?.({ kind: 'scored', side, parts, value, gained })
  turn.tell?.({ kind: 'hand.restored', side })
}
