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
  type Both,
  type Card,
  type Choice,
  type Turn,
} from '../rules/index.ts'
import { solveSparsely, type Guess } from './doubleOracle.ts'
import type { Solution } from './matrix.ts'
import { asSeenBy, finalValue, isBetter, type Evaluate } from './value.ts'

/** How far a search may go: so many turns resolved, counted, so that a test repeats; the clock may only cut it short. */
interface Budget {
  readonly turns: number
  /** Asked now and then. Left out: there is no clock. */
  readonly isTimeUp?: () => boolean
}

/** Thrown when the budget is spent; the caller falls back on what it knew before. */
export class BudgetSpent extends Error {}

/** A win now is better than the same win a turn later, and a defeat later than one now. */
export const fading = 0.999

/** So many ways of a choice within a turn are followed into the turns after it. */
const mostWays = 3

/** The clock is asked once in so many turns. */
const betweenLooks = 64

export class Search {
  /** Turns resolved so far. */
  resolved = 0

  /** By depth: the cards played most in the position looked at last, a good guess for the one beside it. */
  private readonly usual: Both<Card>[] = []

  constructor(
    private readonly evaluate: Evaluate,
    private readonly budget: Budget = { turns: Number.POSITIVE_INFINITY },
  ) {}

  /** Cards of side a against those of side b: what side a gains, looking `depth` turns further than this one. */
  matrix(board: Board, depth: number): readonly (readonly number[])[] {
    const columns = choosable(board, 'b')
    return choosable(board, 'a').map((a) => columns.map((b) => this.cell(board, a, b, depth)))
  }

  /** How both sides mix their cards, and what that is worth to side a: as `matrix` and `solve` would find it, sooner. */
  mixtures(board: Board, depth: number): Solution {
    const [rows, columns] = [choosable(board, 'a'), choosable(board, 'b')]
    const cells = {
      height: rows.length,
      width: columns.length,
      gain: (row: number, column: number): number =>
        this.cell(board, rows[row] ?? 'score', columns[column] ?? 'score', depth),
    }
    const found = solveSparsely(cells, this.guess(board, depth, rows, columns))
    this.usual[depth] = {
      a: rows[placeOfMost(found.rows)] ?? 'score',
      b: columns[placeOfMost(found.columns)] ?? 'score',
    }
    return found
  }

  cell(board: Board, a: Card, b: Card, depth: number): number {
    return this.afterTurn(beginTurn(board, { a, b }, null), depth)
  }

  /** The value of a turn under way: the side that has a choice in it takes what is best for it. The turn is used up. */
  afterTurn(turn: Turn, depth: number): number {
    const choice = playOn(turn)
    if (choice === null) return this.afterDiscards(turn, depth)
    const { side } = choice
    let best: number | null = null
    for (const tried of this.worthTrying(turn, choice, depth)) {
      const value = this.afterTurn(tried, depth)
      if (best === null || isBetter(side, value, best)) best = value
    }
    return best ?? 0
  }

  /** The turn after each way; where more turns follow, only after the few ways that look best without them. */
  private worthTrying(turn: Turn, { side, ways }: Choice, depth: number): readonly Turn[] {
    const after = ways.map((way) => {
      const tried = copyOf(turn)
      choose(tried, side, way)
      return tried
    })
    if (depth === 0 || after.length <= mostWays) return after
    const looks = after.map((tried) => asSeenBy(side, this.afterTurn(copyOf(tried), 0)))
    return after
      .map((tried, at) => ({ tried, look: looks[at] ?? 0 }))
      .toSorted((one, other) => other.look - one.look)
      .slice(0, mostWays)
      .map(({ tried }) => tried)
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
    return depth === 0 ? this.evaluate(board) : fading * this.mixtures(board, depth - 1).value
  }

  /** Where turns follow, what both would play without them; else what was played most in the last such position. */
  private guess(
    board: Board,
    depth: number,
    rows: readonly Card[],
    columns: readonly Card[],
  ): Guess {
    if (depth > 0) {
      const shallow = this.mixtures(board, depth - 1)
      return { rows: placesPlayed(shallow.rows), columns: placesPlayed(shallow.columns) }
    }
    const usual = this.usual[depth]
    return {
      rows: [Math.max(0, rows.indexOf(usual?.a ?? 'score'))],
      columns: [Math.max(0, columns.indexOf(usual?.b ?? 'score'))],
    }
  }

  private count(): void {
    this.resolved += 1
    if (this.resolved > this.budget.turns) throw new BudgetSpent()
    if (this.resolved % betweenLooks === 0 && this.budget.isTimeUp?.() === true)
      throw new BudgetSpent()
  }
}

const placesPlayed = (shares: readonly number[]): readonly number[] =>
  shares.flatMap((share, at) => (share > 0 ? [at] : []))

const placeOfMost = (shares: readonly number[]): number => {
  let most = 0
  for (const [at, share] of shares.entries()) if (share > (shares[most] ?? 0)) most = at
  return most
}

/** The place of the best value for this side; the first of equal ones. */
export const placeOfBest = (side: Side, values: readonly number[]): number => {
  let best = 0
  for (const [at, value] of values.entries())
    if (isBetter(side, value, values[best] ?? 0)) best = at
  return best
}
