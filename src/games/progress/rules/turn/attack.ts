// ATTACK and ATTACK+1: where, who stands up, which card to drop, and then the combat (MP-ATT).
import { opponentOf, type Side } from '../../../../core/conversation.ts'
import { isFortified, placeOf, postureOf, type Armies } from '../armies.ts'
import type { Card } from '../cards.ts'
import { idOf } from '../land.ts'
import { isAt } from './board.ts'
import { afterStanding, fight, hasActiveGarrison } from './combat.ts'
import { doNothing, dropCard, droppable, type Turn } from './turn.ts'
import type { Choice, Way } from './ways.ts'
import type { Board } from './board.ts'

/** MP-ATT-01: the places of all targets, in their order. */
export const targetsOf = (board: Board, side: Side): readonly number[] => {
  const targets: number[] = []
  for (const army of board.armies[side]) {
    const place = placeOf(army)
    if (targets.at(-1) === place) continue
    if (hasActiveGarrison(board, side, place) || board.armies[opponentOf(side)].some(isAt(place)))
      targets.push(place)
  }
  return targets
}

const standsIn =
  (armies: Armies) =>
  (place: number): boolean =>
    armies.some((army) => placeOf(army) === place && !isFortified(army))

/** MP-ATT-03, 05: free among the targets; to be declined only where no army stands. */
export const whereWays = (board: Board, side: Side): readonly Way[] => {
  const targets = targetsOf(board, side)
  const standing = targets.filter(standsIn(board.armies[side]))
  const offered =
    standing.length > 0 && board.house.attackChoice === 'whereNormal' ? standing : targets
  const ways = offered.map((place): Way => ({ kind: 'attack.where', place }))
  return targets.length > 0 && standing.length === 0 ? [...ways, { kind: 'decline' }] : ways
}

/** MP-ATT-04: every choice of lying armies there; none only if a normal army fights anyway. */
const standWays = (
  board: Board,
  side: Side,
  place: number,
): readonly Extract<Way, { kind: 'attack.stand' }>[] => {
  const armies = board.armies[side]
  const lying = armies.filter((army) => placeOf(army) === place && isFortified(army))
  const choices = choicesOf(lying)
  const offered = standsIn(armies)(place) ? choices : choices.slice(1)
  return offered.map((standing) => ({ kind: 'attack.stand', armies: standing }))
}

/** Every choice from a sorted list, equal ones once; no army first. */
const choicesOf = (armies: Armies): readonly Armies[] => {
  let choices: readonly Armies[] = [[]]
  for (const [at, army] of armies.entries()) {
    // An army equal to those before only joins a choice that took them all.
    const count = armies.slice(0, at).filter((each) => each === army).length
    const joined = choices
      .filter((choice) => choice.filter((each) => each === army).length === count)
      .map((choice) => [...choice, army])
    choices = [...choices, ...joined]
  }
  return choices
}

/** As far as it goes without asking; null when the card is carried out. */
export const attack = (turn: Turn, side: Side): Choice | null => {
  if (turn.target < 0) {
    const ways = whereWays(turn, side)
    if (ways.length > 1) return { kind: 'attack.where', side, ways }
    const [only] = ways
    if (only?.kind !== 'attack.where') {
      doNothing(turn, side, { reason: 'no-target', rule: 'MP-ATT-06' })
      return null
    }
    turn.target = only.place
  }
  if (turn.standing === null) {
    const ways = standWays(turn, side, turn.target)
    if (ways.length > 1) return { kind: 'attack.stand', side, ways }
    turn.standing = ways[0]?.armies ?? []
  }
  if (turn.cards[side] === 'attack1' && turn.drop === null) {
    const ways = droppable(turn, side).map((card): Way => ({ kind: 'attack.drop', card }))
    if (ways.length > 1) return { kind: 'attack.drop', side, ways }
    // MP-ATT-08: with nothing to drop it is a plain ATTACK.
    turn.drop = droppable(turn, side)[0] ?? null
  }
  carryOut(turn, side, turn.standing, turn.drop)
  return null
}

const carryOut = (turn: Turn, side: Side, standing: Armies, drop: Card | null): void => {
  const place = turn.target
  if (standing.length > 0)
    turn.tell?.({
      kind: 'stood.up',
      side,
      country: idOf(turn.land, place),
      armies: standing.map(postureOf),
    })
  if (drop !== null) dropCard(turn, side, drop)
  const armies = afterStanding(turn.armies[side], standing)
  fight(turn, { side, place, armies, hasDropped: drop !== null })
}

/** MP-ATT-05, 09. */
export const decline = (turn: Turn, side: Side): void =>
  doNothing(turn, side, { reason: 'declined', rule: 'MP-ATT-05' })
