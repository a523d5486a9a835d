// How the computer chooses: mixtures nobody can exploit, the clock, ends that are offered, and its reasons.
import { describe, expect, test } from 'vitest'
import { seededDice } from '@/core/dice/seeded.ts'
import { askOf } from '@/core/asks.ts'
import { playSeries } from '@/cli/simulate/progress.ts'
import { policyOf, think, type Player } from '@/games/progress/computer/index.ts'
import { solve, type Matrix } from '@/games/progress/computer/matrix.ts'
import { drawnFrom, shareOut } from '@/games/progress/computer/mixture.ts'
import { figuresOf } from '@/games/progress/computer/figures.ts'
import { formulaValue, greedyValue } from '@/games/progress/computer/value.ts'
import { strongValue } from '@/games/progress/computer/learned.ts'
import {
  boardOf,
  marlborough,
  progress,
  thirtyYearsWar,
  type ProgressState,
} from '@/games/progress/rules/index.ts'
import { give, opened, turn, type Given } from '../rules/table.ts'

const thought = (player: Player, state: ProgressState, seat: 'a' | 'b' = 'a', key = 'test') => {
  const question = askOf(progress, state, seat)
  if (question === null) throw new Error('not asked')
  return think(player, progress.seen(state, seat), question, { key })
}

