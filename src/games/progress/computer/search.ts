// Looking ahead: every turn is a matrix of cards against cards, whose cells are the positions after it.
import type { Side } from '@/core/conversation.ts'
import {
  beginTurn,
  choosable,
  choose,
  copyOf,
  discardPlayed,
  playOn,
  type Board,
  type Card,
  type Turn,
} from '../rules/index.ts'
import { solve } from './matrix.ts'
import { finalValue, isBetter, type Evaluate } from './value.ts'

/** How far a search may go: so many turns resolved, counted, so that a test repeats; the clock may only cut it short. */
export interface Budget {
  readonly turns: number
  /** Asked now and then. Left out: there is no clock. */
  readonly isTimeUp?: () => boolean
}

/** Thrown when the budget is spent; whoever searches falls back on what it knew before. */
export class BudgetSpent extends Error {}

/** A win now is better than the same win a turn later, and a defeat later than one now. */
const fading = 0.999

/** The clock is asked once in so many turns. */
const betweenLooks = 64

export class Search {
  /** Turns resolved so far. */
  resolved = 0

  constructor(
    private readonly evaluate: Evaluate,
    private readonly budget: Budget = { turns: Number.POSITIVE_INFINITY },
  ) {}

  /** Cards of side a against those of side b: what side a gains, looking `depth` turns further than this one. */
  matrix(board: Board, depth: number): readonly (readonly number[])[] {
    const columns = choosable(board, 'b')
    return choosable(board, 'a').map((a) => columns.map((b) => this.cell(board, a, b, depth)))
  }

  cell(board: Board, a: Card, b: Card, depth: number): number {
    return this.afterTurn(beginTurn(board, { a, b }, null), depth)
  }

  /** The value of a turn under way: who has a choice in it takes what is best for him. The turn is used up. */
  afterTurn(turn: Turn, depth: number): number {
    const choice = playOn(turn)
    if (choice === null) return this.afterDiscards(turn, depth)
    const values = choice.ways.map((way) => {
      const tried = copyOf(turn)
      choose(tried, choice.side, way)
      return this.afterTurn(tried, depth)
    })
    return bestOf(choice.side, values)
  }

  private afterDiscards(turn: Turn, depth: number): number {
    this.count()
    discardPlayed(turn)
    return this.value(turn, depth)
  }

  /** Between two turns, looking `depth` turns ahead. */
  value(board: Board, depth: number): number {
    const final = finalValue(board)
    if (final !== null) return final
    return depth === 0 ? this.evaluate(board) : fading * solve(this.matrix(board, depth - 1)).value
  }

  private count(): void {
    this.resolved += 1
    if (this.resolved > this.budget.turns) throw new BudgetSpent()
    if (this.resolved % betweenLooks === 0 && this.budget.isTimeUp?.() === true)
      throw new BudgetSpent()
  }
}

const bestOf = (side: Side, values: readonly number[]): number => {
  let best = values[0] ?? 0
  for (const value of values) if (isBetter(side, value, best)) best = value
  return best
}

/** The place of the best value for this side; the first of equal ones. */
export const placeOfBest = (side: Side, values: readonly number[]): number => {
  let best = 0
  for (const [at, value] of values.entries())
    if (isBetter(side, value, values[best] ?? 0)) best = at
  return best
}
