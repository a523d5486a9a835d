// Effect that each card would have if the enemy's card changed nothing, from what lies open (MP-ASK-03).
import type { Side } from '../../../../core/conversation.ts'
import { postureOf, type ArmyWord, type Posture } from '../armies.ts'
import type { Card } from '../cards.ts'
import { idOf } from '../land.ts'
import { stockLeft, type Board } from '../turn/board.ts'
import type { Idle, ScorePart } from '../turn/events.ts'
import { moveWays } from '../turn/move.ts'
import { fortifyIdle, fortifyWays, recruitIdle, strengthIdle, strengthWays } from '../turn/plain.ts'
import { scoreParts, scoreValue } from '../turn/score.ts'
import { beginTurn, type Turn } from '../turn/turn.ts'
import { attacksOf, bestOf, type AttackProspect } from './attacks.ts'

/** `ways`: in how many ways; `only`: the one way, if there is just one. */
export type Prospect =
  | ({ readonly kind: 'nothing' } & Idle)
  | {
      readonly kind: 'move'
      readonly ways: number
      /** How many armies may go at most: 1 or 2. */
      readonly most: number
      readonly only: {
        readonly from: string
        readonly goal: string
        readonly armies: readonly Posture[]
      } | null
    }
  /** At home. */
  | { readonly kind: 'recruit'; readonly country: string }
  | { readonly kind: 'fortify'; readonly ways: number; readonly only: ArmyWord | null }
  | {
      readonly kind: 'attack'
      readonly ways: number
      /** False: only fortified armies could attack, and the side may decline (MP-ATT-05). */
      readonly isForced: boolean
      readonly best: AttackProspect
    }
  | {
      readonly kind: 'strength'
      readonly ways: number
      readonly only: string | null
      /** The strength it leads to. */
      readonly strength: number
      /** False at the most: a die is spent without gain (MP-STR-03). */
      readonly isGain: boolean
    }
  | {
      readonly kind: 'score'
      readonly parts: readonly ScorePart[]
      readonly value: number
      /** Less than `value` when the stock runs out. */
      readonly gained: number
    }

export interface CardProspect {
  readonly card: Card
  readonly prospect: Prospect
}

export const prospectOfCard = (board: Board, side: Side, card: Card): Prospect => {
  const turn = beginTurn(board, { a: card, b: card }, null)
  switch (card) {
    case 'move1':
    case 'move2':
      return moveProspect(turn, side)
    case 'recruit': {
      const idle = recruitIdle(turn, side)
      const country = idOf(turn.land, turn.land.home[side])
      return idle === null ? { kind: 'recruit', country } : { kind: 'nothing', ...idle }
    }
    case 'fortify':
      return fortifyProspect(turn, side)
    case 'attack':
    case 'attack1':
      return attackProspect(turn, side)
    case 'strength':
      return strengthProspect(turn, side)
    case 'score': {
      const value = scoreValue(turn, side)
      const gained = Math.min(value, stockLeft(turn))
      return { kind: 'score', parts: scoreParts(turn, side), value, gained }
    }
  }
}

const moveProspect = (turn: Turn, side: Side): Prospect => {
  const ways = moveWays(turn, side)
  const [first] = ways
  if (first === undefined) return { kind: 'nothing', reason: 'no-army', rule: 'MP-MOVE-03' }
  const [from, goal] = [idOf(turn.land, first.from), idOf(turn.land, first.goal)]
  const only = ways.length > 1 ? null : { from, goal, armies: first.armies.map(postureOf) }
  const most = Math.max(...ways.map(({ armies }) => armies.length))
  return { kind: 'move', ways: ways.length, most, only }
}

const fortifyProspect = (turn: Turn, side: Side): Prospect => {
  const ways = fortifyWays(turn, side)
  const [first] = ways
  if (first === undefined) return { kind: 'nothing', ...fortifyIdle(turn, side) }
  const word = turn.land.words[first.army] ?? null
  return { kind: 'fortify', ways: ways.length, only: ways.length > 1 ? null : word }
}

const attackProspect = (turn: Turn, side: Side): Prospect => {
  const { prospects, isForced } = attacksOf(turn, side)
  const best = bestOf(prospects)
  return best === undefined
    ? { kind: 'nothing', reason: 'no-target', rule: 'MP-ATT-06' }
    : { kind: 'attack', ways: prospects.length, isForced, best }
}

const strengthProspect = (turn: Turn, side: Side): Prospect => {
  const ways = strengthWays(turn, side)
  const [first] = ways
  if (first === undefined) return { kind: 'nothing', ...strengthIdle(turn, side) }
  const { strengthMax } = turn.land.scenario
  const now = turn.strength[side]
  return {
    kind: 'strength',
    ways: ways.length,
    only: ways.length > 1 ? null : idOf(turn.land, first.place),
    strength: Math.min(now + 1, strengthMax),
    isGain: now < strengthMax,
  }
}
