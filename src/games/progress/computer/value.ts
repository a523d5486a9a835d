// Worth of a position to side a, from -1 to 1: by a formula, by what self-play taught, or the mean of them.
import type { Side } from '@/core/conversation.ts'
import { scoreValue, type Board } from '../rules/index.ts'
import { figuresOf } from './figures.ts'

export type Evaluate = (board: Board) => number

/** Points to the target: what the formulas divide by. */
const scale = 7

interface Weights {
  readonly rate: number
  readonly ready: number
  readonly force: number
}

const formula =
  ({ rate, ready, force }: Weights): Evaluate =>
  (board) => {
    const worth = (side: Side): number => {
      const earns = scoreValue(board, side)
      return (
        board.vp[side] +
        rate * earns +
        (board.piles[side] === 0 ? 0 : ready * earns) +
        force * board.armies[side].length * board.strength[side]
      )
    }
    return Math.tanh((worth('a') - worth('b')) / scale)
  }

/** Without `ready` a search of two turns puts off scoring for ever. */
export const formulaValue: Evaluate = formula({ rate: 0.3, ready: 0.5, force: 0.5 })

export const greedyValue: Evaluate = formula({ rate: 0.9, ready: 0, force: 0.5 })

/** The mean of the formula and of sets of weights, as `npm run train` writes them; without a set the formula. */
export const learnedValue =
  (...sets: readonly (readonly number[])[]): Evaluate =>
  (board) => {
    const figures = figuresOf(board)
    let sum = formulaValue(board)
    for (const weights of sets) sum += Math.tanh(weighed(figures, weights) / 2)
    return sum / (sets.length + 1)
  }

const weighed = (figures: readonly number[], weights: readonly number[]): number => {
  let sum = 0
  for (let at = 0; at < weights.length; at += 1) sum += (weights[at] ?? 0) * (figures[at] ?? 0)
  return sum
}

/** When a turn has brought a side to the target: won, lost or tied; null while the game goes on (MP-END-01). */
export const finalValue = ({ vp, land }: Board): number | null => {
  const { target } = land.scenario
  return vp.a < target && vp.b < target ? null : Math.sign(vp.a - vp.b)
}

/** As this side sees it. */
export const asSeenBy = (side: Side, value: number): number => (side === 'a' ? value : -value)

export const isBetter = (side: Side, one: number, other: number): boolean =>
  asSeenBy(side, one) > asSeenBy(side, other)
