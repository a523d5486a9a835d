// The figures of a position that the learned value weighs: each is side a's minus side b's, the initiative last.
import { opponentOf, type Side } from '@/core/conversation.ts'
import {
  armiesInStock,
  attackSum,
  bitOf,
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

/** So many for a side, before the initiative. */
const bySide = 32
export const figureCount = bySide + 1

/** VP beyond this many below the target count once more. */
const nearTarget = 6

export const figuresOf = (board: Board): readonly number[] => {
  const figures = figuresOfSide(board, 'a')
  const others = figuresOfSide(board, 'b')
  for (let at = 0; at < bySide; at += 1) figures[at] = (figures[at] ?? 0) - (others[at] ?? 0)
  figures.push(board.initiative === 'a' ? 1 : -1)
  return figures
}

/** In one list, built at once: it is made for every position that a search comes to. */
const figuresOfSide = (board: Board, side: Side): number[] => {
  const { vp, land, piles, dice, armies, strength } = board
  const { target } = land.scenario
  const enemy = opponentOf(side)
  const rate = scoreValue(board, side)
  const isReady = piles[side] !== 0
  const reaches = vp[side] + rate >= target
  const { neutral, abroad, home, lying } = whereabouts(board, side)
  const own = armies[side].length
  const hand = handOf(board, side, bitOf.score)
  const ahead = bestAttack(board, side, hand)
  return [
    vp[side] / 10,
    vp[side] ** 2 / 100,
    Math.max(0, vp[side] - target + nearTarget) / nearTarget,
    rate / 5,
    isReady ? rate / 5 : 0,
    reaches ? 1 : 0,
    isReady && reaches ? 1 : 0,
    (rate * sumOfDice(dice)) / 50,
    (dice[land.home[side]] ?? 0) / 3,
    strength[side],
    own,
    (own * strength[side]) / 3,
    own === 0 ? 1 : 0,
    occupies(armies[side]) ? 1 : 0,
    neutral,
    abroad,
    home,
    lying,
    neutralsControlled(board, side),
    strength[side] > strength[enemy] ? 1 : 0,
    bitIn(hand, bitOf.move1),
    bitIn(hand, bitOf.move2),
    bitIn(hand, bitOf.recruit),
    bitIn(hand, bitOf.fortify),
    bitIn(hand, bitOf.attack),
    bitIn(hand, bitOf.attack1),
    bitIn(hand, bitOf.strength),
    hand === 0 ? 1 : 0,
    (hand & bitOf.recruit) === 0 ? 0 : armiesInStock(board, side),
    ahead > 0 ? 1 : 0,
    ahead === 0 ? 1 : 0,
    ahead < 0 && ahead > Number.NEGATIVE_INFINITY ? 1 : 0,
  ]
}

const bitIn = (hand: CardSet, bit: CardSet): 0 | 1 => ((hand & bit) === 0 ? 0 : 1)

const sumOfDice = (dice: readonly number[]): number => {
  let sum = 0
  for (const die of dice) sum += die
  return sum
}

/** How many of its armies stand in neutral countries, in the enemy's home, at home; and how many are fortified. */
const whereabouts = ({ armies, land }: Board, side: Side) => {
  const enemyHome = land.home[opponentOf(side)]
  let [neutral, abroad, home, lying] = [0, 0, 0, 0]
  for (const army of armies[side]) {
    const place = placeOf(army)
    if (place === land.home[side]) home += 1
    else if (place === enemyHome) abroad += 1
    else neutral += 1
    if (isFortified(army)) lying += 1
  }
  return { neutral, abroad, home, lying }
}

const neutralsControlled = (board: Board, side: Side): number => {
  const { homeOf } = board.land
  let controlled = 0
  for (let place = 0; place < homeOf.length; place += 1)
    if (homeOf[place] === null && controls(board, side, place)) controlled += 1
  return controlled
}

/** By how much the best attack in hand would be ahead now, with everybody standing up; minus infinity for none. */
const bestAttack = (board: Board, side: Side, hand: CardSet): number => {
  if ((hand & (bitOf.attack | bitOf.attack1)) === 0) return Number.NEGATIVE_INFINITY
  const targets = targetsOf(board, side)
  if (targets.length === 0) return Number.NEGATIVE_INFINITY
  // ATTACK+1 needs another card to drop.
  const hasDropped = (hand & bitOf.attack1) !== 0 && (hand & ~bitOf.attack1) !== 0
  const armies = board.armies[side].map((army) => army & ~1)
  let best = Number.NEGATIVE_INFINITY
  for (const place of targets) {
    const attack = { side, place, armies, hasDropped }
    best = Math.max(best, sumOf(attackSum(board, attack)) - sumOf(defenceSum(board, attack)))
  }
  return best
}
