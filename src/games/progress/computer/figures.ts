// The figures of a position that the learned value weighs: each is side a's minus side b's, the initiative last.
import { opponentOf, type Side } from '@/core/conversation.ts'
import {
  armiesInStock,
  attackSum,
  bitOf,
  cards,
  controls,
  defenceSum,
  handOf,
  isFortified,
  occupies,
  placeOf,
  scoreValue,
  sumOf,
  targetsOf,
  type Board,
  type CardSet,
} from '../rules/index.ts'

const plainCards = cards.filter((card) => card !== 'score')

/** So many for a side, before the initiative. */
const bySide = 25 + plainCards.length
export const figureCount = bySide + 1

/** VP beyond this many below the target count once more. */
const nearTarget = 6

export const figuresOf = (board: Board): Float64Array => {
  const figures = new Float64Array(figureCount)
  add(board, 'a', figures, 1)
  add(board, 'b', figures, -1)
  figures[figureCount - 1] = board.initiative === 'a' ? 1 : -1
  return figures
}

const add = (board: Board, side: Side, figures: Float64Array, sign: 1 | -1): void => {
  let at = 0
  const put = (value: number): void => {
    figures[at] = (figures[at] ?? 0) + sign * value
    at += 1
  }
  const hand = handOf(board, side, bitOf.score)
  putPoints(board, side, put)
  putArmies(board, side, put)
  putHand(board, side, hand, put)
  putAttack(board, side, hand, put)
}

type Put = (value: number) => void

const putPoints = (board: Board, side: Side, put: Put): void => {
  const { vp, land, piles, dice } = board
  const { target } = land.scenario
  const rate = scoreValue(board, side)
  const isReady = piles[side] !== 0
  put(vp[side] / 10)
  put(vp[side] ** 2 / 100)
  put(Math.max(0, vp[side] - target + nearTarget) / nearTarget)
  put(rate / 5)
  put(isReady ? rate / 5 : 0)
  put(vp[side] + rate >= target ? 1 : 0)
  put(isReady && vp[side] + rate >= target ? 1 : 0)
  let sum = 0
  for (const die of dice) sum += die
  put((rate * sum) / 50)
  put((dice[land.home[side]] ?? 0) / 3)
}

const putArmies = (board: Board, side: Side, put: Put): void => {
  const { armies, land, strength } = board
  const enemy = opponentOf(side)
  let [neutral, abroad, home, lying] = [0, 0, 0, 0]
  for (const army of armies[side]) {
    const place = placeOf(army)
    if (place === land.home[side]) home += 1
    else if (place === land.home[enemy]) abroad += 1
    else neutral += 1
    if (isFortified(army)) lying += 1
  }
  let controlled = 0
  for (let place = 0; place < land.ids.length; place += 1)
    if (land.homeOf[place] === null && controls(board, side, place)) controlled += 1
  put(strength[side])
  put(armies[side].length)
  put((armies[side].length * strength[side]) / 3)
  put(armies[side].length === 0 ? 1 : 0)
  put(occupies(armies[side]) ? 1 : 0)
  put(neutral)
  put(abroad)
  put(home)
  put(lying)
  put(controlled)
  put(strength[side] > strength[enemy] ? 1 : 0)
}

const putHand = (board: Board, side: Side, hand: CardSet, put: Put): void => {
  let count = 0
  for (const card of plainCards) {
    const isHeld = (hand & bitOf[card]) !== 0
    if (isHeld) count += 1
    put(isHeld ? 1 : 0)
  }
  put(count === 0 ? 1 : 0)
  put((hand & bitOf.recruit) === 0 ? 0 : armiesInStock(board, side))
}

/** What the best attack in hand would come to now, with everybody standing up: won, tied, or only lost. */
const putAttack = (board: Board, side: Side, hand: CardSet, put: Put): void => {
  const isHeld = (hand & (bitOf.attack | bitOf.attack1)) !== 0
  // ATTACK+1 needs another card to drop.
  const hasDropped = (hand & bitOf.attack1) !== 0 && (hand & ~bitOf.attack1) !== 0
  let best = Number.NEGATIVE_INFINITY
  if (isHeld) {
    const armies = board.armies[side].map((army) => army & ~1)
    for (const place of targetsOf(board, side)) {
      const attack = { side, place, armies, hasDropped }
      best = Math.max(best, sumOf(attackSum(board, attack)) - sumOf(defenceSum(board, attack)))
    }
  }
  put(best > 0 ? 1 : 0)
  put(best === 0 ? 1 : 0)
  put(best < 0 && best > Number.NEGATIVE_INFINITY ? 1 : 0)
}