describe('a matrix', () => {
  test('is solved by the mixture that nobody can exploit', () => {
    const { value, rows, columns } = solve([
      [0, -1, 1],
      [1, 0, -1],
      [-1, 1, 0],
    ])
    expect(value).toBeCloseTo(0)
    for (const share of [...rows, ...columns]) expect(share).toBeCloseTo(1 / 3)
    expect(
      solve([
        [3, 1],
        [2, 0],
      ]),
    ).toMatchObject({ value: 1, rows: [1, 0], columns: [0, 1] })
    expect(
      solve([
        [2, -1],
        [-1, 1],
      ]).value,
    ).toBeCloseTo(0.2)
  })

  test('gives the row at least, and the column at most, its value, whatever the other does', () => {
    const roll = seededDice(7)
    for (let nth = 0; nth < 300; nth += 1) {
      const width = roll(8)
      const matrix: Matrix = Array.from({ length: roll(8) }, () =>
        Array.from({ length: width }, () => (roll(41) - 21) / 20),
      )
      const { value, rows, columns } = solve(matrix)
      expect(rows.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
      expect(columns.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
      for (let column = 0; column < width; column += 1) {
        const gain = matrix.reduce((sum, row, at) => sum + (row[column] ?? 0) * (rows[at] ?? 0), 0)
        expect(gain).toBeGreaterThan(value - 1e-6)
      }
      for (const row of matrix) {
        const gain = row.reduce((sum, each, at) => sum + each * (columns[at] ?? 0), 0)
        expect(gain).toBeLessThan(value + 1e-6)
      }
    }
  })

  test('drops shares under two percent and draws by the rest', () => {
    const shares = shareOut([0.01, 0.495, 0.495])
    expect(shares).toEqual([0, 0.5, 0.5])
    const roll = seededDice(3)
    const drawn = Array.from({ length: 2000 }, () => drawnFrom(shares, roll))
    expect(drawn).not.toContain(0)
    expect(drawn.filter((at) => at === 1).length).toBeGreaterThan(900)
    expect(drawnFrom([1, 0], () => 2 ** 16)).toBe(0)
  })
})

describe('a value', () => {
  const lopsided: Given = {
    a: ['b:capital', 'n1:normal'],
    b: ['b:normal'],
    strength: [3, 1],
    vp: [9, 4],
    piles: [['move1'], []],
  }

  test('is the formula of the page', () => {
    const board = boardOf(opened(lopsided).state)
    // Rates: 1 + 3 + 2 + 3 = 9 and 0; ready 9 and 0; force 6 and 1.
    expect(formulaValue(board)).toBeCloseTo(Math.tanh((5 + 0.3 * 9 + 0.5 * 9 + 0.5 * 5) / 7))
    expect(greedyValue(board)).toBeCloseTo(Math.tanh((5 + 0.9 * 9 + 0.5 * 5) / 7))
  })

  test('turns round with the sides', () => {
    const board = boardOf(opened(lopsided).state)
    const other = boardOf(
      opened({
        a: ['a:normal'],
        b: ['n1:normal', 'a:capital'],
        strength: [1, 3],
        vp: [4, 9],
        piles: [[], ['move1']],
        initiative: 'b',
      }).state,
    )
    for (const value of [formulaValue, greedyValue, strongValue(thirtyYearsWar.id)])
      expect(value(board) + value(other)).toBeCloseTo(0)
    expect([...figuresOf(board)]).toEqual([...figuresOf(other)].map((figure) => 0 - figure))
  })

  test('is learned for the introduction, and the formula for scenarios of one’s own', () => {
    const board = boardOf(opened(lopsided).state)
    expect(strongValue('mine')(board)).toBe(formulaValue(board))
    expect(strongValue(thirtyYearsWar.id)(board)).not.toBe(formulaValue(board))
  })
})

describe('a player', () => {
  test('plays the same card again, and another in another game or turn', () => {
    const { state } = opened()
    expect(thought('random', state)).toEqual(thought('random', state))
    const cards = new Set(
      Array.from({ length: 40 }, (_, nth) => thought('random', state, 'a', `${nth}`)?.option),
    )
    expect(cards.size).toBeGreaterThan(4)
  })

  test('falls back on one turn ahead when the time is up, as the level normal sees it', () => {
    const { state } = opened()
    const question = askOf(progress, state, 'a')
    if (question === null) throw new Error('not asked')
    const view = progress.seen(state, 'a')
    let looks = 0
    const isTimeUp = (): boolean => (looks += 1) > 3
    const cut = think('strong', view, question, { key: 'clock', isTimeUp })
    expect(cut).not.toBeNull()
    expect(looks).toBe(4)
  })

  test('takes an end when it is not ahead, and leaves dice and the reveal to the table', () => {
    for (const [vp, option] of [
      [[3, 3], 'accept'],
      [[3, 4], 'decline'],
      [[4, 3], 'accept'],
    ] as const) {
      const offered = give(opened({ vp }).state, 'a', 'offer-end').state
      expect(thought('strong', offered, 'b')?.option).toBe(option)
    }
    const rolling = opened({ initiative: 'roll' }).state
    const dice = askOf(progress, rolling, 'table')
    if (dice === null) throw new Error('no dice')
    expect(policyOf('strong', { key: '' })(progress.seen(rolling, 'table'), dice)).toBeNull()
  })

  test('says why: the only card, a sure win, a mixture, the best on average, by chance', () => {
    const piles = [
      ['move1', 'move2', 'recruit', 'fortify', 'attack', 'attack1', 'strength'],
      ['move1'],
    ] as const
    expect(thought('strong', opened({ piles }).state)?.why).toEqual({ code: 'only', card: 'score' })
    const winning = opened({ vp: [17, 2], piles: [['move1'], []] }).state
    expect(thought('strong', winning)).toMatchObject({ option: 'score', why: { code: 'wins' } })
    expect(thought('greedy', opened().state)?.why?.code).toBe('average')
    expect(thought('random', opened().state)?.why?.code).toBe('chance')
    const codes = new Set(['mixed', 'best', 'wins', 'only'])
    expect(codes).toContain(thought('normal', opened().state)?.why?.code)
  })

  test('chooses within a turn what the search finds best', () => {
    // ATTACK in the neutral wins there; against the garrison the army would be lost.
    const begun = turn(
      opened({ a: ['n1:normal', 'b:normal'], b: ['n1:normal'], strength: [2, 1] }),
      'attack',
      'recruit',
    )
    expect(begun.asked).toEqual(['attack.where a'])
    for (const player of ['greedy', 'normal', 'strong'] as const)
      expect(thought(player, begun.state)?.option).toBe('n1')
    expect(['n1', 'b']).toContain(thought('easy', begun.state)?.option)
  })

  test('is stronger level by level', () => {
    const series = (one: Player, two: Player, games: number, scenario = thirtyYearsWar) =>
      playSeries({ scenario, players: [one, two], games, seed: 5 })
    expect(series('easy', 'random', 20).wins).toBeGreaterThan(14)
    expect(series('normal', 'easy', 20).wins).toBeGreaterThan(14)
    expect(series('normal', 'random', 10, marlborough()).wins).toBeGreaterThan(8)
    const same = series('random', 'random', 40)
    expect(same.wins + same.losses + same.ties).toBe(40)
  })
})
