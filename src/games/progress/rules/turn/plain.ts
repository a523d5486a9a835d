// RECRUIT, FORTIFY and STRENGTH (MP-REC, MP-FORT, MP-STR).
import type { Side } from '../../../../core/conversation.ts'
import { isFortified, laidDown, normalIn, withArmy, withoutArmy, type Army } from '../armies.ts'
import { idOf } from '../land.ts'
import { armiesInStock, controls, isOccupied, type Board } from './board.ts'
import type { Idle } from './events.ts'
import { doNothing, type Turn } from './turn.ts'
import type { Way } from './ways.ts'

/** MP-REC-02: why RECRUIT would do nothing; null if it brings an army. */
export const recruitIdle = (board: Board, side: Side): Idle | null => {
  if (armiesInStock(board, side) === 0) return { reason: 'no-stock', rule: 'MP-REC-02' }
  return isOccupied(board, side) ? { reason: 'capital-occupied', rule: 'MP-REC-02' } : null
}

/** MP-REC-01. */
export const recruit = (turn: Turn, side: Side): void => {
  const idle = recruitIdle(turn, side)
  if (idle !== null) {
    doNothing(turn, side, idle)
    return
  }
  turn.armies[side] = withArmy(turn.armies[side], normalIn(turn.land.home[side]))
  turn.tell?.({ kind: 'recruited', side })
}

/** MP-FORT-01, 02: normal armies only, equal ones once. */
export const fortifyWays = (
  board: Board,
  side: Side,
): readonly Extract<Way, { kind: 'fortify' }>[] =>
  board.armies[side]
    .filter((army, at, armies) => !isFortified(army) && army !== armies[at - 1])
    .map((army) => ({ kind: 'fortify', army }))

export const fortifyIdle = ({ armies }: Board, side: Side): Idle =>
  armies[side].length === 0
    ? { reason: 'no-army', rule: 'MP-FORT-02' }
    : { reason: 'all-fortified', rule: 'MP-FORT-02' }

export const fortify = (turn: Turn, side: Side, army: Army): void => {
  const lying = laidDown(army)
  turn.armies[side] = withArmy(withoutArmy(turn.armies[side], army), lying)
  const word = turn.land.words[lying]
  if (turn.tell !== null && word !== undefined) turn.tell({ kind: 'fortified', side, army: word })
}

/** House rule `strengthAtSix`: with `nothing` there is no more to gain (MP-STR-03). */
const isAtMost = ({ house, strength, land }: Board, side: Side): boolean =>
  house.strengthAtSix === 'nothing' && strength[side] >= land.scenario.strengthMax

/** MP-STR-01, MP-AM-02: the minimum binds a side that takes from the die. */
export const strengthWays = (
  board: Board,
  side: Side,
): readonly Extract<Way, { kind: 'strength' }>[] => {
  if (isAtMost(board, side)) return []
  const ways: Extract<Way, { kind: 'strength' }>[] = []
  for (let place = 0; place < board.dice.length; place += 1)
    if ((board.dice[place] ?? 0) > (board.land.min[place] ?? 0) && controls(board, side, place))
      ways.push({ kind: 'strength', place })
  return ways
}

export const strengthIdle = (board: Board, side: Side): Idle =>
  isAtMost(board, side)
    ? { reason: 'strength-at-most', rule: 'MP-STR-03' }
    : { reason: 'no-die', rule: 'MP-STR-02' }

export const strengthen = (turn: Turn, side: Side, place: number): void => {
  const die = (turn.dice[place] ?? 0) - 1
  turn.dice = turn.dice.with(place, die)
  turn.strength[side] = Math.min(turn.strength[side] + 1, turn.land.scenario.strengthMax)
  turn.tell?.({
    kind: 'strengthened',
    side,
    country: idOf(turn.land, place),
    die,
    strength: turn.strength[side],
  })
}
