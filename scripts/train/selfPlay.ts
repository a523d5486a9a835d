// Whole games of The March of Progress between two equal players, for the learned values: positions, and how they ended.
import type { RollDie } from '../../src/core/dice/dice.ts'
import { figuresOf } from '../../src/games/progress/computer/figures.ts'
import { drawnFrom, shareOut } from '../../src/games/progress/computer/mixture.ts'
import { placeOfBest, Search } from '../../src/games/progress/computer/search.ts'
import { finalValue, type Evaluate } from '../../src/games/progress/computer/value.ts'
import {
  beginTurn,
  boardOf,
  choosable,
  choose,
  copyOf,
  defaultHouseRules,
  discardPlayed,
  playOn,
  progress,
  type Board,
  type Card,
  type Scenario,
  type Turn,
} from '../../src/games/progress/rules/index.ts'

export interface Sample {
  readonly figures: readonly number[]
  /** 1: side a won, 0: side b, a half: neither. */
  readonly result: number
}

/** One card of so many is drawn blindly, so that strange positions come up too. */
const blindly = 8

/** The positions before each turn of so many games. */
export const samplesOf = (
  scenario: Scenario,
  evaluate: Evaluate,
  games: number,
  roll: RollDie,
): readonly Sample[] =>
  Array.from({ length: games }, () => playGame(startOf(scenario, roll), evaluate, roll)).flat()

const nobody = { name: '', player: 'person' } as const

const startOf = (scenario: Scenario, roll: RollDie): Board => {
  const opened = progress.open({
    scenario,
    houseRules: { ...defaultHouseRules, agreement: 'off' },
    seats: { a: nobody, b: nobody },
    initiative: roll(2) === 1 ? 'a' : 'b',
  })
  if (!opened.ok) throw new Error(opened.problem.code)
  return boardOf(opened.value)
}

/** Longer than any game between players that can play. */
const mostTurns = 200

const playGame = (start: Board, evaluate: Evaluate, roll: RollDie): readonly Sample[] => {
  const positions: (readonly number[])[] = []
  let board = start
  let final = finalValue(board)
  for (let turn = 0; final === null && turn < mostTurns; turn += 1) {
    positions.push(figuresOf(board))
    const search = new Search(evaluate)
    const { rows, columns } = search.mixtures(board, 0)
    const a = cardFrom(choosable(board, 'a'), rows, roll)
    const b = cardFrom(choosable(board, 'b'), columns, roll)
    const played = beginTurn(board, { a, b }, null)
    playThrough(played, search)
    board = played
    final = finalValue(board)
  }
  const result = ((final ?? 0) + 1) / 2
  return positions.map((figures) => ({ figures, result }))
}

const cardFrom = (cards: readonly Card[], shares: readonly number[], roll: RollDie): Card => {
  const at = roll(blindly) === 1 ? roll(cards.length) - 1 : drawnFrom(shareOut(shares), roll)
  return cards[at] ?? 'score'
}

const playThrough = (turn: Turn, search: Search): void => {
  for (let choice = playOn(turn); choice !== null; choice = playOn(turn)) {
    const { side, ways } = choice
    const values = ways.map((way) => {
      const tried = copyOf(turn)
      choose(tried, side, way)
      return search.afterTurn(tried, 0)
    })
    const way = ways[placeOfBest(side, values)]
    if (way === undefined) return
    choose(turn, side, way)
  }
  discardPlayed(turn)
}
