// The six steps: which side acts when, what is asked, and what is done without asking (MP-TURN, MP-INI).
import { opponentOf, type Side } from '../../../../core/conversation.ts'
import { lastStep, stepOf } from '../cards.ts'
import { attack, decline, targetsOf } from './attack.ts'
import { stockLeft } from './board.ts'
import { move, moveWays } from './move.ts'
import {
  fortify,
  fortifyIdle,
  fortifyWays,
  recruit,
  strengthen,
  strengthIdle,
  strengthWays,
} from './plain.ts'
import { score, scoreValue } from './score.ts'
import { doNothing, type Turn } from './turn.ts'
import type { Choice, Way } from './ways.ts'

/** Plays on until a side must choose; null when all six steps are done. */
export const playOn = (turn: Turn): Choice | null => {
  for (; turn.step <= lastStep; turn.step += 1) {
    const choice = playStep(turn)
    if (choice !== null) return choice
    turn.isOpened = false
  }
  return null
}

/** Takes one of the ways of the choice that `playOn` came to; then play on. */
export const choose = (turn: Turn, side: Side, way: Way): void => {
  switch (way.kind) {
    case 'order':
      turn.tell?.({ kind: 'order.set', first: way.first, by: side })
      openStep(turn, way.first)
      return
    case 'attack.where':
      turn.target = way.place
      return
    case 'attack.stand':
      turn.standing = way.armies
      return
    case 'attack.drop':
      turn.drop = way.card
      return
    case 'decline':
      decline(turn, side)
      passOn(turn)
      return
    case 'move':
    case 'fortify':
    case 'strength':
      carryOut(turn, side, way)
      passOn(turn)
      return
  }
}

/** What was begun of an attack and is not fought yet is forgotten (MP-ASK-05). */
export const forgetAttack = (turn: Turn): void => {
  turn.target = -1
  turn.standing = null
  turn.drop = null
}

const passOn = (turn: Turn): void => {
  turn.acting = turn.next
  turn.next = null
  forgetAttack(turn)
}

const playStep = (turn: Turn): Choice | null => {
  if (!turn.isOpened) {
    const isA = stepOf[turn.cards.a] === turn.step
    const isB = stepOf[turn.cards.b] === turn.step
    if (!isA && !isB) return null
    if (!isA || !isB) {
      turn.isOpened = true
      turn.acting = isA ? 'a' : 'b'
    } else if (isOrderAsked(turn)) return { kind: 'order', side: turn.initiative, ways: orders }
    else openStep(turn, turn.initiative)
  }
  while (turn.acting !== null) {
    const choice = act(turn, turn.acting)
    if (choice !== null) return choice
    passOn(turn)
  }
  return null
}

const orders: readonly Way[] = [
  { kind: 'order', first: 'a' },
  { kind: 'order', first: 'b' },
]

/** Both sides act in this step: in this order, and the initiative passes before either does (MP-INI-02). */
const openStep = (turn: Turn, first: Side): void => {
  turn.isOpened = true
  turn.acting = first
  turn.next = opponentOf(first)
  if (!doesInitiativePass(turn)) return
  turn.initiative = opponentOf(turn.initiative)
  turn.tell?.({ kind: 'initiative.passed', holder: turn.initiative })
}

const doesInitiativePass = (turn: Turn): boolean =>
  (turn.step === stepOf.move1 || turn.step === stepOf.attack) &&
  (turn.house.initiativeFlip === 'always' ||
    (countOptions(turn, 'a') > 0 && countOptions(turn, 'b') > 0))

/** MP-INI-04. */
const isOrderAsked = (turn: Turn): boolean => {
  if (turn.step === stepOf.recruit) return false
  if (turn.step === stepOf.score && turn.house.orderAsked === 'whenItMatters')
    return stockLeft(turn) < scoreValue(turn, 'a') + scoreValue(turn, 'b')
  const least = turn.house.orderAsked === 'always' || turn.step === stepOf.attack ? 1 : 2
  return countOptions(turn, 'a') >= least && countOptions(turn, 'b') >= least
}

/** In how many ways this side could carry out its card now; targets for an attack, and 1 for a SCORE. */
const countOptions = (turn: Turn, side: Side): number => {
  switch (turn.cards[side]) {
    case 'move1':
    case 'move2':
      return moveWays(turn, side).length
    case 'fortify':
      return fortifyWays(turn, side).length
    case 'attack':
    case 'attack1':
      return targetsOf(turn, side).length
    case 'strength':
      return strengthWays(turn, side).length
    case 'recruit':
    case 'score':
      return 1
  }
}

const act = (turn: Turn, side: Side): Choice | null => {
  switch (turn.cards[side]) {
    case 'move1':
    case 'move2':
      return oneOf(turn, side, moveWays(turn, side))
    case 'recruit':
      recruit(turn, side)
      return null
    case 'fortify':
      return oneOf(turn, side, fortifyWays(turn, side))
    case 'attack':
    case 'attack1':
      return attack(turn, side)
    case 'strength':
      return oneOf(turn, side, strengthWays(turn, side))
    case 'score':
      score(turn, side)
      return null
  }
}

type PlainWay = Extract<Way, { kind: 'move' | 'fortify' | 'strength' }>

/** MP-TURN-08: none does nothing, one is taken, more are asked. */
const oneOf = (turn: Turn, side: Side, ways: readonly PlainWay[]): Choice | null => {
  const [only] = ways
  if (only === undefined) {
    doNothing(turn, side, idleOf(turn, side))
    return null
  }
  if (ways.length > 1) return { kind: only.kind, side, ways }
  carryOut(turn, side, only)
  return null
}

const idleOf = (turn: Turn, side: Side) => {
  switch (turn.cards[side]) {
    case 'fortify':
      return fortifyIdle(turn, side)
    case 'strength':
      return strengthIdle(turn, side)
    case 'move1':
    case 'move2':
    case 'recruit':
    case 'attack':
    case 'attack1':
    case 'score':
      return { reason: 'no-army', rule: 'MP-MOVE-03' } as const
  }
}

const carryOut = (turn: Turn, side: Side, way: PlainWay): void => {
  switch (way.kind) {
    case 'move':
      move(turn, side, way)
      return
    case 'fortify':
      fortify(turn, side, way.army)
      return
    case 'strength':
      strengthen(turn, side, way.place)
      return
  }
}
