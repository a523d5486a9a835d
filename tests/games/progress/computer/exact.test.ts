// Late positions solved to the end: the solver against plain recursion, and puzzles with one card that wins.
import { describe, expect, test } from 'vitest'
import type { Side } from '@/core/conversation.ts'
import { askOf } from '@/core/asks.ts'
import { seededDice } from '@/core/dice/seeded.ts'
import { solveSparsely } from '@/games/progress/computer/doubleOracle.ts'
import { solveToTheEnd } from '@/games/progress/computer/exact.ts'
import { think } from '@/games/progress/computer/index.ts'
import { solve } from '@/games/progress/computer/matrix.ts'
import { fading, Search } from '@/games/progress/computer/search.ts'
import {
  boardOf,
  cards,
  choosable,
  progress,
  thirtyYearsWar,
  type Board,
  type Card,
  type Scenario,
} from '@/games/progress/rules/index.ts'
import { opened, type Given } from '../rules/table.ts'

/** A pile of everything but these. */
const allBut = (...hand: readonly Card[]): readonly Card[] =>
  cards.filter((card) => card !== 'score' && !hand.includes(card))

interface Puzzle {
  readonly what: string
  readonly given: Given
  readonly side: Side
  readonly best: Card
}

const puzzles: readonly Puzzle[] = [
  {
    what: 'with one VP left in the stock the holder scores it first (MP-INI-04, MP-SCORE-04)',
    given: { vp: [17, 17], piles: [['move1'], ['move1']] },
    side: 'a',
    best: 'score',
  },
  {
    what: 'so does side b when it holds the initiative',
    given: { vp: [17, 17], piles: [['move1'], ['move1']], initiative: 'b' },
    side: 'b',
    best: 'score',
  },
  {
    what: 'a capital taken in time makes the last SCORE of the enemy worth nothing (MP-SCORE-03)',
    given: {
      a: ['b:normal'],
      b: [],
      strength: [3, 1],
      vp: [12, 17],
      piles: [allBut('attack'), allBut()],
    },
    side: 'a',
    best: 'attack',
  },
  {
    what: 'an occupier is thrown out before the own SCORE is counted (MP-COMB-09)',
    given: {
      a: ['a:normal'],
      b: ['a:capital'],
      strength: [2, 1],
      vp: [17, 14],
      piles: [allBut('attack'), allBut()],
      dice: { n1: 0, b: 0 },
    },
    side: 'a',
    best: 'attack',
  },
]

const boardFor = (given: Given): Board => boardOf(opened(given).state)

/** Three cards a side and a near target: a few hundred positions. */
const tiny: Scenario = {
  ...thirtyYearsWar,
  id: 'tiny',
  sides: {
    a: { ...thirtyYearsWar.sides.a, cards: ['move1', 'attack', 'strength', 'score'] },
    b: { ...thirtyYearsWar.sides.b, cards: ['recruit', 'strength', 'score'] },
  },
  target: 6,
  stock: 12,
}

/** Every cell of every matrix, the same positions once. */
const plainly = (board: Board): number => {
  const known = new Map<string, number>()
  const search: Search = new Search((position) => {
    const { armies, dice, strength, vp, piles, initiative } = position
    const key = JSON.stringify([armies, dice, strength, vp, piles, initiative])
    const value = known.get(key) ?? fading * solve(search.matrix(position, 0)).value
    known.set(key, value)
    return value
  })
  return solve(search.matrix(board, 0)).value
}

describe('the exact solver', () => {
  test('finds what plain recursion over all cells finds', () => {
    for (const strength of [
      [1, 1],
      [3, 1],
    ] as const) {
      const piles = [['move1'], ['recruit']] as const
      const board = boardFor({ scenario: tiny, strength, vp: [2, 3], piles })
      const solved = solveToTheEnd(board, 100_000)
      expect(solved?.value).toBeCloseTo(plainly(board), 6)
    }
  })

  test('gives up where there are too many positions', () => {
    expect(solveToTheEnd(boardFor({}), 50)).toBeNull()
  })

  test.each(puzzles)('proves: $what', ({ given, side, best }) => {
    const board = boardFor(given)
    const solved = solveToTheEnd(board, 3000)
    const shares = side === 'a' ? solved?.rows : solved?.columns
    expect(shares?.[choosable(board, side).indexOf(best)]).toBeCloseTo(1)
    expect((side === 'a' ? 1 : -1) * (solved?.value ?? 0)).toBeGreaterThan(0.99)
  })

  test.each(puzzles)('the strong level finds it: $what', ({ given, side, best }) => {
    const { state } = opened(given)
    const question = askOf(progress, state, side)
    if (question === null) throw new Error('not asked')
    const thought = think('strong', progress.seen(state, side), question, { key: 'puzzle' })
    expect(thought?.option).toBe(best)
  })
})

describe('a matrix solved from few cells', () => {
  test('has the value of the whole, and mixtures that nobody can exploit', () => {
    const roll = seededDice(11)
    for (let nth = 0; nth < 300; nth += 1) {
      const [height, width] = [roll(8), roll(8)]
      const matrix = Array.from({ length: height }, () =>
        Array.from({ length: width }, () => (roll(41) - 21) / 20),
      )
      let asked = 0
      const gain = (row: number, column: number): number => {
        asked += 1
        return matrix[row]?.[column] ?? 0
      }
      const start = { rows: [roll(height) - 1], columns: [roll(width) - 1] }
      const { value, rows, columns } = solveSparsely({ height, width, gain }, start)
      expect(value).toBeCloseTo(solve(matrix).value, 6)
      expect(asked).toBeLessThanOrEqual(height * width)
      for (let column = 0; column < width; column += 1) {
        const mean = matrix.reduce((sum, row, at) => sum + (row[column] ?? 0) * (rows[at] ?? 0), 0)
        expect(mean).toBeGreaterThan(value - 1e-6)
      }
      for (const row of matrix) {
        const mean = row.reduce((sum, each, at) => sum + each * (columns[at] ?? 0), 0)
        expect(mean).toBeLessThan(value + 1e-6)
      }
    }
  })
})
