// The table of an event, row by row: points, then the opponents' points, then casualties; equals share a place.
import { describe, expect, test } from 'vitest'
import {
  hasResults,
  standings,
  nextRound,
  withResult,
  withRoundBack,
  withoutRound,
  type Entrant,
  type Pairing,
  type Round,
  type Standing,
} from '@/games/eagles/rules/index.ts'

const entrants = (...ids: readonly string[]): readonly Entrant[] =>
  ids.map((id) => ({ id, hasDropped: false }))

const battle = (
  first: string,
  second: string,
  winner: 'first' | 'second' | 'draw',
  firstLost: number | null = null,
  secondLost: number | null = null,
): Pairing => ({ first, second, result: { winner, firstLost, secondLost } })
const open = (first: string, second: string | null): Pairing => ({ first, second, result: null })
const round = (...pairings: readonly Pairing[]): Round => ({ pairings })

const told = (rows: readonly Standing[]): readonly string[] =>
  rows.map(
    ({ id, place, points, opponents, casualties }) =>
      `${String(place)} ${id}: ${String(points)}, ${String(opponents)}, ${String(casualties)}`,
  )

describe('the table', () => {
  const two: readonly Round[] = [
    round(
      battle('a', 'b', 'first', 10, 30),
      battle('c', 'd', 'first', 5, 5),
      battle('e', 'f', 'draw'),
    ),
    round(
      battle('a', 'c', 'second', 12, 4),
      battle('b', 'd', 'draw', 8, 9),
      battle('e', 'f', 'draw'),
    ),
  ]

  test('adds what every opponent made in all, then what each side lost', () => {
    // a met b (1) and c (4); b met a (2) and d (1); c met d and a; d met c and b; e and f met twice.
    expect(told(standings(entrants('a', 'b', 'c', 'd', 'e', 'f'), two))).toEqual([
      '1 c: 4, 3, 8',
      '2 a: 2, 5, 12',
      '3 e: 2, 4, 0',
      '3 f: 2, 4, 0',
      '5 d: 1, 5, -1',
      '6 b: 1, 3, -19',
    ])
  })

  test('keeps equals in the order they were given in', () => {
    expect(told(standings(entrants('f', 'e'), [round(battle('e', 'f', 'draw'))]))).toEqual([
      '1 f: 1, 1, 0',
      '1 e: 1, 1, 0',
    ])
  })

  test('knows of those who are not in it only that they were met', () => {
    expect(told(standings(entrants('a'), [round(battle('a', 'gone', 'second', 3, 1))]))).toEqual([
      '1 a: 0, 0, -2',
    ])
    expect(told(standings(entrants('b'), [round(open('gone', null))]))).toEqual(['1 b: 0, 0, 0'])
  })

  test('sorts by the opponents before the casualties, and by casualties last', () => {
    const rounds = [
      round(battle('a', 'x', 'first', 0, 50), battle('b', 'y', 'first', 20, 0)),
      round(battle('x', 'z', 'second', 0, 0), battle('y', 'w', 'first', 0, 0)),
    ]
    const rows = standings(entrants('a', 'b', 'w', 'x', 'y', 'z'), rounds)
    expect(told(rows)).toEqual([
      '1 y: 2, 2, 20',
      '2 b: 2, 2, -20',
      '3 a: 2, 0, 50',
      '4 z: 2, 0, 0',
      '5 x: 0, 4, -50',
      '6 w: 0, 2, 0',
    ])
  })

  test('counts a bye as an opponent who drew every round that is over', () => {
    const over = [round(battle('a', 'b', 'draw'), open('c', null))]
    const twice = [...over, round(battle('c', 'b', 'draw'), open('a', null))]
    const running = [...twice, round(open('a', 'c'), open('b', null))]
    const byesAndMore = (rounds: readonly Round[]) =>
      standings(entrants('a', 'b', 'c'), rounds).map(
        ({ id, points, byes, opponents }) =>
          `${id}: ${String(points)}, ${String(byes)}, ${String(opponents)}`,
      )
    expect(byesAndMore(over)).toEqual(['c: 2, 1, 1', 'a: 1, 0, 1', 'b: 1, 0, 1'])
    // The bye of two rounds counts two more; the round that still runs adds nothing.
    expect(byesAndMore(twice)).toEqual(['a: 3, 1, 4', 'c: 3, 1, 4', 'b: 2, 0, 6'])
    expect(byesAndMore(running)).toEqual(byesAndMore(twice))
  })

  test('tells victories, draws, defeats and byes apart', () => {
    const rounds = [
      round(battle('a', 'b', 'second'), open('c', null)),
      round(battle('c', 'a', 'draw'), open('b', null)),
    ]
    const rows = new Map(standings(entrants('a', 'b', 'c'), rounds).map((row) => [row.id, row]))
    expect(rows.get('a')).toMatchObject({ victories: 0, draws: 1, defeats: 1, byes: 0, points: 1 })
    expect(rows.get('b')).toMatchObject({ victories: 1, draws: 0, defeats: 0, byes: 1, points: 4 })
    expect(rows.get('c')).toMatchObject({ victories: 0, draws: 1, defeats: 0, byes: 1, points: 3 })
  })
})

describe('the organiser', () => {
  const gone = (id: string): Entrant => ({ id, hasDropped: true })

  test('pairs two who are still there, whoever went home', () => {
    const next = nextRound([], [gone('x'), ...entrants('a', 'b'), gone('y')], 1)
    const [paired] = next.ok ? next.value : []
    expect(paired?.pairings.flatMap(({ first, second }) => [first, second]).sort()).toEqual([
      'a',
      'b',
    ])
    expect(nextRound([], [gone('x'), ...entrants('a')], 1)).toMatchObject({
      problem: { why: 'too-few' },
    })
  })

  test('goes back by no more than one round', () => {
    const three = [
      round(battle('a', 'b', 'draw')),
      round(battle('a', 'c', 'draw')),
      round(open('a', 'd')),
    ]
    expect(withoutRound(three, 2)).toEqual(three.slice(0, 2))
    expect(withoutRound(three, 1)).toBe(three)
    expect(withoutRound(three, 3)).toBe(three)
    expect(withRoundBack(three.slice(0, 2), 2, round(open('a', 'd')))).toEqual(three)
    expect(withRoundBack(three.slice(0, 2), 1, round(open('a', 'd')))).toHaveLength(2)
  })

  test('enters a result at one table and takes it out again, the others as they were', () => {
    const before = [round(open('a', 'b'), open('a', 'c'), open('d', 'b'))]
    const result = { winner: 'first', firstLost: 1, secondLost: 2 } as const
    const after = withResult(before, 0, { first: 'a', second: 'b' }, result)
    expect(after).toEqual([round(battle('a', 'b', 'first', 1, 2), open('a', 'c'), open('d', 'b'))])
    expect(after.map(hasResults)).toEqual([true])
    expect(before.map(hasResults)).toEqual([false])
    expect(withResult(after, 0, { first: 'a', second: 'b' }, null)).toEqual(before)
  })
})
